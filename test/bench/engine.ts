// `npm run bench -- engine`: the speed of the rules alone and of boardgame.io's reducer, with the same random games;
// the speed of copying a state; and the size of views.
// Seconds are the processor's, so that other work on the machine counts little.
import { clone, play, rngFrom, setup, view, type State } from '../../game/index.ts';
import { randomActor } from '../kit/games.ts';
import { ReducerMatch } from '../kit/match.ts';
import { seatsOf } from '../kit/table.ts';

const options = { players: 4, modules: 5 } as const;
const seeds = Array.from({ length: 40 }, (_, game) => `bench ${game}`);
const SECONDS = 5;

/** Plays the game of this seed and returns its number of moves. */
type PlayOne = (seed: string) => number;

/** Shows the state after each move to `see`. */
const playRules = (seed: string, see?: (state: State) => void): number => {
  const chance = rngFrom(seed);
  const actor = randomActor(rngFrom(`${seed}/bots`));
  const { state } = setup(options, chance);
  let acts = 0;
  for (let act = actor(state); act !== null; act = actor(state)) {
    play(state, act.seat, act.move, chance);
    see?.(state);
    acts++;
  }
  return acts;
};

const playReducer: PlayOne = (seed) => {
  const match = new ReducerMatch({ ...options, seed });
  const actor = randomActor(rngFrom(`${seed}/bots`));
  let acts = 0;
  for (let act = actor(match.state.G.table); act !== null; act = actor(match.state.G.table)) {
    match.play(act);
    acts++;
  }
  return acts;
};

const secondsSince = (begin: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
};

/** Plays all games over and over, for some seconds but at least once, after a few that are not counted. */
function measure(playOne: PlayOne): { games: number; acts: number; seconds: number } {
  for (const seed of seeds.slice(0, 5)) playOne(seed);
  let games = 0;
  let acts = 0;
  const begin = process.cpuUsage();
  do {
    for (const seed of seeds) acts += playOne(seed);
    games += seeds.length;
  } while (secondsSince(begin) < SECONDS);
  return { games, acts, seconds: secondsSince(begin) };
}

/** The states of games for four while guests are served in the last evening. */
function lateStates(): State[] {
  const states: State[] = [];
  const keep = (state: State) => {
    if (state.round === 8 && state.phase === 'serving') states.push(clone(state));
  };
  for (const seed of seeds.slice(0, 10)) playRules(seed, keep);
  return states;
}

function clonesPerSecond(state: State): number {
  // The sum of what is read from every copy, so that the compiler cannot leave copies out.
  let sumOfRounds = 0;
  const copy = (times: number) => {
    for (let i = 0; i < times; i++) sumOfRounds += clone(state).round;
  };
  copy(10_000);
  const begin = process.cpuUsage();
  copy(100_000);
  const seconds = secondsSince(begin);
  if (sumOfRounds !== 110_000 * state.round) throw new Error('The copies were not made.');
  return 100_000 / seconds;
}

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

// The rules alone run first: V8's optimised code for them is slower once they have run on boardgame.io's drafts.
const rules = measure(playRules);
const reducer = measure(playReducer);
const late = lateStates();
const sizes = late.flatMap((state) => seatsOf(state).map((seat) => bytes(view(state, seat))));

const gamesPerSecond = rules.games / rules.seconds;
const reducerGamesPerSecond = reducer.games / reducer.seconds;
const clones = clonesPerSecond(late[0]!);
const viewBytes = Math.max(...sizes);

const round = (number: number, digits = 0) => Number(number.toFixed(digits));
console.table({
  'the rules alone': {
    'games/s': round(gamesPerSecond, 1),
    'moves/s': round(rules.acts / rules.seconds),
    'moves/game': round(rules.acts / rules.games),
  },
  "boardgame.io's reducer": {
    'games/s': round(reducerGamesPerSecond, 1),
    'moves/s': round(reducer.acts / reducer.seconds),
    'moves/game': round(reducer.acts / reducer.games),
  },
});
console.log(`${round(clones)} copies a second of a state of round 8`);
console.log(
  `a view of round 8 has ${round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)} bytes on average, at most ${viewBytes}`,
);
console.log(
  JSON.stringify({
    gamesPerSecond: round(gamesPerSecond, 1),
    reducerGamesPerSecond: round(reducerGamesPerSecond, 2),
    ratio: round(gamesPerSecond / reducerGamesPerSecond, 1),
    clonesPerSecond: round(clones),
    viewBytes,
  }),
);
