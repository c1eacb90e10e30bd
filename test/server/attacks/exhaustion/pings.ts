// Attack: WebSocket pings without end, whose pongs are never read.
import { frame, openWebSocket, PING } from '../../kit/rawLine.ts';
import { type Attack, comesTrue } from './attack.ts';

const AT_ONCE = 1000;

export const pings: Attack = {
  name: 'pings whose pongs nobody reads',
  async run({ port, child }, strength) {
    const batch = Buffer.concat(Array.from({ length: AT_ONCE }, () => frame(PING, 'x'.repeat(125))));
    const lines = 3 * strength;
    let sent = 0;
    let cutOff = 0;
    const end = Date.now() + 10_000 + 5000 * strength;
    const attack = async (address: string): Promise<void> => {
      const line = await openWebSocket(port, address);
      while (line !== null && Date.now() < end && (await line.send(batch))) sent += AT_ONCE;
      if (Date.now() < end) cutOff++;
    };
    for (let i = 0; i < lines; i++) void attack(`10.1.0.${i}`);
    const isOver = await comesTrue(() => cutOff === lines || !child.isAlive(), end - Date.now());
    return {
      did: `${lines} connections, ${sent} pings, ${cutOff} cut off`,
      faults: isOver ? [] : [`${lines - cutOff} connections ping on`],
    };
  },
};
