// Plays for one seat of a local game: sees what the seat sees, thinks, waits as long as a person would look, moves.
import type { BotLevel } from '../../game/bots/index.ts';
import { waitedFor, type View } from '../../game/index.ts';
import type { BotMind } from './botMind.ts';
import type { Connection } from './connection.ts';

/** Resolves when the bot may make the move that it has thought of. */
export type Patience = () => Promise<void>;

export function runBot(connection: Connection, level: BotLevel, mind: BotMind, patience: Patience): () => void {
  const { seat } = connection;
  let view: View | null = null;
  let stopped = false;
  let busy = false;

  const isAsked = () => !stopped && seat !== null && view !== null && waitedFor(view).includes(seat);

  const act = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (isAsked() && view !== null && seat !== null) {
      const seen = view;
      const [move] = await Promise.all([mind.think({ level, view: seen, seat }), patience()]);
      if (stopped || move === null) break;
      // Others may have moved meanwhile; a move that no longer fits is refused, and thought of anew.
      const refused = await connection.send(move);
      if (refused !== null && view === seen) break;
    }
    busy = false;
  };

  const stopListening = connection.subscribe((update) => {
    view = update.view;
    void act();
  });

  return () => {
    stopped = true;
    stopListening();
    connection.close();
  };
}
