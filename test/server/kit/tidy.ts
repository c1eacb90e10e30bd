// After each test: nobody is left connected, no server runs, no file stays.
import { cutLines } from './attack.ts';
import { endChildren } from './child.ts';
import { sendHome } from './guest.ts';
import { closeHouses } from './house.ts';
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
  await closeHouses();
};
