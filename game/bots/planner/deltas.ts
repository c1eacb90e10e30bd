// A delta: the difference that something makes to the features of a tavern and to the points on its cards.
import { COLUMNS, GUESTS, isGuest, liesBeside, VICTORY_POINTS, type Card } from '../../index.ts';
import { featureIndex, MONASTERY_STOPS, REPUTATION_SPACES } from './features.ts';
import type { Markers } from './triggers.ts';

/**
 * A difference in some features, whose worth is estimated, and in the victory points on cards, which count as they are.
 */
export interface Delta {
  points: number;
  readonly changes: [feature: number, by: number][];
}

export const delta = (points = 0): Delta => ({ points, changes: [] });

export function change(effect: Delta, name: string, by = 1): Delta {
  if (by !== 0) effect.changes.push([featureIndex(name), by]);
  return effect;
}

/** Adds a card that belongs to the player, wherever it lies. */
export function addCard(effect: Delta, card: Card, count = 1): Delta {
  effect.points += VICTORY_POINTS[card] * count;
  if (!isGuest(card)) return change(effect, card, count);
  const { die, pays } = GUESTS[card];
  change(change(effect, 'guests', count), 'guest thalers', pays * count);
  return change(effect, `die ${die}`, count);
}

/** Adds a card that was gained and lies on top of the deck. */
export const addGainedCard = (effect: Delta, card: Card, count = 1): Delta =>
  putOnTop(addCard(effect, card, count), card, count);

/** Marks a card as lying on top of the deck; the card itself is counted by `addCard`. */
export function putOnTop(effect: Delta, card: Card, count = 1): Delta {
  if (card === 'noble' || liesBeside(card)) return change(effect, `fresh ${card}`, count);
  if (!isGuest(card)) return effect;
  return change(change(effect, 'fresh guests', count), 'fresh thalers', GUESTS[card].pays * count);
}

const STOP_FEATURES = MONASTERY_STOPS.map((stop) => [stop, featureIndex(`monastery ${stop}`)] as const);

export function moveMonastery(effect: Delta, from: number, to: number): Delta {
  if (from === to) return effect;
  change(effect, 'monastery', to - from);
  for (const [stop, feature] of STOP_FEATURES) {
    const by = Number(to >= stop) - Number(from >= stop);
    if (by !== 0) effect.changes.push([feature, by]);
  }
  return effect;
}

const REPUTATION_FEATURES = REPUTATION_SPACES.map((space) => featureIndex(`reputation ${space}`));
const [FIRST_SPACE] = REPUTATION_SPACES;

function moveReputation(effect: Delta, from: number, to: number): Delta {
  if (from === to) return effect;
  effect.changes.push([REPUTATION_FEATURES[from - FIRST_SPACE], -1], [REPUTATION_FEATURES[to - FIRST_SPACE], 1]);
  return effect;
}

/** Moves the markers, and covers the cells of the guest book that were signed. */
export function moveMarkers(effect: Delta, from: Markers, to: Markers): void {
  moveMonastery(effect, from.monastery, to.monastery);
  moveReputation(effect, from.reputation, to.reputation);
  for (const column of COLUMNS) {
    for (let row = from.book[column]; row < to.book[column]; row++) change(effect, `book ${column} ${row}`);
  }
}
