// The worked example of the guide, played by the rules.
import { expect, test } from 'vitest';
import { EXAMPLE_TURN } from '../../../client/model/exampleTurn.ts';
import { aTable } from '../../kit/table.ts';

type Step = (typeof EXAMPLE_TURN)[number]['step'];

const ACTS: Record<Step, readonly string[]> = {
  begin: [],
  guests: ['take 4 white table1', 'take 3 white table3'],
  cashbox: ['take 4 white cashbox'],
  brewer: ['upgrade brewer 0'],
  noble: ['take 1 white table2'],
  barback: ['buy barback'],
  beer: ['take 1 own brewer', 'take 6 own brewer', 'take 6 own brewer'],
  guest: ['recruit 7b'],
  dishwasher: ['upgrade dishwasher 2'],
};

test('after each step of the example the pool holds what the guide says', () => {
  const table = aTable({ display: '3a 7b 4a 5b 6a' }).serving({
    upgraded: 'safe cashbox',
    drawn: '4c noble 5a brewer dishwasher dishwasher',
    dice: '4+1:table1 1+1:table2 3:table3 4:cashbox 1*:brewer 6*:brewer 6*:brewer',
    thalers: 5,
  });
  const pools = EXAMPLE_TURN.map(({ step }) => {
    table.acts(...ACTS[step]);
    return { step, thalers: table.p1.thalers, beer: table.p1.beer };
  });
  expect(pools).toEqual(EXAMPLE_TURN);
  expect(table.onDeck()).toBe('noble 7b barback noble');
});
