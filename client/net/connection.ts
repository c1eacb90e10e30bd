// What the client knows of a match, wherever it is played: views and events come in, moves go out.
import type { Event, Move, Refusal, Seat, View } from '../../game/index.ts';

export interface Update {
  view: View;
  /** What happened since the update before; empty on the first and after a gap, when there is nothing to animate. */
  events: Event[];
  /** All that is known to have happened, oldest first, for the log. */
  history: readonly Event[];
  /** Nobody has moved yet: all of `history` happened when the table was laid. */
  isFresh?: boolean;
  /** Whether the match can be reached; nothing can be sent while it cannot. */
  connected: boolean;
}

export interface Connection {
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  /** The listener hears the present state first. Returns how to stop listening. */
  subscribe(listener: (update: Update) => void): () => void;
  /** Resolves with null when the move was made, or why it was not. */
  send(move: Move): Promise<Refusal | { because: 'stale' | 'unreachable' } | null>;
  close(): void;
}
