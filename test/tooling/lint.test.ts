// Our configuration of ESLint reports forbidden code with the message for it, and accepts the rest.
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import config from '../../eslint.config.js';

// Without the rules that need types, a snippet is linted in a millisecond under any file name.
const quick = [...config, tseslint.configs.disableTypeChecked];
const linter = new Linter({ configType: 'flat' });

const lint = (file: string, code: string): string =>
  linter
    .verify(code, quick, { filename: file })
    .map(({ message }) => message)
    .join('\n');

describe('import directions', () => {
  test.each([
    ['game/data/cards.ts', "import '../rules/legal.ts';", 'data knows nothing'],
    [
      'game/data/cards.ts',
      "import type { State } from '../rules/state.ts'; export type S = State;",
      'data knows nothing',
    ],
    ['game/rules/play.ts', "import '../bots/easy.ts';", 'rules know only data.'],
    ['game/rules/phases/guests.ts', "import '../../index.ts';", 'rules know only data.'],
    ['game/rules/play.ts', "import 'preact';", 'rules know only data.'],
    ['game/rules/play.ts', "export type Bot = import('../bots/easy.ts').Bot;", 'rules know only data.'],
    ['game/bots/hard.ts', "import '../rules/legal.ts';", 'bots ask the same door as people: game/index.ts.'],
    ['game/index.ts', "export * from './bots/hard.ts';", 'the door to the game opens on data and rules.'],
    [
      'game/boardgame.ts',
      "import { INVALID_MOVE } from 'boardgame.io/core'; export const a = INVALID_MOVE;",
      'others take no more than types',
    ],
    ['game/rules/play.ts', "import '../../client/net/lobby.ts';", 'the game knows neither client nor server.'],
    ['game/boardgame.ts', "import '../server/config.ts';", 'the game knows neither client nor server.'],
    [
      'game/rules/play.ts',
      "export const fs = () => import('node:fs');",
      'only the server and the generators of art have Node.',
    ],
    ['client/main.ts', "import '../game/rules/legal.ts';", 'the composition root takes what it needs of net'],
    ['client/other.ts', "import '../game/rules/legal.ts';", 'the client enters the game by its doors'],
    ['client/main.ts', "import './session/tableSession.ts';", 'enters session, scenes and words by their doors.'],
    ['client/overlay/home.tsx', "import { createSession } from '../session/index.ts'; createSession();", 'no canvas.'],
    ['client/session/index.ts', "import '../overlay/store.ts';", 'a session knows the model and the words'],
    ['client/session/index.ts', "import { createLobby } from '../net/lobby.ts'; createLobby();", 'no more than types'],
    ['client/model/table.ts', "import '../net/connection.ts';", 'the model is pure: no DOM, no Phaser, no net.'],
    ['client/model/table.ts', "import '../../game/data/cards.ts';", 'the model is pure'],
    ['client/model/table.ts', "import { h } from 'preact'; h('p', null);", 'the model is pure'],
    [
      'client/words/words.ts',
      "import { table } from '../model/table.ts'; table();",
      'words know the game and the shapes of the wire',
    ],
    ['client/net/onlineTransport.ts', "import '../overlay/home.tsx';", 'it shows nothing.'],
    [
      'client/net/onlineTransport.ts',
      "import { createServer } from '../../server/createServer.ts'; createServer();",
      'the net carries',
    ],
    ['client/scenes/Table.ts', "import '../overlay/prompts.tsx';", 'scenes draw the model: no overlay, no net.'],
    ['client/scenes/Table.ts', "import '../net/onlineTransport.ts';", 'scenes draw the model: no overlay, no net.'],
    ['client/art/casting.ts', "import '../scenes/theme.ts';", 'art knows what a thing looks like'],
    ['client/overlay/home.tsx', "import '../scenes/stage.ts';", 'the overlay works with no canvas.'],
    [
      'client/overlay/home.tsx',
      "import type Phaser from 'phaser'; export type P = Phaser.Game;",
      'only client/scenes knows Phaser.',
    ],
    ['client/main.ts', "export const phaser = () => import('phaser');", 'only client/scenes knows Phaser.'],
    [
      'client/overlay/home.tsx',
      "import { Client } from 'boardgame.io/client'; Client({});",
      'know boardgame.io at run time',
    ],
    [
      'server/createServer.ts',
      "import { Server } from 'boardgame.io/server'; Server({});",
      'know boardgame.io at run time',
    ],
    ['server/createServer.ts', "import '../client/words/words.ts';", 'knows no client.'],
    ['server/storage/sqlite.ts', "import '../transport/sockets.ts';", 'storage knows records and the wire'],
    ['server/storage/sqlite.ts', "import { createMatch } from '../match/match.ts'; createMatch();", 'storage knows'],
    ['server/match/registry.ts', "import '../http/errors.ts';", 'matches know storage and the wire'],
    ['server/match/registry.ts', "import '../lobby/lobby.ts';", 'matches know storage and the wire'],
    ['server/match/games.ts', "import '../transport/sockets.ts';", 'matches know storage and the wire'],
    ['server/lobby/begin.ts', "import '../transport/sockets.ts';", 'the lobby knows matches and http: no sockets.'],
    ['server/http/routes.ts', "import '../lobby/lobby.ts';", 'http answers requests'],
    ['server/bots/player.ts', "import '../lobby/lobby.ts';", 'bots of online matches know the match'],
    ['server/limits/limits.ts', "import '../match/match.ts';", 'limits count by address'],
    ['server/transport/admission.ts', "import '../storage/sqlite.ts';", 'sockets lead to lobby and matches'],
    ['server/wire/frames.ts', "import '../match/games.ts';", 'the wire is shapes alone'],
    ['server/clientBuild/chunks.ts', "import '../config.ts';", 'the build of the client knows no server.'],
    ['server/createServer.ts', "import '../game/rules/legal.ts';", 'the server enters the game by its doors'],
    ['server/createServer.ts', "import '../test/kit/table.ts';", 'what ships knows no test.'],
  ])('%s may not say: %s', (file, code, sentence) => {
    expect(lint(file, code)).toContain(sentence);
  });

  test.each([
    ['game/data/cards.ts', "import './names.ts';"],
    ['game/rules/phases/guests.ts', "import '../../data/guests.ts'; import '../state.ts';"],
    ['game/bots/hard.ts', "import '../index.ts'; import './easy.ts';"],
    ['game/boardgame.ts', "import type { Game } from 'boardgame.io'; import './index.ts'; export type G = Game;"],
    ['client/model/table.ts', "import '../../game/index.ts'; import '../words/words.ts';"],
    ['client/words/words.ts', "import type { Table } from '../model/table.ts'; export type T = Table;"],
    ['client/net/onlineTransport.ts', "import 'boardgame.io/client'; import '../../game/boardgame.ts';"],
    ['client/net/lobby.ts', "import { PROTOCOL } from '../../server/wire/protocol.ts'; export const p = PROTOCOL;"],
    ['client/art/casting.ts', "import '../../game/data/index.ts';"],
    ['client/scenes/Table.ts', "import 'phaser'; import '../model/table.ts';"],
    ['client/overlay/home.tsx', "import 'preact'; import '../net/lobby.ts'; import '../words/words.ts';"],
    ['client/main.ts', "import './overlay/home.tsx'; export const stage = () => import('./scenes/stage.ts');"],
    ['server/createServer.ts', "import 'node:fs'; import 'koa'; import '../game/boardgame.ts';"],
    ['server/createServer.ts', "import type { Server } from 'boardgame.io'; export type S = Server;"],
    ['test/rules/play.test.ts', "import '../../game/rules/play.ts'; import 'boardgame.io/client';"],
  ])('%s may say: %s', (file, code) => {
    expect(lint(file, code)).toBe('');
  });
});

describe('additions of modules are asked for by name', () => {
  const sentence = "playsWith(modules, 'reputation')";
  test.each([
    'export const has = (modules: number) => modules >= 3;',
    'export const has = (view: { modules: number }) => view.modules === 5;',
    'export const has = (module: number) => 3 <= module;',
    'export const has = (view: { modules: number }, card: { from: number }) => view.modules < card.from;',
    'export const at = (modules: number) => { switch (modules) { case 3: return 1; default: return 0; } };',
    'export const shares: Record<Modules, number> = { 1: 0.3 }; export const share = (modules: Modules) => shares[modules];',
  ])('client, game, tests and server may not say: %s', (code) => {
    for (const file of ['client/scenes/stage.ts', 'game/rules/play.ts', 'test/kit/table.ts', 'server/lobby/list.ts'])
      expect(lint(file, code)).toContain(sentence);
  });

  test.each([
    "import { playsWith } from '../../game/index.ts'; export const has = (m: 1 | 5) => playsWith(m, 'guestBook');",
    'export const chosen = (modules: number | null) => (modules === null ? {} : { modules });',
    'export const same = (a: { modules: number }, modules: number) => a.modules === modules;',
  ])('a file may say: %s', (code) => {
    expect(lint('test/kit/table.ts', code)).toBe('');
  });

  test('only game/data/modules.ts may compare the numbers of modules', () => {
    expect(lint('game/data/modules.ts', 'export const has = (modules: number) => modules >= 3;')).toBe('');
  });
});

describe('randomness, clock, network, DOM and Node', () => {
  test.each([
    ['game/rules/rng.ts', 'export const roll = () => Math.random();', 'chance comes in as rng.'],
    ['game/rules/rng.ts', 'export const { random } = Math;', 'chance comes in as rng.'],
    ['game/bots/hard.ts', 'export const seed = () => crypto.randomUUID();', 'chance comes in as rng.'],
    ['game/bots/hard.ts', 'export const now = () => Date.now();', 'time comes in as an argument.'],
    ['game/bots/hard.ts', 'export const now = () => performance.now();', 'time comes in as an argument.'],
    ['game/boardgame.ts', 'export const now = new Date();', 'time comes in as an argument.'],
    ['game/rules/play.ts', 'export const later = (f: () => void) => setTimeout(f, 1);', 'waits for nothing'],
    ['game/rules/play.ts', 'export const mode = process.env;', 'no Node.'],
    ['game/rules/play.ts', 'export const all = globalThis;', 'no DOM.'],
    ['client/model/table.ts', 'export const body = document.body;', 'the model runs anywhere: no DOM.'],
    ['client/model/table.ts', "export const answer = () => fetch('/');", 'the model reaches nobody: no net.'],
    ['client/words/words.ts', 'export const now = () => Date.now();', 'time comes in as an argument.'],
  ])('%s may not say: %s', (file, code, sentence) => {
    expect(lint(file, code)).toContain(sentence);
  });

  test('the server may use the clock', () => {
    expect(lint('server/clock.ts', 'export const now = () => Date.now();')).toBe('');
  });
});

describe('manners', () => {
  test.each([
    ['game/rules/play.ts', 'export default 1;', 'exports have names.'],
    [
      'test/rules/play.test.ts',
      "import { test } from 'vitest'; test.skip('x', () => {});",
      'every test runs, every time.',
    ],
    ['server/main.ts', "console.log('open');", 'Unexpected console statement.'],
    ['server/main.ts', '// TODO later\nexport const a = 1;', "Unexpected 'todo' comment"],
    ['server/main.ts', 'export const a = (b: any) => String(b);', 'Unexpected any'],
    ['server/main.ts', 'const unused = 1;', "'unused' is assigned a value but never used"],
    [
      'server/main.ts',
      "import { A } from './a.ts'; export type B = A;",
      'All imports in the declaration are only used as types',
    ],
    ['server/main.ts', '// eslint-disable-next-line no-console\nconsole.log(1);', 'Unexpected console statement.'],
    ['server/main.ts', '// @ts-ignore\nexport const a = 1;', '@ts-'],
  ])('%s may not say: %s', (file, code, sentence) => {
    expect(lint(file, code)).toContain(sentence);
  });

  test('scripts may print, and configuration files may have a default export', () => {
    expect(lint('server/start.js', "console.log('Building …');")).toBe('');
    expect(lint('test/bench/main.ts', "console.log('games per second');")).toBe('');
    expect(lint('vite.config.ts', 'export default {};')).toBe('');
    expect(lint('game/rules/play.ts', 'export const dice = 4;')).toBe('');
  });

  test('rules that need types: no floating promise, and every switch is exhaustive', async () => {
    const code = `
      const open = () => Promise.resolve(1);
      open();
      export const vp = (side: 'white' | 'own') => {
        switch (side) {
          case 'white':
            return 1;
        }
        return 0;
      };`;
    const [result] = await new ESLint().lintText(code, { filePath: 'server/main.ts' });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
      '@typescript-eslint/no-floating-promises',
      '@typescript-eslint/switch-exhaustiveness-check',
    ]);
  });
});
