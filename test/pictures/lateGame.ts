// The last evening of a good game, as the browser would have kept it: four simple bots played until one seat serves.
import { createGame, type SetupData } from '../../game/boardgame.ts';
import { simpleMove } from '../../game/bots/index.ts';
import { formatAct, rngFrom, ROUNDS, waitedFor, type Seat, type State } from '../../game/index.ts';
import { openSaves, type Save, type Shelf } from '../../client/net/saves.ts';
import { ReducerMatch } from '../kit/match.ts';

const OWN: Seat = 0;
const NAMES = ['Anna', 'Alma', 'Bruno', 'Carla'];
const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
const STARTED = Date.UTC(2026, 0, 1);

/** The reputation is settled and nothing served yet: everything lies on the table. */
const isFull = ({ round, phase, turn, players }: State): boolean =>
  round === ROUNDS && phase === 'serving' && turn === OWN && players[OWN]?.settled !== null;

/** Plays with this seed; throws when the game ends before the moment comes. */
export function lateGame(seed: string): Save {
  const setupData: SetupData = { modules: 5 };
  const options = { players: NAMES.length, module: setupData.modules, seed };
  const match = new ReducerMatch(options, createGame({ seed: () => seed, setupData }));
  const rng = rngFrom(seed);
  const acts: string[] = [];
  while (!isFull(match.state.G.table)) {
    const { table } = match.state.G;
    const seat = waitedFor(table)[0];
    const move = seat === undefined ? null : simpleMove(table, seat, rng);
    if (seat === undefined || move === null) throw new Error(`The game '${seed}' has no such moment.`);
    match.acts({ seat, move });
    acts.push(formatAct({ seat, move }));
  }
  return {
    id: 'evening-8',
    module: options.module,
    seats: NAMES.map((name, index) => ({
      name,
      colour: COLOURS[index] ?? 'red',
      plays: index === OWN ? 'person' : 'simple',
    })),
    startedAt: STARTED,
    savedAt: STARTED,
    round: ROUNDS,
    result: null,
    seed,
    acts,
    state: match.state,
  };
}

/** What to put into the browser's storage, so that it finds the game. */
export function onTheShelf(save: Save): [key: string, text: string][] {
  const kept = new Map<string, string>();
  const shelf: Shelf = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  openSaves(shelf).keep(save);
  return [...kept];
}
