// A short run of the fuzzer, and the report of a game that breaks.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MODULES, parseGame } from '../../game/index.ts';
import { playRandomGame } from '../kit/games.ts';
import { fuzz, replayFile, type FuzzOptions } from './fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiefenthal-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said: string[] = [];
const shortRun: FuzzOptions = {
  games: 6,
  seed: 'short',
  modules: MODULES,
  players: [2, 3, 4],
  slowCheckShare: 0.05,
  folder,
  say: (line) => said.push(line),
};

test('random games break no invariant', () => {
  expect(fuzz(shortRun)).toEqual([]);
  expect(said.at(-1)).toBe('6 games, 0 broken.');
});

test('a game that breaks is saved, and can be replayed up to where it broke', () => {
  let acts = 0;
  const breakAtTheTwentieth = () => {
    if (++acts === 20) throw new Error('Something is wrong.');
  };
  const [file = ''] = fuzz({
    ...shortRun,
    games: 1,
    modules: [5],
    players: [3],
    play: (options) => void playRandomGame(options, { sees: breakAtTheTwentieth }),
  });
  const text = readFileSync(file, 'utf8');
  expect(parseGame(text)).toMatchObject({ players: 3, modules: 5, seed: 'short-1' });
  expect(parseGame(text).acts).toHaveLength(20);
  expect(text).toMatch(/\n# modules 5, 3 players, seed short-1, act 20 \(p\d .+\): Error: Something is wrong\.\n$/);
  expect(said.at(-2)).toContain(`npm run fuzz -- --replay ${file}`);
  expect(replayFile(file, (line) => said.push(line))).toBe(true);
  expect(said.at(-1)).toMatch(/^20 acts went well/);
});
