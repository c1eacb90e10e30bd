// Bonuses and start cards: their names in a sentence, what they do, and the options of hidden choices.
import { START_CARDS, SUPPLIES, type Card, type StartCard, type StartItem, type Tile } from '../../../../game/index.ts';
import type { AnyBonus, AnyBonusOf } from '../../facts.ts';
import { number, count, and } from '../grammar.ts';
import { thalers, beer, schnapps, steps } from './amounts.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';
import { inMonastery } from './phrasing.ts';

const inCase = (as: 'nom' | 'acc'): { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } => ({
  card: ({ card }) => `${as === 'nom' ? 'карта' : 'карту'} «${cardNouns[card].nom}»`,
  noble: () => cardNouns.noble[as],
  thalers: (bonus) => thalers(bonus.count),
  monastery: (bonus) => inMonastery(bonus.count),
  reputation: (bonus) => `${steps(bonus.count)} репутации`,
  schnapps: (bonus) => schnapps(bonus.count),
  deny: () => 'право прогнать посетителя',
  counterGuest: () => (as === 'nom' ? 'посетитель за стойкой' : 'посетителя за стойкой'),
  die: () => 'цветной кубик на этот вечер',
  threeBeerGuest: () => (as === 'nom' ? 'посетитель из стопки «3 пива»' : 'посетителя из стопки «3 пива»'),
  freeUpgrade: () => 'бесплатное улучшение, без аристократа',
  entertainer: ({ entertainer }) => entertainerNouns[entertainer][as],
});

/** A bonus as a noun phrase: "аристократ". */
export const bonusNames = inCase('nom');
const accusatives = inCase('acc');

const bonusTexts: { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } = {
  card: ({ card }) => `Карта «${cardNouns[card].nom}» ложится на вашу колоду сверху, рубашкой вверх.`,
  noble: () => 'Аристократ ложится на вашу колоду сверху, рубашкой вверх.',
  thalers: (bonus) => `Вы получаете ${thalers(bonus.count)}.`,
  monastery: (bonus) => `Ваш маркер продвигается на ${inMonastery(bonus.count)}.`,
  reputation: (bonus) => `Ваш маркер продвигается на ${steps(bonus.count)} по шкале репутации.`,
  schnapps: (bonus) => `Вы получаете ${schnapps(bonus.count)}.`,
  deny: () =>
    'Вы можете убрать из таверны и из игры одного завсегдатая или посетителя, без кубика или уже обслуженного; очки карты пропадут.',
  counterGuest: () => 'За вашу стойку садится посетитель; отдайте его, когда понадобится.',
  die: () => `Вы сразу бросаете кубик своего цвета; не больше ${number(SUPPLIES.ownDice)} за вечер.`,
  threeBeerGuest: () => 'Верхний посетитель из стопки за 3 пива ложится на вашу колоду сверху, рубашкой вверх.',
  freeUpgrade: () => 'Вы бесплатно переворачиваете один жетон на лучшую сторону; аристократ за это не приходит.',
  entertainer: ({ entertainer }) =>
    `В вашу таверну приходит ${entertainerNouns[entertainer].nom}; выберите сторону раз и навсегда.`,
};

export const bonusName = (bonus: AnyBonus): string => (bonusNames[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

/** As the object of a sentence: "аристократа". */
export const bonusObject = (bonus: AnyBonus): string =>
  (accusatives[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

export const bonusText = (bonus: AnyBonus): string => (bonusTexts[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

const startItemName = (item: StartItem): string => {
  switch (item.gives) {
    case 'upgrade': {
      const { gender, nom } = tileNouns[item.tile];
      const improved = `${gender === 'm' ? 'улучшенный' : 'улучшенная'} ${nom}`;
      return item.holding > 0 ? `${improved}, и в нём ${beer(item.holding)}` : improved;
    }
    case 'removal':
      return count(item.regulars, {
        one: 'на # завсегдатая меньше',
        few: 'на # завсегдатаев меньше',
        other: 'на # завсегдатаев меньше',
      });
    default:
      return bonusName(item);
  }
};

export const startItems = (card: StartCard): string => and(START_CARDS[card].map(startItemName));

/** Options of hidden choices. */
export const options = {
  upgrade: (tile: Tile) => tileNouns[tile].nom,
  asObject: {
    bonus: bonusObject,
    upgrade: (tile: Tile) => tileNouns[tile].acc,
    startCard: (card: StartCard) => `стартовую карту ${number(card)}: ${startItems(card)}`,
    card: (card: Card) => `карту «${cardNouns[card].nom}»`,
  },
  startCard: (card: StartCard) => `стартовая карта ${number(card)}: ${startItems(card)}`,
  keepNothing: 'не сохранять карту',
};
