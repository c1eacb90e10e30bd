// A bot's move from what its seat can see, computed in a worker or, where there is none, in the page.
import { explain, type AdviceReason } from '../../game/bots/coach/reasons.ts';
import { loadBot, type BotLevel } from '../../game/bots/index.ts';
import { random } from '../../game/bots/random.ts';
import { legal, type Move, type Rng, type Seat, type View } from '../../game/index.ts';

export interface BotQuestion {
  level: BotLevel;
  /** The bot's name. If it is a character's, the bot has that character's taste. */
  name: string;
  view: View;
  seat: Seat;
  /** Milliseconds that the bot may think. */
  time: number;
}

/** A move, and why it is made. */
export interface Thought {
  readonly move: Move;
  readonly why: readonly AdviceReason[];
}

/**
 * A seat that the others wait for must move: if its bot returns no move, a random one is made. Null when no move is
 * legal.
 */
export async function botThought({ level, name, view, seat, time }: BotQuestion, rng: Rng): Promise<Thought | null> {
  const bot = await loadBot(level, name);
  const end = performance.now() + time;
  const asked = { view, seat, moves: legal(view, seat) };
  const budget = { left: () => end - performance.now() };
  const decision = bot(asked, rng, budget) ?? random(asked, rng, budget);
  return decision === null ? null : { move: decision.move, why: explain(view, seat, decision) };
}
