// The guide's chapter on the reconstructed values.
import { count } from '../grammar.ts';

export const houseValues = {
  lead: 'This game was rebuilt from the texts of five rulebooks. They do not give every number that is printed on cards and boards. What is missing we have filled in, so that it fits all that the texts do say. These values are ours:',
  groups: {
    guests: 'what each guest wants, pays, brings and is worth; how many there are for each price is known',
    regulars: 'what regulars pay, and that they are worth no points',
    tavernCards: 'that tavern cards are worth no points',
    tiles: 'the prices of six tiles',
    monastery: 'the presents in the monastery, but for the first',
    reputation: 'the order of the reputation track',
    guestBook: 'the presents in the guest book',
  },
  /** The number of values in a group, shown behind its name. */
  values: (n: number) => count(n, { one: '# value', other: '# values' }),
  end: 'If you own the box, play it: it is beautiful. And if a number here differs from what is printed there, yours is right.',
};
