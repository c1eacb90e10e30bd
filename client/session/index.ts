// The door to sessions. A session presents one match, played or watched, without DOM and Phaser: updates come in from
// connections, moves go out; the overlay renders its state, and a stage, if there is one, animates it.
//
//   const session = createSession({ connections: game.connections, people: game.people, words, settings });
//   session.subscribe((state) => render(state));         // called with the present state first
//   session.do({ type: 'draft', value: 4 });              // as a button does; an offer of the model has its move
//   session.attach(stage);                                // the canvas may come later, or never
//   session.pick(pick);                                   // an action of the pointer on the canvas
//   session.close();
//
//   const replay = createReplay({ recording, event: 0, words, settings });
//   replay.playback?.goTo(12);                            // a replay is a session, too: moments instead of moves
import { RecordedConnection } from './playback.ts';
import { TableSession } from './tableSession.ts';
import type { ReplayOptions, Session, SessionOptions } from './types.ts';

export type * from './types.ts';

export const createSession = (options: SessionOptions): Session => new TableSession(options);

export function createReplay({ recording, event, ...options }: ReplayOptions): Session {
  const playback = new RecordedConnection(recording.moments, event);
  return new TableSession({ ...options, connections: [playback], people: recording.people }, playback);
}
