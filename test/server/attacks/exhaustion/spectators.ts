// Attack: hundreds of spectators at one table who read nothing.
import { SOCKETS_PER_ADDRESS } from '../../../../server/limits/limits.ts';
import { MATCH_NAMESPACE, PROTOCOL } from '../../../../server/wire/protocol.ts';
import { frame, openWebSocket, TEXT } from '../../kit/rawLine.ts';
import { connectClient } from '../../kit/testClient.ts';
import { type Attack, comesTrue, faultsOf, wait, WAITING_MOST } from './attack.ts';
import { makeMatches } from './crowd.ts';

const MOST = 200;

export const spectators: Attack = {
  name: 'spectators who read nothing',
  env: { MAX_SPECTATORS: String(MOST) },
  async run(server, strength) {
    const { port, lobby, child, measure } = server;
    const [match] = await makeMatches(server, 1, 2);
    const { id, key } = match!;
    const come = 250 * strength;
    // Socket.io's packet 40 enters a namespace.
    const enter = frame(TEXT, `40${MATCH_NAMESPACE},${JSON.stringify({ protocol: PROTOCOL, match: id })}`);
    await Promise.all(
      Array.from({ length: come }, async (_, i) => {
        const line = await openWebSocket(port, `10.7.${Math.floor(i / SOCKETS_PER_ADDRESS)}.1`);
        await line?.send(enter);
      }),
    );
    /** The most spectators that were seen at once. */
    let there = 0;
    const look = async (): Promise<void> => {
      there = Math.max(there, (await lobby.get(id)).spectators);
    };
    const isFull = await comesTrue(async () => {
      await look();
      return there === MOST;
    });
    const anna = await connectClient({ url: child.url, match: id, key });
    for (let i = 0; i < 10 * strength; i++) {
      await lobby.ready({ id, key }, i % 2 === 0).catch(() => undefined);
      await anna.socket.say({ phrase: 'hello' });
      await wait(100);
    }
    await look();
    anna.socket.close();
    return {
      did: `${come} came, ${there} let in`,
      faults: [
        ...(isFull ? [] : ['not all came in for whom there was room']),
        ...faultsOf(
          [there, MOST, 'spectators'],
          [await measure('tiefenthal_waiting_bytes'), WAITING_MOST, 'bytes wait to be sent'],
        ),
      ],
    };
  },
};
