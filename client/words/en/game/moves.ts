// Labels of the buttons that make a move, and the gains of a die or a signature.
import { TILE, type MoveType, type Tile } from '../../../../game/index.ts';
import type { MoveFacts, MoveLabel, Place, SignedCell } from '../../facts.ts';
import { and, number, count, or } from '../grammar.ts';
import { thalers, beer, schnapps, steps, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { names, cardName, manyCards } from './names.ts';
import { a, die, pays } from './phrasing.ts';

/** The dishwashers that a die needs for a space. */
export const help = (raise: number) =>
  raise === 0 ? '' : `, raised by ${count(raise, { one: 'a dishwasher', other: '# dishwashers' })}`;

/** The places for a die and its gain at each. */
export const targets = (places: readonly { place: Place; raise: number; brings: string }[]) =>
  places.length === 0
    ? 'It fits nowhere now.'
    : `It could go to ${or(places.map(({ place, raise, brings }) => `${names.place(place)}${help(raise)} (${brings})`))}.`;

/** The gifts of a signature in this cell of the guest book. */
export const cellBrings = ({ bonus, fillsRow }: SignedCell): string =>
  and([...(bonus === null ? [] : [bonusName(bonus)]), ...(fillsRow ? ['a noble for the full row'] : [])]) || 'no bonus';

/** The cards that are returned to make an upgrade cheaper, or those that could be returned and are kept. */
function cardsForUpgrade(tile: Tile, returns: number, { card, keeps }: MoveFacts): string {
  if (card === null) return '';
  if (returns > 0) return ` instead of ${number(TILE[tile].price)}, returning ${manyCards(returns, card)}`;
  return keeps > 0 ? `, keeping ${manyCards(keeps, card)}` : '';
}

export const moves: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `Choose ${facts.option}`,
  confirm: ({ facts }) => (facts.planning ? 'Done planning' : 'Keep these guests'),
  withdraw: ({ facts }) => (facts.chooses ? 'Change your choice' : 'Think again'),
  draft: ({ value }) => `Take the ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `Give up a counter guest for ${steps(1)} in the monastery`
      : 'Give up a counter guest and draw again',
  settle: ({ facts }) => `Settle the reputation: ${steps(facts.steps)}`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `Place ${dice(shifts.length)}`;
    return shift.to === null
      ? `Take ${die(shift.value, shift.own)} back`
      : `Put ${die(shift.value, shift.own)} on ${names.place(facts.place)}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `Turn ${die(value, coloured)} to a ${number(to)} for ${schnapps(facts.schnapps)}`,
  take: ({ value, own: coloured, facts }) =>
    `Take ${die(value, coloured)} off ${names.place(facts.place)}: ${pays(facts.thalers, facts.beer, facts.steps)}`,
  buy: ({ card, facts }) => `Buy ${a(cardName(card))} for ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) => {
    const price = facts.thalers === 0 ? 'for free' : `for ${thalers(facts.thalers)}`;
    return `Upgrade the ${names.tiles[tile]} ${price}${cardsForUpgrade(tile, returns, facts)}`;
  },
  recruit: ({ guest, facts }) => `Recruit the ${cardName(guest)} for ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) => `Recruit ${count(n, { one: '# noble', other: '# nobles' })} for ${beer(facts.beer)}`,
  dance: ({ facts }) => `Let the dancer dance: ${schnapps(facts.schnapps)} for ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `Let the fire breather turn somebody away for ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) =>
    `Let the fire breather upgrade the ${names.tiles[tile]} for ${schnapps(facts.schnapps)}`,
  bard: () => `Let a bard sing: ${steps(1)} of reputation`,
  deny: ({ table, facts }) => (table === null ? 'Turn nobody away' : `Turn away ${names.place(facts.place)}`),
  pick: ({ what }) => (what === 'schnapps' ? `Take ${schnapps(1)}` : 'Turn somebody away'),
  sign: ({ column, facts }) =>
    `Sign in the column for ${names.columns[column]}, row ${number(facts.cell.row)}: ${cellBrings(facts.cell)}`,
  strike: ({ regular }) => `Remove ${a(cardName(regular))}`,
  end: () => 'End your turn',
  takeBack: () => 'Take the last step back',
};
