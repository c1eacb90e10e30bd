// Attack: hundreds of spectators at one table who read nothing.
import { SOCKETS_PER_ADDRESS } from '../../../../server/limits/limits.ts';
import { MATCH_NAMESPACE, PROTOCOL } from '../../../../server/wire/protocol.ts';
import { enterPacket, frame, openWebSocket, TEXT } from '../../kit/rawLine.ts';
import { connectClient } from '../../kit/testClient.ts';
import { type Attack, comesTrue, faultsOf, wait, WAITING_MOST } from './attack.ts';
import { makeMatches } from './crowd.ts';

const MOST = 200;

export const spectators: Attack = {
  name: 'spectators who read nothing',
  env: { MAX_SPECTATORS: String(MOST) },
  async run(server, strength) {
    const { port, lobby, child, measure } = server;
    const [match] = await makeMatches(server, 1);
    const { id, key } = match!;
    const come = 250 * strength;
    const enter = frame(TEXT, enterPacket(MATCH_NAMESPACE, { protocol: PROTOCOL, match: id }));
    await Promise.all(
      Array.from({ length: come }, async (_, i) => {
        const line = await openWebSocket(port, `10.7.${Math.floor(i / SOCKETS_PER_ADDRESS)}.1`);
        await line?.send(enter);
      }),
    );
    let mostSeen = 0;
    const look = async (): Promise<void> => {
      mostSeen = Math.max(mostSeen, (await lobby.get(id)).spectators);
    };
    const isFull = await comesTrue(async () => {
      await look();
      return mostSeen === MOST;
    });
    const anna = await connectClient({ url: child.url, match: id, key });
    for (let i = 0; i < 10 * strength; i++) {
      // Every change is announced to all spectators. Changes that are refused as too fast do not matter.
      await lobby.ready({ id, key }, i % 2 === 0).catch(() => undefined);
      await anna.socket.say({ phrase: 'hello' });
      await wait(100);
    }
    await look();
    anna.socket.close();
    return {
      did: `${come} came, ${mostSeen} let in`,
      faults: [
        ...(isFull ? [] : ['spectators were kept out although there was room']),
        ...faultsOf(
          [mostSeen, MOST, 'spectators'],
          [await measure('tiefenthal_waiting_bytes'), WAITING_MOST, 'bytes wait to be sent'],
        ),
      ],
    };
  },
};
