// A plugin for Vite: writes a script into the page that asks for the texts of its language at once, by the names of their chunks.
import type { Plugin, Rollup } from 'vite';

const PAGES = /\/words\/(\w+)\/pages\/index\.ts$/;
/** Before the styles: a browser runs no script while it waits for those. */
const PLACE = /<meta charset="utf-8" \/>/;

/** Each language's chunk of page text, and the chunks that it imports, but for those that come with the page. */
function filesByLanguage(bundle: Rollup.OutputBundle): Map<string, string[]> {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const withImports = (files: readonly string[]): Set<string> => {
    const all = new Set(files);
    // A set goes on through what is added meanwhile.
    for (const file of all) for (const imported of importsOf.get(file) ?? []) all.add(imported);
    return all;
  };
  const ofPage = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const language = PAGES.exec(facadeModuleId ?? '')?.[1];
      return language === undefined
        ? []
        : [[language, [...withImports([fileName])].filter((file) => !ofPage.has(file))]];
    }),
  );
}

/** `scriptFor` writes the script; the content security policy allows it by its hash (server/http/inlineScripts.ts). */
export const preloadLanguage = (
  languages: readonly string[],
  scriptFor: (files: Readonly<Record<string, readonly string[]>>) => string,
): Plugin => ({
  name: 'preload-language',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = filesByLanguage(bundle);
      const addresses = languages.map((language) => {
        const names = files.get(language);
        if (names === undefined) throw new Error(`The build has no chunk for the texts of "${language}".`);
        return [language, names.map((name) => `/${name}`)] as const;
      });
      const script = `<script>${scriptFor(Object.fromEntries(addresses))}</script>`;
      return html.replace(PLACE, (charset) => `${charset}\n    ${script}`);
    },
  },
});
