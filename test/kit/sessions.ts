// Sessions for tests, each closed after its test, and a table at which dice can be placed.
import { afterEach } from 'vitest';
import { createSession, type Session, type SessionOptions } from '../../client/session/index.ts';
import { loadWords } from '../../client/words/index.ts';
import type { Move, Seat, Space, State } from '../../game/index.ts';
import { connected } from './connection.ts';
import { PEOPLE } from './people.ts';
import { SESSION_SETTINGS } from './stage.ts';
import { aTable } from './table.ts';
import { ENGLISH } from './wordings.ts';

const english = await loadWords(ENGLISH);

const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

export function openSession(options: Partial<SessionOptions> & Pick<SessionOptions, 'connections'>): Session {
  const session = createSession({
    people: PEOPLE,
    words: () => english,
    settings: SESSION_SETTINGS,
    isHidden: () => false,
    ...options,
  });
  sessions.push(session);
  return session;
}

/** A session at a table set by the test. */
export function openSessionAt(state: State, seats: (Seat | null)[] = [0], options: Partial<SessionOptions> = {}) {
  const table = connected(state);
  return { table, session: openSession({ connections: seats.map((seat) => table.connect(seat)), ...options }) };
}

/** A 3 and a 4 to be placed, with a guest at the first table who wants a 3. */
export const planning = (): State => aTable().planning({ drawn: '3a regular1 regular2', dice: '3 4' }, {}).state;

export const put = (value: 3 | 4, to: Space): Move => ({ type: 'put', dice: [{ value, own: false, from: null, to }] });
