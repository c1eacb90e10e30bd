// No view and no event tells what is hidden: two tables that differ in nothing else look and sound the same.
import {
  clone,
  optionsOf,
  play,
  shuffle,
  view,
  type Event,
  type EventType,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import type { Step } from '../kit/games.ts';
import { seatsOf } from '../kit/table.ts';
import { must, mustEqual } from './must.ts';

const PILES = ['deck', 'guestDeck', 'pile'];

/** Shuffles whatever is a deck, wherever it lies: also in what is kept for taking back. */
function shufflePiles(value: unknown, rng: Rng): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (PILES.includes(key) && Array.isArray(inner)) shuffle(rng, inner);
    else shufflePiles(inner, rng);
  }
}

/** The same table, with everything different that this seat may not know; null is a spectator. */
export function otherwise(state: State, seat: Seat | null, rng: Rng): State {
  // What is kept for taking back is shared between copies, so a deep copy is needed.
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
  const other = otherwise(state, null, rng);
  mustEqual(view(other, null), view(state, null), 'A spectator sees what is hidden:');
  for (const seat of seatsOf(state)) {
    const player = other.players[seat]!;
    const choice = player.choice;
    player.choice = state.players[seat]!.choice;
    mustEqual(view(other, seat), view(state, seat), `Player ${seat + 1} sees what is hidden:`);
    player.choice = choice;
  }
}

/** From these on, something is public that was hidden. */
const REVEALING: readonly EventType[] = ['drawn', 'refilled', 'shown'];

const untilRevealed = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ type }) => REVEALING.includes(type));
  return end < 0 ? events : events.slice(0, end);
};

/** What is told of an act is the same whatever lies hidden, up to where it comes to light. */
export function checkEvents({ before, act, events, chance }: Step, rng: Rng): void {
  const other = otherwise(before, act.seat, rng);
  const said = [...chance];
  const played = play(other, act.seat, act.move, (limit) => said.shift() ?? rng(limit));
  must(played.refused === null, 'A move is refused because of what is hidden.');
  const heard = untilRevealed(events);
  mustEqual(played.events.slice(0, heard.length), heard, 'An event tells what is hidden:');
}

/** The copy of a state is equal to it, and whatever is done to the copy is not done to the state. */
export function checkClone(state: State, acts: readonly { seat: Seat; move: Step['act']['move'] }[], rng: Rng): void {
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
