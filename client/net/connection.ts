// What the client knows of a match, wherever it is played: views and events come in, moves go out.
import type { Event, Move, Refusal, Seat, View } from '../../game/index.ts';
import type { LineFault } from '../model/lineFault.ts';

/** Null when the move was made, or why it was not. */
export type Made = Refusal | { because: LineFault } | null;

export interface Update {
  view: View;
  /** What happened since the update before; empty on the first and after a gap, when there is nothing to animate. */
  events: readonly Event[];
  /** All that is known to have happened, oldest first, for the log. */
  history: readonly Event[];
  /** Nobody has moved yet: all of `history` happened when the table was laid. */
  isFresh?: boolean;
  /** Whether the match can be reached; while it cannot, at most one move waits for it. */
  connected: boolean;
}

export interface Connection {
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  /** The listener hears the present state first. Returns how to stop listening. */
  subscribe(listener: (update: Update) => void): () => void;
  send(move: Move): Promise<Made>;
  close(): void;
}
