// Matches of Tiefenthal whose dice and shuffles depend on a secret number of each player. The player's browser draws
// it, sends its seal (a hash) when the seat is taken, and tells the number itself when all seals are final.
import { openKeptSeats, type KeptSeats } from '../../../client/net/keptSeats.ts';
import type { SeatKey } from '../../../client/net/lobby.ts';
import { recordOf } from '../../../client/net/onlineReplay.ts';
import { drawNumber, numberTeller } from '../../../client/net/ownNumber.ts';
import { check, type Checked } from '../../../game/chance/index.ts';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import { fakeStorage } from '../../kit/storage.ts';
import { connectClient, type TestClient } from './testClient.ts';
import { type ServerOptions, openServer, type TestServer } from './server.ts';
import { NAMES, playToTheEnd } from './party.ts';
import { randomChooser } from './tavern.ts';

export const openTavern = (options: ServerOptions = {}): Promise<TestServer> =>
  openServer({ ruleset: tiefenthal(), ...options });

/** Settings for how long a game waits for numbers that are missing. */
export const SHORT_WAIT = { numbersMs: 100 };
export const LONG_WAIT = { numbersMs: 60_000 };

/** A player's browser: it stores the seat and the number that it drew. */
export interface Person extends SeatKey {
  readonly kept: KeptSeats;
  readonly number: string;
}

export const takeSeat = async (ask: (seal: string) => Promise<SeatKey>): Promise<Person> => {
  const { seal, chance } = drawNumber();
  const { id, key } = await ask(seal);
  const kept = openKeptSeats(fakeStorage());
  kept.keep({ id, key, chance });
  return { id, key, kept, number: chance.number };
};

/** Seats so many people in a new match, each with a number of their own. */
export const seatPeopleWithSeals = async (
  { lobby }: TestServer,
  { people = 2, seats = people }: { people?: number; seats?: number } = {},
): Promise<readonly Person[]> => {
  const host = await takeSeat((seal) => lobby.create({ name: NAMES[0], players: seats, modules: 1, seal }));
  const persons = [host];
  for (const name of NAMES.slice(1, people)) {
    persons.push(await takeSeat((seal) => lobby.join(host.id, { name, seal })));
  }
  return persons;
};

/** Connects as a page does, and tells the number when the server asks for it. */
export const connectPerson = async ({ url }: TestServer, person: Person): Promise<TestClient> => {
  const client = await connectClient({ url, match: person.id, key: person.key });
  const look = numberTeller(person.kept, (number) => client.socket.tellNumber(number));
  // The test client keeps only the latest info of the match; a page looks at each.
  const watching = setInterval(() => look(client.received.match), 5);
  void client
    .until('no longer waits', ({ match }) => match.status !== 'waiting')
    .catch(() => undefined)
    .finally(() => clearInterval(watching));
  return client;
};

export const isPlaying = ({ match }: TestClient['received']): boolean => match.status === 'playing';

export const checkReplay = async ({ lobby }: TestServer, { id, kept }: Person): Promise<Checked> => {
  const record = recordOf(await lobby.replay(id), await lobby.get(id));
  if (record === null) throw new Error('The match has no promise, or its secret is not published yet.');
  return check(record, kept.get(id)?.chance ?? null);
};

export const playOut = (clients: readonly TestClient[]) => playToTheEnd({ clients }, randomChooser('chance'));
