// The chunks of the built client: each is all that is needed at one moment, so that no chunk is asked for only when another has come.

/** The part of Vite's bundler that is asked for the importers of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

interface ChunkRule {
  readonly chunk: string;
  /** The modules that are asked for then; what they import comes with them. */
  readonly doors: readonly string[];
  /** True when a module that only passes others on brings all of them along; the first pages use a little of what it offers. */
  readonly takesAll: boolean;
}

/** In the order in which a visit comes to them: a module is in the chunk of the first. */
const RULES: readonly ChunkRule[] = [
  {
    chunk: 'first',
    doors: [
      'client/main.ts',
      'client/model/people.ts',
      'client/words/grammar.ts',
      'client/words/times.ts',
      'game/bots/characters.ts',
      'game/bots/levels.ts',
      'game/chance/hex32.ts',
      'game/data/modules.ts',
      'game/data/names.ts',
      'game/rules/version.ts',
    ],
    takesAll: false,
  },
  {
    chunk: 'print',
    doors: ['entertainers', 'lookup', 'startCards'].map((name) => `game/data/${name}.ts`),
    takesAll: false,
  },
  { chunk: 'people', doors: ['client/art/people.ts'], takesAll: false },
  { chunk: 'words', doors: ['client/overlay/guide/guide.tsx', 'client/words/index.ts'], takesAll: true },
  { chunk: 'pictures', doors: ['client/art/pagePictures.ts'], takesAll: false },
  { chunk: 'lobby', doors: ['client/net/lobby.ts'], takesAll: false },
  {
    chunk: 'table',
    doors: ['client/overlay/table/localTable.tsx', 'client/net/local.ts', 'client/session/index.ts'],
    takesAll: true,
  },
  { chunk: 'stage', doors: ['client/scenes/stage.ts'], takesAll: true },
];

const PASSING_ON = [
  'client/model/tableModel.ts',
  'game/bots/index.ts',
  'game/chance/index.ts',
  'game/data/index.ts',
  'game/index.ts',
];

const isOneOf = (id: string, files: readonly string[]): boolean => files.some((file) => id.endsWith(`/${file}`));

/** The module itself, and all that import it without waiting, however indirectly. */
function importersOf(id: string, modules: Modules, takesAll: boolean): Set<string> {
  const found = new Set([id]);
  // A set goes on through what is added meanwhile.
  for (const one of found)
    if (takesAll || !isOneOf(one, PASSING_ON))
      for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return found;
}

/** The name of a module's chunk; null leaves it to the bundler. */
export function chunkOf(id: string, modules: Modules): string | null {
  const importers = {
    all: [...importersOf(id, modules, true)],
    used: [...importersOf(id, modules, false)],
  };
  const needs = ({ doors, takesAll }: ChunkRule): boolean =>
    (takesAll ? importers.all : importers.used).some((one) => isOneOf(one, doors));
  return RULES.find(needs)?.chunk ?? null;
}
