// Rules X: hidden and public information.
import { describe, expect, test } from 'vitest';
import { view, type State } from '../../game/index.ts';
import { aTable, seatsOf, sorted } from '../kit/table.ts';

/** The views of all seats and, last, of a spectator. */
const everyView = (state: State) => [...seatsOf(state), null].map((seat) => view(state, seat));

describe('[X1] nobody knows the order of', () => {
  const table = () => aTable({ modules: 5, guestDeck: '4a 5a 6a', pile: '3a 3b 3c' });
  test('a deck, not even of their own', () => {
    const one = table().serving({ deck: 'regular1 server noble' }, { deck: 'brewer regular1' });
    const other = table().serving({ deck: 'noble server regular1' }, { deck: 'regular1 brewer' });
    expect(everyView(one.state)).toEqual(everyView(other.state));
  });
  test('the guest deck', () => {
    const one = table().serving();
    const other = aTable({ modules: 5, guestDeck: '6a 4a 5a', pile: '3a 3b 3c' }).serving();
    expect(everyView(one.state)).toEqual(everyView(other.state));
  });
  test('the 3-beer pile below its top card', () => {
    const one = table().serving();
    const other = aTable({ modules: 5, guestDeck: '4a 5a 6a', pile: '3c 3a 3b' }).serving();
    expect(one.state.pile).not.toEqual(other.state.pile);
    expect(everyView(one.state)).toEqual(everyView(other.state));
  });
  test('a deck, not even from the moves that can be taken back', () => {
    const { state } = table().serving({ deck: 'regular1 server noble', thalers: 9 }).acts('settle', 'buy barback');
    expect(everyView(state).map(({ players }) => players[0]!.undo)).toEqual(
      Array(3).fill({ from: null, moves: [{ type: 'settle' }, { type: 'buy', card: 'barback' }] }),
    );
  });
});

test('[X2] an unseen choice is known to its maker alone until all have chosen', () => {
  const table = aTable({ round: 2, start: 1, players: 3 }).lastTurn().acts('end');
  table.countFromHere().acts('p1 choose die');
  const seen = (state: State) => everyView(state).map(({ players }) => players[0]!.choice);
  expect(seen(table.state)).toEqual(['die', 'hidden', 'hidden', 'hidden']);
  expect(table.events).toEqual([{ type: 'chosen', seat: 0 }]);
  table.acts('p2 choose dishwasher', 'p3 choose die');
  // In turn order from the start player, who is now p3.
  expect(table.eventsOf('shown').map(({ seat, option }) => [seat, option])).toEqual([
    [2, 'die'],
    [0, 'die'],
    [1, 'dishwasher'],
  ]);
  expect(seen(table.state)).toEqual([null, null, null, null]);
});

test('[X2] an unseen choice in closing is known to its maker alone, too', () => {
  const tavern = { juggler: 'card', schnapps: 1, drawn: '4a' } as const;
  const table = aTable({ modules: 2, round: 3 })
    .lastTurn(tavern, { ...tavern, drawn: '5a' })
    .acts('end');
  table.acts('p2 choose 5a');
  expect(everyView(table.state).map(({ players }) => players[1]!.choice)).toEqual(['hidden', '5a', 'hidden']);
});

test('[X3] all else is public', () => {
  const table = aTable({ modules: 5 }).serving(
    { deck: 'noble regular1', discard: '4a brewer', drawn: '5a server', dice: '3:table1 4*', thalers: 2, beer: 1 },
    { coaster: '1 2', schnapps: 3, book: { '5': 2 }, reputation: 4, monastery: 7, counterGuests: 1 },
  );
  const { state } = table;
  const withoutOrder: State = {
    ...state,
    guestDeck: sorted(state.guestDeck),
    pile: sorted(state.pile),
    players: state.players.map((player) => ({ ...player, deck: sorted(player.deck) })),
  };
  for (const seen of everyView(state)) expect(seen).toEqual(withoutOrder);
});
