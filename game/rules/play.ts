// Playing a move. Changes the state it is given: boardgame.io hands in its draft, bots and simulations a copy.
import type { Seat } from '../data/index.ts';
import type { Event } from './events.ts';
import { advance } from './flow.ts';
import { refusal } from './legal.ts';
import { recall, remember, restore } from './memory.ts';
import type { Move, MoveOf, MoveType } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { State } from './state.ts';
import { tell, type Table } from './table.ts';
import type { Verb } from './verb.ts';
import { VERBS } from './verbs/index.ts';
import { work } from './work.ts';

type Deed = Exclude<MoveType, 'takeBack'>;

export type Played = { readonly events: Event[]; readonly refused: null } | { readonly refused: Refusal };

/** An illegal move is refused with the reason, and changes nothing. */
export function play(state: State, seat: Seat, move: Move, rng: Rng): Played {
  const refused = refusal(state, seat, move);
  if (refused !== null) return { refused };
  const table: Table = { state, rng, events: [] };
  if (move.type === 'takeBack') {
    restore(state, seat, (step) => perform({ ...table, events: [] }, seat, step as MoveOf<Deed>));
    tell(table, { type: 'takenBack', seat });
  } else {
    const before = recall(state, seat, move.type);
    perform(table, seat, move);
    advance(table);
    remember(state, seat, before, move, table.events);
  }
  return { events: table.events, refused: null };
}

/** Dispatch over the union: each move is done by the verb of its own type. */
function perform(table: Table, seat: Seat, move: MoveOf<Deed>): void {
  const verb = VERBS[move.type] as unknown as Verb<typeof move.type>;
  verb.perform(table, seat, move);
  work(table, seat);
}
