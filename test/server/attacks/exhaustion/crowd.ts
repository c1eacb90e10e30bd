// Set-ups for attacks: client addresses, matches in the lobby, and connections that repeat packets.
import type { SmallServer } from '../../kit/smallServer.ts';
import { frame, openWebSocket, type RawLine, TEXT } from '../../kit/rawLine.ts';
import { wait } from './attack.ts';
import type { SeatedOnWire } from '../../../../server/wire/lobby.ts';
import type { Seated } from '../../../../client/net/lobby.ts';

/** The address with this index in a network such as `10.9`, which has 65,536 of them. */
export const addressIn = (network: string, index: number): string =>
  `${network}.${Math.floor(index / 256)}.${index % 256}`;

/** Public matches for two, each made from an address of its own. */
export const makeMatches = async ({ child }: SmallServer, count: number): Promise<readonly Seated[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const response = await fetch(`${child.url}/games/tiefenthal/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressIn('10.9', i) },
        body: JSON.stringify({
          playerName: 'Anna',
          numPlayers: 2,
          setupData: { modules: 5, title: `Evening with many guests, number ${i}`, startWhenReady: true },
        }),
      });
      const { matchID, playerCredentials } = (await response.json()) as SeatedOnWire;
      return { id: matchID, seat: 0, key: playerCredentials };
    }),
  );

interface Repetition {
  readonly addresses: readonly string[];
  /** The number of WebSockets of each address. */
  readonly perAddress: number;
  /** Sent in this order, again and again. */
  readonly packets: readonly string[];
  /** The number of times that the whole series is sent. */
  readonly times: number;
}

/** Opens WebSockets and sends the series of packets `times` times on each of them, or until it is cut off. */
export const repeat = async (
  { port }: SmallServer,
  { addresses, perAddress, packets, times }: Repetition,
): Promise<{ lines: readonly RawLine[]; sent: number }> => {
  const opened = await Promise.all(
    addresses.flatMap((address) => Array.from({ length: perAddress }, () => openWebSocket(port, address))),
  );
  const lines = opened.filter((line) => line !== null);
  let sent = 0;
  await Promise.all(
    lines.map(async (line) => {
      for (let i = 0; i < times * packets.length; i++) {
        if (!(await line.send(frame(TEXT, packets[i % packets.length] ?? '')))) return;
        sent++;
        // Within the limit on packets, and slow enough for the server to have let a connection into the lobby or to a
        // table before its next packet comes.
        await wait(20);
      }
    }),
  );
  return { lines, sent };
};
