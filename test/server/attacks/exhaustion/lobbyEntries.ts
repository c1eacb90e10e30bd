// Attack: packets to enter the lobby and to leave it, again and again, over connections that read nothing.
import { PROTOCOL } from '../../../../server/wire/protocol.ts';
import { enterPacket, leavePacket } from '../../kit/rawLine.ts';
import { type Attack, faultsOf, WAITING_MOST } from './attack.ts';
import { makeMatches, repeat } from './crowd.ts';

export const lobbyEntries: Attack = {
  name: 'entries to the lobby',
  async run(server, strength) {
    await makeMatches(server, 100);
    const packets = [enterPacket('/lobby', { protocol: PROTOCOL }), leavePacket('/lobby')];
    const addresses = Array.from({ length: strength }, (_, i) => `10.3.0.${i}`);
    const { lines, sent } = await repeat(server, { addresses, perAddress: 40, packets, times: 120 * strength });
    const waiting = await server.measure('tiefenthal_waiting_bytes');
    return {
      did: `${lines.length} connections, ${sent} packets`,
      faults: faultsOf([waiting, WAITING_MOST, 'bytes wait to be sent']),
    };
  },
};
