// `npm run fuzz`: plays random games, checks every state, and saves broken games; or plays a saved game again.
import { parseArgs } from 'node:util';
import { MODULES } from '../../game/index.ts';
import { commandLine } from '../kit/commandLine.ts';
import { fuzz, replayFile } from './fuzz.ts';

const usage = `npm run fuzz                  plays without end
npm run fuzz -- --games N     plays N games
  --seed S                    which games (a new seed each time)
  --modules M, --players P    only these
  --slow SHARE                share of the states that get the slow checks, from 0 to 1 (0.2)
npm run fuzz -- --replay FILE plays a saved game again, with every check in every state`;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    modules: { type: 'string' },
    players: { type: 'string' },
    slow: { type: 'string', default: '0.2' },
    replay: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const { fail, oneOf, whole } = commandLine(usage);

function shareIn(text: string): number {
  const share = Number(text);
  return text !== '' && share >= 0 && share <= 1
    ? share
    : fail(`--slow must be a number from 0 to 1, and is '${text}'.`);
}

if (values.help === true) {
  console.log(usage);
} else if (values.replay !== undefined) {
  process.exitCode = replayFile(values.replay, console.log) ? 0 : 1;
} else {
  const broken = fuzz({
    games: values.games === undefined ? Infinity : whole('games', values.games, 1, 1_000_000),
    seed: values.seed ?? Date.now().toString(36),
    modules: oneOf('modules', values.modules, MODULES),
    players: oneOf('players', values.players, [2, 3, 4]),
    slowCheckShare: shareIn(values.slow),
    folder: 'data/fuzz',
    say: console.log,
  });
  process.exitCode = broken.length === 0 ? 0 : 1;
}
