// The invariant of hidden information: states that differ only in hidden parts have equal views, and a move gives equal
// events in them until one reveals something hidden. And two invariants of states as data: a clone is equal and
// independent, and a state is JSON.
import {
  clone,
  optionsOf,
  play,
  shuffle,
  view,
  type Act,
  type Event,
  type EventType,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import type { PlayedMove } from '../kit/games.ts';
import { seatsOf } from '../kit/table.ts';
import { must, mustEqual } from './must.ts';

const PILES = ['deck', 'guestDeck', 'pile'];

/** Shuffles every deck, also those in the snapshots of undo. */
function shufflePiles(value: unknown, rng: Rng): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (PILES.includes(key) && Array.isArray(inner)) shuffle(rng, inner);
    else shufflePiles(inner, rng);
  }
}

/** A copy in which everything hidden from this seat is chosen anew at random; null is a spectator. */
export function withOtherSecrets(state: State, seat: Seat | null, rng: Rng): State {
  // Clones share the snapshots of undo, so a deep copy is needed.
  const other = structuredClone(state);
  shufflePiles(other, rng);
  other.players.forEach((player, index) => {
    if (index === seat || player.choice === null) return;
    const options = optionsOf(state, index as Seat);
    player.choice = options[rng(options.length)] ?? player.choice;
  });
  return other;
}

export function checkViews(state: State, rng: Rng): void {
  const other = withOtherSecrets(state, null, rng);
  mustEqual(view(other, null), view(state, null), 'A spectator sees what is hidden:');
  for (const seat of seatsOf(state)) {
    const player = other.players[seat]!;
    const choice = player.choice;
    player.choice = state.players[seat]!.choice;
    mustEqual(view(other, seat), view(state, seat), `Player ${seat + 1} sees what is hidden:`);
    player.choice = choice;
  }
}

/** Events that reveal something hidden. */
const REVEALING: readonly EventType[] = ['drawn', 'refilled', 'shown'];

const untilRevealed = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ type }) => REVEALING.includes(type));
  return end < 0 ? events : events.slice(0, end);
};

/** The events of an act must not depend on hidden information, up to the first event that reveals some. */
export function checkEvents({ before, act, events, chance }: PlayedMove, rng: Rng): void {
  const other = withOtherSecrets(before, act.seat, rng);
  const numbers = [...chance];
  const played = play(other, act.seat, act.move, (limit) => numbers.shift() ?? rng(limit));
  must(played.refused === null, 'A move is refused because of what is hidden.');
  const expected = untilRevealed(events);
  mustEqual(played.events.slice(0, expected.length), expected, 'An event tells what is hidden:');
}

/** A clone must equal its state, and changes to the clone must not reach the state. */
export function checkClone(state: State, acts: readonly Act[], rng: Rng): void {
  const kept = structuredClone(state);
  for (const { seat, move } of acts) {
    const copy = clone(state);
    mustEqual(copy, state, 'A copy differs:');
    play(copy, seat, move, rng);
    mustEqual(state, kept, 'What was done to a copy was done to the original, too:');
  }
}

export function checkJson(state: State): void {
  mustEqual(JSON.parse(JSON.stringify(state)), state, 'The state is more than JSON:');
}
