// The actions of a connection to a match, in any protocol: coming and going, moves, chat.
import type { Logger } from 'pino';
import { refusalOf } from '../http/errors.ts';
import { type Limits, MOVE_BYTES } from '../limits/limits.ts';
import { say, type Speaker } from '../lobby/chat.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Outcome, SentMove } from '../match/games.ts';
import { countSpectators, type Match, type Watcher } from '../match/match.ts';
import { sendSync } from '../match/sync.ts';
import type { Metrics } from '../metrics.ts';
import type { Answer, ServerRefusal, RefusalCode } from '../wire/refusals.ts';
import type { ChatFrame } from '../wire/frames.ts';
import { watchPings } from './pingWatch.ts';
import type { AnySocket } from './sockets.ts';

export interface Visit {
  readonly match: Match;
  readonly watcher: Watcher;
  readonly address: string;
}

/** The actor of a move or a line of chat: a seat, or a spectator. */
export interface Actor {
  readonly match: Match;
  readonly seat: number | null;
  readonly address: string;
  /** A spectator's name. */
  readonly name: string | null;
}

export interface Visits {
  /**
   * False, and counted in the metrics, for a spectator when the match has MAX_SPECTATORS already. A seat may have any
   * number of connections.
   */
  readonly hasRoom: (match: Match, watcher: Pick<Watcher, 'keyHash'>) => boolean;
  /** From now on the connection counts as present, and is told what happens. */
  readonly begin: (visit: Visit, socket: AnySocket) => void;
  readonly end: (visit: Visit, socket: AnySocket) => void;
  /** Sends a sync; closes the connection when that fails. */
  readonly sync: (visit: Visit) => void;
  /**
   * `sent` is null when the frame is malformed. `watcher` is the connection that sent the move, undefined for
   * boardgame.io's own clients: if the move is made, the step that tells every watcher of it is the answer to this one.
   */
  readonly move: (actor: Actor, sent: SentMove | null, watcher?: Watcher) => Promise<Outcome>;
  readonly say: (actor: Actor, frame: ChatFrame) => Promise<Answer>;
  /** Turns an error into its refusal; an unexpected one is logged. */
  readonly toRefusal: (match: Match | null) => (error: unknown) => ServerRefusal;
  /** Stops watching for silent connections. */
  readonly stop: () => void;
}

export interface VisitDeps {
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The refusal while the server takes no changes; null otherwise. */
  readonly refusalOfChanges: () => RefusalCode | null;
}

export const createVisits = ({ lobby, limits, metrics, log, refusalOfChanges }: VisitDeps): Visits => {
  const { config, registry, games } = lobby;

  const shareAndUpdatePresence = (match: Match): void => {
    registry.sharePresence(match);
    registry.updatePresence(match);
  };
  const pings = watchPings<Visit>({
    fellSilent({ match, watcher }) {
      watcher.isSilent = true;
      shareAndUpdatePresence(match);
    },
    heardAgain({ match, watcher }) {
      watcher.isSilent = false;
      shareAndUpdatePresence(match);
    },
  });

  const play = async ({ match, seat }: Actor, sent: SentMove | null, watcher?: Watcher): Promise<Outcome> => {
    const code = refusalOfChanges();
    if (code !== null) return { code };
    if (sent === null) return { code: 'malformed' };
    if (seat === null) return { code: 'notAllowed' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    // After the rate limit, because measuring takes longer than the checks before.
    if (JSON.stringify(sent.move).length > MOVE_BYTES) return { code: 'tooLarge' };
    if (match.record.seats[seat]?.standIn !== null) return { code: 'standInPlays' };
    return games.play(match, seat, sent, watcher);
  };

  const toRefusal =
    (match: Match | null) =>
    (error: unknown): ServerRefusal => {
      const refusal = refusalOf(error);
      if (refusal.code === 'failed') log.error({ match: match?.record.id, err: error }, 'a frame failed');
      return refusal;
    };

  return {
    hasRoom(match, { keyHash }) {
      if (keyHash !== null || countSpectators(match) < config.maxSpectators) return true;
      metrics.limited.inc({ limit: 'spectators' });
      return false;
    },
    begin(visit, { conn }) {
      const { match, watcher } = visit;
      match.watchers.add(watcher);
      // Not announced here: the sync that follows announces it.
      registry.sharePresence(match);
      registry.visit(match);
      if (watcher.keyHash !== null) match.awaySince.delete(watcher.keyHash);
      pings.follow(conn, visit);
    },
    end({ match, watcher }, { conn }) {
      pings.unfollow(conn);
      match.watchers.delete(watcher);
      shareAndUpdatePresence(match);
    },
    sync({ match, watcher }) {
      sendSync(lobby, match, watcher).catch((error: unknown) => {
        log.error({ match: match.record.id, err: error }, 'a match could not be synced');
        watcher.drop();
      });
    },
    async move(actor, sent, watcher) {
      const outcome = await play(actor, sent, watcher).catch(toRefusal(actor.match));
      metrics.moves.inc({ outcome: typeof outcome === 'string' ? outcome : outcome.code });
      return outcome;
    },
    async say({ match, seat, address, name: given }, frame) {
      const name = seat === null ? given : (match.record.seats[seat]?.name ?? null);
      if (name === null) return { code: 'nameInvalid' };
      if (!limits.chat.take(seat === null ? address : `${match.record.id}:${seat}`)) return { code: 'tooFast' };
      const owner = seat === null ? `${address}:${name}` : String(seat);
      const speaker: Speaker = { owner, seat, name };
      return say(lobby, match, speaker, frame).catch(toRefusal(match));
    },
    toRefusal,
    stop: () => pings.stop(),
  };
};
