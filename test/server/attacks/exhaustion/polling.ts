// Connections by polling that take part in everything and never fetch what they are told.
import { PROTOCOL } from '../../../../server/wire.ts';
import { openLine, request } from '../../kit/rawLine.ts';
import { type Attack, faultsOf, wait, WAITING_MOST } from './attack.ts';
import { makeMatches } from './crowd.ts';

const SEPARATOR = '\u001e';

export const polling: Attack = {
  name: 'polling that fetches nothing',
  async run(server, strength) {
    await makeMatches(server, 100);
    const { port, child, measure } = server;
    const enter = `40/lobby,{"protocol":${PROTOCOL}}`;
    const words = Array.from({ length: 20 }, () => [enter, '41/lobby,'])
      .flat()
      .join(SEPARATOR);
    let said = 0;
    const attack = async (address: string): Promise<void> => {
      const path = '/socket.io/?EIO=4&transport=polling';
      const opened = await fetch(child.url + path, { headers: { 'x-forwarded-for': address } });
      const sid = /"sid":"([\w-]+)"/.exec(await opened.text())?.[1];
      const line = await openLine(port);
      for (let i = 0; sid !== undefined && i < 10 * strength; i++) {
        // Said, and then asked for, and never read.
        if (!(await line.send(request('POST', `${path}&sid=${sid}`, address, [], words)))) break;
        if (!(await line.send(request('GET', `${path}&sid=${sid}`, address)))) break;
        said++;
        await wait(100);
      }
      line.socket.pause();
    };
    const addresses = Array.from({ length: strength }, (_, i) => `10.5.0.${i}`);
    await Promise.all(addresses.flatMap((address) => Array.from({ length: 40 }, () => attack(address))));
    const waiting = await measure('tiefenthal_waiting_bytes');
    const open = await measure('tiefenthal_sockets');
    return {
      did: `${40 * strength} connections, ${said} requests with 40 packets each`,
      faults: faultsOf([waiting, WAITING_MOST, 'bytes wait to be sent'], [open, 40 * strength, 'connections stand']),
    };
  },
};
