// The keys of pictures of cards. People at tables have faces and moods, so their cards have several pictures.
import { isGuest, liesBeside, type Card, type GuestId, type Regular } from '../../game/index.ts';
import { NOBLE_FACES, type NobleFace } from './cast.ts';
import type { Mood } from './faces.ts';
import { regularFace, type RegularFace } from './regularLooks.ts';

export type SitterName = GuestId | `noble/${NobleFace}` | `${Regular}/${RegularFace}`;
export type CardKey =
  `card/${Card}` | `card/${SitterName}` | `card/${SitterName}/${Exclude<Mood, 'waiting'>}` | 'card/back';

export interface SitterLook {
  /** The owner of the card: every player has regulars of their own. */
  readonly seat: number;
  /** The card's number among the player's cards of its kind, from 0. */
  readonly nth: number;
  readonly mood: Mood;
}

function sitterName(card: GuestId | Regular | 'noble', { seat, nth }: SitterLook): SitterName {
  if (card === 'noble') return `noble/${NOBLE_FACES[(seat + nth) % NOBLE_FACES.length] ?? 0}`;
  return isGuest(card) ? card : `${card}/${regularFace(card, seat, nth)}`;
}

/** The key of the picture of a card that lies face up. A guest, regular or noble at a table shows its face and mood. */
export function cardKey(card: Card, sitter?: SitterLook): CardKey {
  if (sitter === undefined || liesBeside(card)) return `card/${card}`;
  const name = sitterName(card, sitter);
  return sitter.mood === 'waiting' ? `card/${name}` : `card/${name}/${sitter.mood}`;
}
