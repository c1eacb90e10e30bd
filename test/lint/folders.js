// Import directions: for each part of game, client and server, what it may import, and the linter's message if it
// imports anything else.

/**
 * `folder` and `files` are beginnings of paths, `packages` are names of packages. `types` has more of both, from which
 * only types may be imported.
 * @typedef {{ folder: string, sentence: string, files: string[], packages: string[] | 'any', types?: string[] }} Folder
 */

const printed = 'game/data/index.ts';
/** The files and folders of the game that the client and the server may import. */
const doors = ['game/index.ts', 'game/boardgame.ts', 'game/bots/', 'game/chance/index.ts', printed];
/** The shapes that travel between server and browser. */
const wire = ['endpoints', 'protocol', 'constants', 'refusals', 'match'].map((file) => `server/wire/${file}.ts`);
/** The whole wire, with the schemas by which the server reads what arrives: the browser takes only types from them. */
const wholeWire = 'server/wire/';

/** A file belongs to the first of these with whose `folder` its path begins. @type {Folder[]} */
export const folders = [
  {
    folder: 'game/data/',
    sentence: 'data knows nothing: it is what is printed, and nothing that happens.',
    files: ['game/data/'],
    packages: [],
  },
  {
    folder: 'game/rules/',
    sentence: 'rules know only data.',
    files: ['game/data/', 'game/rules/'],
    packages: [],
  },
  {
    folder: 'game/bots/',
    sentence: 'bots ask the same door as people: game/index.ts.',
    files: ['game/index.ts', printed, 'game/bots/'],
    packages: [],
  },
  {
    folder: 'game/chance/',
    sentence: 'chance asks the door of the game, and takes hashes and schemas from outside.',
    files: ['game/index.ts', 'game/chance/'],
    packages: ['@noble/hashes', 'valibot'],
  },
  {
    folder: 'game/index.ts',
    sentence: 'the door to the game opens on data and rules.',
    files: ['game/data/', 'game/rules/'],
    packages: [],
  },
  {
    folder: 'game/boardgame',
    sentence: 'the adapter stands on the game and takes no more than types from boardgame.io.',
    files: ['game/'],
    packages: [],
    types: ['boardgame.io'],
  },
  {
    folder: 'game/',
    sentence: 'a file of the game imports the game alone: no packages.',
    files: ['game/'],
    packages: [],
  },
  {
    folder: 'client/words/',
    sentence: 'words know the game and the shapes of the wire; of the model no more than types.',
    files: [...doors, ...wire, 'client/words/', 'game/RULES.md'],
    packages: [],
    types: ['client/model/', wholeWire],
  },
  {
    folder: 'client/model/',
    sentence: 'the model is pure: no DOM, no Phaser, no net.',
    files: [...doors, ...wire, 'client/model/', 'client/words/'],
    packages: [],
    types: [wholeWire],
  },
  {
    folder: 'client/net/',
    sentence: 'the net carries views and moves; it shows nothing.',
    files: [...doors, ...wire, 'client/net/'],
    packages: 'any',
    types: ['client/model/', wholeWire],
  },
  {
    folder: 'client/session/',
    sentence: 'a session knows the model and the words: no DOM, no Phaser, and of the net no more than types.',
    files: [...doors, 'client/session/', 'client/model/', 'client/words/'],
    packages: [],
    types: ['client/net/'],
  },
  {
    folder: 'client/main.ts',
    sentence:
      'the composition root takes what it needs of net, overlay, art and styles, and enters session, scenes and words ' +
      'by their doors.',
    files: [
      ...['client/net/', 'client/overlay/', 'client/session/index.ts', 'client/scenes/stage.ts'],
      'client/scenes/tavernPicture.ts',
      ...['client/words/pages.ts', 'client/art/', 'client/styles/'],
    ],
    packages: 'any',
  },
  {
    folder: 'client/scenes/',
    sentence: 'scenes draw the model: no overlay, no net.',
    files: [...doors, 'client/scenes/', 'client/model/', 'client/words/', 'client/art/'],
    packages: 'any',
  },
  {
    folder: 'client/art/generate/',
    sentence: 'the generators of art know the game and the packages they draw from.',
    files: [...doors, 'client/art/'],
    packages: 'any',
  },
  {
    folder: 'client/art/',
    sentence: 'art knows what a thing looks like, not where it stands.',
    files: [...doors, 'client/art/'],
    packages: [],
  },
  {
    folder: 'client/overlay/',
    sentence: 'the overlay works with no canvas.',
    files: [
      ...[...doors, ...wire, 'client/overlay/', 'client/net/', 'client/model/', 'client/words/', 'client/art/'],
      'client/styles/',
    ],
    packages: 'any',
    types: ['client/session/index.ts', wholeWire],
  },
  {
    folder: 'client/',
    sentence: 'the client enters the game by its doors, and takes no more than the wire from the server.',
    files: [...doors, ...wire, 'client/'],
    packages: 'any',
    types: [wholeWire],
  },
  {
    folder: 'server/wire/',
    sentence: 'the wire is shapes alone: it knows no server and no client.',
    files: [...doors, wholeWire],
    packages: ['valibot'],
  },
  {
    folder: 'server/storage/',
    sentence: 'storage knows records and the wire: no http, no lobby, no sockets.',
    files: ['server/storage/', wholeWire],
    packages: 'any',
    types: ['server/match/record.ts', 'server/config.ts'],
  },
  {
    folder: 'server/limits/',
    sentence: 'limits count by address, connection and seat: they know no match and no storage.',
    files: ['server/limits/'],
    packages: 'any',
    types: ['server/config.ts'],
  },
  {
    folder: 'server/match/',
    sentence: 'matches know storage and the wire: no http, no lobby, no sockets.',
    files: [...doors, wholeWire, 'server/match/', 'server/storage/'],
    packages: 'any',
    types: ['server/config.ts', 'server/ruleset.ts'],
  },
  {
    folder: 'server/bots/',
    sentence: 'bots of online matches know the match they play in, and nothing around it.',
    files: [...doors, wholeWire, 'server/bots/', 'server/match/'],
    packages: 'any',
  },
  {
    folder: 'server/http/',
    sentence: 'http answers requests: it knows no lobby, no sockets, no running games.',
    files: [wholeWire, 'server/http/', 'server/limits/', 'server/storage/', 'server/match/secrets.ts'],
    packages: 'any',
    types: ['server/config.ts', 'server/metrics.ts', 'server/ruleset.ts'],
  },
  {
    folder: 'server/lobby/',
    sentence: 'the lobby knows matches and http: no sockets.',
    files: [
      ...[...doors, wholeWire, 'server/lobby/', 'server/match/', 'server/storage/', 'server/limits/'],
      'server/http/',
    ],
    packages: 'any',
    types: ['server/config.ts', 'server/ruleset.ts'],
  },
  {
    folder: 'server/transport/',
    sentence: 'sockets lead to lobby and matches: no storage, no bots.',
    files: [
      ...[wholeWire, 'server/transport/', 'server/lobby/', 'server/match/', 'server/limits/', 'server/http/errors.ts'],
    ],
    packages: 'any',
    types: ['server/config.ts', 'server/metrics.ts'],
  },
  {
    folder: 'server/clientBuild/',
    sentence: 'the build of the client knows no server.',
    files: ['server/clientBuild/'],
    packages: 'any',
  },
  {
    folder: 'server/tiefenthal.ts',
    sentence: 'the ruleset enters the game by its doors, and takes the texts of previews from the words.',
    files: [...doors, 'server/', 'client/words/previews.ts'],
    packages: 'any',
  },
  {
    folder: 'server/',
    sentence: 'the server enters the game by its doors, and knows no client.',
    files: [...doors, 'server/'],
    packages: 'any',
  },
];

/**
 * Packages that only some folders know. With `typesForAny`, all folders whose `packages` are 'any' may take types from
 * the package.
 * @type {{ name: string, folders: string[], typesForAny: boolean, sentence: string }[]}
 */
export const guarded = [
  {
    name: 'phaser',
    folders: ['client/scenes/'],
    typesForAny: false,
    sentence: 'only client/scenes knows Phaser.',
  },
  {
    name: 'boardgame.io',
    folders: ['client/net/'],
    typesForAny: true,
    sentence:
      'only client/net and the server know boardgame.io at run time: client/net imports it, ' +
      "the server says createRequire(import.meta.url)('boardgame.io/server'), others take no more than types.",
  },
  {
    name: 'node:',
    folders: ['server/', 'client/art/generate/'],
    typesForAny: false,
    sentence: 'only the server and the generators of art have Node.',
  },
];
