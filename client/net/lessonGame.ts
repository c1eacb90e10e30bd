// Sets up the game of a lesson: its chance is fixed, and bots play it up to the point where the learner takes over.
import { CreateGameReducer } from 'boardgame.io/internal';
import type { State } from 'boardgame.io';
import { UNLIMITED } from '../../game/bots/bot.ts';
import { loadBot } from '../../game/bots/index.ts';
import { createGame, type GameState } from '../../game/boardgame.ts';
import { promiseOf, sealOf } from '../../game/chance/index.ts';
import { formatAct, legal, rngFrom, view as viewOf, waitedFor, type View } from '../../game/index.ts';
import { actionOf } from './actions.ts';
import { localKey, matchOf } from './localChance.ts';
import { lastState, setUp } from './rebuild.ts';
import { newHex16 } from './randomIds.ts';
import type { Save } from './saves.ts';

export interface FixedGame {
  /** Of the lesson's save, which beginning the lesson anew replaces; a finished game is kept under another id. */
  id: string;
  /** 64 hexadecimal digits, from which the same game comes every time. */
  secret: string;
  /**
   * Bots play until this holds for the view of the first seat, the learner's; null if the learner plays the game
   * from its beginning.
   */
  until: ((view: View) => boolean) | null;
}

/** Several times as many as a whole game has: bots that come to this number only do and undo the same moves. */
const MOST_ACTS = 2000;

/** Chance that is the same in every game of the lesson: the number that a person would add to it is fixed as well. */
export function fixedChance({ id, secret }: FixedGame, seats: Save['seats']): Save['chance'] {
  const shares = seats.map(({ plays }) =>
    plays === 'person' ? { seal: sealOf(secret), number: secret } : { seal: null, number: null },
  );
  return { secret, promise: promiseOf(id, secret), shares };
}

/** A finished game of a lesson under an id of its own, as the next game of the lesson takes the lesson's. */
export const withIdOfItsOwn = (save: Save): Save => ({
  ...save,
  id: `${save.id}-${newHex16().slice(0, 12)}`,
  chance: { ...save.chance, match: matchOf(save) },
});

export async function actsUntil(
  save: Pick<Save, 'id' | 'modules' | 'seats' | 'chance'>,
  { secret, until }: FixedGame,
): Promise<string[]> {
  if (until === null) return [];
  const bot = await loadBot('easy');
  const rng = rngFrom(secret);
  const reduce = CreateGameReducer({ game: createGame({ seed: localKey(save) }) });
  const acts: string[] = [];
  let state = lastState(setUp(save));
  while (acts.length < MOST_ACTS) {
    const { table } = state.G;
    const [seat] = waitedFor(table);
    if (until(viewOf(table, 0))) return acts;
    if (seat === undefined) break;
    const seen = viewOf(table, seat);
    const decision = bot({ view: seen, seat, moves: legal(seen, seat) }, rng, UNLIMITED);
    if (decision === null) break;
    acts.push(formatAct({ seat, move: decision.move }));
    state = reduce(state, actionOf(seat, decision.move)) as State<GameState>;
  }
  throw new Error(`The game of ${save.id} does not come to where the lesson begins.`);
}
