// Moves that were taken back, as the end of a sentence.
import type { EventOf, MoveOf, Space } from '../../../../game/index.ts';
import { from as off, number, some } from '../grammar.ts';
import { placeIn } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';

type TakenBackMove = EventOf<'takenBack'>['move'];

const place = (space: Space, as: 'gen' | 'acc'): string => placeIn({ space, sitter: null }, as);

/** In the nominative: "белая 4". */
const die = (value: number, own: boolean) => `${own ? 'цветная' : 'белая'} ${number(value)}`;

const takenBack: { [T in TakenBackMove['type']]: (move: MoveOf<T>) => string } = {
  choose: () => 'выбор',
  confirm: () => 'последнее слово',
  withdraw: () => 'сомнения',
  draft: ({ value }) => `${number(value)} с подставки`,
  giveUp: () => 'отданный посетитель за стойкой',
  settle: () => 'подсчёт репутации',
  put: ({ dice: [shift, more] }) =>
    more === undefined
      ? `${die(shift.value, shift.own)} ${shift.to === null ? 'обратно в руку' : `на ${place(shift.to, 'acc')}`}`
      : 'несколько кубиков',
  juggle: ({ value, own: coloured }) => `поворот: ${die(value, coloured)}`,
  take: ({ value, own: coloured, from }) => `${die(value, coloured)} ${off(place(from, 'gen'))}`,
  buy: ({ card }) => `покупка: ${cardNouns[card].nom}`,
  upgrade: ({ tile }) => `улучшение: ${tileNouns[tile].nom}`,
  recruit: ({ guest }) => `новый посетитель: ${cardNouns[guest].nom}`,
  nobles: ({ count: n }) => some(n, cardNouns.noble),
  dance: () => 'танец',
  breathe: () => 'посетитель, прогнанный огнём',
  breatheOn: ({ tile }) => `улучшение: ${tileNouns[tile].nom}`,
  bard: () => 'песня',
  end: () => 'конец хода',
  deny: () => 'прогнанный посетитель',
  pick: () => 'выбор',
  sign: () => 'подпись',
  strike: ({ regular }) => `уход: ${cardNouns[regular].nom}`,
};

export const takenBackMove = (move: TakenBackMove): string =>
  (takenBack[move.type] as (move: TakenBackMove) => string)(move);
