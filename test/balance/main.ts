// `npm run balance`: plays a level against itself, and prints a table of what is taken, when, and how often its takers
// won.
import { parseArgs } from 'node:util';
import {
  legal,
  MODULES,
  play,
  resultOf,
  rngFrom,
  setup,
  view,
  waitedFor,
  type Modules,
  type Move,
  type Seat,
  type State,
} from '../../game/index.ts';
import { entrant, faultInName } from '../arena/entrants.ts';
import { commandLine } from '../kit/commandLine.ts';
import { estimateShare, mean, type Estimate } from '../arena/statistics.ts';

const usage = `npm run balance -- [options]
  --games N      for each set of modules (20)
  --players N    2, 3 or 4 (2)
  --modules N    1 to 5 (all)
  --bot NAME     who plays, with a budget if you like (hard@60x)
  --seed S       which deals (balance)`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '2' },
    modules: { type: 'string' },
    bot: { type: 'string', default: 'hard@60x' },
    seed: { type: 'string', default: 'balance' },
    help: { type: 'boolean', default: false },
  },
});

/** The name in the table of what a move takes or does; null for moves that are not in the table. */
function takenBy(state: State, move: Move): string | null {
  switch (move.type) {
    case 'recruit':
      return `guest ${move.guest}`;
    case 'buy':
      return `card ${move.card}`;
    case 'upgrade':
    case 'breatheOn':
      return `upgrade ${move.tile}`;
    case 'choose':
      if (state.phase === 'startCards') return `start card ${move.option}`;
      return state.phase === 'evening' ? `evening ${state.round}: ${move.option}` : null;
    case 'nobles':
      return 'nobles for beer';
    case 'dance':
    case 'bard':
    case 'giveUp':
      return `${move.type} (${state.phase})`;
    default:
      return null;
  }
}

/** The budget of a bot whose name has none. */
const BUDGET_MS = 1000;

/** One player in one game. */
interface Played {
  readonly points: number;
  /** 1 for a win, the player's part of a shared one, else 0. */
  readonly won: number;
  /** The rounds in which each thing was taken. */
  readonly taken: ReadonlyMap<string, readonly number[]>;
}

async function playGame(seed: string, players: number, modules: Modules): Promise<Played[]> {
  const bot = await entrant(values.bot, BUDGET_MS, modules);
  const chance = rngFrom(seed);
  const thoughts = rngFrom(`${seed}/thoughts`);
  const { state } = setup({ players, modules }, chance);
  const taken = state.players.map(() => new Map<string, number[]>());
  for (let seat = waitedFor(state)[0]; seat !== undefined; seat = waitedFor(state)[0]) {
    const seen = view(state, seat);
    const move = await bot.decide({ view: seen, seat, moves: legal(seen, seat) }, thoughts, null);
    if (move === null) throw new Error(`${bot.name} is waited for and does nothing.`);
    const thing = takenBy(state, move);
    if (thing !== null) taken[seat]!.set(thing, [...(taken[seat]!.get(thing) ?? []), state.round]);
    const { refused } = play(state, seat, move, chance);
    if (refused !== null) throw new Error(`${move.type} was refused: ${refused.because}.`);
  }
  const { scores, winners } = resultOf(state);
  return taken.map((things, seat) => ({
    points: scores[seat]!.total,
    won: winners.includes(seat as Seat) ? 1 / winners.length : 0,
    taken: things,
  }));
}

interface Line {
  /** The share of the players who took it at all. */
  readonly takers: number;
  /** The times that each player took it, on average. */
  readonly perPlayer: number;
  readonly meanRound: number;
  /** The share of wins of those who took it. */
  readonly wins: Estimate;
}

function lineFor(thing: string, all: readonly Played[]): Line {
  const takers = all.filter(({ taken }) => taken.has(thing));
  const rounds = takers.flatMap(({ taken }) => taken.get(thing) ?? []);
  return {
    takers: takers.length / all.length,
    perPlayer: rounds.length / all.length,
    meanRound: mean(rounds),
    wins: estimateShare(takers.map(({ won }) => won)),
  };
}

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));
const percent = (share: number): string => `${rounded(share * 100, 0)} %`;

async function report(modules: Modules, players: number, games: number): Promise<object> {
  const all: Played[] = [];
  const winningPoints: number[] = [];
  for (let game = 0; game < games; game++) {
    const played = await playGame(`${values.seed}/${modules}/${players}/${game}`, players, modules);
    all.push(...played);
    winningPoints.push(Math.max(...played.map(({ points }) => points)));
  }
  const things = [...new Set(all.flatMap(({ taken }) => [...taken.keys()]))].sort();
  const lines = things.map((thing) => [thing, lineFor(thing, all)] as const);
  console.log(
    `\nModules 1 to ${modules}, ${players} players, ${games} games of ${values.bot}: ` +
      `winners have ${rounded(mean(winningPoints), 1)} points, everybody ${rounded(mean(all.map(({ points }) => points)), 1)}`,
  );
  console.table(
    Object.fromEntries(
      lines.map(([thing, { takers, perPlayer, meanRound, wins }]) => [
        thing,
        {
          'taken by': percent(takers),
          'times each': rounded(perPlayer, 2),
          'mean round': rounded(meanRound, 1),
          'takers win': percent(wins.mean),
          '95 %': `${percent(wins.low)} to ${percent(wins.high)}`,
        },
      ]),
    ),
  );
  return { modules, players, winners: rounded(mean(winningPoints), 2), taken: Object.fromEntries(lines) };
}

if (values.help) {
  console.log(usage);
} else {
  const { fail, oneOf, whole } = commandLine(usage);
  const fault = faultInName(values.bot);
  if (fault !== null) fail(`${fault}.`);
  const games = whole('games', values.games, 1, 1_000_000);
  const players = whole('players', values.players, 2, 4);
  const reports: object[] = [];
  for (const modules of oneOf('modules', values.modules, MODULES)) reports.push(await report(modules, players, games));
  console.log(JSON.stringify(reports));
}
