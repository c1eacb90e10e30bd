// Clean-up after each test: disconnects clients, closes servers, removes files.
import { cutLines } from './attack.ts';
import { endChildren } from './child.ts';
import { closeClients } from './testClient.ts';
import { closeServers } from './server.ts';
import { closeStockClients } from './stockClient.ts';
import { closeStockSockets } from './stockSocket.ts';
import { hangUp } from './stockMatch.ts';

export const tidy = async (): Promise<void> => {
  cutLines();
  hangUp();
  closeClients();
  closeStockClients();
  closeStockSockets();
  await endChildren();
  await closeServers();
};
