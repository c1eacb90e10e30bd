// Attack: polling connections that enter and leave the lobby and ask for what the server sends, but read none of it.
import { PROTOCOL } from '../../../../server/wire/protocol.ts';
import { enterPacket, leavePacket, openLine, request } from '../../kit/rawLine.ts';
import { type Attack, faultsOf, wait, WAITING_MOST } from './attack.ts';
import { addressIn, makeMatches } from './crowd.ts';

export const polling: Attack = {
  name: 'polling that reads nothing',
  async run(server, strength) {
    await makeMatches(server, 100);
    const { port, child, measure } = server;
    const path = '/socket.io/?EIO=4&transport=polling';
    let said = 0;
    let stayed = 0;
    const attack = async (address: string): Promise<void> => {
      const opened = await fetch(child.url + path, { headers: { 'x-forwarded-for': address } });
      const sid = /"sid":"([\w-]+)"/.exec(await opened.text())?.[1];
      const line = await openLine(port);
      line.socket.pause();
      const session = `${path}&sid=${sid}`;
      const enter = request('POST', session, address, [], enterPacket('/lobby', { protocol: PROTOCOL }));
      const leave = request('POST', session, address, [], leavePacket('/lobby'));
      // In each round the lobby is entered, its packets are asked for and never read, and the lobby is left.
      const round = [enter, request('GET', session, address), leave];
      for (let i = 0; i < 100 * strength; i++) {
        if (!(await line.send(round[i % round.length] ?? ''))) return;
        said++;
        await wait(40);
      }
      stayed++;
    };
    const connections = 80 * strength;
    await Promise.all(Array.from({ length: connections }, (_, i) => attack(addressIn('10.5', i))));
    const waiting = await measure('tiefenthal_waiting_bytes');
    const open = await measure('tiefenthal_sockets');
    return {
      did: `${connections} connections, ${said} requests, ${connections - stayed} cut off`,
      faults: faultsOf([waiting, WAITING_MOST, 'bytes wait to be sent'], [open, connections, 'connections stand']),
    };
  },
};
