// Clean-up after each test: disconnects clients, closes servers, removes files.
import { cutLines } from './attack.ts';
import { endChildren } from './child.ts';
import { sendHome } from './guest.ts';
import { closeServers } from './server.ts';
import { sendStockGuestsHome } from './stockGuest.ts';
import { closeStockSockets } from './stockSocket.ts';
import { hangUp } from './stockTable.ts';

export const tidy = async (): Promise<void> => {
  cutLines();
  hangUp();
  sendHome();
  sendStockGuestsHome();
  closeStockSockets();
  await endChildren();
  await closeServers();
};
