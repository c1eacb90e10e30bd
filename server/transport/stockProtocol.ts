// boardgame.io's own protocol, for its unchanged clients and bots. Every packet names its match and, unless a spectator
// sent it, its seat and the seat's key. Moves are told as whole states, which hide what our protocol hides.
import * as v from 'valibot';
import { keyHashAt, type Match, type Watcher } from '../match/match.ts';
import { isKeyOf } from '../match/secrets.ts';
import { Refused } from '../http/errors.ts';
import type { RefusalCode } from '../wire/refusals.ts';
import { STOCK_FRAMES } from '../wire/frames.ts';
import { addressOfSocket, type AnySocket } from './sockets.ts';
import { stockNews, type StockEmit } from './stockFrames.ts';
import type { Visit, VisitDeps, Visits } from './visits.ts';

const refuse = (code: RefusalCode): never => {
  throw new Refused(code);
};

/** The seat that a client claims; null or missing for a spectator. */
type PlayerID = string | null | undefined;

export const createStockProtocol = ({ lobby, limits, refusalOfChanges }: VisitDeps, visits: Visits) => {
  const { registry, engine } = lobby;

  const read = <Schema extends v.GenericSchema>(schema: Schema, args: unknown): v.InferOutput<Schema> => {
    const frame = v.safeParse(schema, args);
    return frame.success ? frame.output : refuse('malformed');
  };

  /** The match, and the seat that the key opens. Failed attempts are rate-limited. */
  const authenticate = async (
    address: string,
    matchID: string,
    playerID: PlayerID,
    credentials: string | null | undefined,
  ): Promise<{ readonly match: Match; readonly seat: number | null }> => {
    const turnAway = (code: RefusalCode): never => refuse(limits.enter.take(address) ? code : 'tooFast');
    const match = (await registry.find(matchID)) ?? turnAway('notFound');
    const isSpectator = playerID === null || playerID === undefined;
    // -1 for a spectator and for a seat that does not exist: no key is right for it.
    const at = match.record.seats.findIndex((_seat, seat) => String(seat) === playerID);
    const isRightKey = isKeyOf(credentials ?? '', keyHashAt(match.record, at));
    if (!isSpectator && !isRightKey) return turnAway('wrongKey');
    if (match.setAside) return refuse('setAside');
    return { match, seat: isSpectator ? null : at };
  };

  return (socket: AnySocket): void => {
    const address = addressOfSocket(socket);
    const emit: StockEmit = (event, ...args) => void socket.emit(event, ...args);
    let visit: Visit | null = null;
    let isGone = false;
    const end = (): void => {
      if (visit !== null) visits.end(visit, socket);
      visit = null;
    };

    const sync = async (args: readonly unknown[]): Promise<void> => {
      const [matchID, playerID, credentials] = read(STOCK_FRAMES.sync, args);
      if (!limits.sync.take(address)) return refuse('tooFast');
      const { match, seat } = await authenticate(address, matchID, playerID, credentials);
      if (isGone) return;
      // A client that changes its match or its seat over the same connection leaves the one before.
      end();
      const keyHash = keyHashAt(match.record, seat);
      if (!visits.hasRoom(match, { keyHash })) return refuse('tooManySpectators');
      const watcher: Watcher = {
        ...stockNews(emit, matchID, engine.actions),
        keyHash,
        name: null,
        syncsIncludeChat: false,
        drop: () => socket.conn.close(),
        isSilent: false,
      };
      visit = { match, watcher, address };
      visits.begin(visit, socket);
      visits.sync(visit);
    };

    const update = async (args: readonly unknown[]): Promise<void> => {
      const [{ payload }, version, matchID, playerID] = read(STOCK_FRAMES.update, args);
      const code = refusalOfChanges();
      if (code !== null) return refuse(code);
      const { match, seat } = await authenticate(address, matchID, playerID, payload.credentials);
      // The payload names a seat as well, which must be the one that the key opens.
      if ((payload.playerID ?? null) !== (playerID ?? null)) return refuse('notAllowed');
      const move = engine.actions.moveIn(payload) ?? refuse('malformed');
      // boardgame.io's clients send no mark by which a repeated move would be known.
      const outcome = await visits.move({ match, seat, address, name: null }, { version, mark: null, move });
      if (typeof outcome !== 'string') throw new Refused(outcome.code, outcome.reason);
    };

    const chat = async (args: readonly unknown[]): Promise<void> => {
      const [matchID, { sender, payload }, credentials] = read(STOCK_FRAMES.chat, args);
      const { match, seat } = await authenticate(address, matchID, sender, credentials);
      const answer = await visits.say({ match, seat, address, name: null }, { text: payload });
      if (answer !== null) throw new Refused(answer.code, answer.reason);
    };

    // One packet at a time, in the order in which they came.
    let earlier: Promise<void> = Promise.resolve();
    const inOrder =
      (act: (args: readonly unknown[]) => Promise<void>) =>
      (...args: unknown[]): void => {
        // The match is the first argument of `sync` and `chat`, and the third of `update`.
        const matchID = [args[0], args[2]].find((arg) => typeof arg === 'string') ?? null;
        earlier = earlier
          .then(() => act(args))
          .catch((error: unknown) => {
            // Null: no match is known here for the log.
            emit('refused', matchID, visits.toRefusal(null)(error));
          });
      };
    socket.on('sync', inOrder(sync));
    socket.on('update', inOrder(update));
    socket.on('chat', inOrder(chat));
    socket.on('disconnect', () => {
      isGone = true;
      end();
    });
  };
};
