// Moves that were taken back, as the end of a sentence.
import type { EventOf, MoveOf, Space } from '../../../../game/index.ts';
import { number, count } from '../grammar.ts';
import { names, cardName } from './names.ts';
import { a, die } from './phrasing.ts';

type TakenBackMove = EventOf<'takenBack'>['move'];

const spaceName = (space: Space | null): string =>
  space === null ? 'the hand' : typeof space === 'number' ? `table ${number(space + 1)}` : names.equipment[space];

const takenBack: { [T in TakenBackMove['type']]: (move: MoveOf<T>) => string } = {
  choose: () => 'a choice',
  confirm: () => 'the last word',
  withdraw: () => 'second thoughts',
  draft: ({ value }) => `the ${number(value)} from the coaster`,
  giveUp: () => 'a counter guest given up',
  settle: () => 'the reputation settled',
  put: ({ dice: [shift, more] }) =>
    more === undefined
      ? `${die(shift.value, shift.own)} put ${shift.to === null ? 'back in' : 'on'} ${spaceName(shift.to)}`
      : 'several dice placed',
  juggle: ({ value, own: coloured }) => `${die(value, coloured)} turned`,
  take: ({ value, own: coloured, from }) => `${die(value, coloured)} taken off ${spaceName(from)}`,
  buy: ({ card }) => `${a(cardName(card))} bought`,
  upgrade: ({ tile }) => `the ${names.tiles[tile]} upgraded`,
  recruit: ({ guest }) => `the ${cardName(guest)} recruited`,
  nobles: ({ count: n }) => count(n, { one: '# noble', other: '# nobles' }),
  dance: () => 'a dance',
  breathe: () => 'fire breathed at a guest',
  breatheOn: ({ tile }) => `the ${names.tiles[tile]} upgraded`,
  bard: () => 'a song',
  end: () => 'the end of the turn',
  deny: () => 'a guest turned away',
  pick: () => 'a choice',
  sign: () => 'a signature',
  strike: ({ regular }) => `${a(cardName(regular))} removed`,
};

export const takenBackMove = (move: TakenBackMove): string =>
  (takenBack[move.type] as (move: TakenBackMove) => string)(move);
