// Plays one seat of a local game: asks the bot with the seat's view, pauses so that people can follow, makes the move.
import { thinkingTime, type BotLevel } from '../../game/bots/index.ts';
import { waitedFor, type Seat, type View } from '../../game/index.ts';
import type { BotThread } from './botThread.ts';
import type { BotQuestion, Thought } from './botThinking.ts';
import type { Connection } from './connection.ts';

/** Resolves when the bot may make the move that it has thought of. `usedMs` is how long its turn has lasted. */
export type Pause = (usedMs: number) => Promise<void>;

/** A move that a bot has made, why, and what it saw before. */
export interface BotMove extends Thought {
  readonly seat: Seat;
  readonly view: View;
}

export interface BotPlayer {
  readonly level: BotLevel;
  readonly name: string;
}

/** Between two attempts to think, when a bot's code could not be loaded without a network. */
const AGAIN_MS = 2000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** In the phase `orders` every die is a turn of its own. */
const turnKey = ({ round, phase, players }: View, seat: Seat): string =>
  phase === 'orders' ? `${round} ${phase} ${players[seat]?.coaster.length ?? 0}` : `${round} ${phase}`;

export function runBot(
  connection: Connection,
  player: BotPlayer,
  thread: BotThread,
  pause: Pause,
  onMade: (made: BotMove) => void = () => undefined,
  againMs = AGAIN_MS,
): () => void {
  const { seat } = connection;
  let view: View | null = null;
  let stopped = false;
  let busy = false;
  let turn = '';
  let begun = 0;

  /** Milliseconds since this bot's turn began. */
  const timeUsed = (seen: View, seat: Seat): number => {
    const current = turnKey(seen, seat);
    if (current !== turn) {
      turn = current;
      begun = performance.now();
    }
    return performance.now() - begun;
  };

  const isAsked = () => !stopped && seat !== null && view !== null && waitedFor(view).includes(seat);

  /** The move of the bot; after a failure it thinks again, until it is stopped. */
  const think = async (question: BotQuestion): Promise<Thought | null> => {
    while (!stopped) {
      try {
        return await thread.think(question);
      } catch {
        await sleep(againMs);
      }
    }
    return null;
  };

  const act = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (isAsked() && view !== null && seat !== null) {
      const seen = view;
      const usedMs = timeUsed(seen, seat);
      const question = { ...player, view: seen, seat, time: thinkingTime(usedMs) };
      const [thought] = await Promise.all([think(question), pause(usedMs)]);
      if (stopped || thought === null) break;
      // Others may have moved meanwhile; a move that no longer fits is refused, and thought of anew.
      const refused = await connection.send(thought.move);
      if (refused === null) onMade({ ...thought, seat, view: seen });
      // Refused at an unchanged table, it would be refused again: the bot waits for the next update.
      else if (view === seen) break;
    }
    busy = false;
  };

  const stopListening = connection.subscribe((update) => {
    view = update.view;
    void act();
  });

  return () => {
    stopped = true;
    stopListening();
    connection.close();
  };
}
