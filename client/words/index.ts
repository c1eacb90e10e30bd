// Names and sentences of the game in the chosen language, loaded with the first table. Pages have theirs in text.ts.
import { game as en } from './en/game/index.ts';
import type { Exactly, GameText } from './shape.ts';
import type { LanguageCode } from './text.ts';
import { wordsIn, type Words } from './words.ts';

const GAME = { en };

GAME satisfies Readonly<Record<LanguageCode, GameText>>;
GAME satisfies Exactly<typeof GAME, Readonly<Record<LanguageCode, GameText>>>;

export const createWords = (code: LanguageCode): Words => wordsIn(GAME[code]);

export type { MoveRefusal, Viewpoint } from './facts.ts';
export type { Words } from './words.ts';
