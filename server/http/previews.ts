// Answers links to matches, /t/<match id>, with the client's page; its head has title, description and picture for chat programs.
import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import type { PreviewText, Ruleset } from '../ruleset.ts';
import { Refused } from './errors.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
}

interface Deps {
  readonly config: Pick<Config, 'clientDir' | 'publicUrl'>;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly texts: Ruleset['previews'];
  readonly previewOf: (id: string, text: PreviewText) => Promise<Preview>;
}

const LINK = /^\/t\/([\w-]{1,32})\/?$/;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

const headOf = ({ title, description }: Preview, { locale, picture }: PreviewText, origin: string): string => {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Tiefenthal',
    'og:locale': locale,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/table.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture,
  };
  const lines = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`);
  return [
    ...lines,
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="robots" content="noindex" />',
  ].join('\n    ');
};

/** The text in the language that is asked for, or else in the first; chat programs mostly ask for none. */
const textFor = (ctx: Context, texts: Ruleset['previews']): PreviewText => {
  const languages = Object.keys(texts);
  const language = ctx.acceptsLanguages(languages) || (languages[0] ?? '');
  const text = texts[language];
  if (text === undefined) throw new Error('There is no text for previews.');
  return text;
};

export const servePreviews =
  ({ config, limits, addressOf, texts, previewOf }: Deps): Middleware =>
  async (ctx, next) => {
    const id = ctx.method === 'GET' || ctx.method === 'HEAD' ? LINK.exec(ctx.path)?.[1] : undefined;
    const page =
      id === undefined ? null : await readFile(resolve(config.clientDir, 'index.html'), 'utf8').catch(() => null);
    if (id === undefined || page === null) {
      await next();
      return;
    }
    if (!limits.request.take(addressOf(ctx.req))) throw new Refused('tooFast');
    const origin = config.publicUrl === '' ? `${ctx.protocol}://${ctx.host}` : config.publicUrl;
    const text = textFor(ctx, texts);
    const head = headOf(await previewOf(id, text), text, origin);
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Language');
    ctx.type = 'html';
    ctx.body = page.replace('</head>', () => `  ${head}\n  </head>`);
  };
