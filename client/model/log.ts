// The move log: entries with their round, phase and player. Cards drawn in a row share one entry, and so do steps.
import {
  playsWith,
  SUPPLIES,
  type Entertainer,
  type Event,
  type EventType,
  type Modules,
  type Phase,
  type Seat,
} from '../../game/index.ts';

export interface LogEntry {
  /** Index of its first event in the whole history, so an entry keeps its number. */
  number: number;
  round: number;
  phase: Phase;
  /** Null for events that concern all seats. */
  seat: Seat | null;
  /** The last event of the entry, with the result of the run. */
  event: Event;
  /** All events of the entry, such as all cards that were drawn one after the other. */
  events: readonly Event[];
  /** A die that was the only one left on its coaster, so that nobody had to choose it. */
  isLastDie: boolean;
  /** The dancer or fire breather to name with the sentence, if schnapps has just been paid for this; otherwise null. */
  by: Entertainer | null;
}

type EntryRule = (event: Event, previous: Event | null) => boolean;

const always: EntryRule = () => true;
const never: EntryRule = () => false;
const after =
  (...types: EventType[]): EntryRule =>
  (_, previous) =>
    previous !== null && types.includes(previous.type);
const notAfter =
  (...types: EventType[]): EntryRule =>
  (event, previous) =>
    !after(...types)(event, previous);

/** Decides by type whether an event gets an entry; events that another one already implies get none. */
const GETS_ENTRY: Readonly<Record<EventType, EntryRule>> = {
  round: always,
  phase: (event) => event.type === 'phase' && event.phase !== 'evening',
  startPlayer: always,
  turn: never,
  chosen: never,
  shown: never,
  startCard: always,
  confirmed: never,
  withdrawn: never,
  takenBack: always,
  drawn: always,
  shuffled: always,
  discarded: never,
  gained: after('upgraded', 'stepped', 'rowFilled'),
  givenBack: always,
  returned: always,
  removed: always,
  struck: always,
  keptOnDeck: always,
  rolled: always,
  drafted: always,
  passed: never,
  placed: always,
  turned: always,
  takenOff: always,
  received: notAfter('takenOff', 'bonus'),
  // A purchase implies the thalers and beer paid for it; no other entry tells what an entertainer was paid in schnapps.
  paid: (event) => event.type === 'paid' && event.what === 'schnapps',
  lost: always,
  wasted: always,
  schnappsOver: always,
  bought: always,
  upgraded: always,
  recruited: always,
  // The first guests on display are part of the set-up.
  refilled: after('gained'),
  noblesRecruited: always,
  counterGuestCame: notAfter('bonus'),
  counterGuestGivenUp: always,
  entertainerCame: always,
  bonus: always,
  settled: always,
  stepped: always,
  signed: always,
  rowFilled: always,
  denied: (event) => event.type === 'denied' && event.table === null,
  turnEnded: always,
  over: always,
};

/** The events that come right after the schnapps paid for them, with the entertainer who brings them. */
const BROUGHT_BY: Partial<Record<EventType, Entertainer>> = { received: 'dancer', upgraded: 'fireBreather' };

function broughtBy(event: Event, previous: Event | null): Entertainer | null {
  const isPaid = previous?.type === 'paid' && previous.what === 'schnapps';
  return isPaid ? (BROUGHT_BY[event.type] ?? null) : null;
}

/** True if two consecutive events belong to one entry. */
export function runsOn(last: Event, event: Event): boolean {
  if (last.type === 'drawn' && event.type === 'drawn') return last.seat === event.seat;
  if (last.type === 'stepped' && event.type === 'stepped')
    return last.seat === event.seat && last.track === event.track;
  return false;
}

export interface Log {
  entries: LogEntry[];
  round: number;
  phase: Phase;
  /** Counts the times that the coasters have moved on in this phase. */
  passes: number;
  /** The number of events that have been read. */
  read: number;
  previous: Event | null;
}

export const emptyLog = (modules: Modules): Log => ({
  entries: [],
  round: 0,
  phase: playsWith(modules, 'startCards') ? 'startCards' : 'evening',
  passes: 0,
  read: 0,
  previous: null,
});

/** The log with more events appended. */
export function appendEvents(log: Log, events: readonly Event[]): Log {
  const entries = log.entries.slice();
  let { round, phase, passes, read, previous } = log;
  for (const event of events) {
    if (event.type === 'round') {
      round = event.round;
      phase = 'evening';
    }
    if (event.type === 'phase') {
      phase = event.phase;
      passes = 0;
    }
    if (event.type === 'passed') passes++;
    const last = entries.at(-1);
    // The entry of a start card names its bonuses; a bonus after a step in the monastery gets an entry of its own.
    const isNamedByStartCard = phase === 'startCards' && event.type === 'bonus' && previous?.type !== 'stepped';
    if (last !== undefined && previous === last.event && runsOn(last.event, event)) {
      entries[entries.length - 1] = { ...last, event, events: [...last.events, event] };
    } else if (!isNamedByStartCard && GETS_ENTRY[event.type](event, previous)) {
      const seat = 'seat' in event ? event.seat : null;
      const isLastDie = event.type === 'drafted' && passes === SUPPLIES.whiteDice - 1;
      const by = broughtBy(event, previous);
      entries.push({ number: read, round, phase, seat, event, events: [event], isLastDie, by });
    }
    previous = event;
    read++;
  }
  return { entries, round, phase, passes, read, previous };
}

/** Entries of one player, and entries that concern everybody; all entries if `seat` is null. */
export const entriesOf = (entries: readonly LogEntry[], seat: Seat | null): LogEntry[] =>
  entries.filter((entry) => seat === null || entry.seat === seat || entry.seat === null);
