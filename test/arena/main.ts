// `npm run arena -- hard medium`: bots play one another; the last line is one JSON object.
import { parseArgs } from 'node:util';
import { MODULES, type Modules } from '../../game/index.ts';
import { commandLine } from '../kit/commandLine.ts';
import { lineUp, summarise, type MatchOptions } from './arena.ts';
import { ENTRANTS, faultInName } from './entrants.ts';
import { runMatch } from './run.ts';

const usage = `npm run arena -- [options] A B …   A plays the others, which fill the other seats in turn
  --games N     games, rounded up to whole deals (100); every deal is played once from every seat
  --players N   2, 3 or 4 (2)
  --modules N   1 to 5 (1)
  --seed S      which deals (arena)
  --budget MS   time for a decision (1000)
  --threads N   (2)
Bots: ${ENTRANTS}`;

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '2' },
    modules: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'arena' },
    budget: { type: 'string', default: '1000' },
    threads: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const { fail, whole } = commandLine(usage);

if (values.help) {
  console.log(usage);
} else {
  if (names.length === 0) fail('Nobody is named.');
  for (const name of names) {
    const fault = faultInName(name);
    if (fault !== null) fail(`${fault}.`);
  }
  const options: MatchOptions = {
    games: whole('games', values.games, 1, 1_000_000),
    players: whole('players', values.players, 2, 4),
    modules: whole('modules', values.modules, 1, MODULES.length) as Modules,
    seed: values.seed,
    budgetMs: whole('budget', values.budget, 1, 600_000),
    names,
  };
  if (names.length > options.players) fail(`There are ${names.length} names for ${options.players} seats.`);
  const begin = performance.now();
  const blocks = await runMatch(options, whole('threads', values.threads, 1, 64), (done, all) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} deals `);
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  const lineup = lineUp(names, options.players);
  const { games, standings, margin } = summarise(lineup, blocks);
  const round = (number: number, digits: number) => Number(number.toFixed(digits));
  const percent = (share: number) => `${round(share * 100, 1)} %`;
  console.log(
    `${lineup.join(' · ')}, modules ${options.modules}, ${games} games, ${blocks.length} deals, seed ${options.seed}`,
  );
  console.table(
    Object.fromEntries(
      standings.map(({ name, share, score, p50, p95, most }) => [
        name,
        {
          'wins, each seat': percent(share.mean),
          '95 %': `${percent(share.low)} to ${percent(share.high)}`,
          points: round(score.mean, 1),
          'points, 95 %': `${round(score.low, 1)} to ${round(score.high, 1)}`,
          'ms, median': round(p50, 1),
          'ms, p95': round(p95, 1),
          'ms, most': round(most, 1),
        },
      ]),
    ),
  );
  console.log(
    `margin of ${names[0]}: ${round(margin.mean, 1)} points (${round(margin.low, 1)} to ${round(margin.high, 1)})`,
  );
  const [first] = standings;
  console.log(
    JSON.stringify({
      names,
      players: options.players,
      modules: options.modules,
      seed: options.seed,
      games,
      winRate: round(first!.share.mean, 4),
      winRateLow: round(first!.share.low, 4),
      winRateHigh: round(first!.share.high, 4),
      meanScore: round(first!.score.mean, 2),
      meanScores: Object.fromEntries(standings.map(({ name, score }) => [name, round(score.mean, 2)])),
      margin: round(margin.mean, 2),
      marginLow: round(margin.low, 2),
      decisionP50Ms: round(first!.p50, 2),
      decisionP95Ms: round(first!.p95, 2),
      decisionMostMs: round(first!.most, 2),
      decisionP95MsOf: Object.fromEntries(standings.map(({ name, p95 }) => [name, round(p95, 2)])),
      seconds: round((performance.now() - begin) / 1000, 1),
    }),
  );
}
