// Attack: many requests for lists, pipelined over connections that read no answer; the server ends such connections.
import { openLine, request } from '../../kit/rawLine.ts';
import type { Attack } from './attack.ts';
import { makeMatches } from './crowd.ts';

const PIPELINED = 20;
/** Each address has its own limit of requests: more addresses bring more lists, more connections from one do not. */
const ADDRESSES = 12;

export const unreadAnswers: Attack = {
  name: 'answers over HTTP that nobody reads',
  async run(server, strength) {
    await makeMatches(server, 100);
    let asked = 0;
    const lines = 400 * strength;
    const attack = async (address: string): Promise<void> => {
      const line = await openLine(server.port);
      line.socket.pause();
      const many = request('GET', '/games/tiefenthal?limit=100', address).repeat(PIPELINED);
      // If the server kept the connection, it would stop reading in the end, and a send would wait for ever.
      const stuck = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 3000));
      for (let i = 0; i < 10 && (await Promise.race([line.send(many), stuck])); i++) asked += PIPELINED;
    };
    await Promise.all(Array.from({ length: lines }, (_, i) => attack(`10.6.${i % ADDRESSES}.1`)));
    return { did: `${lines} connections, ${asked} requests`, faults: [] };
  },
};
