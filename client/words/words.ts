// The words of one language, ready to be spoken of a table: `words.event(event, people, me)`, `words.move(move, glance)`.
import type {
  Bonus,
  Card,
  Column,
  Entertainer,
  Event,
  Move,
  Phase,
  Refusal,
  Seat,
  Source,
  Space,
  Tile,
  View,
} from '../../game/index.ts';
import type { Prompt } from '../model/prompt.ts';
import type { Spot } from '../model/spots.ts';
import type { Colour, Person } from '../model/tableModel.ts';
import type { Warning } from '../model/warnings.ts';
import type { Explanation } from './speaking.ts';

/** Whose table is spoken of, and for whose eyes. */
export interface Glance {
  view: View;
  me: Seat | null;
  people: readonly Person[];
}

export interface Words {
  readonly locale: string;
  card(card: Card): string;
  tile(tile: Tile): string;
  phase(phase: Phase): string;
  bonus(bonus: Bonus): string;
  space(space: Space | null): string;
  entertainer(entertainer: Entertainer): string;
  column(column: Column): string;
  source(source: Source): string;
  colour(colour: Colour): string;
  /** A sentence for the log and for speech. */
  event(event: Event, people: readonly Person[], me: Seat | null): string;
  refusal(refusal: Refusal | { because: 'stale' | 'unreachable' }): string;
  /** What is asked: a title, and what to do. */
  prompt(prompt: Prompt, glance: Glance): { title: string; todo: string };
  /** The label of the button that makes the move. */
  move(move: Move, glance: Glance): string;
  warning(warning: Warning): string;
  /** What a card, tile, space or marker is, with the present numbers. */
  explain(spot: Spot, glance: Glance): Explanation;
}
