// Clean-up after each test: disconnects clients, closes servers, removes files.
import { closeRawSockets } from './attack.ts';
import { endChildren } from './child.ts';
import { closeClients } from './testClient.ts';
import { closeServers } from './server.ts';
import { closeStockClients } from './stockClient.ts';
import { closeStockSockets } from './stockSocket.ts';
import { closeStockMatches } from './stockMatch.ts';

export const closeEverything = async (): Promise<void> => {
  closeRawSockets();
  closeStockMatches();
  closeClients();
  closeStockClients();
  closeStockSockets();
  await endChildren();
  await closeServers();
};
