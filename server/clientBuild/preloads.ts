// A plugin for Vite: writes a script into the page that asks at once for the chunks and fonts that the reader's language and the
// page's address will need.
import type { Plugin, Rollup } from 'vite';

/** The texts that every page has. */
const TEXTS = 'client/words/*/pages/index.ts';

/** The modules that a page needs besides `TEXTS`, by its name in the address; `*` stands for the language. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  rules: ['client/overlay/guide/guidePage.tsx', 'client/words/*/guide/index.ts', 'client/words/*/game/index.ts'],
  learn: ['client/overlay/lessons/learnPage.tsx', 'client/words/*/lessons/index.ts'],
  find: ['client/overlay/lobby/findPage.tsx', 'client/net/lobby.ts'],
  create: ['client/overlay/lobby/createPage.tsx'],
  play: [
    'client/overlay/table/localTable.tsx',
    'client/net/local.ts',
    'client/session/index.ts',
    'client/words/index.ts',
    'client/words/*/game/index.ts',
    'client/scenes/stage.ts',
  ],
  match: ['client/overlay/match/matchPage.tsx', 'client/net/lobby.ts'],
};

const DIGITS_AND_LATIN = 'alegreya-latin-wght-normal';
/**
 * The fonts of every page's first texts, by a part of their file names. Without a preload a browser asks for a font
 * only when it lays out text in it.
 */
const FONTS = [DIGITS_AND_LATIN, 'im-fell-english-latin-400-normal'];
/** The fonts in place of `FONTS` for languages that are not written in Latin letters. */
const OTHER_FONTS: Readonly<Record<string, readonly string[]>> = {
  ru: ['alegreya-cyrillic-wght-normal', DIGITS_AND_LATIN],
};

const fontsIn = (bundle: Rollup.OutputBundle, language: string): string[] =>
  (OTHER_FONTS[language] ?? FONTS).map((font) => {
    const file = Object.keys(bundle).find((name) => name.includes(font));
    if (file === undefined) throw new Error(`The build has no font ${font}.`);
    return `/${file}`;
  });

/** Files to preload: those of a language ("de"), of a page ("rules"), and of a page in a language ("rules de"). */
type Files = Readonly<Record<string, readonly string[]>>;

/** Finds the files that a module needs when it is imported, without those that the page itself loads. */
function filesIn(bundle: Rollup.OutputBundle): (module: string) => string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const chunkAt = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (files: readonly string[]): Set<string> => {
    const all = new Set(files);
    // A loop over a set also visits what is added during the loop.
    for (const file of all) {
      const chunk = chunkAt.get(file);
      for (const imported of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
        all.add(imported);
    }
    return all;
  };
  const ofPage = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return (module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (chunk === undefined) throw new Error(`The build has no chunk for ${module}.`);
    return [...withImports([chunk.fileName])].filter((file) => !ofPage.has(file));
  };
}

function filesToPreload(bundle: Rollup.OutputBundle, languages: readonly string[]): Files {
  const filesOf = filesIn(bundle);
  const files: Record<string, string[]> = {};
  const add = (name: string, modules: readonly string[], without: readonly string[] = []) => {
    const found = new Set(modules.flatMap(filesOf).map((file) => `/${file}`));
    files[name] = [...found].filter((file) => !without.includes(file));
  };
  const inLanguage = (module: string) => module.includes('*');
  for (const language of languages) {
    add(language, [TEXTS.replace('*', language)]);
    files[language]?.push(...fontsIn(bundle, language));
  }
  for (const [page, modules] of Object.entries(PAGES)) {
    const ofPage = modules.filter((module) => !inLanguage(module));
    add(page, ofPage);
    for (const language of languages) {
      const texts = modules.filter(inLanguage).map((module) => module.replace('*', language));
      if (texts.length > 0) add(`${page} ${language}`, texts, [...(files[page] ?? []), ...(files[language] ?? [])]);
    }
  }
  return files;
}

/** The script comes right after this: its preloads begin before the rest of the page, styles included, has arrived. */
const PLACE = /<meta charset="utf-8" \/>/;

/** `scriptFor` writes the script; the content security policy allows it by its hash (server/http/inlineSources.ts). */
export const preloads = (languages: readonly string[], scriptFor: (files: Files) => string): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const script = `<script>${scriptFor(filesToPreload(bundle, languages))}</script>`;
      return html.replace(PLACE, (charset) => `${charset}\n    ${script}`);
    },
  },
});
