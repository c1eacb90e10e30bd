// The invariants of the course of a game, as its events tell it: eight rounds with their phases in order, the beer mug
// going round, and the counter guests that players have.
import { leftOf, PHASES, playsWith, ROUNDS, type Event, type Phase, type Seat, type State } from '../../game/index.ts';
import { mustEqual } from './must.ts';

/** Follows the events of a game from its set-up to its end. */
export class Course {
  readonly #phases: Phase[] = [];
  readonly #rounds: number[] = [];
  /** The seats that the beer mug was passed to, one at the end of each round. */
  readonly #mugPassedTo: number[] = [];
  readonly #counterGuests: number[] = [];

  follow(events: readonly Event[], state: State): void {
    for (const event of events) {
      if (event.type === 'phase') this.#phases.push(event.phase);
      if (event.type === 'round') this.#rounds.push(event.round);
      if (event.type === 'startPlayer') this.#mugPassedTo.push(event.seat);
      if (event.type === 'counterGuestCame') this.#count(event.seat, 1);
      if (event.type === 'counterGuestGivenUp') this.#count(event.seat, -1);
      // Taking a move back has no events for what it restores.
      if (event.type === 'takenBack') this.#counterGuests[event.seat] = state.players[event.seat]!.counterGuests;
    }
  }

  #count(seat: number, change: number): void {
    this.#counterGuests[seat] = (this.#counterGuests[seat] ?? 0) + change;
  }

  checkCounterGuests(state: State): void {
    const held = state.players.map((_, seat) => this.#counterGuests[seat] ?? 0);
    mustEqual(
      state.players.map(({ counterGuests }) => counterGuests),
      held,
      'Counter guests were lost or doubled:',
    );
  }

  checkEnd(state: State, firstStartPlayer: Seat): void {
    const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
    mustEqual(this.#rounds, rounds, 'The rounds are not eight in order:');
    const evening = PHASES.filter((phase) => phase !== 'startCards' && phase !== 'over');
    const start = playsWith(state.modules, 'startCards') ? ['startCards'] : [];
    mustEqual(this.#phases, [...start, ...rounds.flatMap(() => evening), 'over'], 'The phases are out of order:');
    const expected: Seat[] = [];
    let holder = firstStartPlayer;
    while (expected.length < ROUNDS) {
      holder = leftOf(state, holder);
      expected.push(holder);
    }
    mustEqual(this.#mugPassedTo, expected, 'The beer mug did not go round:');
  }
}
