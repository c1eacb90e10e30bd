// Attack: hundreds of connections from one address, most of them with malformed session ids.
import { openWebSocket } from '../../kit/rawLine.ts';
import { SOCKETS_PER_ADDRESS } from '../../../../server/limits/limits.ts';
import { type Attack, faultsOf } from './attack.ts';

const AT_ONCE = 50;
const QUERIES = ['&sid=', '&sid=x&sid=', '&sid', '&sid=__proto__', '&sid=%00', '&SID=x', ''];

export const connections: Attack = {
  name: 'connections with malformed session ids',
  async run({ port, measure }, strength) {
    const tried = 350 * strength;
    let opened = 0;
    for (let i = 0; i < tried; i += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, k) =>
        openWebSocket(port, '10.2.0.1', QUERIES[(i + k) % QUERIES.length]),
      );
      opened += (await Promise.all(batch)).filter((line) => line !== null).length;
    }
    const open = await measure('tiefenthal_sockets');
    return {
      did: `${tried} tried, ${opened} opened`,
      faults: faultsOf([open, SOCKETS_PER_ADDRESS, 'connections of one address']),
    };
  },
};
