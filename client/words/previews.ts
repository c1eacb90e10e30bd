// What chat programs are told of a table whose link was sent, in each language: the server writes it into the page.
import { preview as de } from './de/preview.ts';
import { preview as en } from './en/preview.ts';
import { preview as fr } from './fr/preview.ts';
import type { LanguageCode } from './languages.ts';
import type { PreviewText } from './previewText.ts';
import { preview as ru } from './ru/preview.ts';

export const PREVIEWS: Readonly<Record<LanguageCode, PreviewText>> = { en, de, fr, ru };
