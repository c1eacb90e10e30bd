// What a seat, or a spectator, may see. A view has the shape of a state, with all that is hidden sorted or blanked,
// so that everything that reads a state reads a view as well.
import type { Seat } from '../data/index.ts';
import type { Memory, Player, State } from './state.ts';

export type View = State;

/** The order of hidden cards is told to nobody; which cards they are is public. */
const sorted = <T extends string>(cards: readonly T[]): T[] => cards.slice().sort();

/** Says that a choice is made, and not which. */
const HIDDEN_CHOICE = 'hidden';

/** Which steps may be taken back is public; what it was like before them is not needed, and holds hidden cards. */
const viewMemory = ({ moves }: Memory): Memory => ({ from: null, moves });

function viewPlayer(player: Player, own: boolean): Player {
  return {
    ...player,
    deck: sorted(player.deck),
    choice: own || player.choice === null ? player.choice : HIDDEN_CHOICE,
    memory: viewMemory(player.memory),
  };
}

/** `seat` is null for a spectator. */
export function view(state: State, seat: Seat | null): View {
  return {
    ...state,
    guestDeck: sorted(state.guestDeck),
    pile: sorted(state.pile),
    players: state.players.map((player, index) => viewPlayer(player, index === seat)),
  };
}
