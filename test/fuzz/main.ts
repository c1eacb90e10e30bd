// `npm run fuzz`: plays random games, checks every state, and saves broken games for replay.
import { parseArgs } from 'node:util';
import { MODULES } from '../../game/index.ts';
import { fuzz, replayFile } from './fuzz.ts';

const usage = `npm run fuzz                  plays without end
npm run fuzz -- --games N     plays N games
  --seed S                    which games; another one each time if not said
  --modules M, --players P     only these
  --slow SHARE                in which part of the states the slow checks are made, from 0 to 1 (0.2)
npm run fuzz -- --replay FILE plays a saved game again, with every check in every state`;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    modules: { type: 'string' },
    players: { type: 'string' },
    slow: { type: 'string' },
    replay: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** The value given by an option of the command line, or all values. */
function chosen<T extends number>(all: readonly T[], text: string | undefined, name: string): readonly T[] {
  if (text === undefined) return all;
  const found = all.filter((one) => String(one) === text);
  if (found.length === 0) throw new RangeError(`--${name} must be one of ${all.join(', ')}`);
  return found;
}

if (values.help === true) {
  console.log(usage);
} else if (values.replay !== undefined) {
  process.exitCode = replayFile(values.replay, console.log) ? 0 : 1;
} else {
  const broken = fuzz({
    games: values.games === undefined ? Infinity : Number(values.games),
    seed: values.seed ?? Date.now().toString(36),
    modules: chosen(MODULES, values.modules, 'modules'),
    players: chosen([2, 3, 4], values.players, 'players'),
    slowShare: Number(values.slow ?? 0.2),
    folder: 'data/fuzz',
    say: console.log,
  });
  process.exitCode = broken.length === 0 ? 0 : 1;
}
