// Bonuses and start cards: their names in a sentence, what they do, and the options of hidden choices.
import { START_CARDS, SUPPLIES, type StartCard, type StartItem, type Tile } from '../../../../game/index.ts';
import type { AnyBonus, AnyBonusOf } from '../../facts.ts';
import { capital, number, count, and, le, un } from '../grammar.ts';
import { thalers, beer, schnapps, steps } from './amounts.ts';
import { cardName } from './names.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';
import { inMonastery } from './phrasing.ts';

/** A bonus as a noun phrase, for the middle of a sentence: "un noble". */
export const bonusNames: { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } = {
  card: ({ card }) => `une carte « ${cardNouns[card].one} »`,
  noble: () => un(cardNouns.noble),
  thalers: (bonus) => thalers(bonus.count),
  monastery: (bonus) => inMonastery(bonus.count),
  reputation: (bonus) => `${steps(bonus.count)} de réputation`,
  schnapps: (bonus) => schnapps(bonus.count),
  deny: () => 'un client à refuser',
  counterGuest: () => 'un client du comptoir',
  die: () => 'un dé de couleur pour ce soir',
  threeBeerGuest: () => 'un client de la pile à 3 bières',
  freeUpgrade: () => 'une amélioration gratuite, sans noble',
  entertainer: ({ entertainer }) => le(entertainerNouns[entertainer]),
};

const bonusTexts: { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } = {
  card: ({ card }) => `Une carte « ${cardNouns[card].one} » va, face cachée, sur ta pioche.`,
  noble: () => 'Un noble va, face cachée, sur ta pioche.',
  thalers: (bonus) => `Tu reçois ${thalers(bonus.count)}.`,
  monastery: (bonus) => `Ton marqueur avance de ${steps(bonus.count)} au monastère.`,
  reputation: (bonus) => `Ton marqueur avance de ${steps(bonus.count)} sur le compteur de réputation.`,
  schnapps: (bonus) => `Tu reçois ${schnapps(bonus.count)}.`,
  deny: () =>
    'Tu peux retirer de ta taverne et du jeu un habitué ou un client, sans dé ou déjà servi ; les points de la carte s’en vont aussi.',
  counterGuest: () => 'Un client du comptoir s’assoit à ton bar ; rends-le quand tu en as besoin.',
  die: () => `Tu lances aussitôt un dé de ta couleur ; ${number(SUPPLIES.ownDice)} par soir au plus.`,
  threeBeerGuest: () => 'Le premier client de la pile à 3 bières va, face cachée, sur ta pioche.',
  freeUpgrade: () => 'Tu retournes gratuitement une tuile sur son meilleur côté, sans recevoir de noble.',
  entertainer: ({ entertainer }) =>
    `${capital(le(entertainerNouns[entertainer]))} vient dans ta taverne ; choisis un côté, pour de bon.`,
};

export const bonusName = (bonus: AnyBonus): string => (bonusNames[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

export const bonusText = (bonus: AnyBonus): string => (bonusTexts[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

const startItemName = (item: StartItem): string => {
  switch (item.gives) {
    case 'upgrade': {
      const tile = tileNouns[item.tile];
      const improved = `${le(tile)} ${tile.gender === 'm' ? 'amélioré' : 'améliorée'}`;
      return item.holding > 0 ? `${improved}, avec ${beer(item.holding)} dedans` : improved;
    }
    case 'removal':
      return count(item.regulars, { one: '# habitué de moins', other: '# habitués de moins' });
    default:
      return bonusName(item);
  }
};

export const startItems = (card: StartCard): string => and(START_CARDS[card].map(startItemName));

const startCard = (card: StartCard) => `carte de démarrage ${number(card)} : ${startItems(card)}`;

/** Options of hidden choices. */
export const options = {
  upgrade: (tile: Tile) => le(tileNouns[tile]),
  asObject: {
    bonus: bonusName,
    upgrade: (tile: Tile) => le(tileNouns[tile]),
    startCard,
    card: cardName,
  },
  startCard,
  keepNothing: 'ne garder aucune carte',
};
