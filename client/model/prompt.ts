// What is asked of whom now. A total map from kind to panel draws it, so a missing panel is a compile error.
import type { Bonus, Column, Face, Regular, Seat, StartCard } from '../../game/index.ts';

export type Prompt =
  /** A hidden choice; `chosen` once it is made, while others still think. */
  | { kind: 'startCard'; cards: StartCard[]; chosen: string | null }
  | { kind: 'evening'; bonuses: readonly Bonus[]; options: string[]; chosen: string | null }
  | { kind: 'keepCard'; options: string[]; chosen: string | null }
  /** The guests have arrived: content, or away with them for a counter guest. */
  | { kind: 'guests'; counterGuests: number; done: boolean }
  | { kind: 'draft'; coaster: Face[] }
  | { kind: 'plan'; done: boolean }
  | { kind: 'settle'; steps: number }
  | { kind: 'serve' }
  /** Small questions that bonuses ask. */
  | { kind: 'deny'; tables: number[] }
  | { kind: 'schnappsOrDeny' }
  | { kind: 'column'; columns: Column[] }
  | { kind: 'strike'; regulars: Regular[]; left: number }
  /** Others are to act. */
  | { kind: 'wait'; for: Seat[] }
  | { kind: 'over' };

export type PromptKind = Prompt['kind'];
export type PromptOf<K extends PromptKind> = Extract<Prompt, { kind: K }>;
