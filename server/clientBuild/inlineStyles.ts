// A plugin for Vite: writes the styles that are needed at once, whichever page is shown, into index.html itself, so
// that the page is painted without waiting for them.
import type { Plugin, Rollup } from 'vite';

const chunksOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** The style files of index.html's script and of all that it imports at once. */
function pageStyles(bundle: Rollup.OutputBundle): string[] {
  const chunks = chunksOf(bundle);
  const found = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/client/index.html')));
  // A loop over a set also visits what is added during the loop.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

/** Takes a style file out of the bundle: no chunk loads it any more. */
function takeOut(bundle: Rollup.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no styles ${fileName}.`);
  for (const { viteMetadata } of chunksOf(bundle)) viteMetadata?.importedCss.delete(fileName);
  Reflect.deleteProperty(bundle, fileName);
  return file.source.toString();
}

/** The content security policy allows the styles by their hash (server/http/inlineSources.ts). */
export function inlineStyles(): Plugin {
  let styles = '';
  return {
    name: 'inline-styles',
    apply: 'build',
    // Before Vite writes the links to the styles into the page and into the chunks.
    enforce: 'pre',
    generateBundle(_, bundle) {
      styles = pageStyles(bundle)
        .map((fileName) => takeOut(bundle, fileName))
        .join('');
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
    },
  };
}
