// Sentences for events, in the log and for screen readers.
import type { Entertainer, EventType, Face } from '../../../../game/index.ts';
import type { CardCount, EventFacts, PersonOrYou } from '../../facts.ts';
import { prefixed } from '../../grammar.ts';
import { and, capital, de, le, many, number, un } from '../grammar.ts';
import { PHASE_LETTER } from '../../phaseLetter.ts';
import { thalers, beer, schnapps, steps, cards, resource } from './amounts.ts';
import { bonusName, startItems } from './bonuses.ts';
import { names, fromPlace } from './names.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';
import { die, does, its, pays } from './phrasing.ts';
import { takenBackMove } from './takenBack.ts';

export const lastDie = (who: PersonOrYou, value: Face) =>
  who.you
    ? `Le dernier dé, le ${number(value)}, te revient d’office.`
    : `Le dernier dé, le ${number(value)}, revient d’office à ${who.name}.`;

/** The deed of an entertainer, done for schnapps. */
export const doneBy = (entertainer: Entertainer, sentence: string) =>
  `${capital(le(entertainerNouns[entertainer]))} : ${sentence}`;

export const drawnTogether = (who: PersonOrYou, piles: readonly CardCount[]) =>
  `${does(who, 'pioches', 'pioche')} ${and(piles.map((pile) => (pile.count === 1 ? un(cardNouns[pile.card]) : many(pile.count, cardNouns[pile.card]))))}.`;

/** The income of served dice. */
export const served = (who: PersonOrYou, income: string, bonuses: readonly string[]) =>
  `${does(who, 'sers', 'sert')} : ${[income, prefixed('bonus : ', and(bonuses))].filter(Boolean).join(' ; ')}.`;

/** "Plus de schnaps": a bonus or income that was lost. */
const lost: Record<string, string> = {
  schnapps: 'Plus de schnaps',
  signature: 'Plus de signature',
  threeBeerGuest: 'Plus de client à 3 bières',
  die: 'Plus de dé de cette couleur',
  counterGuest: 'Pas d’autre client du comptoir',
  upgrade: 'Plus rien à améliorer',
  deny: 'Personne à refuser',
};

/** The winners and their points. */
const victory = (winners: readonly PersonOrYou[]): string =>
  winners.length === 1 && winners[0]?.you === true
    ? 'Le dernier soir est passé : tu as gagné !'
    : winners.length === 1
      ? `Le dernier soir est passé : ${and(winners.map((who) => who.name))} a gagné !`
      : `Le dernier soir est passé : ${and(winners.map((who) => (who.you ? 'toi' : who.name)))} ${winners.some(({ you }) => you) ? 'partagez' : 'se partagent'} la victoire !`;

const pointsOf = (standings: EventFacts<'over'>['standings']): string =>
  `Décompte : ${and(standings.map(({ who, points }) => `${who.you ? 'toi' : who.name} ${number(points)}`))}.`;

export const events: { [T in EventType]: (told: EventFacts<T>) => string } = {
  round: ({ round }) => `La lune se lève : soir ${number(round)}.`,
  phase: ({ phase }) => {
    const letter = PHASE_LETTER[phase];
    const name = names.phases[phase].replace(/[^?!]$/, '$&.');
    return letter === null ? name : `Phase ${letter} : ${name}`;
  },
  startPlayer: ({ who }) => (who.you ? 'La chope te revient.' : `La chope passe à ${who.name}.`),
  turn: ({ who }) => (who.you ? 'C’est ton tour.' : `C’est le tour ${de(who.name)}.`),
  chosen: ({ who }) => `${does(who, 'as', 'a')} choisi.`,
  shown: ({ who }) => `${does(who, 'montres ton', 'montre son')} choix.`,
  startCard: ({ who, card }) =>
    `${does(who, 'commences', 'commence')} avec la carte de démarrage ${number(card)} : ${startItems(card)}.`,
  confirmed: ({ who }) => (who.you ? 'Pour toi, c’est bon.' : `Pour ${who.name}, c’est bon.`),
  withdrawn: ({ who }) => `${does(who, 'te ravises', 'se ravise')}.`,
  takenBack: ({ who, move }) => `${does(who, 'annules', 'annule')} une action : ${takenBackMove(move)}.`,
  drawn: ({ who, card, to }) => {
    const drawn = `${does(who, 'pioches', 'pioche')} ${un(cardNouns[card])}`;
    if ('table' in to) return `${drawn} : à la table ${number(to.table + 1)}.`;
    if ('stack' in to) return `${drawn} : avec les autres nobles.`;
    return `${drawn}.`;
  },
  shuffled: ({ who, cards: n }) => `${does(who, 'mélanges', 'mélange')} ${cards(n)} en une nouvelle pioche.`,
  discarded: ({ who, cards: gone }) => `${does(who, 'défausses', 'défausse')} ${cards(gone.length)}.`,
  gained: ({ who, card }) => `${capital(un(cardNouns[card]))} va sur ${its(who, 'ta', 'la', 'pioche')}.`,
  givenBack: ({ who, what }) =>
    `${does(who, 'rends', 'rend')} ${what === 'noble' ? un(cardNouns.noble) : schnapps(1)}.`,
  returned: ({ who, card, count: n }) =>
    `${does(who, 'rends', 'rend')} ${many(n, cardNouns[card])} pour une amélioration moins chère.`,
  removed: ({ who, card, table }) =>
    `${capital(le(cardNouns[card]))} à la table ${number(table + 1)} quitte ${its(who, 'ta', 'la', 'taverne')} et le jeu.`,
  struck: ({ who, regular }) => `${does(who, 'retires', 'retire')} ${un(cardNouns[regular])}.`,
  keptOnDeck: ({ who, card }) => `Le jongleur remet ${le(cardNouns[card])} sur ${its(who, 'ta', 'la', 'pioche')}.`,
  rolled: ({ who, dice: rolled, own: coloured }) =>
    `${coloured ? does(who, 'lances tes dés de couleur', 'lance ses dés de couleur') : `${does(who, 'lances', 'lance')} sur le sous-bock`} : ${rolled.join(', ')}.`,
  drafted: ({ who, value }) => `${does(who, 'prends', 'prend')} le ${number(value)}.`,
  passed: () => 'Tous les sous-bocks passent à gauche.',
  placed: ({ who, value, own: coloured, place, to, raise }) => {
    if (to === null) return `${does(who, 'reprends', 'reprend')} ${die(value, coloured)}.`;
    const help = raise > 0 ? `, augmenté de ${number(raise)}` : '';
    return `${does(who, 'poses', 'pose')} ${die(value, coloured)} sur ${names.place(place)}${help}.`;
  },
  turned: ({ who, value, own: coloured, to }) =>
    `Le jongleur ${who.you ? 'te tourne' : `tourne pour ${who.name}`} ${die(value, coloured)} sur ${number(to)}.`,
  takenOff: ({ who, value, own: coloured, place, thalers: paid, beer: poured, steps: walked }) =>
    `${does(who, 'enlèves', 'enlève')} ${die(value, coloured)} ${fromPlace(place)} : ${pays(paid, poured, walked)}.`,
  received: ({ who, what, count: n }) => `${does(who, 'reçois', 'reçoit')} ${resource[what](n)}.`,
  paid: ({ who, what, count: n }) => `${does(who, 'paies', 'paie')} ${resource[what](n)}.`,
  lost: ({ who, what }) => {
    const missing = lost[what] ?? `Plus de carte « ${names.cards[what as keyof typeof names.cards]} »`;
    return `${missing} pour ${who.you ? 'toi' : who.name}.`;
  },
  wasted: ({ who, thalers: thalersGone, beer: beerGone }) =>
    `${does(who, 'perds', 'perd')} ${pays(thalersGone, beerGone, 0)}, faute de place.`,
  schnappsOver: ({ who, count: n }) => `${does(who, 'rends', 'rend')} ${schnapps(n)} : on en garde quatre au plus.`,
  bought: ({ who, card }) => `${does(who, 'achètes', 'achète')} ${un(cardNouns[card])}.`,
  upgraded: ({ who, tile }) => `${does(who, 'améliores', 'améliore')} ${le(tileNouns[tile])}.`,
  recruited: ({ who, guest }) => `${does(who, 'gagnes', 'gagne')} ${le(cardNouns[guest])} comme client.`,
  refilled: ({ guest, place }) =>
    guest === null
      ? place === 0
        ? 'La pile à 3 bières est vide.'
        : 'Une place reste vide dans la rangée des clients.'
      : `${capital(le(cardNouns[guest]))} rejoint les clients proposés.`,
  noblesRecruited: ({ who, count: n }) => `${does(who, 'gagnes', 'gagne')} ${many(n, cardNouns.noble)}.`,
  counterGuestCame: ({ who }) => `Un client du comptoir s’assoit ${who.you ? 'à ton bar' : `au bar ${de(who.name)}`}.`,
  counterGuestGivenUp: ({ who }) => `${does(who, 'rends', 'rend')} un client du comptoir.`,
  entertainerCame: ({ who, entertainer, side }) =>
    `${capital(le(entertainerNouns[entertainer]))} vient dans ${its(who, 'ta', 'la', 'taverne')} : ${names.sides[side]}.`,
  bonus: ({ who, bonus }) =>
    bonus.gives === 'deny'
      ? `${does(who, 'peux', 'peut')} refuser un client.`
      : `Un bonus pour ${who.you ? 'toi' : who.name} : ${bonusName(bonus)}.`,
  settled: ({ who, thalers: earned, beer: poured, steps: gained }) =>
    `${does(who, 'comptes ta', 'compte sa')} réputation : ${thalers(earned)} et ${beer(poured)} font ${steps(gained)}.`,
  stepped: ({ who, track, to, space, isBack }) => {
    const marker = capital(its(who, 'ton', 'le', 'marqueur'));
    return track === 'monastery'
      ? `${marker} atteint la case ${number(to)} du monastère.`
      : space === null
        ? `${marker} quitte le compteur de réputation.`
        : `${marker} ${isBack ? 'recule et atteint' : 'atteint'} ${names.reputationSpace(space)} sur le compteur de réputation.`;
  },
  signed: ({ who, column, row }) =>
    `Une signature dans ${its(who, 'ton', 'le', 'livre d’or')} : ${names.columns[column]}, ligne ${number(row + 1)}.`,
  rowFilled: ({ who, row }) =>
    `La ligne ${number(row + 1)} ${who.you ? 'de ton livre d’or' : `du livre d’or ${de(who.name)}`} est pleine.`,
  denied: ({ who, table }) =>
    table === null
      ? `${does(who, 'ne refuses', 'ne refuse')} personne.`
      : `${does(who, 'refuses', 'refuse')} le client de la table ${number(table + 1)}.`,
  turnEnded: ({ who, thalers: kept, beer: stored }) =>
    `${does(who, 'finis ton', 'finit son')} tour avec ${thalers(kept)} au coffre et ${beer(stored)} à l’entrepôt.`,
  over: ({ winners, standings }) => `${victory(winners)} ${pointsOf(standings)}`,
};
