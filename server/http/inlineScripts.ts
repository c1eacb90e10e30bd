// The scripts inside the built page, as sources for the content security policy: a script that is not of the build does not run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Empty where the client is not built, or comes from elsewhere. */
export function inlineScripts(clientDir: string): string[] {
  let page = '';
  try {
    page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  } catch {
    return [];
  }
  return [...page.matchAll(SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
