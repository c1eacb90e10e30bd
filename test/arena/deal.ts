// Plays one game of the arena. The random numbers are reseeded for every phase and every turn, so that all games of a deal
// have the same numbers there, whatever was done before.
import {
  legal,
  play,
  resultOf,
  rngFrom,
  setup,
  view,
  waitedFor,
  type Modules,
  type Move,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { gameWith, ReducerMatch } from '../kit/match.ts';
import type { Entrant } from './entrants.ts';

export interface Deal {
  readonly modules: Modules;
  readonly seed: string;
}

/** The outcome of a game, each list by seat, or after `byPlace` (arena.ts) by place in the line-up. */
export interface Outcome {
  readonly totals: readonly number[];
  /** 1 for a win, the player's part of a shared one, else 0. */
  readonly wins: readonly number[];
  /** Milliseconds of every decision. */
  readonly times: readonly (readonly number[])[];
}

interface Table {
  readonly state: () => State;
  readonly act: (seat: Seat, move: Move) => void;
  readonly match: ReducerMatch | null;
}

/** A generator that begins anew whenever `placeInGame` changes. */
function reseeded(seed: string, placeInGame: () => string): Rng {
  let lastPlace = '';
  let rng = rngFrom(seed);
  return (limit) => {
    const place = placeInGame();
    if (place !== lastPlace) {
      lastPlace = place;
      rng = rngFrom(`${seed}/${place}`);
    }
    return rng(limit);
  };
}

/** A table of the rules alone, or a match of boardgame.io for bots that need one. */
function tableFor({ modules, seed }: Deal, players: number, { inBoardgame }: { inBoardgame: boolean }): Table {
  let place = 'setup';
  const chance = reseeded(seed, () => place);
  const updatePlace = ({ round, phase, turn }: State) => (place = `${round} ${phase} ${turn}`);
  if (!inBoardgame) {
    const { state } = setup({ players, modules }, chance);
    const act = (seat: Seat, move: Move) => {
      updatePlace(state);
      const { refused } = play(state, seat, move, chance);
      if (refused !== null) throw new Error(`${move.type} was refused: ${refused.because}.`);
    };
    return { state: () => state, act, match: null };
  }
  const match = new ReducerMatch({ players, game: gameWith(modules, chance) });
  const act = (seat: Seat, move: Move) => {
    updatePlace(match.state.G.table);
    if (!match.play({ seat, move })) throw new Error(`${move.type} was refused.`);
  };
  return { state: () => match.state.G.table, act, match };
}

export async function playDeal(deal: Deal, seats: readonly Entrant[]): Promise<Outcome> {
  const table = tableFor(deal, seats.length, { inBoardgame: seats.some(({ seesAll }) => seesAll) });
  const rngs = seats.map(({ name }, seat) => rngFrom(`${deal.seed}/${name}/${seat}`));
  const times: number[][] = seats.map(() => []);
  for (let seat = waitedFor(table.state())[0]; seat !== undefined; seat = waitedFor(table.state())[0]) {
    const seen = view(table.state(), seat);
    const moves = legal(seen, seat);
    const begin = performance.now();
    const move = await seats[seat]!.decide({ view: seen, seat, moves }, rngs[seat]!, table.match);
    times[seat]!.push(performance.now() - begin);
    if (move === null) throw new Error(`${seats[seat]!.name} is waited for and does nothing.`);
    table.act(seat, move);
  }
  const { scores, winners } = resultOf(table.state());
  return {
    totals: scores.map(({ total }) => total),
    wins: seats.map((_, seat) => (winners.includes(seat as Seat) ? 1 / winners.length : 0)),
    times,
  };
}
