// The door to sessions. A session presents one match, played or watched, without DOM and Phaser: updates come in from
// connections, moves go out; the overlay renders its state, and a stage, if there is one, animates it.
//
//   const session = createSession({ connections: game.connections, people: game.people, words, settings });
//   session.subscribe((state) => render(state));         // called with the present state first
//   session.do({ type: 'draft', value: 4 });              // buttons; offers of the model carry their move
//   session.attach(stage);                                // the canvas may come later, or never; its picks go to session.pick
//   session.close();
//
//   const replay = createReplay({ recording, event: 0, words, settings });
//   replay.playback?.goTo(12);                            // the same session, watched: moments instead of moves
import { RecordedConnection } from './playback.ts';
import { TableSession } from './tableSession.ts';
import type { ReplayOptions, Session, SessionOptions } from './types.ts';

export type * from './types.ts';

export const createSession = (options: SessionOptions): Session => new TableSession(options);

export function createReplay({ recording, event, ...options }: ReplayOptions): Session {
  const playback = new RecordedConnection(recording.moments, event);
  return new TableSession({ ...options, connections: [playback], people: recording.people }, playback);
}
