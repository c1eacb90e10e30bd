// Labels of the buttons that make a move, and the gains of a die or a signature.
import { TILE, type MoveType } from '../../../../game/index.ts';
import type { MoveLabel, Place, SignedCell } from '../../facts.ts';
import { and, from, number, or, somePeople } from '../grammar.ts';
import { thalers, beer, schnapps, steps, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { cardsNamed, names, placeIn } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { die, inMonastery, pays } from './phrasing.ts';

/** The dishwashers that a die needs for a space. */
export const help = (raise: number) =>
  raise === 0
    ? ''
    : `, с помощью ${raise === 1 ? cardNouns.dishwasher.gen : `${number(raise)} ${cardNouns.dishwasher.many}`}`;

/** The places for a die and its gain at each. */
export const targets = (places: readonly { place: Place; raise: number; brings: string }[]) =>
  places.length === 0
    ? 'Этот кубик сейчас никуда не подходит.'
    : `Этот кубик можно положить на ${or(places.map(({ place, raise, brings }) => `${placeIn(place, 'acc')}${help(raise)} (${brings})`))}.`;

/** The gifts of a signature in this cell of the guest book. */
export const cellBrings = ({ bonus, fillsRow }: SignedCell): string =>
  and([...(bonus === null ? [] : [bonusName(bonus)]), ...(fillsRow ? ['аристократ за полный ряд'] : [])]) ||
  'без бонуса';

export const moves: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `Выбрать ${facts.option}`,
  confirm: ({ facts }) => (facts.planning ? 'План готов' : 'Оставить этих посетителей'),
  withdraw: ({ facts }) => (facts.chooses ? 'Изменить выбор' : 'Передумать'),
  draft: ({ value }) => `Взять ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `Отдать посетителя за стойкой: ${inMonastery(1)}`
      : 'Отдать посетителя за стойкой и взять карты заново',
  settle: ({ facts }) => `Подсчитать репутацию: ${steps(facts.steps)}`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `Разместить ${dice(shifts.length)}`;
    return shift.to === null
      ? `Вернуть ${die(shift.value, shift.own)} в руку`
      : `Положить ${die(shift.value, shift.own)} на ${placeIn(facts.place, 'acc')}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `Повернуть ${die(value, coloured)} на ${number(to)} за ${schnapps(facts.schnapps)}`,
  take: ({ value, own: coloured, facts }) =>
    `Снять ${die(value, coloured)} ${from(placeIn(facts.place, 'gen'))}: ${pays(facts.thalers, facts.beer, facts.steps)}`,
  buy: ({ card, facts }) => `Купить карту «${cardNouns[card].nom}» за ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) => {
    const back =
      returns > 0 && facts.card !== null
        ? ` вместо ${number(TILE[tile].price)}, вернув ${cardsNamed(returns, facts.card)}`
        : facts.keeps > 0 && facts.card !== null
          ? `, сохранив ${cardsNamed(facts.keeps, facts.card)}`
          : '';
    return `Улучшить ${tileNouns[tile].acc} ${facts.thalers === 0 ? 'бесплатно' : `за ${thalers(facts.thalers)}`}${back}`;
  },
  recruit: ({ guest, facts }) => `Пригласить ${cardNouns[guest].acc} за ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) => `Пригласить ${somePeople(n, cardNouns.noble)} за ${beer(facts.beer)}`,
  dance: ({ facts }) => `Танец: обменять ${schnapps(facts.schnapps)} на ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `Пожиратель огня прогонит посетителя за ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) => `Пожиратель огня улучшит ${tileNouns[tile].acc} за ${schnapps(facts.schnapps)}`,
  bard: () => `Песня барда: ${steps(1)} репутации`,
  deny: ({ table, facts }) => (table === null ? 'Никого не прогонять' : `Прогнать ${placeIn(facts.place, 'acc')}`),
  pick: ({ what }) => (what === 'schnapps' ? `Взять ${schnapps(1)}` : 'Прогнать посетителя'),
  sign: ({ column, facts }) =>
    `Подпись в столбце на ${names.columns[column]}, ряд ${number(facts.cell.row)}: ${cellBrings(facts.cell)}`,
  strike: ({ regular }) => `Убрать: ${cardNouns[regular].nom}`,
  end: () => 'Закончить ход',
  takeBack: () => 'Отменить последний шаг',
};
