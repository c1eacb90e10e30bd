// The theme: colours, letters and shadows. Dark oak, brass, cream paper and candle light.
import type { HexColour } from './hexColour.ts';

export const PALETTE = {
  oakBlack: '#150c06',
  oakDark: '#24150b',
  oakPale: '#a87a4b',
  brassDark: '#6b4512',
  brass: '#b88a35',
  brassLight: '#f3d88c',
  paper: '#f3e6c8',
  paperShade: '#d8bf8d',
  cream: '#fbf1da',
  ink: '#2a170b',
  candle: '#ffd27a',
  flame: '#ff9a34',
  bottle: '#1f4a38',
  burgundy: '#6b1d2a',
  noble: '#5a2a6e',
  nobleLight: '#8a4fa3',
  night: '#0e1730',
  moon: '#f6ecc6',
  goldLight: '#ffe89a',
  goldDark: '#8f5f10',
  copper: '#b5653a',
  copperLight: '#f0b084',
  copperDark: '#5e2c16',
  iron: '#5c5f66',
  ironLight: '#a9adb5',
  ironDark: '#2a2c31',
  allowed: '#ffe08a',
  warning: '#e2583e',
  good: '#5f9c4a',
} as const;

/** Players differ in hue, brightness and emblem, so that colour vision is not needed. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
export type ByPlayerColour<T> = Record<PlayerColour, T>;

export interface PlayerPaint {
  readonly base: HexColour;
  readonly light: HexColour;
  readonly dark: HexColour;
  /** The colour of emblem and pips, readable on `base`. */
  readonly on: string;
  readonly emblem: 'stein' | 'key' | 'hop' | 'barrel';
}

export const PLAYER_PAINT: ByPlayerColour<PlayerPaint> = {
  red: { base: '#b3262b', light: '#e8645a', dark: '#5f0f16', on: '#fff3e0', emblem: 'stein' },
  blue: { base: '#1f3f86', light: '#5a83cf', dark: '#0d1d44', on: '#fff3e0', emblem: 'key' },
  green: { base: '#63ad5c', light: '#a6dd95', dark: '#275a2a', on: '#12240f', emblem: 'hop' },
  yellow: { base: '#f2c42f', light: '#fff0a3', dark: '#94690a', on: '#2a1a04', emblem: 'barrel' },
};

export const FONT = {
  /** Numbers and running text. */
  text: "'Alegreya Variable', 'Alegreya', Georgia, serif",
  /** Headings, signs and ribbons. */
  title: "'IM Fell English', 'Alegreya Variable', Georgia, serif",
} as const;

/** The least size of letters and numbers on the table, and the largest of names and signs, in CSS pixels. */
export const LETTERS = { least: 11.5, largestName: 20, largestSign: 24 } as const;

/** The least size of letters, in the units of a picture that is `unit` wide and shown at `shownWidth` CSS pixels. */
export const leastLetters = (unit: number, shownWidth: number): number => (LETTERS.least * unit) / shownWidth;

export interface Shadow {
  readonly colour: string;
  readonly blur: number;
  readonly y: number;
}

export const SHADOW = {
  resting: { colour: 'rgba(0,0,0,.55)', blur: 6, y: 3 },
  carved: { colour: 'rgba(0,0,0,.75)', blur: 4, y: 2 },
} as const satisfies Record<string, Shadow>;
