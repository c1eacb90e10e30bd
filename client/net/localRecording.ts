// The recording of a local game: people, all moments, and the record and the witness for checking its chance.
import { gameRecord, type GameRecord } from '../../game/chance/index.ts';
import { parseAct, RULES_VERSION, view, type View } from '../../game/index.ts';
import type { Person } from '../model/people.ts';
import { localWitness, matchOf } from './localChance.ts';
import { lastState, rebuild, type Rebuilt } from './rebuild.ts';
import type { VerifiableRecording } from './recording.ts';
import type { LocalSeat, Save } from './saves.ts';

export const peopleOf = (seats: readonly LocalSeat[]): Person[] =>
  seats.map(({ name, colour, plays }) => ({
    name,
    colour,
    kind: plays === 'person' ? 'person' : 'bot',
    present: true,
  }));

/** The spectator's view after the set-up and after each move. */
export const viewsOf = ({ states }: Rebuilt): View[] => states.map(({ G }) => view(G.table, null));

/** Null when the moves of the save do not fit the rules. */
export function recordingOf(save: Save): VerifiableRecording | null {
  const rebuilt = rebuild(save);
  if (rebuilt === null) return null;
  const moments = viewsOf(rebuilt).map((seen, index) => ({
    view: seen,
    events: rebuilt.events[index] ?? [],
    act: index === 0 ? null : parseAct(save.acts[index - 1] ?? ''),
  }));
  return { people: peopleOf(save.seats), moments, record: recordOf(save, rebuilt), witness: localWitness(save) };
}

/** Null before the game is over: the record would tell what is still hidden. */
function recordOf(save: Save, rebuilt: Rebuilt): GameRecord | null {
  const { modules, seats, chance, acts } = save;
  const end = lastState(rebuilt).G.table;
  if (end.phase !== 'over') return null;
  return gameRecord({
    match: matchOf(save),
    rules: RULES_VERSION,
    modules,
    promise: chance.promise,
    secret: chance.secret,
    seats: seats.map(({ name }, seat) => ({ name, ...(chance.shares[seat] ?? { seal: null, number: null }) })),
    opening: rebuilt.events[0] ?? [],
    moves: acts.map((act, index) => ({ act, events: rebuilt.events[index + 1] ?? [] })),
    end,
  });
}
