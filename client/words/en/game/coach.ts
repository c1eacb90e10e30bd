// Sentences of the coach: every move as a deed, reasons for moves, advice, remarks on bots' moves, and the review of a
// finished game.
import type { MoveType, Phase } from '../../../../game/index.ts';
import type { MoveLabel, Place, WhyFacts, WhyKind } from '../../facts.ts';
import { asPart, prefixed, withBrackets } from '../../grammar.ts';
import { capital, NAMELESS, number, saidToYou, signed, count, and } from '../grammar.ts';
import { thalers, beer, schnapps, steps, points, dice } from './amounts.ts';
import { bonusName } from './bonuses.ts';
import { help } from './moves.ts';
import { names, cardName, manyCards } from './names.ts';
import { a, die, pays } from './phrasing.ts';

/** Expected points are no whole numbers, and no promise. */
const about = (n: number) => (n < 1 ? 'less than a point' : `about ${points(Math.round(n))}`);

/** A move as a verb phrase, to be put after the player's name; `saidToYou` turns its first verb into that for “you”. */
export const deeds: { [T in MoveType]: (deed: MoveLabel<T>) => string } = {
  choose: ({ facts }) => `chooses ${facts.option}`,
  confirm: ({ facts }) => (facts.planning ? 'is content with the plan' : 'keeps these guests'),
  withdraw: () => 'thinks again',
  draft: ({ value }) => `takes the ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `gives up a counter guest for ${steps(1)} in the monastery`
      : `gives up a counter guest and ${facts.you ? 'draw' : 'draws'} again`,
  settle: () => 'settles the reputation',
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `places ${dice(shifts.length)}`;
    return shift.to === null
      ? `takes ${die(shift.value, shift.own)} back`
      : `puts ${die(shift.value, shift.own)} on ${names.place(facts.place)}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to }) => `has the juggler turn ${die(value, coloured)} to a ${number(to)}`,
  take: ({ value, own: coloured, facts }) => `takes ${die(value, coloured)} off ${names.place(facts.place)}`,
  buy: ({ card, facts }) => `buys ${a(cardName(card))} for ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) =>
    `upgrades the ${names.tiles[tile]}${returns > 0 && facts.card !== null ? `, returning ${manyCards(returns, facts.card)},` : ''} ${facts.thalers === 0 ? 'for free' : `for ${thalers(facts.thalers)}`}`,
  recruit: ({ guest, facts }) => `recruits the ${cardName(guest)} for ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) =>
    `recruits ${count(n, { one: '# noble', other: '# nobles' })} for ${beer(facts.beer)}`,
  dance: ({ facts }) => `lets the dancer dance for ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `lets the fire breather turn somebody away for ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) =>
    `lets the fire breather upgrade the ${names.tiles[tile]} for ${schnapps(facts.schnapps)}`,
  bard: () => 'lets a bard sing',
  deny: ({ table, facts }) => (table === null ? 'turns nobody away' : `turns away ${names.place(facts.place)}`),
  pick: ({ what }) => (what === 'schnapps' ? `takes ${schnapps(1)}` : 'turns somebody away'),
  sign: ({ column }) => `signs in the column for ${names.columns[column]}`,
  strike: ({ regular }) => `removes ${a(cardName(regular))}`,
  end: () => 'ends the turn',
  takeBack: () => 'takes a step back',
};

export const whys: { [K in WhyKind]: (why: WhyFacts<K>) => string } = {
  dieFor: ({ place, raise, brings }) => withBrackets(`for ${names.place(place)}${help(raise)}`, brings),
  leavesNone: ({ who }) => `none left for ${who.you ? 'you' : who.name}`,
  income: ({ thalers: paid, beer: poured, steps: walked }) => `${pays(paid, poured, walked)} from the dice`,
  points: ({ points: n }) => points(n),
  noble: () => 'a noble comes with it',
  bonus: ({ bonus }) => (bonus.gives === 'deny' ? 'a guest may be turned away' : bonusName(bonus)),
  reputation: ({ steps: n }) => `${steps(n)} of reputation`,
  goodsLost: ({ thalers: paid, beer: poured }) =>
    `nothing worth buying for the ${pays(paid, poured, 0)} that will be lost`,
  later: () => 'it pays off on later evenings',
  better: ({ points: n }) => (n < 1 ? 'hardly better than anything else' : `${about(n)} more than anything else`),
  onlyMove: () => 'nothing else can be done',
};

/** The moments of the review by phase, most of them in words with which the table asks. */
const moments = {
  startCards: 'choose your start card',
  evening: 'the gift of the moon',
  guests: 'your guests are here',
  server: 'here comes the server',
  orders: 'take a die',
  planning: 'place your dice',
  serving: 'serve your guests',
  closing: 'a card for the juggler',
  over: 'the final count',
} satisfies Record<Phase, string>;

export const coach = {
  heading: 'The coach',
  answer: 'What the coach says',
  ask: 'What would you do?',
  thinking: 'The coach is thinking …',
  stop: 'Stop',
  stopped: 'The coach was stopped.',
  failed: 'The coach cannot think here.',
  silent: 'There is nothing to decide now.',
  hide: 'Close the advice',
  advice: (n: number) => count(n, { one: 'What the coach would do', other: 'The best # moves' }),
  ahead: (n: number) =>
    n < 0.05 ? 'no better than the next' : n < 1 ? 'hardly better than the next' : `${about(n)} better than the next`,
  behind: (n: number) => (n < 0.05 ? 'just as good' : n < 1 ? 'hardly worse' : `${about(n)} less`),
  show: 'Show on the table',
  doIt: 'Do it',
  does: (move: string) => `Do it: ${move}`,
  shows: (move: string) => `Show on the table: ${move}`,
  better: 'Could this be better?',
  betterBy: (n: number) => `Another plan would bring ${about(n)} more.`,
  asGood: 'The coach would leave the dice as they lie.',
  /** While dice are in the hand: they count as if they lay in their best places. */
  unfinishedBetterBy: (placed: number, all: number, n: number) =>
    `${number(placed)} of ${dice(all)} ${placed === 1 ? 'is' : 'are'} placed: even with the rest in the best places, another plan would bring ${about(n)} more.`,
  unfinishedAsGood: (placed: number, all: number) =>
    `${number(placed)} of ${dice(all)} ${placed === 1 ? 'is' : 'are'} placed: the coach would leave ${placed === 1 ? 'it' : 'them'} there.`,
  /** Dice by the space that they go to, null for the hand, and the dishwashers that they need there. */
  puts: (groups: readonly { dice: readonly { value: number; own: boolean }[]; place: Place | null; raise: number }[]) =>
    `${capital(
      groups
        .map(({ dice: put, place, raise }) => {
          const which = and(put.map(({ value, own }) => (own ? `coloured ${number(value)}` : number(value))));
          return place === null ? `${which} back to the hand` : `${which} on ${names.place(place)}${help(raise)}`;
        })
        .join('; '),
    )}.`,
  remark: (name: string, deed: string, place: string, leaves: string, brings: readonly string[]) => {
    const parts = [prefixed(' ', place), prefixed(', with ', leaves), prefixed(': ', and(brings))];
    return `${name} ${deed}${parts.join('')}.`;
  },
  /** Why a bot has made its move. */
  reason: (name: string, parts: readonly string[]) => `Why ${name} does this: ${and(parts)}.`,
  /** Reasons as one clause; `leaves` is the one like “none left for Ben”, or empty. */
  together: (parts: readonly string[], leaves: string) =>
    parts.length === 0 ? leaves : `${and(parts)}${prefixed(', with ', leaves)}`,
  reasons: (why: string) => (why === '' ? '' : `${capital(why)}.`),
  thenBuys: (moves: string) => `Then: ${moves}.`,
  review: {
    heading: 'Your game, reviewed',
    of: (name: string) => `The game of ${name}, reviewed`,
    begin: 'Review my game',
    whose: 'Whose game',
    taught: (evenings: number) =>
      `The first ${count(evenings, { one: 'evening was', other: '# evenings were' })} the lesson; the review begins after that.`,
    intro:
      'The coach goes through the game and compares what was done with what it would have done. It sees at each moment no more than was seen at the table.',
    readSoFar: (percent: string) => `The coach is reading the game: ${percent}%`,
    progress: 'How far the coach has read',
    stop: 'Stop reading',
    stopped: 'The coach has stopped reading.',
    again: 'Read it again',
    close: 'Back',
    mistakes: 'The costliest mistakes',
    noMistakes: 'The coach would have done nothing noticeably better.',
    ideas: 'The best ideas',
    noIdeas: 'No single move stands out.',
    cost: (n: number) => `cost ${about(n)}`,
    won: (n: number) => `${about(n)} better than the next best move`,
    moment: 'Show this moment',
    momentOf: (where: string, deed: string) => `Show this moment (${where}): ${deed}`,
    where: (evening: number, phase: Phase) =>
      evening === 0 ? capital(moments[phase]) : `Evening ${number(evening)}: ${moments[phase]}`,
    done: (name: string, deed: string, brings: string) =>
      `${name} ${withBrackets(name === NAMELESS ? saidToYou(deed) : deed, brings)}.`,
    times: (deed: string, n: number) => (n === 1 ? deed : withBrackets(deed, `${number(n)} times`)),
    /** `places` is a whole sentence. */
    withPlaces: (deed: string, places: string) => withBrackets(deed, asPart(places)),
    coach: (did: readonly string[], why: string) => `The coach ${and(did)}${prefixed(': ', why)}.`,
    evenings: 'Evening by evening',
    evening: 'Evening',
    lost: 'Points given away',
    diceLuck: 'Luck with dice',
    cardLuck: 'Luck with guests',
    total: 'Total',
    luck: (dicePoints: number, cardPoints: number) =>
      `Beyond what was to be expected, dice were worth ${signed(dicePoints)} ${Math.abs(dicePoints) === 1 ? 'point' : 'points'} and guests ${signed(cardPoints)}.`,
    nothingLost: 'nothing',
    chances: 'The chance of winning after each evening',
    percent: (share: number) => `${number(Math.round(share * 100))}%`,
    signed,
    chance: 'Chance of winning',
    decisions: (evening: number, n: number) =>
      `Evening ${number(evening)}: ${count(n, { one: '# other idea', other: '# other ideas' })} from the coach`,
    about:
      'Points are those expected at the end of the game, by what the strongest bots have learnt. They are a guide and no verdict. The chance of winning supposes that from there on everybody plays as well as those bots.',
  },
};
