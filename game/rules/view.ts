// The view of a seat or a spectator: the state in which cards of hidden order are sorted, and hidden choices and the
// snapshots for undo are blanked. It has the shape of a state, so code that reads a state also reads a view.
import type { Seat } from '../data/index.ts';
import { keepRecent } from './recent.ts';
import type { UndoHistory, Player, State } from './state.ts';

export type View = State;

/** `seat` is null for a spectator. */
export type Viewer = (state: State, seat: Seat | null) => View;

/** Hides the order of cards; which cards they are is public. */
const sorted = <T extends string>(cards: readonly T[]): T[] => cards.slice().sort();

/** Shows that a choice is made, but not which. */
const HIDDEN_CHOICE = 'hidden';

/** Keeps the undoable moves, which are public, and drops the snapshot, which holds hidden cards. */
const viewUndo = ({ moves }: UndoHistory): UndoHistory => ({ from: null, moves });

const viewPlayer = (player: Player, choice: Player['choice']): Player => ({
  ...player,
  deck: sorted(player.deck),
  choice,
  undo: viewUndo(player.undo),
});

/** A player as the other seats see them: only an unrevealed choice differs from the player's own view. */
const asOthersSee = (player: Player): Player => viewPlayer(player, player.choice === null ? null : HIDDEN_CHOICE);

/** The functions that hide parts of a state. */
interface Filters {
  readonly asOthersSee: (player: Player) => Player;
  readonly guestDeck: (cards: State['guestDeck']) => State['guestDeck'];
  readonly pile: (cards: State['pile']) => State['pile'];
}

const viewWith =
  ({ asOthersSee, guestDeck, pile }: Filters): Viewer =>
  (state, seat) => ({
    ...state,
    guestDeck: guestDeck(state.guestDeck),
    pile: pile(state.pile),
    players: state.players.map((player, index) =>
      index === seat && player.choice !== null ? viewPlayer(player, player.choice) : asOthersSee(player),
    ),
  });

export const view: Viewer = viewWith({ asOthersSee, guestDeck: sorted, pile: sorted });

/** Enough for the players of the states before and after a move. */
const KEPT = 8;

function memoized<A extends object, B>(filter: (thing: A) => B): (thing: A) => B {
  const recall = keepRecent<A, B>(KEPT);
  return (thing) => recall(thing, () => filter(thing));
}

/**
 * A viewer for immutable states: parts that two states share are filtered once, and their views share the result. A seat
 * that sees what everybody sees is given the very same view.
 */
export const cachingViewer = (): Viewer => {
  const viewOf = viewWith({ asOthersSee: memoized(asOthersSee), guestDeck: memoized(sorted), pile: memoized(sorted) });
  const viewOfSpectator = memoized((state: State) => viewOf(state, null));
  const hasHiddenChoice = (state: State, seat: Seat): boolean => (state.players.at(seat)?.choice ?? null) !== null;
  return (state, seat) =>
    seat !== null && hasHiddenChoice(state, seat) ? viewOf(state, seat) : viewOfSpectator(state);
};
