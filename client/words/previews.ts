// The previews of tables in chat programs that show their links, by language. The server writes them into the page.
import { preview as de } from './de/preview.ts';
import { preview as en } from './en/preview.ts';
import { preview as fr } from './fr/preview.ts';
import type { LanguageCode } from './languages.ts';
import type { PreviewWords } from './previewText.ts';
import { preview as ru } from './ru/preview.ts';

export const PREVIEWS: Readonly<Record<LanguageCode, PreviewWords>> = { en, de, fr, ru };
