// Plays random games, saves the transcript of each one that breaks an invariant, and plays a saved game again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseGame, rngFrom, type Modules } from '../../game/index.ts';
import { BrokenGame, playAgain, playRandomGame } from '../kit/games.ts';
import { watcher } from '../properties/watch.ts';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: string;
  readonly modules: readonly Modules[];
  readonly players: readonly number[];
  /** The share of the states in which slow invariants are checked. */
  readonly slowCheckShare: number;
  readonly folder: string;
  readonly say: (line: string) => void;
  /** Plays one game; throws a BrokenGame if it breaks. */
  readonly play?: (options: { players: number; modules: Modules; seed: string }) => void;
}

const SAY_EVERY = 100;

/** Returns the paths of the saved transcripts. */
export function fuzz({ games, seed, modules, players, slowCheckShare, folder, say, play }: FuzzOptions): string[] {
  const rng = rngFrom(seed);
  const broken: string[] = [];
  const playOne = play ?? ((options) => void playRandomGame(options, watcher(options.seed, { slowCheckShare })));
  say(`Playing ${games === Infinity ? 'without end' : `${games} games`}, seed ${seed}.`);
  for (let number = 1; number <= games; number++) {
    const options = {
      players: players[rng(players.length)]!,
      modules: modules[rng(modules.length)]!,
      seed: `${seed}-${number}`,
    };
    try {
      playOne(options);
    } catch (fault) {
      if (!(fault instanceof BrokenGame)) throw fault;
      const file = save(folder, options.seed, fault);
      broken.push(file);
      say(`${fault.message}\nThe game is saved. To play it again: npm run fuzz -- --replay ${file}`);
    }
    if (number % SAY_EVERY === 0) say(`${number} games, ${broken.length} broken.`);
  }
  say(`${games} games, ${broken.length} broken.`);
  return broken;
}

function save(folder: string, name: string, fault: BrokenGame): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.txt`);
  const [what = ''] = fault.message.split('\n');
  writeFileSync(file, `${fault.text}# ${what}\n`);
  return file;
}

/** True if all acts of the saved game go well now. Its end is not checked: a game that broke half-way has none. */
export function replayFile(file: string, say: (line: string) => void): boolean {
  const transcript = parseGame(readFileSync(file, 'utf8'));
  const { ends: _, ...watching } = watcher(transcript.seed, { slowCheckShare: 1 });
  try {
    const { end } = playAgain(transcript, watching);
    say(`${transcript.acts.length} acts went well, up to round ${end.round}, ${end.phase}.`);
    return true;
  } catch (fault) {
    say(fault instanceof Error ? fault.message : String(fault));
    return false;
  }
}
