// Attack: enters a table, asks for syncs and leaves, again and again, over connections that read nothing.
import { MATCH_NAMESPACE, PROTOCOL } from '../../../../server/wire/protocol.ts';
import { enterPacket, eventPacket, leavePacket } from '../../kit/rawLine.ts';
import { type Attack, faultsOf, WAITING_MOST } from './attack.ts';
import { makeMatches, repeat } from './crowd.ts';

export const tableEntries: Attack = {
  name: 'entries to a table',
  async run(server, strength) {
    const [match] = await makeMatches(server, 1);
    const seat = match!;
    await server.lobby.setBot(seat, 1, 'easy');
    await server.lobby.ready(seat, true);
    const enter = enterPacket(MATCH_NAMESPACE, { protocol: PROTOCOL, match: seat.id });
    const packets = [enter, eventPacket(MATCH_NAMESPACE, 'resync'), leavePacket(MATCH_NAMESPACE)];
    const addresses = Array.from({ length: strength }, (_, i) => `10.4.0.${i}`);
    const { lines, sent } = await repeat(server, { addresses, perAddress: 40, packets, times: 80 * strength });
    const waiting = await server.measure('tiefenthal_waiting_bytes');
    return {
      did: `${lines.length} connections, ${sent} packets`,
      faults: faultsOf([waiting, WAITING_MOST, 'bytes wait to be sent']),
    };
  },
};
