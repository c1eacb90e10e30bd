// One match of the bench: its seats' connections, in our protocol or boardgame.io's, and the script played move by
// move, as fast as the server answers or at a given pace.
import { argsOfMove } from '../../game/boardgame.ts';
import { PROTOCOL } from '../../server/wire/protocol.ts';
import type { ScriptedMove } from './serverScript.ts';
import { type Line, openLine } from './serverWire.ts';

export interface Tally {
  /** Milliseconds of each move, until every seat has seen it. */
  readonly times: number[];
  bytes: number;
  moves: number;
}

export interface BenchMatch {
  /** Plays until `until` is true or the script ends; `pause` gives the milliseconds to wait after a move. */
  readonly play: (until: () => boolean, tally: Tally, pause?: () => number) => Promise<void>;
  /** The script is played to its end. */
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** One seat's connection to the match. */
interface SeatLine extends Pick<Line, 'close'> {
  readonly move: (version: number, scripted: ScriptedMove) => void;
}

/** The protocol of one kind of server. */
export interface ServerProtocol {
  /** Starts a match and connects its seats; ours connects them to the servers at `urls` in turn. */
  open(
    urls: readonly string[],
    players: number,
    modules: number,
    onPacket: (seat: number, packet: string, bytes: number) => void,
  ): Promise<readonly SeatLine[]>;
  /** The version of the match that a packet brings; null if it brings none. */
  readonly versionIn: (packet: string) => number | null;
}

const post = async <T>(url: string, body: object): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as T;
};
const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);

export const ourProtocol: ServerProtocol = {
  async open(urls, players, modules, onPacket) {
    const games = `${urls[0] ?? ''}/games/tiefenthal`;
    const { matchID } = await post<{ matchID: string }>(`${games}/create`, {
      numPlayers: players,
      setupData: { modules },
    });
    const keys: string[] = [];
    for (const seat of seatsOf(players)) {
      const body = { playerID: String(seat), playerName: `Seat ${seat}` };
      keys.push((await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, body)).playerCredentials);
    }
    const open = keys.map(async (key, seat): Promise<SeatLine> => {
      const { send, close } = await openLine({
        url: urls[seat % urls.length] ?? '',
        namespace: '/tiefenthal',
        auth: { protocol: PROTOCOL, match: matchID, key },
        onPacket: (packet, bytes) => onPacket(seat, packet, bytes),
      });
      return { close, move: (version, { move }) => send('move', { version, id: String(version), move }) };
    });
    return Promise.all(open);
  },
  versionIn(packet) {
    // From one version to another: `42/tiefenthal,["step",41,42,…`.
    const found = /^42\/tiefenthal,\["step",\d+,(\d+)/.exec(packet)?.[1];
    return found === undefined ? null : Number(found);
  },
};

export const stockProtocol: ServerProtocol = {
  async open([url = ''], players, modules, onPacket) {
    const games = `${url}/games/tiefenthal`;
    const { matchID } = await post<{ matchID: string }>(`${games}/create`, {
      numPlayers: players,
      setupData: { modules },
    });
    const lines: SeatLine[] = [];
    for (const seat of seatsOf(players)) {
      const playerID = String(seat);
      const body = { playerID, playerName: `Seat ${seat}` };
      const joined = await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, body);
      const { send, close } = await openLine({
        url,
        namespace: '/tiefenthal',
        onPacket: (packet, bytes) => onPacket(seat, packet, bytes),
      });
      const credentials = joined.playerCredentials;
      send('sync', matchID, playerID, credentials, players);
      const move: SeatLine['move'] = (version, scripted) => {
        const payload = { type: scripted.move.type, args: argsOfMove(scripted.move), playerID, credentials };
        send('update', { type: 'MAKE_MOVE', payload }, version, matchID, playerID);
      };
      lines.push({ close, move });
    }
    return lines;
  },
  versionIn(packet) {
    if (!packet.startsWith('42/tiefenthal,["update"')) return null;
    const found = /"_stateID":(\d+)/.exec(packet)?.[1];
    return found === undefined ? null : Number(found);
  },
};

export const openMatch = async (
  protocol: ServerProtocol,
  urls: readonly string[],
  players: number,
  modules: number,
  script: readonly ScriptedMove[],
): Promise<BenchMatch> => {
  const versions = seatsOf(players).map(() => 0);
  let tally: Tally | null = null;
  let onVersion: () => void = () => undefined;
  const lines = await protocol.open(urls, players, modules, (seat, packet, bytes) => {
    if (tally !== null) tally.bytes += bytes;
    const version = protocol.versionIn(packet);
    if (version === null) return;
    versions[seat] = version;
    onVersion();
  });
  let version = 0;

  const everyoneSees = (next: number): Promise<void> =>
    new Promise((resolve) => {
      onVersion = () => {
        if (versions.every((each) => each >= next)) resolve();
      };
    });

  return {
    async play(until, counted, pause) {
      tally = counted;
      // Matches begin at different times, so that their moves are spread over the pause.
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, Math.random() * pause()));
      for (let move = script[version]; move !== undefined && !until(); move = script[version]) {
        const seen = everyoneSees(version + 1);
        const sent = performance.now();
        lines[move.seat]!.move(version, move);
        await seen;
        counted.times.push(performance.now() - sent);
        counted.moves++;
        version++;
        if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause()));
      }
      tally = null;
    },
    isOver: () => version === script.length,
    close() {
      for (const line of lines) line.close();
    },
  };
};
