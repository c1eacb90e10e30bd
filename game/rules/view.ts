// The view of a seat or a spectator: the state with hidden information removed. A view has the shape of a state, with all that is hidden sorted or blanked,
// so that everything that reads a state reads a view as well.
import type { Seat } from '../data/index.ts';
import type { UndoHistory, Player, State } from './state.ts';

export type View = State;

/** `seat` is null for a spectator. */
export type Viewer = (state: State, seat: Seat | null) => View;

/** The order of hidden cards is told to nobody; which cards they are is public. */
const sorted = <T extends string>(cards: readonly T[]): T[] => cards.slice().sort();

/** Says that a choice is made, and not which. */
const HIDDEN_CHOICE = 'hidden';

/** Which steps may be taken back is public; what it was like before them is not needed, and holds hidden cards. */
const viewUndo = ({ moves }: UndoHistory): UndoHistory => ({ from: null, moves });

const viewPlayer = (player: Player, choice: Player['choice']): Player => ({
  ...player,
  deck: sorted(player.deck),
  choice,
  undo: viewUndo(player.undo),
});

/** Only a choice that is not shown yet makes a difference between a player's own eyes and others'. */
const fromOutside = (player: Player): Player => viewPlayer(player, player.choice === null ? null : HIDDEN_CHOICE);

interface Eyes {
  readonly fromOutside: (player: Player) => Player;
  readonly guestDeck: (cards: State['guestDeck']) => State['guestDeck'];
  readonly pile: (cards: State['pile']) => State['pile'];
}

const viewWith =
  ({ fromOutside, guestDeck, pile }: Eyes): Viewer =>
  (state, seat) => ({
    ...state,
    guestDeck: guestDeck(state.guestDeck),
    pile: pile(state.pile),
    players: state.players.map((player, index) =>
      index === seat && player.choice !== null ? viewPlayer(player, player.choice) : fromOutside(player),
    ),
  });

export const view: Viewer = viewWith({ fromOutside, guestDeck: sorted, pile: sorted });

function once<A extends object, B>(look: (thing: A) => B): (thing: A) => B {
  const seen = new WeakMap<A, B>();
  return (thing) => {
    let known = seen.get(thing);
    if (known === undefined) seen.set(thing, (known = look(thing)));
    return known;
  };
}

/**
 * For states that are never changed once they are made: what two of them share is looked at once, and shared by
 * their views.
 */
export const cachingViewer = (): Viewer =>
  viewWith({ fromOutside: once(fromOutside), guestDeck: once(sorted), pile: once(sorted) });
