// Labels of the buttons that make a move, and the gains of a die or a signature.
import { TILE, type MoveType } from '../../../../game/index.ts';
import type { MoveLabel, Place, SignedCell } from '../../facts.ts';
import { a, and, capital, number, or, some, the } from '../grammar.ts';
import { thalers, beer, schnapps, steps, onReputation, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { fromPlace, names, placeIn } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { cardsNamed, die, inMonastery, pays } from './phrasing.ts';

/** The dishwashers that a die needs for a space. */
export const help = (raise: number) =>
  raise === 0 ? '' : `, erhöht durch ${raise === 1 ? 'einen Tellerwäscher' : `${number(raise)} Tellerwäscher`}`;

/** The places for a die and its gain at each. */
export const targets = (places: readonly { place: Place; raise: number; brings: string }[]) =>
  places.length === 0
    ? 'Dieser Würfel passt gerade nirgendwohin.'
    : `Dieser Würfel passt auf ${or(places.map(({ place, raise, brings }) => `${placeIn(place, 'acc')}${help(raise)} (${brings})`))}.`;

/** The gifts of a signature in this cell of the guest book. */
export const cellBrings = ({ bonus, fillsRow }: SignedCell): string =>
  and([...(bonus === null ? [] : [bonusName(bonus)]), ...(fillsRow ? ['ein Adliger für die volle Zeile'] : [])]) ||
  'kein Bonus';

export const moves: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => capital(facts.option),
  confirm: ({ facts }) => (facts.planning ? 'Fertig geplant' : 'Diese Gäste behalten'),
  withdraw: ({ facts }) => (facts.chooses ? 'Anders wählen' : 'Noch einmal überlegen'),
  draft: ({ value }) => `Die ${number(value)} nehmen`,
  giveUp: ({ facts }) =>
    facts.serving ? `Einen Thekengast abgeben: ${inMonastery(1)}` : 'Einen Thekengast abgeben und neu ziehen',
  settle: ({ facts }) => `Den Ruf abrechnen: ${steps(facts.steps)}`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `${dice(shifts.length)} legen`;
    return shift.to === null
      ? `${capital(die(shift.value, shift.own))} zurücknehmen`
      : `${capital(die(shift.value, shift.own))} auf ${placeIn(facts.place, 'acc')} legen${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `${capital(die(value, coloured))} für ${schnapps(facts.schnapps)} auf ${number(to)} drehen`,
  take: ({ value, own: coloured, facts }) =>
    `${capital(die(value, coloured))} ${fromPlace(facts.place)} nehmen: ${pays(facts.thalers, facts.beer, facts.steps)}`,
  buy: ({ card, facts }) => `${capital(a(cardNouns[card], 'acc'))} für ${thalers(facts.thalers)} kaufen`,
  upgrade: ({ tile, returns, facts }) => {
    const back =
      returns > 0 && facts.card !== null
        ? ` statt für ${number(TILE[tile].price)} ausbauen und dafür ${cardsNamed(returns, cardNouns[facts.card])} zurückgeben`
        : facts.keeps > 0 && facts.card !== null
          ? ` ausbauen und ${cardsNamed(facts.keeps, cardNouns[facts.card])} behalten`
          : ' ausbauen';
    return `${capital(the(tileNouns[tile], 'acc'))} ${facts.thalers === 0 ? 'kostenlos' : `für ${thalers(facts.thalers)}`}${back}`;
  },
  recruit: ({ guest, facts }) => `${capital(the(cardNouns[guest], 'acc'))} für ${beer(facts.beer)} gewinnen`,
  nobles: ({ count: n, facts }) => `${capital(some(n, cardNouns.noble))} für ${beer(facts.beer)} gewinnen`,
  dance: ({ facts }) =>
    `Die Tänzerin tanzen lassen: ${schnapps(facts.schnapps)} für ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `Den Feuerspucker für ${schnapps(facts.schnapps)} jemanden abweisen lassen`,
  breatheOn: ({ tile, facts }) =>
    `Den Feuerspucker für ${schnapps(facts.schnapps)} ${the(tileNouns[tile], 'acc')} ausbauen lassen`,
  bard: () => `Einen Barden singen lassen: ${onReputation(1)}`,
  deny: ({ table, facts }) =>
    table === null ? 'Niemanden abweisen' : `${capital(placeIn(facts.place, 'acc'))} abweisen`,
  pick: ({ what }) => (what === 'schnapps' ? `${schnapps(1)} nehmen` : 'Jemanden abweisen'),
  sign: ({ column, facts }) =>
    `In der Spalte für ${names.columns[column]} unterschreiben, Zeile ${number(facts.cell.row)}: ${cellBrings(facts.cell)}`,
  strike: ({ regular }) => `${capital(a(cardNouns[regular], 'acc'))} entfernen`,
  end: () => 'Zug beenden',
  takeBack: () => 'Den letzten Schritt zurücknehmen',
};
