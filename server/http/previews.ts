// Tables' links, /t/<match id>: the one page, with title, description and picture for chat programs in its head.
import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { Refused } from './errors.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
}

interface Deps {
  readonly config: Pick<Config, 'clientDir' | 'publicUrl'>;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Null for a table of which nothing may be told. */
  readonly previewOf: (id: string) => Promise<Preview | null>;
}

const LINK = /^\/t\/([\w-]{1,32})\/?$/;

const ANY_TABLE: Preview = {
  title: 'A table of the Taverns of Tiefenthal',
  description: 'The Taverns of Tiefenthal in the browser, an unofficial fan implementation.',
};

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

const headOf = ({ title, description }: Preview, origin: string): string => {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Tiefenthal',
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/table.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A tavern in the evening, with guests at its tables',
  };
  const lines = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`);
  return [
    ...lines,
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="robots" content="noindex" />',
  ].join('\n    ');
};

export const servePreviews =
  ({ config, limits, addressOf, previewOf }: Deps): Middleware =>
  async (ctx, next) => {
    const id = ctx.method === 'GET' || ctx.method === 'HEAD' ? LINK.exec(ctx.path)?.[1] : undefined;
    const page =
      id === undefined ? null : await readFile(resolve(config.clientDir, 'index.html'), 'utf8').catch(() => null);
    if (id === undefined || page === null) {
      await next();
      return;
    }
    if (!limits.request.take(addressOf(ctx.req))) throw new Refused({ code: 'tooFast' });
    const origin = config.publicUrl === '' ? `${ctx.protocol}://${ctx.host}` : config.publicUrl;
    const head = headOf((await previewOf(id)) ?? ANY_TABLE, origin);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = page.replace('</head>', () => `  ${head}\n  </head>`);
  };
