// Sentences for events, in the log and for screen readers.
import type { Entertainer, EventType, Face } from '../../../../game/index.ts';
import type { CardCount, EventFacts, PersonOrYou } from '../../facts.ts';
import { prefixed } from '../../grammar.ts';
import { and, capital, from, number, some, somePeople } from '../grammar.ts';
import { PHASE_LETTER } from '../../phaseLetter.ts';
import { thalers, beer, schnapps, steps, cardsObject, resource } from './amounts.ts';
import { bonusName, startItems } from './bonuses.ts';
import { names, cardName, cardsNamed, placeIn } from './names.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';
import { die, does, its, pays } from './phrasing.ts';
import { takenBackMove } from './takenBack.ts';

export const lastDie = (who: PersonOrYou, value: Face) =>
  who.you
    ? `Последний кубик, ${number(value)}, достаётся вам сам собой.`
    : `${who.name}: последний кубик, ${number(value)}, достаётся сам собой.`;

/** The deed of an entertainer, done for schnapps. */
export const doneBy = (entertainer: Entertainer, sentence: string) =>
  `${capital(entertainerNouns[entertainer].nom)}: ${sentence}`;

export const drawnTogether = (who: PersonOrYou, piles: readonly CardCount[]) =>
  `${does(who, 'берёте', 'берёт')} карты: ${and(piles.map((pile) => (pile.count === 1 ? cardName(pile.card) : some(pile.count, cardNouns[pile.card]))))}.`;

/** The income of served dice. */
export const served = (who: PersonOrYou, income: string, bonuses: readonly string[]) =>
  `${does(who, 'обслуживаете', 'обслуживает')}: ${[income, prefixed('бонусы: ', and(bonuses))].filter(Boolean).join('; ')}.`;

/** "Шнапс закончился": a bonus or income that was lost. */
const lost: Record<string, string> = {
  schnapps: 'Шнапс закончился',
  signature: 'Подписи закончились',
  threeBeerGuest: 'Посетители за 3 пива закончились',
  die: 'Кубики этого цвета закончились',
  counterGuest: 'За стойкой больше нет места',
  upgrade: 'Улучшать больше нечего',
  deny: 'Прогнать некого',
};

/** The winners and their points. */
const victory = (winners: readonly PersonOrYou[]): string =>
  winners.length === 1 && winners[0]?.you === true
    ? 'Последний вечер позади: вы победили!'
    : winners.length === 1
      ? `Последний вечер позади: побеждает ${and(winners.map((who) => who.name))}!`
      : `Последний вечер позади: победу ${winners.some(({ you }) => you) ? 'делите' : 'делят'} ${and(winners.map((who) => (who.you ? 'вы' : who.name)))}!`;

const pointsOf = (standings: EventFacts<'over'>['standings']): string =>
  `Очки: ${and(standings.map(({ who, points }) => `${who.you ? 'вы' : who.name} ${number(points)}`))}.`;

export const events: { [T in EventType]: (told: EventFacts<T>) => string } = {
  round: ({ round }) => `Восходит луна: вечер ${number(round)}.`,
  phase: ({ phase }) => {
    const letter = PHASE_LETTER[phase];
    const name = names.phases[phase].replace(/[^?!]$/, '$&.');
    return letter === null ? name : `Фаза ${letter}: ${name}`;
  },
  startPlayer: ({ who }) => (who.you ? 'Кружка пива переходит к вам.' : `Кружка пива переходит дальше: ${who.name}.`),
  turn: ({ who }) => (who.you ? 'Ваш ход.' : `Ходит ${who.name}.`),
  chosen: ({ who }) => (who.you ? 'Ваш выбор сделан.' : `${who.name}: выбор сделан.`),
  shown: ({ who }) => (who.you ? 'Ваш выбор открыт.' : `${who.name}: выбор открыт.`),
  startCard: ({ who, card }) =>
    `${does(who, 'начинаете', 'начинает')} со стартовой картой ${number(card)}: ${startItems(card)}.`,
  confirmed: ({ who }) => (who.you ? 'У вас всё готово.' : `${who.name}: всё готово.`),
  withdrawn: ({ who }) => `${does(who, 'решаете', 'решает')} подумать ещё.`,
  takenBack: ({ who, move }) => `${does(who, 'отменяете', 'отменяет')} шаг: ${takenBackMove(move)}.`,
  drawn: ({ who, card, to }) => {
    const drawn = `${does(who, 'берёте', 'берёт')} карту «${cardName(card)}»`;
    if ('table' in to) return `${drawn}: за столик ${number(to.table + 1)}.`;
    if ('stack' in to) return `${drawn}: к остальным аристократам.`;
    return `${drawn}.`;
  },
  shuffled: ({ who, cards: n }) => `${does(who, 'перемешиваете', 'перемешивает')} ${cardsObject(n)} в новую колоду.`,
  discarded: ({ who, cards: gone }) => `${does(who, 'сбрасываете', 'сбрасывает')} ${cardsObject(gone.length)}.`,
  gained: ({ who, card }) => `Карта «${cardName(card)}» ложится сверху на ${its(who, 'вашу', 'колоду')}.`,
  givenBack: ({ who, what }) =>
    `${does(who, 'возвращаете', 'возвращает')} ${what === 'noble' ? cardNouns.noble.acc : schnapps(1)}.`,
  returned: ({ who, card, count: n }) =>
    `${does(who, 'возвращаете', 'возвращает')} ${cardsNamed(n, card)} ради более дешёвого улучшения.`,
  removed: ({ who, card, table }) =>
    `${capital(cardName(card))} за столиком ${number(table + 1)} покидает ${its(who, 'вашу', 'таверну')} и игру.`,
  struck: ({ who, regular }) => `${does(who, 'убираете', 'убирает')} карту: ${cardName(regular)}.`,
  keptOnDeck: ({ who, card }) =>
    `Жонглёр возвращает карту «${cardName(card)}» сверху на ${its(who, 'вашу', 'колоду')}.`,
  rolled: ({ who, dice: rolled, own: coloured }) =>
    `${does(who, 'бросаете', 'бросает')} ${coloured ? 'цветные кубики' : 'кубики на подставке'}: ${rolled.join(', ')}.`,
  drafted: ({ who, value }) => `${does(who, 'забираете', 'забирает')} ${number(value)}.`,
  passed: () => 'Все подставки переходят налево.',
  placed: ({ who, value, own: coloured, place, to, raise }) => {
    if (to === null) return `${does(who, 'возвращаете', 'возвращает')} ${die(value, coloured)} в руку.`;
    const help = raise > 0 ? `, увеличив на ${number(raise)}` : '';
    return `${does(who, 'кладёте', 'кладёт')} ${die(value, coloured)} на ${placeIn(place, 'acc')}${help}.`;
  },
  turned: ({ who, value, own: coloured, to }) =>
    `Жонглёр ${who.you ? 'для вас ' : ''}поворачивает ${die(value, coloured)} на ${number(to)}${who.you ? '' : ` (${who.name})`}.`,
  takenOff: ({ who, value, own: coloured, place, thalers: paid, beer: poured, steps: walked }) =>
    `${does(who, 'снимаете', 'снимает')} ${die(value, coloured)} ${from(placeIn(place, 'gen'))}: ${pays(paid, poured, walked)}.`,
  received: ({ who, what, count: n }) => `${does(who, 'получаете', 'получает')} ${resource[what](n)}.`,
  paid: ({ who, what, count: n }) => `${does(who, 'платите', 'платит')} ${resource[what](n)}.`,
  lost: ({ who, what }) => {
    const missing = lost[what] ?? `Карты «${names.cards[what as keyof typeof names.cards]}» закончились`;
    return who.you ? `${missing}, вам ничего не досталось.` : `${missing} (${who.name}).`;
  },
  wasted: ({ who, thalers: thalersGone, beer: beerGone }) =>
    `${does(who, 'теряете', 'теряет')} ${pays(thalersGone, beerGone, 0)}: не хватило места.`,
  schnappsOver: ({ who, count: n }) =>
    `${does(who, 'возвращаете', 'возвращает')} ${schnapps(n)}: оставить можно не больше четырёх.`,
  bought: ({ who, card }) => `${does(who, 'покупаете', 'покупает')} карту «${cardName(card)}».`,
  upgraded: ({ who, tile }) => `${does(who, 'улучшаете', 'улучшает')} ${tileNouns[tile].acc}.`,
  recruited: ({ who, guest }) => `${does(who, 'приглашаете', 'приглашает')} ${cardNouns[guest].acc}.`,
  refilled: ({ guest, place }) =>
    guest === null
      ? place === 0
        ? 'Стопка за 3 пива пуста.'
        : 'Одно место в ряду посетителей остаётся пустым.'
      : `В ряду появляется ${cardName(guest)}.`,
  noblesRecruited: ({ who, count: n }) =>
    `${does(who, 'приглашаете', 'приглашает')} ${somePeople(n, cardNouns.noble)}.`,
  counterGuestCame: ({ who }) => `Посетитель садится за ${its(who, 'вашу', 'стойку')}.`,
  counterGuestGivenUp: ({ who }) => `${does(who, 'отдаёте', 'отдаёт')} посетителя за стойкой.`,
  entertainerCame: ({ who, entertainer, side }) =>
    `${capital(entertainerNouns[entertainer].nom)} приходит в ${its(who, 'вашу', 'таверну')}: ${names.sides[side]}.`,
  bonus: ({ who, bonus }) =>
    bonus.gives === 'deny'
      ? `${does(who, 'можете', 'может')} прогнать посетителя.`
      : `Бонус ${who.you ? 'для вас' : `(${who.name})`}: ${bonusName(bonus)}.`,
  settled: ({ who, thalers: earned, beer: poured, steps: gained }) =>
    `${does(who, 'подсчитываете', 'подсчитывает')} репутацию: ${thalers(earned)} и ${beer(poured)} дают ${steps(gained)}.`,
  stepped: ({ who, track, to, space, isBack }) => {
    const marker = capital(its(who, 'ваш', 'маркер'));
    return track === 'monastery'
      ? `${marker} достигает деления ${number(to)} в монастыре.`
      : space === null
        ? `${marker} покидает шкалу репутации.`
        : `${marker} ${isBack ? 'идёт назад ' : ''}на шкале репутации: ${names.reputationSpace(space)}.`;
  },
  signed: ({ who, column, row }) =>
    `Подпись в ${who.you ? 'вашей книге отзывов' : `книге отзывов (${who.name})`}: ${names.columns[column]}, ряд ${number(row + 1)}.`,
  rowFilled: ({ who, row }) =>
    `Ряд ${number(row + 1)} в ${who.you ? 'вашей книге отзывов' : `книге отзывов (${who.name})`} заполнен.`,
  denied: ({ who, table }) =>
    table === null
      ? `${does(who, 'никого не прогоняете', 'никого не прогоняет')}.`
      : `${does(who, 'прогоняете', 'прогоняет')} посетителя за столиком ${number(table + 1)}.`,
  turnEnded: ({ who, thalers: kept, beer: stored }) =>
    `${does(who, 'заканчиваете', 'заканчивает')} ход: в сейфе ${thalers(kept)}, на складе ${beer(stored)}.`,
  over: ({ winners, standings }) => `${victory(winners)} ${pointsOf(standings)}`,
};
