// The overview: an evening in seven steps, what dice bring, what thalers and beer are good for, and how to win.
import type { Phase } from '../../../../game/index.ts';

export const overview = {
  lead: 'You keep a tavern in the valley of Tiefenthal. For eight evenings you seat guests, place dice and spend what they bring. Whoever has the most points in the deck at the end wins.',
  eveningHeading: 'An evening in seven steps',
  steps: {
    evening: 'The moon moves on and brings everybody something: a guest at the counter, a die, a card.',
    guests:
      'Draw cards until every table is taken. Guests and regulars sit down; staff go to their places of work and help there. Do they look poor? Give up a counter guest: all drawn cards go to your discard pile, and you draw again.',
    server: 'Each server who came brings you a die of your colour.',
    orders: 'Everybody rolls four white dice on a coaster, takes one and passes the coaster on, until all are taken.',
    planning:
      'Put your dice on guests and equipment. Each wants what is printed on it. A dishwasher makes a die count one more.',
    serving: 'In turn: take the dice off for thalers and beer, and spend both in any order.',
    closing: 'All cards go to the discard pile. What safe and storage cannot hold is lost.',
  } satisfies Record<Exclude<Phase, 'startCards' | 'over'>, string>,
  diceHeading: 'What dice bring',
  dice: {
    guest: 'A guest pays thalers for exactly the die on the card.',
    cashbox: 'The cashbox takes any die and pays a thaler.',
    barrel: 'The barrel takes any die and pours a beer.',
    brewer: 'The brewer takes every 1 and every 6, and pours a beer for each.',
    monk: 'The monk takes every 5: one step through the monastery, where presents wait.',
  },
  spendHeading: 'What thalers and beer are good for',
  spend: {
    card: 'Thalers hire staff. A new card goes on top of your deck, so it comes the very next evening.',
    tile: 'Thalers also improve your tavern, for good. Each upgrade brings a noble, and matching cards make it cheaper. Beside its arrows a tile shows what it will do once upgraded.',
    guest: 'Beer wins one guest an evening from the row. Guests pay more than regulars, every time they come.',
    noble: 'Beer wins nobles, too: 9 for one, 14 for two, 18 for three. Each is worth 10 points.',
  },
  pointsHeading: 'How to win',
  points: [
    'Points stand on cards: a noble has 10, a guest the number on the rosette. Regulars and staff have none.',
    'Early on, guests who pay well and good equipment earn more than points do: they work for you every evening.',
    'From the sixth evening or so, turn what you earn into nobles and guests with many points.',
    'What does not fit into safe and storage is lost, so plan how to spend it before you take the dice off.',
  ],
};
