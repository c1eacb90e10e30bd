// The entrants of the arena: bots by name, each with a budget of its own if one is given (`hard@100`).
import { createRequire } from 'node:module';
import { BOT_LEVELS, newBot, type Asked, type Bot } from '../../game/bots/index.ts';
import { random } from '../../game/bots/random.ts';
import { argsOfMove, type GameState } from '../../game/boardgame.ts';
import { looks, milliseconds } from './budget.ts';
import { gameWith, type ReducerMatch } from '../kit/match.ts';
import { legal, resultOf, rngFrom, waitedFor, type Modules, type Move, type Rng, type Seat } from '../../game/index.ts';

export interface Entrant {
  /** As it was asked for. */
  readonly name: string;
  /** boardgame.io's own bot is shown boardgame.io's whole state. */
  readonly seesAll: boolean;
  readonly decide: (asked: Asked, rng: Rng, match: ReducerMatch | null) => Move | null | Promise<Move | null>;
}

const NAMES = ['random', ...BOT_LEVELS, 'mcts'] as const;

export const ENTRANTS = `${NAMES.join(', ')}, each with a budget of its own if you like:
hard@100 thinks for 100 ms, hard@100x looks at the clock 100 times, so that its games can be repeated exactly
(mcts has milliseconds only)`;

const BUDGET = /^[1-9]\d{0,6}(x?)$/;

/** The fault of an entrant's name; null when it is valid. */
export function faultInName(name: string): string | null {
  const [level = '', budget, ...more] = name.split('@');
  if (!NAMES.some((known) => known === level)) return `nobody is called '${level}': there are ${NAMES.join(', ')}`;
  if (more.length > 0 || (budget !== undefined && !BUDGET.test(budget))) {
    return `'${name}' must have its budget in milliseconds or looks, such as ${level}@100 or ${level}@100x`;
  }
  if (level === 'mcts' && budget?.endsWith('x') === true) return `'${name}' must have its budget in milliseconds`;
  return null;
}

/** `budgetMs` is the budget of bots whose name has none. */
export async function entrant(name: string, budgetMs: number, modules: Modules): Promise<Entrant> {
  const [level = '', ownBudget = String(budgetMs)] = name.split('@');
  const count = Number.parseInt(ownBudget);
  const budgetOf = ownBudget.endsWith('x') ? looks : milliseconds;
  if (level === 'mcts') return { name, seesAll: true, decide: treeSearch(modules, count) };
  const bot: Bot = level === 'random' ? random : await newBot(level);
  return { name, seesAll: false, decide: (asked, rng) => bot(asked, rng, budgetOf(count))?.move ?? null };
}

const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as typeof import('boardgame.io/ai');

/** More moves than a random game has. */
const TO_THE_END = 5000;

/** Fewer playouts than this are no search at all. */
const FEWEST = 10;

/** MCTSBot is given a number of playouts, not a time: as many as fit into the budget, by what the last ones took. */
function treeSearch(modules: Modules, budgetMs: number): Entrant['decide'] {
  // MCTSBot looks for `winner` in the result of a game, as boardgame.io's examples name it.
  const game = {
    ...gameWith(modules, rngFrom('mcts')),
    endIf: ({ G }: { G: GameState }) =>
      G.table.phase === 'over' ? { winner: String(resultOf(G.table).winners[0]) } : undefined,
  };
  /** A first guess, in milliseconds. */
  let msPerPlayout = 4;
  const playouts = () => Math.max(FEWEST, Math.round(budgetMs / msPerPlayout));
  const bot = new MCTSBot({
    game: game as never,
    seed: 'mcts',
    iterations: playouts,
    playoutDepth: TO_THE_END,
    enumerate: (G: GameState, _ctx: unknown, playerID: string) => {
      const seat = Number(playerID) as Seat;
      if (!waitedFor(G.table).includes(seat)) return [];
      return legal(G.table, seat)
        .filter(({ type }) => type !== 'withdraw' && type !== 'takeBack')
        .map((move) => ({ move: move.type, args: argsOfMove(move) }));
    },
  });
  return async ({ seat, moves }, _rng, match) => {
    if (match === null) throw new Error('mcts needs a match of boardgame.io.');
    const begin = performance.now();
    const { action } = await bot.play(match.state as never, String(seat));
    msPerPlayout = Math.max(0.01, (performance.now() - begin) / playouts());
    const payload = (action as { payload?: { type: string; args: unknown[] } } | null)?.payload;
    const chosen = moves.find((move) => {
      return payload?.type === move.type && JSON.stringify(argsOfMove(move)) === JSON.stringify(payload.args);
    });
    return chosen ?? moves[0] ?? null;
  };
}
