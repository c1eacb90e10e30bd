// Turns events into a timeline: the motions of one seat follow one another, those of different seats run side by side.
import {
  COLUMNS,
  liesBeside,
  type Card,
  type Entertainer,
  type Event,
  type EventOf,
  type EventType,
  type Face,
  type Seat,
  type View,
} from '../../game/index.ts';
import { spotOfDie, type Spot } from './spots.ts';
import type { Cue, Motion, Thing, Timeline } from './timeline.ts';

/** One motion of an event, with times in milliseconds; the seat's next motion begins when `holds` is over. */
interface Beat {
  motion: Motion;
  lasts: number;
  holds: number;
}

/** Context that an event alone does not give. */
interface Context {
  before: View;
  after: View;
  /** The place on the display of the guest that the seat has just recruited; null after any other event of the seat. */
  source: Spot | null;
  previous: Event | null;
  next: Event | null;
}

/** Showing a gained card: it comes, is large for half a second, and goes to the deck. */
const SHOW_MS = 1050;
/** The tile comes, turns in a burst of light, and goes back to its place. */
const UPGRADE_MS = 1300;
const CLOSE_MS = 2200;

const beat = (motion: Motion, lasts: number, holds = lasts): Beat => ({ motion, lasts, holds });

const fly = (thing: Thing, from: Spot, to: Spot, lasts: number, holds = lasts): Beat =>
  beat({ motion: 'fly', thing, from, to, flip: false }, lasts, holds);

/** A card that is turned face up on its way. */
const flyAndFlip = (thing: Thing, from: Spot, to: Spot, lasts: number, holds: number): Beat =>
  beat({ motion: 'fly', thing, from, to, flip: true }, lasts, holds);

const pulse = (spot: Spot, lasts = 240, holds = 0): Beat => beat({ motion: 'pulse', spot }, lasts, holds);
const counted = (spot: Spot, by: number): Beat => beat({ motion: 'count', spot, by }, 300, 60);
const plate = (seat: Seat): Spot => ({ at: 'plate', seat });
const die = (seat: Seat, value: Face, own: boolean): Thing => ({ thing: 'die', value, own, seat });
const card = (drawn: Card | null): Thing => ({ thing: 'card', card: drawn });

const supplyOf = (gained: Card): Spot => {
  if (gained === 'noble') return { at: 'nobles' };
  return liesBeside(gained) ? { at: 'supply', card: gained } : { at: 'display', place: 0 };
};

/** Spot of a card drawn this round. */
function placeOfDrawn({ before }: Context, seat: Seat, drawn: Card): Spot {
  if (liesBeside(drawn)) return { at: 'beside', seat, card: drawn };
  const table = before.players[seat]?.tables.indexOf(drawn) ?? -1;
  return table < 0 ? { at: 'deck', seat } : { at: 'table', seat, table };
}

/** The entertainer whose performance an event of this type follows; any other event follows the fire breather's. */
const ENTERTAINER_BEFORE: Partial<Record<EventType, Entertainer>> = {
  received: 'dancer',
  turned: 'juggler',
  discarded: 'juggler',
  keptOnDeck: 'juggler',
};

/** The entertainer that a seat pays in schnapps, inferred from the next event; null if the seat does not have it. */
function paidEntertainer({ before, next }: Context, seat: Seat): Entertainer | null {
  const entertainer = (next === null ? undefined : ENTERTAINER_BEFORE[next.type]) ?? 'fireBreather';
  const side = before.players[seat]?.entertainers[entertainer] ?? null;
  return side === null ? null : entertainer;
}

/** True if a reputation step is a bard's: it is the first event, and more bards have stepped than before. */
function isStepOfBard({ before, after, previous }: Context, seat: Seat): boolean {
  const bardsBefore = before.players[seat]?.bards ?? 0;
  const bardsAfter = after.players[seat]?.bards ?? 0;
  return previous === null && bardsAfter > bardsBefore;
}

const BEATS: { readonly [T in EventType]: (event: EventOf<T>, context: Context) => readonly Beat[] } = {
  round: ({ round }) => [beat({ motion: 'evening', round }, 600, 500)],
  phase: ({ phase }) => (phase === 'closing' ? [beat({ motion: 'dim' }, 600, 150)] : []),
  // After the last evening nobody begins another.
  startPlayer: ({ seat }, { before, after }) =>
    before.start === seat || after.phase === 'over'
      ? []
      : [fly({ thing: 'mug' }, plate(before.start), plate(seat), 400, 200)],
  turn: ({ seat }) => [pulse(plate(seat), 300)],
  chosen: ({ seat }) => [pulse(plate(seat))],
  shown: ({ seat }) => [pulse(plate(seat), 240, 120)],
  // Held long enough to see who has taken which card.
  startCard: ({ card: number }) => [pulse({ at: 'startCard', card: number }, 400, 1100)],
  confirmed: ({ seat }) => [pulse(plate(seat))],
  withdrawn: ({ seat }) => [pulse(plate(seat))],
  takenBack: ({ seat }) => [pulse(plate(seat), 150)],
  drawn: ({ seat, card: drawn, to }) => {
    const at: Spot =
      'beside' in to
        ? { at: 'beside', seat, card: to.beside }
        : { at: 'table', seat, table: 'table' in to ? to.table : to.stack };
    return [flyAndFlip(card(drawn), { at: 'deck', seat }, at, 360, 180)];
  },
  shuffled: ({ seat, cards }, { before }) => {
    if (cards === 0) return [];
    const shuffle = beat({ motion: 'shuffle', at: { at: 'deck', seat } }, 400, 400);
    // The first shuffle of a game takes no card from a discard pile.
    if (before.round === 0) return [shuffle];
    return [fly(card(null), { at: 'discard', seat }, { at: 'deck', seat }, 260, 160), shuffle];
  },
  discarded: ({ seat, cards }) => (cards.length > 0 ? [beat({ motion: 'clear', seat }, 450, 350)] : []),
  gained: ({ seat, card: gained }, { source, previous }) => {
    // The `keptOnDeck` event before has shown the juggler's card.
    if (previous?.type === 'keptOnDeck') return [];
    const from = source ?? supplyOf(gained);
    const to: Spot = { at: 'deck', seat };
    // Of several nobles, the first one is shown for all.
    const isRepeated = previous?.type === 'gained' && previous.seat === seat && previous.card === gained;
    if (liesBeside(gained) || isRepeated) return [fly(card(gained), from, to, 420, 240)];
    return [beat({ motion: 'show', seat, card: gained, from, to }, SHOW_MS, 800)];
  },
  givenBack: ({ seat, what }) =>
    what === 'noble'
      ? [fly(card('noble'), { at: 'deck', seat }, { at: 'nobles' }, 360, 200)]
      : [fly({ thing: 'schnapps', count: 1 }, { at: 'schnapps', seat }, { at: 'schnappsSupply' }, 300, 150)],
  returned: ({ seat, card: back, count }) =>
    Array.from({ length: count }, () =>
      fly(card(back), { at: 'beside', seat, card: back }, { at: 'supply', card: back }, 320, 120),
    ),
  removed: ({ seat, card: gone, table }) => [fly(card(gone), { at: 'table', seat, table }, { at: 'box' }, 600, 480)],
  struck: ({ seat, regular }) => [flyAndFlip(card(regular), { at: 'deck', seat }, { at: 'box' }, 360, 220)],
  keptOnDeck: ({ seat, card: kept }, context) => [
    fly(card(kept), placeOfDrawn(context, seat, kept), { at: 'deck', seat }, 420, 260),
  ],
  rolled: ({ seat, dice, own }) => [
    beat({ motion: 'roll', seat, dice, own, at: { at: own ? 'hand' : 'coaster', seat } }, 600, 500),
  ],
  drafted: ({ seat, value }) => [fly(die(seat, value, false), { at: 'coaster', seat }, { at: 'hand', seat }, 320, 220)],
  passed: () => [beat({ motion: 'passCoasters' }, 600)],
  placed: ({ seat, value, own, from, to }) => [
    fly(die(seat, value, own), spotOfDie(seat, from), spotOfDie(seat, to), 260, 90),
  ],
  turned: ({ seat, own, from, to }) => [
    beat({ motion: 'roll', seat, dice: [to], own, at: spotOfDie(seat, from) }, 450, 350),
  ],
  takenOff: ({ seat, from, thalers, beer, steps }) => {
    const spot = spotOfDie(seat, from);
    if (thalers > 0) return [fly({ thing: 'thalers', count: thalers }, spot, { at: 'thalers', seat }, 380, 220)];
    if (beer > 0) return [fly({ thing: 'beer', count: beer }, spot, { at: 'beer', seat }, 380, 220)];
    return [pulse(spot, 240, steps > 0 ? 120 : 60)];
  },
  received: ({ seat, what, count }) =>
    what === 'schnapps'
      ? [fly({ thing: 'schnapps', count }, { at: 'schnappsSupply' }, { at: 'schnapps', seat }, 360, 200)]
      : [counted({ at: what, seat }, count)],
  paid: ({ seat, what, count }, context) => {
    if (what !== 'schnapps') return [counted({ at: what, seat }, -count)];
    const glasses = { thing: 'schnapps', count } as const;
    const entertainer = paidEntertainer(context, seat);
    if (entertainer === null) return [fly(glasses, { at: 'schnapps', seat }, { at: 'schnappsSupply' }, 360, 200)];
    return [
      fly(glasses, { at: 'schnapps', seat }, { at: 'entertainer', seat, entertainer }, 360, 300),
      beat({ motion: 'perform', seat, entertainer }, 600, 350),
    ];
  },
  lost: ({ seat }) => [pulse(plate(seat), 240, 200)],
  wasted: ({ seat, thalers, beer }) => [
    ...(thalers > 0 ? [counted({ at: 'thalers', seat }, -thalers)] : []),
    ...(beer > 0 ? [counted({ at: 'beer', seat }, -beer)] : []),
  ],
  schnappsOver: ({ seat, count }) => [
    fly({ thing: 'schnapps', count }, { at: 'schnapps', seat }, { at: 'schnappsSupply' }, 360, 200),
  ],
  bought: ({ card: bought }) => [pulse({ at: 'supply', card: bought }, 200)],
  upgraded: ({ seat, tile }) => [beat({ motion: 'flipTile', seat, tile }, UPGRADE_MS, UPGRADE_MS - 100)],
  recruited: ({ place }) => [pulse({ at: 'display', place }, 200)],
  refilled: ({ place, guest }) => [beat({ motion: 'refill', place, guest }, 380, 150)],
  noblesRecruited: () => [pulse({ at: 'nobles' }, 200)],
  counterGuestCame: ({ seat }, { after }) => [
    fly({ thing: 'counterGuest' }, { at: 'moon', round: after.round }, { at: 'counterGuests', seat }, 420, 260),
  ],
  counterGuestGivenUp: ({ seat }) => [
    fly({ thing: 'counterGuest' }, { at: 'counterGuests', seat }, { at: 'box' }, 360, 240),
  ],
  entertainerCame: ({ seat, entertainer, side }, { after }) => [
    fly(
      { thing: 'entertainer', entertainer, side },
      { at: 'moon', round: after.round },
      { at: 'entertainer', seat, entertainer },
      460,
      300,
    ),
  ],
  bonus: ({ seat }) => [pulse(plate(seat), 200)],
  settled: ({ seat }, { before }) => [
    pulse({ at: 'reputation', seat, space: before.players[seat]?.reputation ?? 0 }, 300, 240),
  ],
  stepped: ({ seat, track, from, to }, context) => [
    ...(track === 'reputation' && isStepOfBard(context, seat)
      ? [beat({ motion: 'perform', seat, entertainer: 'bard' }, 500, 300)]
      : []),
    beat({ motion: 'step', track, seat, from, to }, 220),
  ],
  signed: ({ seat, column, row }) => [
    fly({ thing: 'signature' }, { at: 'signatures' }, { at: 'cell', seat, column, row }, 420, 300),
  ],
  rowFilled: ({ seat, row }) => COLUMNS.map((column) => pulse({ at: 'cell', seat, column, row }, 400, 40)),
  denied: ({ seat, table }) => (table === null ? [] : [pulse({ at: 'table', seat, table }, 240, 120)]),
  turnEnded: ({ seat }) => [pulse(plate(seat), 200)],
  over: () => [beat({ motion: 'closeHouse' }, CLOSE_MS)],
};

/** Motions whose event counts as seen when they begin; the event of any other motion counts as seen when it ends. */
const SEEN_AT_BEGIN: readonly Motion['motion'][] = ['pulse', 'dim', 'count'];

/** Events that all seats wait for: they begin after, and hold up, the motions of every seat. */
const FOR_ALL: readonly EventType[] = ['round', 'phase', 'startPlayer', 'turn', 'passed', 'refilled', 'over'];

const beatsOf = (event: Event, context: Context): readonly Beat[] =>
  (BEATS[event.type] as (event: Event, context: Context) => readonly Beat[])(event, context);

/** `before` and `after` are the views before and after the events. */
export function timelineOf(events: readonly Event[], before: View, after: View): Timeline {
  const lanes = before.players.map(() => 0);
  const sources = before.players.map((): Spot | null => null);
  const cues: Cue[] = [];
  const seen: number[] = [];
  let previous: Event | null = null;
  for (const [index, event] of events.entries()) {
    const next = events[index + 1] ?? null;
    const seat: Seat | null = 'seat' in event && !FOR_ALL.includes(event.type) ? event.seat : null;
    let now = seat === null ? Math.max(...lanes) : (lanes[seat] ?? 0);
    const source = seat === null ? null : (sources[seat] ?? null);
    let seenAt = Math.max(now, seen.at(-1) ?? 0);
    for (const { motion, lasts, holds } of beatsOf(event, { before, after, source, previous, next })) {
      cues.push({ begin: now, lasts, motion, event });
      seenAt = Math.max(seenAt, SEEN_AT_BEGIN.includes(motion.motion) ? now : now + lasts);
      now += holds;
    }
    seen.push(seenAt);
    if (seat === null) lanes.fill(now);
    else {
      lanes[seat] = now;
      sources[seat] = event.type === 'recruited' ? { at: 'display', place: event.place } : null;
    }
    previous = event;
  }
  cues.sort((one, other) => one.begin - other.begin);
  return { cues, seen, lasts: Math.max(0, ...cues.map((cue) => cue.begin + cue.lasts)) };
}
