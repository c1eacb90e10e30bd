// Golden games: whole games compared with their recorded moves, events and views, line by line.
// UPDATE_PLAYTHROUGHS=1 plays and records them anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MODULES, parseGame, replay, type Modules } from '../../game/index.ts';
import { actorOf, record } from './record.ts';

const anew = process.env['UPDATE_PLAYTHROUGHS'] === '1';
const fileOf = (modules: Modules, players: number) =>
  join(import.meta.dirname, `module${modules}-${players}players.txt`);

describe('a game is played as it is written down', () => {
  for (const modules of MODULES) {
    for (const players of [2, 4]) {
      test(`modules ${modules} with ${players} players`, () => {
        const file = fileOf(modules, players);
        if (anew) writeFileSync(file, record({ modules, players, seed: `playthrough-${modules}-${players}` }));
        const written = readFileSync(file, 'utf8');
        const game = parseGame(written);
        expect(game).toMatchObject({ modules, players });
        expect(record(game, actorOf(game.acts)).split('\n')).toEqual(written.split('\n'));
        expect(replay(game).phase).toBe('over');
      });
    }
  }
});
