// Names and sentences of the game in each language, loaded with the first table or the guide. The texts of pages are in
// pages.ts.
import { termsOf, type LanguageCode, type Wording } from './languages.ts';
import type { GameText, LoadsExactly } from './shape.ts';
import { wordsIn, type Words } from './words.ts';

const GAME = {
  en: () => import('./en/game/index.ts'),
  de: () => import('./de/game/index.ts'),
  fr: () => import('./fr/game/index.ts'),
  ru: () => import('./ru/game/index.ts'),
};

// Every language has a loader; a text with a missing or an extra key does not compile.
GAME satisfies Readonly<Record<LanguageCode, () => Promise<{ game: GameText }>>>;
GAME satisfies LoadsExactly<typeof GAME, 'game', GameText>;

export async function loadWords(wording: Wording): Promise<Words> {
  const [{ game }, inTerms] = await Promise.all([GAME[wording.code](), termsOf(wording)]);
  return wordsIn(inTerms<GameText>(game));
}

export type { MoveRefusal, Viewpoint } from './facts.ts';
export type { Words } from './words.ts';
