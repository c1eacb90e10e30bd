// Explanations of every spot on the table.
import {
  ENTERTAINER_PRINT,
  GUESTS,
  NOBLE,
  REGULAR,
  SIDES,
  SUPPLIES,
  type Card,
  type Entertainer,
  type Face,
  type GuestId,
  type TavernCard,
  type Tile,
} from '../../../../game/index.ts';
import type { SpotFacts, SpotSignature, Explanation, SpotKind } from '../../facts.ts';
import { capital, NAMELESS, number, count, and, or, lowerFirst } from '../grammar.ts';
import { thalers, thalersGen, beer, beerGen, schnapps, schnappsGen, points, dice, cards } from './amounts.ts';
import { bonusName, bonusObject, bonusText, startItems } from './bonuses.ts';
import { cellBrings } from './moves.ts';
import { names, cardName } from './names.ts';
import { cardNouns } from './nouns.ts';
import { die, inMonastery, listed } from './phrasing.ts';

const tavernCardTexts = {
  bard: 'Когда вы обслуживаете, каждый взятый бард продвигает ваш маркер на 1 деление по шкале репутации.',
  barback: 'Каждый взятый помощник приносит 1 пиво в начале вашего обслуживания, кубик для этого не нужен.',
  dishwasher: 'Каждая взятая посудомойка может увеличить один кубик на 1.',
  server: `Каждая взятая официантка приносит кубик вашего цвета, всего не больше ${number(SUPPLIES.ownDice)}.`,
  table: 'Каждый взятый столик даёт этим вечером место ещё одному посетителю.',
  brewer: 'Каждая взятая карта «пивовар» добавляет 1 пиво каждому кубику у вашего пивовара.',
} satisfies Record<TavernCard, string>;

export const tileTexts = {
  dishwasher: (worth: number) =>
    worth === 0 ? 'Постоянной посудомойки здесь пока нет.' : `Каждый вечер ${dice(worth)} можно увеличить на 1.`,
  server: (worth: number) =>
    worth === 0
      ? 'Здесь пока только собака: постоянной официантки нет.'
      : `Каждый вечер даёт ${dice(worth)} вашего цвета.`,
  tables: (worth: number) => `Столиков здесь: ${number(worth)}, не считая столиков на картах.`,
  brewer: (worth: number) => `Каждая 1 или 6 здесь даёт ${beer(worth)} и ещё 1 за каждую карту «пивовар».`,
  barrel: (worth: number) => `Один любой кубик здесь даёт ${beer(worth)}.`,
  cashbox: (worth: number) => `Один любой кубик здесь даёт ${thalers(worth)}.`,
  monk: (worth: number) => `Каждая 5 здесь продвигает ваш маркер на ${inMonastery(worth)}.`,
  safe: (worth: number) => `Хранит до следующего вечера не больше ${thalersGen(worth)}.`,
  storage: (worth: number) => `Хранит до следующего вечера не больше ${beerGen(worth)}.`,
} satisfies Record<Tile, (worth: number) => string>;

export const onceUpgraded = (tile: Tile, worth: number) => `После улучшения: ${lowerFirst(tileTexts[tile](worth))}`;

const sideTexts = {
  thalers: `При обслуживании: обмен ${schnappsGen(ENTERTAINER_PRINT.dancer.thalers.schnapps)} на ${thalers(ENTERTAINER_PRINT.dancer.thalers.yields)}, сколько угодно раз.`,
  beer: `При обслуживании: обмен ${schnappsGen(ENTERTAINER_PRINT.dancer.beer.schnapps)} на ${beer(ENTERTAINER_PRINT.dancer.beer.yields)}, сколько угодно раз.`,
  upgrade: `При обслуживании: любое улучшение без талеров за ${schnapps(ENTERTAINER_PRINT.fireBreather.upgrade.schnapps)}, вместе с аристократом.`,
  deny: `При обслуживании: ${schnapps(ENTERTAINER_PRINT.fireBreather.deny.schnapps)}, чтобы убрать из игры посетителя, без кубика или уже обслуженного.`,
  die: `При планировании: ${schnapps(ENTERTAINER_PRINT.juggler.die.schnapps)}, чтобы повернуть свой кубик любой гранью. Сначала возьмите этот кубик.`,
  card: `При закрытии: ${schnapps(ENTERTAINER_PRINT.juggler.card.schnapps)}, чтобы вернуть одну карту этого вечера на колоду сверху.`,
};

/** Of an entertainer whose side is not chosen yet. */
function bothSides(entertainer: Entertainer): string[] {
  const [one, other] = SIDES[entertainer];
  return [`Одна сторона: ${sideTexts[one]}`, `Другая: ${sideTexts[other]}`];
}

const wanted = (face: Face, paid: number) => `За кубик со значением ${number(face)} платит ${thalers(paid)}.`;

export const cardExplained = (card: Card): string =>
  card in tavernCardTexts
    ? tavernCardTexts[card as TavernCard]
    : card === 'noble'
      ? `Аристократы сидят за одним столиком. Цена: ${or(NOBLE.cost.map((cost, i) => `${beer(cost)} за ${number(i + 1)}`))}.`
      : card === 'regular1' || card === 'regular2'
        ? `Приходит каждый вечер, хочет ${number(REGULAR[card].die)} и платит ${thalers(REGULAR[card].pays)}.`
        : wanted(GUESTS[card as GuestId].die, GUESTS[card as GuestId].pays);

const taken = (n: number, card: Card) => (n > 1 ? 'взято' : cardNouns[card].gender === 'f' ? 'взята' : 'взят');

const withHelp = 'Возьмите кубик: засветятся и те места, до которых он дотянет с её помощью.';
const stillFree = (help: SpotFacts<'beside'>['help']) =>
  help === null ? [] : [`Ещё могут помочь: ${number(help.free)} из ${number(help.all)}.`];

const worthPoints = (vp: number) => (vp === 0 ? [] : [`В конце игры: ${points(vp)}.`]);

const onSpace = (here: string[]) => (here.length === 0 ? [] : [`Здесь: ${and(here)}.`]);

const counterGuests = (n: number) =>
  count(n, {
    one: '# посетитель за стойкой',
    few: '# посетителя за стойкой',
    other: '# посетителей за стойкой',
  });

const left = (n: number) => (n === 0 ? 'Больше не осталось.' : `Осталось: ${number(n)}.`);

const youHave = (n: number | null, amount: (n: number) => string) => (n === null ? [] : [`У вас ${amount(n)}.`]);

const reputationTexts = {
  schnapps: 'Дошедший сюда или прошедший дальше маркер приносит 1 шнапс.',
  schnappsOrDeny: 'Дошедший сюда или прошедший дальше маркер приносит 1 шнапс или право прогнать посетителя.',
  signature: 'Дошедший сюда или прошедший дальше маркер приносит подпись в любом столбце.',
  crown:
    'Корона: дошедший сюда или прошедший дальше маркер приносит аристократа. Если он стоит на ней в конце игры, это не даёт ничего.',
};

const signature = (cell: SpotSignature): string =>
  cell === null
    ? 'Приносит подпись для книги отзывов.'
    : `Приносит подпись для книги отзывов (${names.columns[cell.column]}, ряд ${number(cell.row)}: ${cellBrings(cell)}).`;

export const explanations: { [A in SpotKind]: (facts: SpotFacts<A>) => Explanation } = {
  plate: ({ name, total, points: parts, start, ...facts }) => ({
    title: name,
    lines: [
      `Пока ${points(total)}${parts.length > 0 ? `: ${and(parts.map((part) => `${names.sources[part.source].toLowerCase()} ${number(part.count)}`))}` : ''}.`,
      `В запасе: ${and([thalers(facts.thalers), beer(facts.beer), ...(facts.schnapps === null ? [] : [schnapps(facts.schnapps)]), counterGuests(facts.counterGuests)])}.`,
      ...(start ? ['Держит кружку пива и начинает этим вечером.'] : []),
    ],
  }),
  deck: ({ name, count: n, cards: piles }) => ({
    title: `${name}: колода`,
    lines:
      n === 0
        ? ['Пусто.']
        : [`${capital(cards(n))} рубашкой вверх. Какие — известно, в каком порядке — нет.`, listed(piles)],
  }),
  discard: ({ name, count: n, cards: piles }) => ({
    title: `${name}: сброс`,
    lines:
      n === 0 ? ['Пусто.'] : [`${capital(cards(n))}. Когда колода закончится, их перемешают в новую.`, listed(piles)],
  }),
  table: ({ number: table, card, nobles, die: face, thalers: paid, vp }) => ({
    title: card === null ? `Столик ${number(table)}` : `Столик ${number(table)}: ${cardName(card)}`,
    lines:
      card === null || face === null
        ? ['Здесь никто не сидит.']
        : [
            wanted(face, paid),
            ...(card === 'noble' ? [cardExplained(card)] : []),
            ...(nobles > 1
              ? [
                  `Аристократов за этим столиком: ${number(nobles)}; один кубик обслужит всех, и вместе они заплатят ${thalers(paid)}.`,
                ]
              : []),
            ...worthPoints(vp),
          ],
  }),
  equipment: ({ space, worth, perDie, isUpgraded }) => ({
    title: capital(names.equipment[space]),
    lines: [
      tileTexts[space](worth),
      ...(space === 'brewer'
        ? ['Сюда можно сколько угодно кубиков с 1 или 6.', `Сейчас каждый даёт ${beer(perDie)}.`]
        : []),
      ...(space === 'monk' ? ['Сюда можно сколько угодно кубиков с 5.'] : []),
      isUpgraded ? 'Улучшено.' : 'Обычная сторона.',
    ],
  }),
  beside: ({ card, count: n, help }) => ({
    title: `${capital(cardName(card))}: ${taken(n, card)} ${number(n)}`,
    lines: [cardExplained(card), ...(card === 'dishwasher' ? [withHelp] : []), ...stillFree(help)],
  }),
  tile: ({ tile, worth, upgradedTo, price, card, discount, works, from, isUpgraded, isFree, has, help }) => ({
    title: capital(names.tiles[tile]),
    lines: [
      tileTexts[tile](worth),
      ...(tile === 'dishwasher' && worth > 0 ? [withHelp, ...stillFree(help)] : []),
      ...(isUpgraded
        ? from === null
          ? ['Улучшено.']
          : [`Улучшено: действует с вечера ${number(from)}.`]
        : [
            isFree
              ? 'Этим вечером улучшение бесплатное. Аристократ с ним не приходит.'
              : `Улучшение за ${thalers(price)}${card === null ? '' : `, на ${number(discount)} дешевле за каждую возвращённую карту «${cardNouns[card].nom}»`}. С ним приходит аристократ.`,
            ...youHave(has, thalers),
            onceUpgraded(tile, upgradedTo),
            works === 'atOnce' ? 'Действует сразу.' : 'Действует со следующего вечера.',
          ]),
    ],
  }),
  hand: ({ name, mine, dice: held }) => ({
    title: mine ? 'Неразмещённые кубики' : `${name}: неразмещённые кубики`,
    lines:
      held.length === 0
        ? ['Неразмещённых кубиков нет.']
        : [`Осталось разместить: ${and(held.map(({ value, own: coloured }) => die(value, coloured)))}.`],
  }),
  coaster: ({ name, dice: shown }) => ({
    title: name === NAMELESS ? 'Ваша подставка' : `${name}: подставка`,
    lines: [
      shown.length === 0 ? 'Пусто.' : `Кубики: ${shown.join(', ')}.`,
      'Каждый берёт один кубик, потом все подставки переходят налево.',
    ],
  }),
  thalers: ({ count: n, kept }) => ({
    title: capital(thalers(n)),
    lines: [`В сейф до следующего вечера помещается ${thalers(kept)}.`],
  }),
  beer: ({ count: n, kept }) => ({
    title: capital(beer(n)),
    lines: [`На склад до следующего вечера помещается ${beer(kept)}.`],
  }),
  schnapps: ({ count: n }) => ({
    title: capital(schnapps(n)),
    lines: [
      `Им платят артистам; каждый оставшийся в конце игры — ${points(1)}.`,
      `При закрытии можно оставить ${number(SUPPLIES.schnappsKept)}.`,
    ],
  }),
  counterGuests: ({ count: n }) => ({
    title: counterGuests(n),
    lines: [
      'Если посетители не нравятся, отдайте одного: все взятые карты уйдут в ваш сброс, где останутся вашими, и вы возьмёте новые.',
      `При обслуживании отдайте одного за ${inMonastery(1)}.`,
    ],
  }),
  entertainer: ({ entertainer, side, comes }) => ({
    title: capital(names.entertainers[entertainer]),
    lines:
      side !== null
        ? [sideTexts[side]]
        : [
            comes === null
              ? 'В этой таверне пока не выступает.'
              : `Придёт в вечер ${number(comes)} и будет оказывать услуги за шнапс.`,
            ...bothSides(entertainer),
          ],
  }),
  reputation: ({ space, names: here }) => ({
    title: space === null ? 'Репутация' : `Репутация: ${names.reputationSpace(space)}`,
    lines: [
      ...(space === null
        ? ['Отсюда начинают маркеры. Само начало ничего не стоит.']
        : 'vp' in space
          ? [`В конце игры: ${points(space.vp)}, если маркер здесь или это последнее пройденное им число.`]
          : [reputationTexts[space.gives]]),
      ...onSpace(here),
    ],
  }),
  cell: ({ column, row, bonus, covered }) => ({
    title: `Книга отзывов: ${names.columns[column]}, ряд ${number(row)}`,
    lines: [
      covered ? 'Подписано.' : bonus === null ? 'Здесь бонуса нет.' : `Подпись здесь приносит ${bonusObject(bonus)}.`,
      'Полный ряд приносит аристократа.',
    ],
  }),
  moon: ({ round, bonuses, schnapps: onTheWay, now }) => ({
    title: now ? `Вечер ${number(round)}, сегодня` : `Вечер ${number(round)}`,
    lines: [
      `Все получают ${or(bonuses.map(bonusObject))}.`,
      ...(onTheWay > 0 ? [`По пути: ${schnapps(onTheWay)}.`] : []),
    ],
  }),
  monastery: ({ space, bonus, ahead, names: here }) => ({
    title: space === 0 ? 'Монастырь, ворота' : `Монастырь, деление ${number(space)}`,
    lines: [
      ahead > 0
        ? `Просто шаг. До следующего подарка ещё ${number(ahead)}: ${bonusName(bonus)}.`
        : `Дошедший сюда или прошедший дальше маркер приносит ${bonusObject(bonus)}.`,
      ...onSpace(here),
    ],
  }),
  display: (facts) =>
    facts.guest === null
      ? { title: 'Пустое место', lines: ['Посетителей больше не будет.'] }
      : {
          title: `${capital(cardName(facts.guest))}, за ${beer(facts.cost)}`,
          lines: [
            ...youHave(facts.has, beer),
            wanted(facts.die, facts.thalers),
            ...worthPoints(facts.vp),
            ...(facts.bonus === null ? [] : [`Сразу при приглашении: ${lowerFirst(bonusText(facts.bonus))}`]),
            ...(facts.signature ? [signature(facts.cell)] : []),
            ...(facts.pile === null ? [] : [`Под ним в стопке: ${cards(facts.pile)}.`]),
          ],
        },
  guestDeck: ({ count: n }) => ({ title: 'Будущие посетители', lines: [`${capital(cards(n))} рубашкой вверх.`] }),
  supply: ({ card, count: n, price, has }) => ({
    title: `${capital(cardName(card))}, за ${thalers(price)}`,
    lines: [...youHave(has, thalers), tavernCardTexts[card], `Не больше одной такой карты за вечер. ${left(n)}`],
  }),
  nobles: ({ count: n, has }) => ({
    title: 'Аристократы',
    lines: [
      cardExplained('noble'),
      ...youHave(has, beer),
      `Каждый — ${points(NOBLE.vp)}. ${wanted(NOBLE.die, NOBLE.pays)}`,
      left(n),
    ],
  }),
  schnappsSupply: ({ count: n }) => ({ title: 'Шнапс', lines: [left(n)] }),
  signatures: ({ count: n }) => ({ title: 'Подписи', lines: [left(n)] }),
  box: ({ cards: piles }) => ({ title: 'Вне игры', lines: [listed(piles)] }),
  startCard: ({ card }) => ({ title: `Стартовая карта ${number(card)}`, lines: [`${capital(startItems(card))}.`] }),
};
