// Sentences for events, in the log and for screen readers.
import type { Entertainer, EventType, Face } from '../../../../game/index.ts';
import type { CardCount, EventFacts, PersonOrYou } from '../../facts.ts';
import { prefixed } from '../../grammar.ts';
import { a, and, capital, genitive, number, some, the } from '../grammar.ts';
import { PHASE_LETTER } from '../../phaseLetter.ts';
import { thalers, beer, schnapps, steps, cards, resource } from './amounts.ts';
import { bonusName, startItems } from './bonuses.ts';
import { names, fromPlace, placeIn } from './names.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';
import { cardsNamed, die, does, pays, to, whose } from './phrasing.ts';
import { takenBackMove } from './takenBack.ts';

export const lastDie = (who: PersonOrYou, value: Face) =>
  `Der letzte Würfel, die ${number(value)}, geht von selbst an ${to(who, 'dich')}.`;

/** The deed of an entertainer, done for schnapps. */
export const doneBy = (entertainer: Entertainer, sentence: string) =>
  `${capital(the(entertainerNouns[entertainer]))}: ${sentence}`;

export const drawnTogether = (who: PersonOrYou, piles: readonly CardCount[]) =>
  `${does(who, 'ziehst', 'zieht')} ${and(piles.map((pile) => some(pile.count, cardNouns[pile.card])))}.`;

/** The income of served dice. */
export const served = (who: PersonOrYou, income: string, bonuses: readonly string[]) =>
  `${does(who, 'bedienst', 'bedient')}: ${[income, prefixed('Boni: ', and(bonuses))].filter(Boolean).join('; ')}.`;

/** "Kein Bierlieferant mehr": a bonus or income that was lost. */
const lost: Record<string, string> = {
  schnapps: 'Kein Schnaps mehr da',
  signature: 'Keine Unterschrift mehr da',
  threeBeerGuest: 'Kein Gast für 3 Bier mehr da',
  die: 'Kein Würfel dieser Farbe mehr da',
  counterGuest: 'Kein weiterer Thekengast',
  upgrade: 'Nichts mehr auszubauen',
  deny: 'Kein Gast zum Abweisen',
};

/** The winners and their points. */
const victory = (winners: readonly PersonOrYou[]): string =>
  winners.length === 1 && winners[0]?.you === true
    ? 'Der letzte Abend ist vorbei: Du gewinnst!'
    : winners.length === 1
      ? `Der letzte Abend ist vorbei: ${and(winners.map((who) => who.name))} gewinnt!`
      : `Der letzte Abend ist vorbei: ${and(winners.map((who) => (who.you ? 'du' : who.name)))} ${winners.some(({ you }) => you) ? 'teilt euch' : 'teilen sich'} den Sieg!`;

const pointsOf = (standings: EventFacts<'over'>['standings']): string =>
  `Punkte: ${and(standings.map(({ who, points }) => `${who.you ? 'du' : who.name} ${number(points)}`))}.`;

export const events: { [T in EventType]: (told: EventFacts<T>) => string } = {
  round: ({ round }) => `Der Mond geht auf: Abend ${number(round)}.`,
  phase: ({ phase }) => {
    const letter = PHASE_LETTER[phase];
    const name = names.phases[phase].replace(/[^?!]$/, '$&.');
    return letter === null ? name : `Phase ${letter}: ${name}`;
  },
  startPlayer: ({ who }) => `Der Bierkrug geht an ${to(who, 'dich')}.`,
  turn: ({ who }) => (who.you ? 'Du bist am Zug.' : `${who.name} ist am Zug.`),
  chosen: ({ who }) => `${does(who, 'hast', 'hat')} gewählt.`,
  shown: ({ who }) => (who.you ? 'Du zeigst deine Wahl.' : `${capital(genitive(who.name))} Wahl liegt offen.`),
  startCard: ({ who, card }) =>
    `${does(who, 'beginnst', 'beginnt')} mit Startkarte ${number(card)}: ${startItems(card)}.`,
  confirmed: ({ who }) => `${does(who, 'bist', 'ist')} bereit.`,
  withdrawn: ({ who }) => `${does(who, 'überlegst', 'überlegt')} noch einmal.`,
  takenBack: ({ who, move }) => `${does(who, 'machst', 'macht')} rückgängig: ${takenBackMove(move)}.`,
  drawn: ({ who, card, to: where }) => {
    const drawn = `${does(who, 'ziehst', 'zieht')} ${a(cardNouns[card], 'acc')}`;
    if ('table' in where) return `${drawn}: an Tisch ${number(where.table + 1)}.`;
    if ('stack' in where) return `${drawn}: zu den anderen Adligen.`;
    return `${drawn}.`;
  },
  shuffled: ({ who, cards: n }) => `${does(who, 'mischst', 'mischt')} ${cards(n)} zu einem neuen Nachziehstapel.`,
  discarded: ({ who, cards: gone }) => `${does(who, 'legst', 'legt')} ${cards(gone.length)} ab.`,
  gained: ({ who, card }) => `${capital(a(cardNouns[card]))} kommt oben auf ${whose(who, 'en')} Nachziehstapel.`,
  givenBack: ({ who, what }) =>
    `${does(who, 'gibst', 'gibt')} ${what === 'noble' ? a(cardNouns.noble, 'acc') : schnapps(1)} zurück.`,
  returned: ({ who, card, count: n }) =>
    `${does(who, 'gibst', 'gibt')} ${cardsNamed(n, cardNouns[card])} für einen billigeren Ausbau zurück.`,
  removed: ({ who, card, table }) =>
    `${capital(the(cardNouns[card]))} an Tisch ${number(table + 1)} verlässt ${whose(who, 'e')} Taverne und das Spiel.`,
  struck: ({ who, regular }) => `${does(who, 'entfernst', 'entfernt')} ${a(cardNouns[regular], 'acc')}.`,
  keptOnDeck: ({ who, card }) =>
    `Der Jongleur legt ${who.you ? 'dir' : `für ${who.name}`} ${the(cardNouns[card], 'acc')} zurück auf den Stapel.`,
  rolled: ({ who, dice: rolled, own: coloured }) =>
    `${does(who, 'würfelst', 'würfelt')} ${coloured ? 'mit farbigen Würfeln' : 'auf dem Bierdeckel'}: ${rolled.join(', ')}.`,
  drafted: ({ who, value }) => `${does(who, 'nimmst', 'nimmt')} die ${number(value)}.`,
  passed: () => 'Alle Bierdeckel wandern nach links weiter.',
  placed: ({ who, value, own: coloured, place, to: space, raise }) => {
    if (space === null) return `${does(who, 'nimmst', 'nimmt')} ${die(value, coloured)} zurück.`;
    const help = raise > 0 ? `, um ${number(raise)} erhöht` : '';
    return `${does(who, 'legst', 'legt')} ${die(value, coloured)} auf ${placeIn(place, 'acc')}${help}.`;
  },
  turned: ({ who, value, own: coloured, to: face }) =>
    `Der Jongleur dreht ${who.you ? 'dir' : `für ${who.name}`} ${die(value, coloured)} auf ${number(face)}.`,
  takenOff: ({ who, value, own: coloured, place, thalers: paid, beer: poured, steps: walked }) =>
    `${does(who, 'nimmst', 'nimmt')} ${die(value, coloured)} ${fromPlace(place)}: ${pays(paid, poured, walked)}.`,
  received: ({ who, what, count: n }) => `${does(who, 'bekommst', 'bekommt')} ${resource[what](n)}.`,
  paid: ({ who, what, count: n }) => `${does(who, 'bezahlst', 'bezahlt')} ${resource[what](n)}.`,
  lost: ({ who, what }) => {
    const missing = lost[what] ?? `Keine Karte „${names.cards[what as keyof typeof names.cards]}“ mehr da`;
    return `${missing} für ${to(who, 'dich')}.`;
  },
  wasted: ({ who, thalers: thalersGone, beer: beerGone }) =>
    `${does(who, 'verlierst', 'verliert')} ${pays(thalersGone, beerGone, 0)}, weil kein Platz ist.`,
  schnappsOver: ({ who, count: n }) =>
    `${does(who, 'gibst', 'gibt')} ${schnapps(n)} zurück, denn mehr als vier darf man nicht behalten.`,
  bought: ({ who, card }) => `${does(who, 'kaufst', 'kauft')} ${a(cardNouns[card], 'acc')}.`,
  upgraded: ({ who, tile }) => `${does(who, 'baust', 'baut')} ${the(tileNouns[tile], 'acc')} aus.`,
  recruited: ({ who, guest }) => `${does(who, 'gewinnst', 'gewinnt')} ${the(cardNouns[guest], 'acc')} als Gast.`,
  refilled: ({ guest, place }) =>
    guest === null
      ? place === 0
        ? 'Der 3-Bier-Stapel ist leer.'
        : 'Ein Platz in der Gästereihe bleibt leer.'
      : `${capital(the(cardNouns[guest]))} kommt in die Auslage.`,
  noblesRecruited: ({ who, count: n }) => `${does(who, 'gewinnst', 'gewinnt')} ${some(n, cardNouns.noble)}.`,
  counterGuestCame: ({ who }) => `Ein Thekengast setzt sich an ${whose(who, 'e')} Theke.`,
  counterGuestGivenUp: ({ who }) => `${does(who, 'gibst', 'gibt')} einen Thekengast ab.`,
  entertainerCame: ({ who, entertainer, side }) =>
    `${capital(the(entertainerNouns[entertainer]))} kommt in ${whose(who, 'e')} Taverne: ${names.sides[side]}.`,
  bonus: ({ who, bonus }) =>
    bonus.gives === 'deny'
      ? `${does(who, 'darfst', 'darf')} einen Gast abweisen.`
      : `Ein Bonus für ${to(who, 'dich')}: ${bonusName(bonus)}.`,
  settled: ({ who, thalers: earned, beer: poured, steps: gained }) =>
    `${does(who, 'rechnest', 'rechnet')} den Ruf ab: ${thalers(earned)} und ${beer(poured)} ergeben ${steps(gained)}.`,
  stepped: ({ who, track, to: reached, space, isBack }) =>
    track === 'monastery'
      ? `${capital(whose(who, ''))} Marker erreicht Feld ${number(reached)} im Kloster.`
      : space === null
        ? `${capital(whose(who, ''))} Marker verlässt die Rufleiste.`
        : `${capital(whose(who, ''))} Marker ${isBack ? 'geht zurück und erreicht' : 'erreicht'} auf der Rufleiste ${names.reputationSpace(space)}.`,
  signed: ({ who, column, row }) =>
    `Eine Unterschrift in ${whose(who, 'em')} Gästebuch: ${names.columns[column]}, Zeile ${number(row + 1)}.`,
  rowFilled: ({ who, row }) => `Zeile ${number(row + 1)} in ${whose(who, 'em')} Gästebuch ist voll.`,
  denied: ({ who, table }) =>
    table === null
      ? `${does(who, 'weist', 'weist')} niemanden ab.`
      : `${does(who, 'weist', 'weist')} den Gast an Tisch ${number(table + 1)} ab.`,
  turnEnded: ({ who, thalers: kept, beer: stored }) =>
    `${does(who, 'beendest', 'beendet')} den Zug mit ${thalers(kept)} im Tresor und ${beer(stored)} im Lager.`,
  over: ({ winners, standings }) => `${victory(winners)} ${pointsOf(standings)}`,
};
