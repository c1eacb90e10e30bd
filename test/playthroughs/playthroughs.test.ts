// Whole games as they are written down, line by line: what was done, what was heard, what everyone saw.
// UPDATE_PLAYTHROUGHS=1 plays them anew and writes them down again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MODULES, parseGame, replay, type Module } from '../../game/index.ts';
import { actorOf, record } from './record.ts';

const anew = process.env['UPDATE_PLAYTHROUGHS'] === '1';
const fileOf = (module: Module, players: number) => join(import.meta.dirname, `module${module}-${players}players.txt`);

describe('a game is played as it is written down', () => {
  for (const module of MODULES) {
    for (const players of [2, 4]) {
      test(`module ${module} with ${players} players`, () => {
        const file = fileOf(module, players);
        if (anew) writeFileSync(file, record({ module, players, seed: `playthrough-${module}-${players}` }));
        const written = readFileSync(file, 'utf8');
        const game = parseGame(written);
        expect(game).toMatchObject({ module, players });
        expect(record(game, actorOf(game.acts)).split('\n')).toEqual(written.split('\n'));
        expect(replay(game).phase).toBe('over');
      });
    }
  }
});
