// Sentences for events, in the log and for screen readers.
import type { Entertainer, EventType, Face } from '../../../../game/index.ts';
import type { CardCount, EventFacts, PersonOrYou } from '../../facts.ts';
import { prefixed } from '../../grammar.ts';
import { capital, number, count, and } from '../grammar.ts';
import { PHASE_LETTER } from '../../phaseLetter.ts';
import { thalers, beer, schnapps, steps, cards, resource } from './amounts.ts';
import { bonusName, startItems } from './bonuses.ts';
import { names, cardName, counted, manyCards } from './names.ts';
import { a, does, own, whose, die, pays } from './phrasing.ts';
import { takenBackMove } from './takenBack.ts';

export const lastDie = (who: PersonOrYou, value: Face) =>
  `The last die, the ${number(value)}, goes to ${who.you ? 'you' : who.name} by itself.`;

/** The deed of an entertainer, done for schnapps. */
export const doneBy = (entertainer: Entertainer, sentence: string) =>
  `The ${names.entertainers[entertainer]}: ${sentence}`;

export const drawnTogether = (who: PersonOrYou, piles: readonly CardCount[]) =>
  `${does(who, 'draw', 'draws')} ${and(piles.map((pile) => (pile.count === 1 ? a(cardName(pile.card)) : counted(pile.count, pile.card))))}.`;

/** The income of served dice. */
export const served = (who: PersonOrYou, income: string, bonuses: readonly string[]) =>
  `${does(who, 'serve', 'serves')}: ${[income, prefixed('bonuses: ', and(bonuses))].filter(Boolean).join('; ')}.`;

/** "No brewer for Ben": a bonus or income that was lost. */
const lossNames = {
  ...names.cards,
  schnapps: 'schnapps',
  signature: 'signature',
  threeBeerGuest: '3-beer guest',
  die: 'die of that colour',
  counterGuest: 'room for another counter guest',
  upgrade: 'tile left to upgrade',
  deny: 'guest who could be turned away',
};

/** The end of the game: who has won. */
function victory(winners: readonly PersonOrYou[]): string {
  const who = and(winners.map(({ you, name }) => (you ? 'you' : name)));
  if (winners.length !== 1) return `The last evening is over: ${who} share the victory!`;
  return `The last evening is over: ${who} ${winners[0]?.you === true ? 'win' : 'wins'}!`;
}

/** The points of all players, most first. */
const pointsOf = (standings: EventFacts<'over'>['standings']): string =>
  `Points: ${and(standings.map(({ who, points }) => `${who.you ? 'you' : who.name} ${number(points)}`))}.`;

export const events: { [T in EventType]: (told: EventFacts<T>) => string } = {
  round: ({ round }) => `The moon rises on evening ${number(round)}.`,
  phase: ({ phase }) => {
    const letter = PHASE_LETTER[phase];
    const name = `${names.phases[phase]}.`;
    return letter === null ? name : `Phase ${letter}: ${name}`;
  },
  startPlayer: ({ who }) => `The beer mug passes to ${who.you ? 'you' : who.name}.`,
  turn: ({ who }) => (who.you ? 'It is your turn.' : `It is ${whose(who)} turn.`),
  chosen: ({ who }) => `${does(who, 'have', 'has')} chosen.`,
  shown: ({ who }) => `${does(who, 'show', 'shows')} ${own(who)} choice.`,
  startCard: ({ who, card }) => `${does(who, 'begin', 'begins')} with start card ${number(card)}: ${startItems(card)}.`,
  confirmed: ({ who }) => `${does(who, 'are', 'is')} ready.`,
  withdrawn: ({ who }) => `${does(who, 'think', 'thinks')} again.`,
  takenBack: ({ who, move }) => `${does(who, 'undo', 'undoes')}: ${takenBackMove(move)}.`,
  drawn: ({ who, card, to }) => {
    const drawn = `${does(who, 'draw', 'draws')} ${a(cardName(card))}`;
    if ('table' in to) return `${drawn}, who sits down at table ${number(to.table + 1)}.`;
    if ('stack' in to) return `${drawn}, who joins the nobles.`;
    return `${drawn}.`;
  },
  shuffled: ({ who, cards: n }) => `${does(who, 'shuffle', 'shuffles')} ${cards(n)} into ${own(who)} deck.`,
  discarded: ({ who, cards: gone }) => `${does(who, 'discard', 'discards')} ${cards(gone.length)}.`,
  gained: ({ who, card }) => `${capital(a(cardName(card)))} goes on top of ${whose(who)} deck.`,
  givenBack: ({ who, what }) => `${does(who, 'give', 'gives')} ${what === 'noble' ? 'a noble' : schnapps(1)} back.`,
  returned: ({ who, card, count: n }) =>
    `${does(who, 'return', 'returns')} ${manyCards(n, card)} for a cheaper upgrade.`,
  removed: ({ who, card, table }) =>
    `The ${cardName(card)} at table ${number(table + 1)} leaves ${whose(who)} tavern and the game.`,
  struck: ({ who, regular }) => `${does(who, 'remove', 'removes')} ${a(cardName(regular))}.`,
  keptOnDeck: ({ who, card }) => `The juggler puts ${whose(who)} ${cardName(card)} back on the deck.`,
  rolled: ({ who, dice: rolled, own: coloured }) =>
    `${does(who, 'roll', 'rolls')} ${coloured ? `in ${own(who)} own colour` : 'on the coaster'}: ${rolled.join(', ')}.`,
  drafted: ({ who, value }) => `${does(who, 'take', 'takes')} the ${value}.`,
  passed: () => 'All coasters move on to the left.',
  placed: ({ who, value, own: coloured, place, to, raise }) => {
    if (to === null) return `${does(who, 'take', 'takes')} ${die(value, coloured)} back.`;
    const help = raise > 0 ? `, raised by ${number(raise)}` : '';
    return `${does(who, 'put', 'puts')} ${die(value, coloured)} on ${names.place(place)}${help}.`;
  },
  turned: ({ who, value, own: coloured, to }) =>
    `The juggler turns ${whose(who)} ${coloured ? 'coloured' : 'white'} ${value} to a ${to}.`,
  takenOff: ({ who, value, own: coloured, place, thalers: paid, beer: poured, steps: walked }) =>
    `${does(who, 'take', 'takes')} ${die(value, coloured)} off ${names.place(place)}: ${pays(paid, poured, walked)}.`,
  received: ({ who, what, count: n }) => `${does(who, 'receive', 'receives')} ${resource[what](n)}.`,
  paid: ({ who, what, count: n }) => `${does(who, 'pay', 'pays')} ${resource[what](n)}.`,
  lost: ({ who, what }) => `No ${lossNames[what]} for ${who.you ? 'you' : who.name}.`,
  wasted: ({ who, thalers: thalersGone, beer: beerGone }) =>
    `${does(who, 'lose', 'loses')} ${pays(thalersGone, beerGone, 0)} for want of room.`,
  schnappsOver: ({ who, count: n }) => `${does(who, 'give', 'gives')} ${schnapps(n)} back, as four are the most.`,
  bought: ({ who, card }) => `${does(who, 'buy', 'buys')} ${a(cardName(card))}.`,
  upgraded: ({ who, tile }) => `${does(who, 'upgrade', 'upgrades')} the ${names.tiles[tile]}.`,
  recruited: ({ who, guest }) => `${does(who, 'recruit', 'recruits')} the ${cardName(guest)}.`,
  refilled: ({ guest, place }) =>
    guest === null
      ? place === 0
        ? 'The 3-beer pile is empty.'
        : 'A place in the guest row stays empty.'
      : `The ${cardName(guest)} joins the guests on display.`,
  noblesRecruited: ({ who, count: n }) =>
    `${does(who, 'recruit', 'recruits')} ${count(n, { one: '# noble', other: '# nobles' })}.`,
  counterGuestCame: ({ who }) => `A counter guest sits down at ${whose(who)} bar.`,
  counterGuestGivenUp: ({ who }) => `${does(who, 'give', 'gives')} up a counter guest.`,
  entertainerCame: ({ who, entertainer, side }) =>
    `The ${names.entertainers[entertainer]} comes to ${whose(who)} tavern: ${names.sides[side]}.`,
  bonus: ({ who, bonus }) =>
    bonus.gives === 'deny'
      ? `${does(who, 'may', 'may')} turn a guest away.`
      : `A bonus for ${who.you ? 'you' : who.name}: ${bonusName(bonus)}.`,
  settled: ({ who, thalers: earned, beer: poured, steps: gained }) =>
    `${does(who, 'settle', 'settles')} the reputation: ${thalers(earned)} and ${beer(poured)} make ${steps(gained)}.`,
  stepped: ({ who, track, to, space, isBack }) =>
    track === 'monastery'
      ? `${capital(whose(who))} marker reaches space ${number(to)} of the monastery.`
      : space === null
        ? `${capital(whose(who))} marker leaves the reputation track.`
        : `${capital(whose(who))} marker ${isBack ? 'goes back to' : 'reaches'} ${names.reputationSpace(space)} on the reputation track.`,
  signed: ({ who, column, row }) =>
    `A signature in ${whose(who)} guest book: ${names.columns[column]}, row ${number(row + 1)}.`,
  rowFilled: ({ who, row }) => `Row ${number(row + 1)} of ${whose(who)} guest book is full.`,
  denied: ({ who, table }) =>
    table === null
      ? `${does(who, 'turn', 'turns')} nobody away.`
      : `${does(who, 'deny', 'denies')} service at table ${number(table + 1)}.`,
  turnEnded: ({ who, thalers: kept, beer: stored }) =>
    `${does(who, 'end', 'ends')} ${own(who)} turn with ${thalers(kept)} in the safe and ${beer(stored)} in storage.`,
  over: ({ winners, standings }) => `${victory(winners)} ${pointsOf(standings)}`,
};
