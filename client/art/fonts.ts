// Loads the Latin letters of the fonts before anything is painted: a canvas would silently use fallback fonts.
import './fonts.css';
import { FONT } from './theme.ts';

const NEEDED = [`800 20px ${FONT.text}`, `400 20px ${FONT.title}`] as const;

/** Resolves even if a font fails to load: the table is then painted with the fallback font. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(NEEDED.map((font) => document.fonts.load(font)));
}
