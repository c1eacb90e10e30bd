// Loads the fonts before anything is painted: a canvas would silently use fallback fonts.
import './fonts.css';
import { FONT } from './theme.ts';

const NEEDED = [`800 20px ${FONT.text}`, `400 20px ${FONT.title}`] as const;

/** A font that fails to load is no reason to have no table: the fallback font is used. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(NEEDED.map((font) => document.fonts.load(font)));
}
