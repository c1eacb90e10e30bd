// Saved games for a browser's storage, played up to the moment that a test or a picture needs, by easy bots unless
// other moves are chosen.
import { promiseOf, sealOf } from '../../game/chance/index.ts';
import { localKey } from '../../client/net/localChance.ts';
import { openSaves, type LocalSeat, type Save } from '../../client/net/saves.ts';
import { COLOURS } from '../../client/model/people.ts';
import { promptFor, type PromptKind } from '../../client/model/prompt.ts';
import { createGame, type SetupData } from '../../game/boardgame.ts';
import { easyMove } from '../../game/bots/easy.ts';
import {
  formatAct,
  legal,
  resultOf,
  rngFrom,
  view,
  waitedFor,
  type Modules,
  type Move,
  type Rng,
  type Seat,
  type State,
  type View,
} from '../../game/index.ts';
import { keyFrom } from './chance.ts';
import { ReducerMatch } from './match.ts';
import { fakeStorage } from './storage.ts';

type MoveChooser = (view: View, seat: Seat, rng: Rng) => Move | null;

export interface SavedGameOptions {
  /** Id of the save, and part of its address. */
  readonly id: string;
  readonly modules: Modules;
  /** In order of the seats. */
  readonly names?: readonly string[];
  /** Number of people; they have the first seats. */
  readonly people?: number;
  /** Chooses the moves of all seats. */
  readonly chooseMove?: MoveChooser;
  /** Without a seed, games are tried until one has the moment. */
  readonly seed?: string;
}

export type StopsAt = (state: State) => boolean;

const STARTED = Date.UTC(2026, 0, 1);
const MOST_GAMES = 40;

/** Stops when the seat has this prompt. */
export const asks =
  (kind: PromptKind, seat: Seat = 0): StopsAt =>
  (state) =>
    promptFor(view(state, seat), seat).kind === kind;

/** Chooses one of these options whenever it can be chosen, and otherwise plays like the easy bot. */
export const choosing =
  (...options: readonly string[]): MoveChooser =>
  (view, seat, rng) =>
    legal(view, seat).find((move) => move.type === 'choose' && options.includes(move.option)) ??
    easyMove(view, seat, rng);

/** Chooses a juggler with a question at closing time, and start cards with a question about regulars. */
export const choosingManyQuestions = choosing('card', '3', '7');

/** Secret and numbers of a saved game; the same for the same seed. */
export function chanceFrom(seed: string, id: string, seats: readonly Pick<LocalSeat, 'plays'>[]): Save['chance'] {
  const secret = keyFrom(`secret of ${seed}`);
  const numberOf = (seat: number) => keyFrom(`number ${seat} of ${seed}`);
  const shares = seats.map(({ plays }, seat) =>
    plays === 'person' ? { seal: sealOf(numberOf(seat)), number: numberOf(seat) } : { seal: null, number: null },
  );
  return { secret, promise: promiseOf(id, secret), shares };
}

interface PlayedSave {
  save: Save;
  state: State;
}

/** Plays until the moment; null if the game ends without it. */
function playedWith(seed: string, wish: Required<Omit<SavedGameOptions, 'seed'>>, moment: StopsAt): PlayedSave | null {
  const { id, modules, names, people, chooseMove } = wish;
  const setupData: SetupData = { modules };
  const seats = names.map((name, seat): LocalSeat => ({
    name,
    colour: COLOURS[seat] ?? 'red',
    plays: seat < people ? 'person' : 'easy',
  }));
  const chance = chanceFrom(seed, id, seats);
  const game = createGame({ seed: localKey({ id, modules, chance }), setupData, playsOnCopies: true });
  const match = new ReducerMatch({ players: names.length, game });
  const rng = rngFrom(seed);
  const acts: string[] = [];
  let { table } = match.state.G;
  while (!moment(table)) {
    const [seat] = waitedFor(table);
    const move = seat === undefined ? null : chooseMove(table, seat, rng);
    if (seat === undefined || move === null) return null;
    match.play({ seat, move });
    acts.push(formatAct({ seat, move }));
    table = match.state.G.table;
  }
  const isOver = table.phase === 'over';
  const save: Save = {
    id,
    modules,
    seats,
    startedAt: STARTED,
    savedAt: STARTED,
    round: table.round,
    result: isOver ? resultOf(table) : null,
    chance,
    acts,
  };
  return { save, state: table };
}

/** Throws if no game reaches the moment. */
function played({ seed, ...wish }: SavedGameOptions, moment: StopsAt): PlayedSave {
  const whole = { names: ['Anna', 'Ben'], people: 1, chooseMove: easyMove, ...wish };
  const seeds = seed === undefined ? Array.from({ length: MOST_GAMES }, (_, n) => `${wish.id} ${n + 1}`) : [seed];
  for (const one of seeds) {
    const kept = playedWith(one, whole, moment);
    if (kept !== null) return kept;
  }
  throw new Error(`No game '${wish.id}' has such a moment.`);
}

export const savedGame = (wish: SavedGameOptions, moment: StopsAt): Save => played(wish, moment).save;

/** The state at the moment. */
export const savedState = (wish: SavedGameOptions, moment: StopsAt): State => played(wish, moment).state;

/**
 * The storage entries of saved games. Each game is kept in a storage of its own, because in a shared one a new game
 * replaces one that nobody has begun.
 */
export function storedEntries(...games: readonly Save[]): [key: string, text: string][] {
  return games.flatMap((game) => {
    const storage = fakeStorage();
    openSaves(storage).keep(game);
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
      (key): [key: string, text: string] => [key, storage.getItem(key) ?? ''],
    );
  });
}
