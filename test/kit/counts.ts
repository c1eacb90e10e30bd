// Counts cards, schnapps and signatures wherever they lie, to check that none appears or disappears.
import { drawnCards, type Card, type State } from '../../game/index.ts';

export interface Counts {
  cards: Record<string, number>;
  schnapps: number;
  signatures: number;
}

/** Signatures in hand: taken from a guest or the supply, but not in the book yet. */
const inHand = (state: State): number =>
  state.players.flatMap(({ effects }) => effects).filter(({ does }) => does === 'sign' || does === 'askColumn').length;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export function countsOf(state: State): Counts {
  const cards: Record<string, number> = {};
  const count = (card: Card, copies = 1) => {
    if (copies !== 0) cards[card] = (cards[card] ?? 0) + copies;
  };
  for (const player of state.players) {
    for (const card of [...player.deck, ...player.discard, ...drawnCards(player)]) count(card);
  }
  for (const card of [...state.guestDeck, ...state.pile, ...state.box]) count(card);
  for (const displayed of state.display) if (displayed !== null) count(displayed.guest);
  for (const [card, copies] of Object.entries(state.supply)) count(card as Card, copies);
  count('noble', state.nobles);

  const covered = state.players.map(({ book }) => sum(Object.values(book)));
  const onDisplay = state.display.filter((displayed) => displayed?.signature).length;
  return {
    cards,
    schnapps: state.schnapps + sum(state.players.map(({ schnapps }) => schnapps)),
    signatures: state.signatures + onDisplay + sum(covered) + inHand(state),
  };
}
