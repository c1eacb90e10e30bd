// Chooses the chunk of each module of the client: one chunk holds all that is needed at one moment, so that no chunk has to
// arrive before the next one can be asked for.

/** The part of Vite's bundler that is asked for the importers of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

interface ChunkRule {
  readonly chunk: string;
  /** The modules that are needed at the chunk's moment; what they import comes with them. */
  readonly entries: readonly string[];
  /**
   * True: whoever imports a re-exporting module needs all that it exports. False: imports through re-exporting modules
   * do not count, since the chunk's modules use little of what those export.
   */
  readonly takesReexports: boolean;
}

/** In the order in which a visit needs them. A module is in the first chunk that needs it. */
const RULES: readonly ChunkRule[] = [
  {
    chunk: 'first',
    entries: [
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
    takesReexports: false,
  },
  {
    chunk: 'print',
    entries: ['entertainers', 'lookup', 'startCards'].map((name) => `game/data/${name}.ts`),
    takesReexports: false,
  },
  { chunk: 'people', entries: ['client/art/people.ts'], takesReexports: false },
  { chunk: 'words', entries: ['client/overlay/guide/guide.tsx', 'client/words/index.ts'], takesReexports: true },
  { chunk: 'pictures', entries: ['client/art/pagePictures.ts'], takesReexports: false },
  { chunk: 'lobby', entries: ['client/net/lobby.ts'], takesReexports: false },
  {
    chunk: 'table',
    entries: ['client/overlay/table/localTable.tsx', 'client/net/local.ts', 'client/session/index.ts'],
    takesReexports: true,
  },
  { chunk: 'stage', entries: ['client/scenes/stage.ts'], takesReexports: true },
];

/** Modules that do little but export others. */
const REEXPORTING = [
  'client/model/tableModel.ts',
  'game/bots/index.ts',
  'game/chance/index.ts',
  'game/data/index.ts',
  'game/index.ts',
];

const isOneOf = (id: string, files: readonly string[]): boolean => files.some((file) => id.endsWith(`/${file}`));

interface Search {
  /** True if the importers of a re-exporting module are found as well. */
  readonly throughReexports: boolean;
}

/** The module itself, and all that import it statically, directly or through others. */
function importersOf(id: string, modules: Modules, { throughReexports }: Search): string[] {
  const found = new Set([id]);
  // A loop over a set also visits what is added during the loop.
  for (const module of found) {
    if (!throughReexports && isOneOf(module, REEXPORTING)) continue;
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

/** The name of a module's chunk; null leaves it to the bundler. */
export function chunkOf(id: string, modules: Modules): string | null {
  const all = importersOf(id, modules, { throughReexports: true });
  const withoutReexports = importersOf(id, modules, { throughReexports: false });
  const needs = ({ entries, takesReexports }: ChunkRule): boolean =>
    (takesReexports ? all : withoutReexports).some((importer) => isOneOf(importer, entries));
  return RULES.find(needs)?.chunk ?? null;
}
