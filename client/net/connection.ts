// The interface to a match, local or online: updates with views and events come in, moves go out.
import type { Event, Move, Refusal, Seat, View } from '../../game/index.ts';
import type { AnyRefusalCode } from '../../server/wire/refusals.ts';

/** Null if the move was made, otherwise the reason why not. */
export type MoveOutcome = Refusal | { because: AnyRefusalCode } | null;

export interface Update {
  view: View;
  /** Events since the update before; empty in the first update and after a gap, when there is nothing to animate. */
  events: readonly Event[];
  /** All known events of the match, oldest first, for the log. */
  history: readonly Event[];
  /** No move was made yet: all of `history` belongs to the set-up. */
  isFresh?: boolean;
  /** False while the server cannot be reached; then at most one move waits to be sent. */
  connected: boolean;
}

export interface Connection {
  /** The seat whose view this is; null for a spectator. */
  readonly seat: Seat | null;
  /** The listener is called with the latest update first, if there was one. Returns a function that stops listening. */
  subscribe(listener: (update: Update) => void): () => void;
  send(move: Move): Promise<MoveOutcome>;
  close(): void;
}
