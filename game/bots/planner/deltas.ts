// A delta: the difference that something makes to the features of a tavern and to the points on its cards.
import { COLUMNS, GUESTS, isGuest, liesBeside, VICTORY_POINTS, type Card } from '../../index.ts';
import { featureIndex, MONASTERY_STOPS, REPUTATION_SPACES } from './features.ts';
import type { Markers } from './triggers.ts';

/** A difference in some features, and in the victory points on cards, which are certain. */
export interface Delta {
  points: number;
  readonly changes: [feature: number, by: number][];
}

export const delta = (points = 0): Delta => ({ points, changes: [] });

export function change(on: Delta, name: string, by = 1): Delta {
  if (by !== 0) on.changes.push([featureIndex(name), by]);
  return on;
}

/** Adds a card that belongs to the player, wherever it lies. */
export function addCard(on: Delta, card: Card, count = 1): Delta {
  on.points += VICTORY_POINTS[card] * count;
  if (!isGuest(card)) return change(on, card, count);
  const { die, pays } = GUESTS[card];
  change(change(on, 'guests', count), 'guest thalers', pays * count);
  return change(on, `die ${die}`, count);
}

/** Adds a card that was gained and lies on top of the deck. */
export const addGainedCard = (on: Delta, card: Card, count = 1): Delta =>
  putOnTop(addCard(on, card, count), card, count);

/** Puts a card that was added already on top of the deck. */
export function putOnTop(on: Delta, card: Card, count = 1): Delta {
  if (card === 'noble' || liesBeside(card)) return change(on, `fresh ${card}`, count);
  if (!isGuest(card)) return on;
  return change(change(on, 'fresh guests', count), 'fresh thalers', GUESTS[card].pays * count);
}

const STOP_FEATURES = MONASTERY_STOPS.map((stop) => [stop, featureIndex(`monastery ${stop}`)] as const);

export function moveMonastery(on: Delta, from: number, to: number): Delta {
  if (from === to) return on;
  change(on, 'monastery', to - from);
  for (const [stop, feature] of STOP_FEATURES) {
    const by = Number(to >= stop) - Number(from >= stop);
    if (by !== 0) on.changes.push([feature, by]);
  }
  return on;
}

const REPUTATION_FEATURES = REPUTATION_SPACES.map((space) => featureIndex(`reputation ${space}`));
const [FIRST_SPACE] = REPUTATION_SPACES;

function moveReputation(on: Delta, from: number, to: number): Delta {
  if (from === to) return on;
  on.changes.push([REPUTATION_FEATURES[from - FIRST_SPACE], -1], [REPUTATION_FEATURES[to - FIRST_SPACE], 1]);
  return on;
}

/** Moves the markers, and covers the cells of the guest book that were signed. */
export function moveMarkers(on: Delta, from: Markers, to: Markers): void {
  moveMonastery(on, from.monastery, to.monastery);
  moveReputation(on, from.reputation, to.reputation);
  for (const column of COLUMNS) {
    for (let row = from.book[column]; row < to.book[column]; row++) change(on, `book ${column} ${row}`);
  }
}
