// A recorded game, local or online: the data of a replay.
import type { GameRecord, Witness } from '../../game/chance/index.ts';
import type { Act, Event, View } from '../../game/index.ts';
import type { Person } from '../model/people.ts';

/** The set-up, or a move: the view after it, and the events of it. */
export interface Moment {
  view: View;
  events: Event[];
  /** Null for the set-up, and for a move that cannot be read. */
  act: Act | null;
}

export interface Recording {
  people: Person[];
  /** The first one is the set-up. */
  moments: Moment[];
}

/** A recording with what is needed to check that its dice and cards were not tampered with. */
export interface VerifiableRecording extends Recording {
  /** Null before the game is over, and where there is nothing to check. */
  record: GameRecord | null;
  /** This browser's own number, and the promise and the seals as it saw them; null if it has no number. */
  witness: Witness | null;
}
