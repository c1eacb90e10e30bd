// The letters are there before anything is written into a picture: a canvas would silently take others.
import './fonts.css';
import { FONT } from './theme.ts';

const NEEDED = [`800 20px ${FONT.text}`, `400 20px ${FONT.title}`] as const;

/** A font that does not come is no reason to play without a table: the next in line is used. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(NEEDED.map((font) => document.fonts.load(font)));
}
