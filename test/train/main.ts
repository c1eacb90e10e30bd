// `npm run train`: learns what a tavern is worth after each round, from the last round to the first. After the last
// one the points are counted; before, a tavern is worth what a well played evening makes of it on average.
import { parseArgs } from 'node:util';
import { mindOf, type Habits } from '../../game/bots/mind/mind.ts';
import { learntFor } from '../../game/bots/learnt/learnt.ts';
import { rulesOfThumb } from '../../game/bots/mind/ruleOfThumb.ts';
import type { RoundWeights } from '../../game/bots/mind/values.ts';
import { MODULES, rngFrom, ROUNDS, setup, type Modules, type Rng } from '../../game/index.ts';
import { imagine } from './imagine.ts';
import { keep } from './keep.ts';
import { learn, withHidden } from './learn.ts';
import { selfPlay, type Snapshot } from './selfPlay.ts';

const usage = `npm run train -- [options]   learns the values of hard and writes them to game/bots/learnt
  --modules N    only this set (all)
  --passes N     how often the rounds are gone through, each time with games of what was learnt before (3)
  --games N      games that show which taverns come up, for each pass (80)
  --evenings N   imagined evenings for each round and pass (10000)
  --hidden N     size of the hidden layer (10)
  --on           goes on from what was learnt before`;

const { values } = parseArgs({
  options: {
    modules: { type: 'string' },
    passes: { type: 'string', default: '3' },
    games: { type: 'string', default: '80' },
    evenings: { type: 'string', default: '10000' },
    hidden: { type: 'string', default: '10' },
    on: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const HABITS: Habits = {
  effort: { earnings: 3, slack: 0.5 },
  watchesOthers: false,
  imagines: { draws: 2, rolls: 2 },
};

/** Tables before the first evening, for the choice of start cards. */
function beginnings(modules: Modules, rng: Rng): Snapshot[] {
  return Array.from({ length: 50 }, () => {
    const { state } = setup({ players: 2 + rng(3), modules }, rng);
    return { state: { ...state, round: 0 }, seat: 0, fresh: [] };
  });
}

function train(modules: Modules): void {
  const rng = rngFrom(`train ${modules}`);
  const hidden = Number(values.hidden);
  const weights: RoundWeights[] = values.on
    ? [...learntFor(modules)]
    : rulesOfThumb(modules).map((ofRound) => withHidden(ofRound, hidden, rng));
  const passes = Number(values.passes);
  let scores = 0;
  for (let pass = 1; pass <= passes; pass++) {
    const games = Array.from({ length: Number(values.games) }, (_, game) =>
      selfPlay(modules, weights, `${modules}/${pass}/${game}${values.on ? '/on' : ''}`),
    );
    const totals = games.flatMap((game) => game.totals);
    scores = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    const snapshots = [...games.flatMap((game) => game.snapshots), ...beginnings(modules, rng)];
    const errors: string[] = [];
    for (let round = ROUNDS - 1; round >= 0; round--) {
      const here = snapshots.filter(({ state }) => state.round === round);
      const mind = mindOf(modules, weights, HABITS);
      const count = Number(values.evenings);
      const evenings = Array.from({ length: count }, () => imagine(here[rng(here.length)]!, mind, rng));
      const learnt = learn(weights[round]!, evenings, { epochs: 25, rate: pass === 1 ? 0.04 : 0.02 }, rng);
      weights[round] = learnt.weights;
      errors.unshift(learnt.error.toFixed(1));
    }
    console.log(
      `modules 1 to ${modules}, pass ${pass}: ${scores.toFixed(1)} points a game before; off by ${errors.join(' ')}`,
    );
    keep(modules, weights, `${passes} passes of ${values.evenings} imagined evenings a round.`);
  }
}

if (values.help) console.log(usage);
else
  for (const modules of MODULES) if (values.modules === undefined || Number(values.modules) === modules) train(modules);
