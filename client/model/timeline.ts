// The timeline: motions with their start and duration. Scenes play it; it can be skipped at any time.
import type { Card, Entertainer, Event, Face, GuestId, Seat, Tile } from '../../game/index.ts';
import type { Spot } from './spots.ts';

/** Things that fly. A card that is null is shown face down. */
export type Thing =
  | { thing: 'card'; card: Card | null }
  | { thing: 'die'; value: Face; own: boolean; seat: Seat }
  | { thing: 'thalers'; count: number }
  | { thing: 'beer'; count: number }
  | { thing: 'schnapps'; count: number }
  | { thing: 'signature' }
  | { thing: 'counterGuest' }
  | { thing: 'entertainer'; entertainer: string; side: string }
  | { thing: 'mug' };

export type Motion =
  | { motion: 'fly'; thing: Thing; from: Spot; to: Spot; flip: boolean }
  | { motion: 'roll'; seat: Seat; dice: Face[]; own: boolean; at: Spot }
  | { motion: 'shuffle'; at: Spot }
  /** All coasters slide to the left-hand neighbour at once, with their dice. */
  | { motion: 'passCoasters' }
  | { motion: 'step'; track: 'monastery' | 'reputation'; seat: Seat; from: number; to: number }
  | { motion: 'flipTile'; seat: Seat; tile: Tile }
  | { motion: 'refill'; place: number; guest: GuestId | null }
  | { motion: 'clear'; seat: Seat }
  /** The change of an amount is shown at its counter. */
  | { motion: 'count'; spot: Spot; by: number }
  | { motion: 'pulse'; spot: Spot }
  | { motion: 'evening'; round: number }
  /** A card is shown large before it goes where it belongs. */
  | { motion: 'show'; seat: Seat; card: Card; from: Spot; to: Spot }
  /** An entertainer does what schnapps is paid for, a bard plays. */
  | { motion: 'perform'; seat: Seat; entertainer: Entertainer | 'bard' }
  /** The candles are dimmed at closing time. */
  | { motion: 'dim' }
  /** After the last evening the candles go out, the doors close and the moon stands over the house. */
  | { motion: 'closeHouse' };

/** The motion of one kind. */
export type MotionOf<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

/** Times in milliseconds at normal speed; `begin` counts from the start of the timeline. */
export interface Cue {
  begin: number;
  lasts: number;
  motion: Motion;
  /** The event that the motion shows. */
  event: Event;
}

export interface Timeline {
  cues: Cue[];
  /** The time at which each event counts as seen, in the order of the events: log and speech keep pace with it. */
  seen: number[];
  lasts: number;
}
