// Labels of the buttons that make a move, and the gains of a die or a signature.
import { TILE, type MoveType } from '../../../../game/index.ts';
import type { MoveLabel, Place, SignedCell } from '../../facts.ts';
import { and, le, many, number, or, un } from '../grammar.ts';
import { thalers, beer, schnapps, steps, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { fromPlace, names } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { cardsNamed, die, inMonastery, pays } from './phrasing.ts';

/** The dishwashers that a die needs for a space. */
export const help = (raise: number) =>
  raise === 0 ? '' : `, avec l’aide ${raise === 1 ? 'd’un plongeur' : `de ${number(raise)} plongeurs`}`;

/** The places for a die and its gain at each. */
export const targets = (places: readonly { place: Place; raise: number; brings: string }[]) =>
  places.length === 0
    ? 'Ce dé ne va nulle part pour l’instant.'
    : `Ce dé peut aller sur ${or(places.map(({ place, raise, brings }) => `${names.place(place)}${help(raise)} (${brings})`))}.`;

/** The gifts of a signature in this cell of the guest book. */
export const cellBrings = ({ bonus, fillsRow }: SignedCell): string =>
  and([...(bonus === null ? [] : [bonusName(bonus)]), ...(fillsRow ? ['un noble pour la ligne pleine'] : [])]) ||
  'pas de bonus';

export const moves: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `Choisir : ${facts.option}`,
  confirm: ({ facts }) => (facts.planning ? 'Plan terminé' : 'Garder ces clients'),
  withdraw: ({ facts }) => (facts.chooses ? 'Changer de choix' : 'Se raviser'),
  draft: ({ value }) => `Prendre le ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `Rendre un client du comptoir : ${inMonastery(1)}`
      : 'Rendre un client du comptoir et piocher à nouveau',
  settle: ({ facts }) => `Compter la réputation : ${steps(facts.steps)}`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `Poser ${dice(shifts.length)}`;
    return shift.to === null
      ? `Reprendre ${die(shift.value, shift.own)}`
      : `Poser ${die(shift.value, shift.own)} sur ${names.place(facts.place)}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `Tourner ${die(value, coloured)} sur ${number(to)} pour ${schnapps(facts.schnapps)}`,
  take: ({ value, own: coloured, facts }) =>
    `Enlever ${die(value, coloured)} ${fromPlace(facts.place)} : ${pays(facts.thalers, facts.beer, facts.steps)}`,
  buy: ({ card, facts }) => `Acheter ${un(cardNouns[card])} pour ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) => {
    const back =
      returns > 0 && facts.card !== null
        ? ` au lieu de ${number(TILE[tile].price)}, en rendant ${cardsNamed(returns, cardNouns[facts.card])}`
        : facts.keeps > 0 && facts.card !== null
          ? `, en gardant ${cardsNamed(facts.keeps, cardNouns[facts.card])}`
          : '';
    return `Améliorer ${le(tileNouns[tile])} ${facts.thalers === 0 ? 'gratuitement' : `pour ${thalers(facts.thalers)}`}${back}`;
  },
  recruit: ({ guest, facts }) => `Gagner ${le(cardNouns[guest])} pour ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) => `Gagner ${many(n, cardNouns.noble)} pour ${beer(facts.beer)}`,
  dance: ({ facts }) =>
    `Faire danser la danseuse : ${schnapps(facts.schnapps)} contre ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `Faire refuser quelqu’un par le cracheur de feu pour ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) =>
    `Faire améliorer ${le(tileNouns[tile])} par le cracheur de feu pour ${schnapps(facts.schnapps)}`,
  bard: () => `Faire chanter un barde : ${steps(1)} de réputation`,
  deny: ({ table, facts }) => (table === null ? 'Ne refuser personne' : `Refuser ${names.place(facts.place)}`),
  pick: ({ what }) => (what === 'schnapps' ? `Prendre ${schnapps(1)}` : 'Refuser quelqu’un'),
  sign: ({ column, facts }) =>
    `Signer dans la colonne pour ${names.columns[column]}, ligne ${number(facts.cell.row)} : ${cellBrings(facts.cell)}`,
  strike: ({ regular }) => `Retirer ${un(cardNouns[regular])}`,
  end: () => 'Finir mon tour',
  takeBack: () => 'Annuler la dernière action',
};
