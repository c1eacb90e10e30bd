// What a seat, or a spectator, may see. A view has the shape of a state, with all that is hidden sorted or blanked,
// so that everything that reads a state reads a view as well.
import type { Seat } from '../data/index.ts';
import type { Memory, Player, State } from './state.ts';

export type View = State;

/** `seat` is null for a spectator. */
export type Viewer = (state: State, seat: Seat | null) => View;

/** The order of hidden cards is told to nobody; which cards they are is public. */
const sorted = <T extends string>(cards: readonly T[]): T[] => cards.slice().sort();

/** Says that a choice is made, and not which. */
const HIDDEN_CHOICE = 'hidden';

/** Which steps may be taken back is public; what it was like before them is not needed, and holds hidden cards. */
const viewMemory = ({ moves }: Memory): Memory => ({ from: null, moves });

const viewPlayer = (player: Player, choice: Player['choice']): Player => ({
  ...player,
  deck: sorted(player.deck),
  choice,
  memory: viewMemory(player.memory),
});

const viewOwn = (player: Player): Player => viewPlayer(player, player.choice);
const viewOther = (player: Player): Player => viewPlayer(player, player.choice === null ? null : HIDDEN_CHOICE);

interface Eyes {
  readonly own: (player: Player) => Player;
  readonly other: (player: Player) => Player;
  readonly guestDeck: (state: State['guestDeck']) => State['guestDeck'];
  readonly pile: (state: State['pile']) => State['pile'];
}

const viewWith =
  ({ own, other, guestDeck, pile }: Eyes): Viewer =>
  (state, seat) => ({
    ...state,
    guestDeck: guestDeck(state.guestDeck),
    pile: pile(state.pile),
    players: state.players.map((player, index) => (index === seat ? own(player) : other(player))),
  });

export const view: Viewer = viewWith({ own: viewOwn, other: viewOther, guestDeck: sorted, pile: sorted });

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
export const viewerOfLasting = (): Viewer =>
  viewWith({ own: once(viewOwn), other: once(viewOther), guestDeck: once(sorted), pile: once(sorted) });
