// `npm run train`: learns what a tavern is worth after each round but the last: the points that it will have at the end
// of the game, on average, when the evenings that follow are played well. It goes from later rounds to earlier ones, as
// the evenings after a round are played by what was learnt of the rounds that follow.
import { parseArgs } from 'node:util';
import { featureIndex } from '../../game/bots/planner/features.ts';
import { newPlanner } from '../../game/bots/planner/planner.ts';
import { learntFor } from '../../game/bots/learnt/learnt.ts';
import { rulesOfThumb } from '../../game/bots/planner/ruleOfThumb.ts';
import type { RoundWeights } from '../../game/bots/planner/values.ts';
import { MODULES, rngFrom, ROUNDS, type Modules } from '../../game/index.ts';
import { mean } from '../arena/statistics.ts';
import { commandLine } from '../kit/commandLine.ts';
import { SETTINGS } from './searchSettings.ts';
import { makeSample, type Sample } from './sample.ts';
import { writeWeights } from './writeWeights.ts';
import { learn, withBias, withHidden } from './learn.ts';
import { selfPlay } from './selfPlay.ts';

const usage = `npm run train -- [options]   learns the values of hard and writes them to game/bots/learnt
  --modules N    only this set (all)
  --passes N     how often the rounds are gone through, each time with games played by what was learnt before (4)
  --games N      simulated games that show which taverns come up, for each pass (400)
  --taverns N    taverns that are played on from, for each round and pass (4000)
  --evenings N   evenings that are played on from each of them; with 8, to the end of the game (8)
  --hidden N     size of the hidden layer (10); with --on it stays as it is
  --on           goes on from what was learnt before
  --into DIR     writes into this folder instead`;

const { values } = parseArgs({
  options: {
    modules: { type: 'string' },
    passes: { type: 'string', default: '4' },
    games: { type: 'string', default: '400' },
    taverns: { type: 'string', default: '4000' },
    evenings: { type: 'string', default: '8' },
    hidden: { type: 'string', default: '10' },
    on: { type: 'boolean', default: false },
    into: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const { oneOf, whole } = commandLine(usage);

/** The number of earlier passes whose samples are learnt from again, as the value of a tavern changes slowly. */
const REMEMBERED = 2;

function train(modules: Modules): void {
  const passes = whole('passes', values.passes, 1, 1_000);
  const gameCount = whole('games', values.games, 1, 1_000_000);
  const tavernCount = whole('taverns', values.taverns, 1, 1_000_000);
  const evenings = whole('evenings', values.evenings, 1, ROUNDS);
  const hidden = whole('hidden', values.hidden, 1, 1_000);
  const rng = rngFrom(`train ${modules}`);
  const weights: RoundWeights[] = values.on
    ? [...learntFor(modules)]
    : rulesOfThumb(modules).map((ofRound) => withHidden(ofRound, hidden, rng));
  const memory: Sample[][][] = Array.from({ length: ROUNDS }, () => []);
  for (let pass = 1; pass <= passes; pass++) {
    const games = Array.from({ length: gameCount }, (_, game) =>
      selfPlay(modules, weights, `${modules}/${pass}/${game}${values.on ? '/on' : ''}`),
    );
    const points = mean(games.filter(({ withoutLeaning }) => withoutLeaning).map((game) => game.points));
    const snapshots = games.flatMap((game) => game.snapshots);
    const errors: string[] = [];
    for (let round = ROUNDS - 1; round >= 0; round--) {
      const here = snapshots.filter(({ state }) => state.round === round);
      const planner = newPlanner(modules, weights, SETTINGS);
      const now = Array.from({ length: tavernCount }, () =>
        makeSample(here[rng(here.length)]!, evenings, planner, rng),
      );
      memory[round] = [now, ...(memory[round] ?? [])].slice(0, 1 + REMEMBERED);
      const schedule = { epochs: 20, learningRate: pass === 1 && !values.on ? 0.04 : 0.02 };
      const samples = memory[round]!.flat();
      const learnt = learn(withBias(weights[round]!, samples, featureIndex(`round ${round}`)), samples, schedule, rng);
      weights[round] = learnt.weights;
      errors.unshift(learnt.error.toFixed(1));
    }
    console.log(
      `modules up to ${modules}, pass ${pass}: ${points.toFixed(1)} points a game with the values from before; errors by round: ${errors.join(' ')}`,
    );
    const note = [
      `Started from ${values.on ? 'the values learnt before' : 'rules of thumb'}. ` +
        `In each of ${pass} passes, ${tavernCount} taverns of every round`,
      `of the game were played on for up to ${evenings} evenings.`,
    ];
    writeWeights(modules, weights, note, values.into);
  }
}

if (values.help) console.log(usage);
else for (const modules of oneOf('modules', values.modules, MODULES)) train(modules);
