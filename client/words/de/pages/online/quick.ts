// The quick match.
import { number } from '../../grammar.ts';
import { span } from './times.ts';

export const quick = {
  heading: 'Schnelle Partie',
  text: 'Setz dich zu denen, die dasselbe suchen.',
  players: 'Wie viele spielen?',
  any: 'Egal wie viele',
  playersAre: (n: number) => `${number(n)} Spieler`,
  clock: (turn: number, reserve: number) =>
    `Es läuft eine Uhr: ${span(turn)} für jede Entscheidung und ${span(reserve)} Reserve für die ganze Partie. Wer keine Zeit mehr hat und nicht da ist, kann durch einen Bot ersetzt werden.`,
  go: 'Jetzt mit irgendwem spielen',
} as const;
