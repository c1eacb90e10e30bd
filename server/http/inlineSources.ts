// The scripts and styles inside the built page, as sources for the content security policy: browsers ignore all others
// that stand in the page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourcesIn = (page: string, tag: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Empty where the client is not built, or comes from elsewhere. */
export function inlineSources(clientDir: string): InlineSources {
  let page = '';
  try {
    page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  } catch {
    // No page, no sources.
  }
  return { scripts: sourcesIn(page, 'script'), styles: sourcesIn(page, 'style') };
}
