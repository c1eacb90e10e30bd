// English, the words of the game itself. Another language is a file like this one: `Language` is its type, so nothing can be missing.
import {
  ENTERTAINER_PRINT,
  NOBLE,
  REGULAR,
  START_CARDS,
  SUPPLIES,
  type Card,
  type Column,
  type Entertainer,
  type EventType,
  type Equipment,
  type EventOf,
  type Face,
  type MoveOf,
  type MoveType,
  type Phase,
  type Reason,
  type Source,
  type Space,
  type StartCard,
  type StartItem,
  type TavernCard,
  type Tile,
} from '../../game/index.ts';
import type { LineFault } from '../model/lineFault.ts';
import type { Colour } from '../model/tableModel.ts';
import type { PromptKind } from '../model/prompt.ts';
import type { WarningKind } from '../model/warnings.ts';
import { grammarOf } from './grammar.ts';
import type {
  Asked,
  Deed,
  Explained,
  Explanation,
  Gift,
  GiftOf,
  Pile,
  Refused,
  SpotPlace,
  Told,
  Warned,
  Who,
} from './speaking.ts';

type Undone = EventOf<'takenBack'>['move'];

const { number, signed, count, and, or } = grammarOf('en-GB');

const thalers = (n: number) => count(n, { one: '# thaler', other: '# thalers' });
const beer = (n: number) => `${number(n)} beer`;
const schnapps = (n: number) => `${number(n)} schnapps`;
const steps = (n: number) => count(n, { one: '# step', other: '# steps' });
const points = (n: number) => count(n, { one: '# point', other: '# points' });
const dice = (n: number) => count(n, { one: '# die', other: '# dice' });
const cards = (n: number) => count(n, { one: '# card', other: '# cards' });
const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);

const a = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** `does(who, 'draw', 'draws')`: "You draw", "Anna draws". */
const does = (who: Who, youDo: string, theyDo: string) => (who.you ? `You ${youDo}` : `${who.name} ${theyDo}`);
const own = (who: Who) => (who.you ? 'your' : 'their');
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);

const cardNames = {
  regular1: 'regular (die 1)',
  regular2: 'regular (die 2)',
  bard: 'bard',
  barback: 'barback',
  dishwasher: 'dishwasher',
  server: 'server',
  table: 'table',
  brewer: 'brewer',
  noble: 'noble',
  '3a': 'woodcutter',
  '3b': 'carter',
  '3c': 'shepherd',
  '3d': 'ferryman',
  '3e': 'charcoal burner',
  '3f': 'peddler',
  '3g': 'goose girl',
  '3h': 'chimney sweep',
  '4a': 'baker',
  '4b': 'cobbler',
  '4c': 'potter',
  '4d': 'weaver',
  '4e': 'rat catcher',
  '4f': 'pilgrim',
  '4g': 'cooper',
  '4h': 'herb woman',
  '5a': 'blacksmith',
  '5b': 'butcher',
  '5c': 'tailor',
  '5d': 'miller',
  '5e': 'tollkeeper',
  '5f': 'washerwoman',
  '5g': 'novice',
  '5h': 'night watchman',
  '5i': 'town crier',
  '6a': 'horse dealer',
  '6b': 'furrier',
  '6c': 'moneylender',
  '6d': 'bell founder',
  '6e': 'coachman',
  '6f': 'bailiff',
  '6g': 'bathhouse keeper',
  '6h': 'apothecary',
  '6i': 'schoolmaster',
  '7a': 'wine merchant',
  '7b': 'goldsmith',
  '7c': 'master carpenter',
  '7d': 'organist',
  '7e': 'judge',
  '7f': 'physician',
  '7g': 'poet',
  '8a': 'mayor',
  '8b': 'hop grower',
  '8c': 'banker',
  '8d': 'lady-in-waiting',
  '8e': 'abbess',
  '8f': 'distiller',
  '8g': 'ambassador',
} satisfies Record<Card, string>;

const cardName = (card: Card) => cardNames[card];
const manyCards = (n: number, card: Card) => `${number(n)} ${cardName(card)} ${n === 1 ? 'card' : 'cards'}`;

const tileNames = {
  dishwasher: 'dishwasher',
  server: 'server',
  tables: 'tables',
  brewer: 'brewer',
  barrel: 'barrel',
  cashbox: 'cashbox',
  monk: 'monk',
  safe: 'safe',
  storage: 'beer storage',
} satisfies Record<Tile, string>;

const equipmentNames = {
  cashbox: 'the cashbox',
  barrel: 'the barrel',
  monk: 'the monk',
  brewer: 'the brewer',
} satisfies Record<Equipment, string>;

const entertainerNames = {
  dancer: 'dancer',
  fireBreather: 'fire breather',
  juggler: 'juggler',
} satisfies Record<Entertainer, string>;

const columnNames = {
  '3-4': '3 and 4 beer',
  '5': '5 beer',
  '6': '6 beer',
  '7-8': '7 and 8 beer',
} satisfies Record<Column, string>;

const phaseNames = {
  startCards: 'Start cards',
  evening: 'A new evening',
  guests: 'The guests arrive',
  server: 'Here comes the server',
  orders: 'Taking orders',
  planning: 'Planning',
  serving: 'Serving the guests',
  closing: 'Closing time',
  over: 'The final count',
} satisfies Record<Phase, string>;

const die = (value: Face, isOwn: boolean) => `the ${isOwn ? 'coloured' : 'white'} ${value}`;
const needs = (values: readonly number[]) => or(values.map((value) => a(String(value))));

/** What somebody receives, in the middle of a sentence. */
const bonusNames: { [G in Gift['gives']]: (bonus: GiftOf<G>) => string } = {
  card: ({ card }) => `${a(cardName(card))} card`,
  noble: () => 'a noble',
  thalers: (bonus) => thalers(bonus.count),
  monastery: (bonus) => `${steps(bonus.count)} in the monastery`,
  reputation: (bonus) => `${steps(bonus.count)} of reputation`,
  schnapps: (bonus) => schnapps(bonus.count),
  deny: () => 'a guest to turn away',
  counterGuest: () => 'a counter guest',
  die: () => 'a coloured die',
  threeBeerGuest: () => 'a 3-beer guest',
  freeUpgrade: () => 'a free upgrade, without the noble',
  entertainer: ({ entertainer }) => `the ${entertainerNames[entertainer]}`,
};

const bonusTexts: { [G in Gift['gives']]: (bonus: GiftOf<G>) => string } = {
  card: ({ card }) => `${capital(a(cardName(card)))} card goes face down on top of your deck.`,
  noble: () => 'A noble goes face down on top of your deck.',
  thalers: (bonus) => `You receive ${thalers(bonus.count)}.`,
  monastery: (bonus) => `Your marker moves ${steps(bonus.count)} on through the monastery.`,
  reputation: (bonus) => `Your marker moves ${steps(bonus.count)} on along the reputation track.`,
  schnapps: (bonus) => `You receive ${schnapps(bonus.count)}.`,
  deny: () => 'You may send one regular or guest without a die out of your tavern and out of the game.',
  counterGuest: () => 'A counter guest sits down at your bar; give him up when you need him.',
  die: () => `You roll a die of your colour at once; ${number(SUPPLIES.ownDice)} a round are the most.`,
  threeBeerGuest: () => 'The top guest of the 3-beer pile goes face down on top of your deck.',
  freeUpgrade: () => 'You turn one tile to its better side without paying; no noble comes with it.',
  entertainer: ({ entertainer }) =>
    `The ${entertainerNames[entertainer]} comes to your tavern; choose a side for good.`,
};

const bonusName = (bonus: Gift): string => (bonusNames[bonus.gives] as (bonus: Gift) => string)(bonus);
const bonusText = (bonus: Gift): string => (bonusTexts[bonus.gives] as (bonus: Gift) => string)(bonus);

const startItemName = (item: StartItem): string => {
  switch (item.gives) {
    case 'upgrade':
      return item.holding > 0
        ? `the ${tileNames[item.tile]} upgraded with ${beer(item.holding)} in it`
        : `the ${tileNames[item.tile]} upgraded`;
    case 'removal':
      return count(item.regulars, { one: 'you remove # regular', other: 'you remove # regulars' });
    default:
      return bonusName(item);
  }
};

const startItems = (card: StartCard): string => and(START_CARDS[card].map(startItemName));

const tavernCardTexts = {
  bard: 'In your serving turn, each bard that was drawn moves your marker 1 step along the reputation track.',
  barback: 'Each barback that was drawn brings 1 beer when your serving turn begins; no die is needed.',
  dishwasher: 'Each dishwasher that was drawn may raise one die by 1.',
  server: `Each server that was drawn brings a die of your colour, up to ${number(SUPPLIES.ownDice)} in all.`,
  table: 'Each table that was drawn makes room for one more guest this evening.',
  brewer: 'Each brewer card that was drawn adds 1 beer to every die at your brewer.',
} satisfies Record<TavernCard, string>;

const tileTexts = {
  dishwasher: (worth: number) =>
    worth === 0 ? 'No dishwasher works here for good.' : `${number(worth)} may raise a die by 1, every evening.`,
  server: (worth: number) =>
    worth === 0 ? 'No server works here for good.' : `Brings ${dice(worth)} of your colour, every evening.`,
  tables: (worth: number) => `There are ${number(worth)} tables, besides those on cards.`,
  brewer: (worth: number) => `Each die here yields ${beer(worth)}, and 1 more for each brewer card.`,
  barrel: (worth: number) => `One die of any value here yields ${beer(worth)}.`,
  cashbox: (worth: number) => `One die of any value here yields ${thalers(worth)}.`,
  monk: (worth: number) => `Each 5 here takes your marker ${steps(worth)} on through the monastery.`,
  safe: (worth: number) => `Keeps up to ${thalers(worth)} from one evening to the next.`,
  storage: (worth: number) => `Keeps up to ${beer(worth)} from one evening to the next.`,
} satisfies Record<Tile, (worth: number) => string>;

const sideTexts = {
  thalers: `Pay ${schnapps(ENTERTAINER_PRINT.dancer.thalers.schnapps)} for ${thalers(ENTERTAINER_PRINT.dancer.thalers.yields)}, as often as you can, while serving.`,
  beer: `Pay ${schnapps(ENTERTAINER_PRINT.dancer.beer.schnapps)} for ${beer(ENTERTAINER_PRINT.dancer.beer.yields)}, as often as you can, while serving.`,
  upgrade: `Pay ${schnapps(ENTERTAINER_PRINT.fireBreather.upgrade.schnapps)} to upgrade any tile without thalers, with its noble, while serving.`,
  deny: `Pay ${schnapps(ENTERTAINER_PRINT.fireBreather.deny.schnapps)} to send a guest without a die out of the game, while serving.`,
  die: `Pay ${schnapps(ENTERTAINER_PRINT.juggler.die.schnapps)} to turn one of your dice to any face, while planning.`,
  card: `Pay ${schnapps(ENTERTAINER_PRINT.juggler.card.schnapps)} at closing time to put one card of this evening back on your deck.`,
};

const sideNames = {
  thalers: 'schnapps for thalers',
  beer: 'schnapps for beer',
  upgrade: 'schnapps for an upgrade',
  deny: 'schnapps to turn somebody away',
  die: 'schnapps to turn a die',
  card: 'schnapps to keep a card',
};

const listed = (parts: readonly Pile[]) =>
  parts.length === 0
    ? 'Nothing.'
    : `${capital(and(parts.map((part) => `${number(part.count)} × ${cardName(part.card)}`)))}.`;

const pays = (thalersPaid: number, beerPaid: number, taken: number) =>
  and([
    ...(thalersPaid > 0 ? [thalers(thalersPaid)] : []),
    ...(beerPaid > 0 ? [beer(beerPaid)] : []),
    ...(taken > 0 ? [`${steps(taken)} in the monastery`] : []),
  ]) || 'nothing';

const drawnTogether = (who: Who, piles: readonly Pile[]) =>
  `${does(who, 'draw', 'draws')} ${and(piles.map((pile) => (pile.count === 1 ? a(cardName(pile.card)) : `${number(pile.count)} × ${cardName(pile.card)}`)))}.`;

const resource = { thalers, beer, schnapps };

/** "No brewer is left", for whatever could not be had. */
const lossNames = {
  ...cardNames,
  schnapps: 'schnapps',
  signature: 'signature',
  threeBeerGuest: '3-beer guest',
  die: 'die of that colour',
  counterGuest: 'room for another counter guest',
  upgrade: 'tile left to upgrade',
  deny: 'guest who could be turned away',
};

const spaceSaid = (space: Space | null): string =>
  space === null ? 'the hand' : typeof space === 'number' ? `table ${number(space + 1)}` : equipmentNames[space];

/** What was undone, as a thing. */
const undone: { [T in Undone['type']]: (move: MoveOf<T>) => string } = {
  choose: () => 'a choice',
  confirm: () => 'the last word',
  withdraw: () => 'second thoughts',
  draft: ({ value }) => `the ${number(value)} from the coaster`,
  giveUp: () => 'a counter guest given up',
  settle: () => 'the reputation settled',
  put: ({ dice: [shift, more] }) =>
    more === undefined
      ? `${die(shift.value, shift.own)} put ${shift.to === null ? 'back in' : 'on'} ${spaceSaid(shift.to)}`
      : 'several dice placed',
  juggle: ({ value, own: coloured }) => `${die(value, coloured)} turned`,
  take: ({ value, own: coloured, from }) => `${die(value, coloured)} taken off ${spaceSaid(from)}`,
  buy: ({ card }) => `${a(cardName(card))} bought`,
  upgrade: ({ tile }) => `the ${tileNames[tile]} upgraded`,
  recruit: ({ guest }) => `the ${cardName(guest)} recruited`,
  nobles: ({ count: n }) => count(n, { one: '# noble', other: '# nobles' }),
  dance: () => 'a dance',
  breathe: () => 'fire breathed at a guest',
  breatheOn: ({ tile }) => `the ${tileNames[tile]} upgraded`,
  bard: () => 'a song',
  end: () => 'the end of the turn',
  deny: () => 'a guest turned away',
  pick: () => 'a choice',
  sign: () => 'a signature',
  strike: ({ regular }) => `${a(cardName(regular))} removed`,
};

/** A total map is told one member of its union at a time. */
const undoneSaid = (move: Undone): string => (undone[move.type] as (move: Undone) => string)(move);

const events: { [T in EventType]: (told: Told<T>) => string } = {
  round: ({ round }) => `The moon rises on evening ${number(round)}.`,
  phase: ({ phase }) => `${phaseNames[phase]}.`,
  startPlayer: ({ who }) => `The beer mug passes to ${who.you ? 'you' : who.name}.`,
  turn: ({ who }) => (who.you ? 'It is your turn.' : `It is ${whose(who)} turn.`),
  chosen: ({ who }) => `${does(who, 'have', 'has')} chosen.`,
  shown: ({ who }) => `${does(who, 'show', 'shows')} ${own(who)} choice.`,
  startCard: ({ who, card }) => `${does(who, 'begin', 'begins')} with start card ${number(card)}: ${startItems(card)}.`,
  confirmed: ({ who }) => `${does(who, 'are', 'is')} ready.`,
  withdrawn: ({ who }) => `${does(who, 'think', 'thinks')} again.`,
  takenBack: ({ who, move }) => `${does(who, 'take', 'takes')} a step back: ${undoneSaid(move)}.`,
  drawn: ({ who, card, to }) => {
    const drawn = `${does(who, 'draw', 'draws')} ${a(cardName(card))}`;
    if ('table' in to) return `${drawn}, who sits down at table ${number(to.table + 1)}.`;
    if ('stack' in to) return `${drawn}, who joins the nobles.`;
    return `${drawn}.`;
  },
  shuffled: ({ who, cards: left }) => `${does(who, 'shuffle', 'shuffles')} ${cards(left)} into ${own(who)} deck.`,
  discarded: ({ who, cards: gone }) => `${does(who, 'discard', 'discards')} ${cards(gone.length)}.`,
  gained: ({ who, card }) => `${capital(a(cardName(card)))} goes on top of ${whose(who)} deck.`,
  givenBack: ({ who, what }) => `${does(who, 'give', 'gives')} ${what === 'noble' ? 'a noble' : schnapps(1)} back.`,
  returned: ({ who, card, count: n }) => `${does(who, 'return', 'returns')} ${manyCards(n, card)}.`,
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
    return `${does(who, 'put', 'puts')} ${die(value, coloured)} on ${place}${help}.`;
  },
  turned: ({ who, value, own: coloured, to }) =>
    `The juggler turns ${whose(who)} ${coloured ? 'coloured' : 'white'} ${value} to a ${to}.`,
  takenOff: ({ who, value, own: coloured, place, thalers: paid, beer: poured, steps: walked }) =>
    `${does(who, 'take', 'takes')} ${die(value, coloured)} off ${place}: ${pays(paid, poured, walked)}.`,
  received: ({ who, what, count: n }) => `${does(who, 'receive', 'receives')} ${resource[what](n)}.`,
  paid: ({ who, what, count: n }) => `${does(who, 'pay', 'pays')} ${resource[what](n)}.`,
  lost: ({ who, what }) => `No ${lossNames[what]} for ${who.you ? 'you' : who.name}.`,
  wasted: ({ who, thalers: thalersGone, beer: beerGone }) =>
    `${does(who, 'lose', 'loses')} ${pays(thalersGone, beerGone, 0)} for want of room.`,
  schnappsOver: ({ who, count: n }) => `${does(who, 'give', 'gives')} ${schnapps(n)} back, as four are the most.`,
  bought: ({ who, card }) => `${does(who, 'buy', 'buys')} ${a(cardName(card))}.`,
  upgraded: ({ who, tile }) => `${does(who, 'upgrade', 'upgrades')} the ${tileNames[tile]}.`,
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
    `The ${entertainerNames[entertainer]} comes to ${whose(who)} tavern: ${sideNames[side]}.`,
  bonus: ({ who, bonus }) => `A bonus for ${who.you ? 'you' : who.name}: ${bonusName(bonus)}.`,
  settled: ({ who, thalers: earned, beer: poured, steps: gained }) =>
    `${does(who, 'settle', 'settles')} the reputation: ${thalers(earned)} and ${beer(poured)} make ${steps(gained)}.`,
  stepped: ({ who, track, to }) =>
    track === 'monastery'
      ? `${capital(whose(who))} marker reaches space ${number(to)} of the monastery.`
      : to < 0
        ? `${capital(whose(who))} marker leaves the reputation track.`
        : `${capital(whose(who))} marker reaches space ${number(to + 1)} of the reputation track.`,
  signed: ({ who, column, row }) =>
    `A signature in ${whose(who)} guest book: ${columnNames[column]}, row ${number(row + 1)}.`,
  rowFilled: ({ who, row }) => `Row ${number(row + 1)} of ${whose(who)} guest book is full.`,
  denied: ({ who, table }) =>
    table === null
      ? `${does(who, 'turn', 'turns')} nobody away.`
      : `${does(who, 'deny', 'denies')} service at table ${number(table + 1)}.`,
  turnEnded: ({ who, thalers: kept, beer: stored }) =>
    `${does(who, 'end', 'ends')} ${own(who)} turn with ${thalers(kept)} in the safe and ${beer(stored)} in storage.`,
  over: ({ winners }) =>
    winners.length === 1 && winners[0]?.you === true
      ? 'The last evening is over: you win!'
      : winners.length === 1
        ? `The last evening is over: ${and(winners.map((who) => who.name))} wins!`
        : `The last evening is over: ${and(winners.map((who) => (who.you ? 'you' : who.name)))} share the victory!`,
};

const refusals: { [R in Reason | LineFault]: (refused: Refused<R>) => string } = {
  gameOver: () => 'The game is over.',
  noSuchSeat: () => 'You only watch this game.',
  malformed: () => 'That is no move of this game.',
  wrongPhase: () => 'Not in this phase of the evening.',
  notYourTurn: () => 'It is not your turn.',
  alreadyDone: () => 'You are done already. Change your choice or think again first.',
  notDone: () => 'You have not finished yet, so there is nothing to think over.',
  answerFirst: () => 'Answer the open question first.',
  notAsked: () => 'Nobody asks for this now.',
  settleFirst: () => 'Settle your reputation first.',
  alreadySettled: () => 'Your reputation is settled already this evening.',
  needsModule: ({ module }) => `This is played from module ${number(module)} on.`,
  noSuchOption: () => 'That is not among the choices.',
  notOnCoaster: () => 'No such die lies on your coaster.',
  noSuchDie: () => 'No such die lies there.',
  noSuchSpace: () => 'There is no such space.',
  nobodyThere: () => 'Nobody sits there who could be served.',
  sameSpace: () => 'The die lies there already.',
  spaceUsed: () => 'This space was used already this evening.',
  spaceTaken: () => 'Another die lies there already.',
  wrongValue: ({ needs: wanted }) => `This space needs ${needs(wanted)}. Dishwashers can only raise a die.`,
  noHelp: ({ raises, dishwashers }) =>
    dishwashers === 0
      ? 'No dishwasher is here to raise the die.'
      : `That takes ${number(raises)} times the help of a dishwasher, and you have ${number(dishwashers)}.`,
  cannotGiveBack: ({ what }) =>
    what === 'schnapps'
      ? 'The marker cannot go back: the schnapps it earned is gone.'
      : what === 'removal'
        ? 'The marker cannot go back: somebody was turned away for it.'
        : 'The marker cannot go back over the signature space.',
  tooFewThalers: ({ needs: wanted }) => `This takes ${thalers(wanted)}.`,
  tooLittleBeer: ({ needs: wanted }) => `This takes ${beer(wanted)}.`,
  tooLittleSchnapps: ({ needs: wanted }) => `This takes ${schnapps(wanted)}.`,
  soldOut: () => 'There are not enough of them left.',
  boughtAlready: ({ card }) => `You have bought ${a(cardName(card))} this evening already; one of each is the most.`,
  upgradedAlready: () => 'This tile shows its better side already.',
  noSuchCards: ({ has }) =>
    has === 0 ? 'You have drawn no card that matches this tile.' : `You have drawn only ${number(has)} to return.`,
  notOnDisplay: () => 'This guest is no longer on display.',
  recruitedAlready: () => 'You have recruited a guest this evening already.',
  noCounterGuest: () => 'No counter guest sits at your bar.',
  noEntertainer: () => 'No entertainer in your tavern can do this.',
  sameFace: () => 'The die shows that already.',
  noBardLeft: () => 'No bard is left to sing this evening.',
  nobodyToDeny: () => 'There is nobody you could turn away.',
  dieOnGuest: () => 'A die lies on this guest.',
  columnFull: ({ column }) => `The column for ${columnNames[column]} is full.`,
  noSuchRegular: () => 'No such regular is in your deck.',
  nothingToTakeBack: () => 'There is nothing to take back.',
  stale: () => 'The table has gone on in the meantime, and your move was not made. Please look again.',
  unreachable: () => 'The table cannot be reached at the moment.',
  oneWaits: () => 'Another move waits for the connection: call it off first.',
  calledOff: () => 'Called off: your move was not made.',
  standIn: () => 'A bot plays in your seat: take it back first.',
  tooFast: () => 'Not so fast: try again in a moment.',
  failed: () => 'Something went wrong in the kitchen. Try again.',
};

const waitFor = (names: string[]) => (names.length === 0 ? 'The others are busy.' : `Waiting for ${and(names)}.`);

const prompts: { [K in PromptKind]: (asked: Asked<K>) => { title: string; todo: string } } = {
  startCard: ({ chosen }) =>
    chosen === null
      ? {
          title: 'Choose your start card',
          todo: 'It tells what your tavern begins with. All choices are shown together.',
        }
      : { title: 'Your choice is made', todo: 'You may change it until all have chosen.' },
  evening: ({ chosen, bonuses, round }) =>
    chosen !== null
      ? { title: 'Your choice is made', todo: 'You may change it until all have chosen.' }
      : {
          title: `Evening ${number(round)}`,
          todo:
            bonuses.length > 1
              ? `Choose: ${or(bonuses.map(bonusName))}.`
              : bonuses[0].gives === 'entertainer'
                ? 'Choose the side of the tile; it stays for the whole game.'
                : 'Choose the tile that you upgrade for free.',
        },
  keepCard: ({ chosen }) =>
    chosen === null
      ? { title: 'A card for the juggler?', todo: `Put one card back on your deck for ${schnapps(1)}?` }
      : { title: 'Your choice is made', todo: 'You may change it until all have chosen.' },
  guests: ({ counterGuests, done }) =>
    done
      ? { title: 'Your guests are seated', todo: 'The others still look at theirs.' }
      : {
          title: 'Your guests are here',
          todo:
            counterGuests > 0
              ? 'Keep them, or give up a counter guest to send all away and draw again.'
              : 'Have a look, and go on.',
        },
  draft: () => ({ title: 'Your turn: take a die', todo: 'Take one die from your coaster. Then the coasters move on.' }),
  plan: ({ done }) =>
    done
      ? { title: 'Your plan stands', todo: 'You may change it until all are ready.' }
      : { title: 'Place your dice', todo: 'Put dice on guests and equipment. Nothing is spent before you serve.' },
  settle: ({ steps: wanted }) => ({
    title: 'Your turn: settle your reputation',
    todo: `Your dice are good for ${steps(wanted)}. You may still move dice before.`,
  }),
  serve: () => ({
    title: 'Your turn: serve your guests',
    todo: 'Take dice off for thalers and beer, and spend them in any order.',
  }),
  deny: () => ({ title: 'Turn somebody away?', todo: 'Choose a guest without a die to leave the game, or nobody.' }),
  schnappsOrDeny: () => ({ title: 'Schnapps, or turn somebody away?', todo: 'Choose one of the two.' }),
  column: () => ({ title: 'Sign the guest book', todo: 'Choose the column that the signature goes into.' }),
  strike: ({ left }) => ({
    title: 'Remove a regular',
    todo: count(left, {
      one: 'Choose the regular that leaves your deck.',
      other: 'Choose # regulars that leave your deck.',
    }),
  }),
  wait: ({ names }) => ({ title: 'Please wait', todo: waitFor(names) }),
  over: () => ({ title: 'The game is over', todo: 'Look at the final count.' }),
};

const help = (raise: number) =>
  raise === 0 ? '' : `, raised by ${count(raise, { one: 'a dishwasher', other: '# dishwashers' })}`;

const deeds: { [T in MoveType]: (deed: Deed<T>) => string } = {
  choose: ({ facts }) => `Choose ${facts.option}`,
  confirm: ({ facts }) => (facts.planning ? 'Done planning' : 'Keep these guests'),
  withdraw: ({ facts }) => (facts.chooses ? 'Change your choice' : 'Think again'),
  draft: ({ value }) => `Take the ${number(value)}`,
  giveUp: ({ facts }) =>
    facts.serving
      ? `Give up a counter guest for ${steps(1)} in the monastery`
      : 'Give up a counter guest and draw again',
  settle: ({ facts }) => `Settle the reputation: ${steps(facts.steps)}`,
  put: ({ dice: shifts, facts }) => {
    const [shift, more] = shifts;
    if (more !== undefined) return `Place ${dice(shifts.length)}`;
    return shift.to === null
      ? `Take ${die(shift.value, shift.own)} back`
      : `Put ${die(shift.value, shift.own)} on ${facts.place}${help(facts.raise)}`;
  },
  juggle: ({ value, own: coloured, to, facts }) =>
    `Turn ${die(value, coloured)} to a ${number(to)} for ${schnapps(facts.schnapps)}`,
  take: ({ value, own: coloured, facts }) =>
    `Take ${die(value, coloured)} off ${facts.place}: ${pays(facts.thalers, facts.beer, facts.steps)}`,
  buy: ({ card, facts }) => `Buy ${a(cardName(card))} for ${thalers(facts.thalers)}`,
  upgrade: ({ tile, returns, facts }) => {
    const back = returns > 0 && facts.card !== null ? `, returning ${manyCards(returns, facts.card)},` : '';
    return `Upgrade the ${tileNames[tile]}${back} ${facts.thalers === 0 ? 'for free' : `for ${thalers(facts.thalers)}`}`;
  },
  recruit: ({ guest, facts }) => `Recruit the ${cardName(guest)} for ${beer(facts.beer)}`,
  nobles: ({ count: n, facts }) => `Recruit ${count(n, { one: '# noble', other: '# nobles' })} for ${beer(facts.beer)}`,
  dance: ({ facts }) => `Let the dancer dance: ${schnapps(facts.schnapps)} for ${pays(facts.thalers, facts.beer, 0)}`,
  breathe: ({ facts }) => `Let the fire breather turn somebody away for ${schnapps(facts.schnapps)}`,
  breatheOn: ({ tile, facts }) =>
    `Let the fire breather upgrade the ${tileNames[tile]} for ${schnapps(facts.schnapps)}`,
  bard: () => `Let a bard sing: ${steps(1)} of reputation`,
  deny: ({ table, facts }) => (table === null ? 'Turn nobody away' : `Turn away ${facts.place}`),
  pick: ({ what }) => (what === 'schnapps' ? `Take ${schnapps(1)}` : 'Turn somebody away'),
  sign: ({ column }) => `Sign in the column for ${columnNames[column]}`,
  strike: ({ regular }) => `Remove ${a(cardName(regular))}`,
  end: () => 'End your turn',
  takeBack: () => 'Take the last step back',
};

const warnings: { [K in WarningKind]: (warned: Warned<K>) => string } = {
  diceUnplaced: ({ count: n }) =>
    count(n, { one: '# die could still be placed.', other: '# dice could still be placed.' }),
  diceNotTaken: ({ count: n }) =>
    count(n, { one: '# die was not taken off its space.', other: '# dice were not taken off their spaces.' }),
  thalersLost: ({ count: n, kept }) => `The safe keeps ${thalers(kept)}; ${thalers(n)} will be lost.`,
  beerLost: ({ count: n, kept }) => `The storage keeps ${beer(kept)}; ${beer(n)} will be lost.`,
  freeUpgrade: ({ tile }) => `The ${tileNames[tile]} could be upgraded for free.`,
  bardsUnused: ({ count: n }) => count(n, { one: '# bard has not sung yet.', other: '# bards have not sung yet.' }),
  schnappsOver: ({ count: n }) =>
    `At closing time ${schnapps(n)} will go back, as ${number(SUPPLIES.schnappsKept)} are the most.`,
};

const cardExplained = (card: Card): string =>
  card in tavernCardTexts
    ? tavernCardTexts[card as TavernCard]
    : card === 'noble'
      ? `Nobles share one table. They cost ${or(NOBLE.cost.map((cost, i) => `${number(cost)} beer for ${number(i + 1)}`))}.`
      : card === 'regular1' || card === 'regular2'
        ? `Comes every evening, wants a ${number(REGULAR[card].die)} and pays ${thalers(REGULAR[card].pays)}.`
        : '';

const wanted = (face: Face, paid: number) => `A ${number(face)} serves them: ${thalers(paid)}.`;
const worthPoints = (vp: number) => (vp === 0 ? [] : [`Worth ${points(vp)} at the end.`]);
const onSpace = (names: string[]) => (names.length === 0 ? [] : [`Here: ${and(names)}.`]);
const left = (n: number) => (n === 0 ? 'None is left.' : `${number(n)} ${n === 1 ? 'is' : 'are'} left.`);

const reputationTexts = {
  schnapps: 'Reaching or passing it brings 1 schnapps.',
  schnappsOrDeny: 'Reaching or passing it brings 1 schnapps, or a guest to turn away.',
  signature: 'Reaching or passing it brings a signature for a column of your choice.',
  crown: 'The crown: reaching or passing it brings a noble. Standing on it is worth nothing at the end.',
};

const sourceNames = {
  guests: 'Guests',
  nobles: 'Nobles',
  staff: 'Regulars and staff',
  schnapps: 'Schnapps',
  reputation: 'Reputation',
} satisfies Record<Source, string>;

const explain: { [A in SpotPlace]: (facts: Explained<A>) => Explanation } = {
  plate: ({ name, total, points: parts, start }) => ({
    title: name,
    lines: [
      `${capital(points(total))} so far${parts.length > 0 ? `: ${and(parts.map((part) => `${sourceNames[part.source].toLowerCase()} ${number(part.count)}`))}` : ''}.`,
      ...(start ? ['Holds the beer mug and begins this evening.'] : []),
    ],
  }),
  deck: ({ name, count: n, cards: piles }) => ({
    title: `${name}: the deck`,
    lines: [`${capital(cards(n))}, face down. Which they are is known, their order is not.`, listed(piles)],
  }),
  discard: ({ name, count: n, cards: piles }) => ({
    title: `${name}: the discard pile`,
    lines: [`${capital(cards(n))}. They are shuffled into a new deck when the deck is used up.`, listed(piles)],
  }),
  table: ({ number: table, card, nobles, die: face, thalers: paid, vp }) => ({
    title: card === null ? `Table ${number(table)}` : `Table ${number(table)}: ${cardName(card)}`,
    lines:
      card === null || face === null
        ? ['Nobody sits here.']
        : [
            wanted(face, paid),
            ...(nobles > 1 ? [`${number(nobles)} nobles share this table; one die serves them all.`] : []),
            ...worthPoints(vp),
          ],
  }),
  equipment: ({ space, worth, perDie, upgraded }) => ({
    title: capital(equipmentNames[space].replace(/^the /, '')),
    lines: [
      tileTexts[space](worth),
      ...(space === 'brewer' ? ['Takes any number of dice that show 1 or 6.', `Now each brings ${beer(perDie)}.`] : []),
      ...(space === 'monk' ? ['Takes any number of 5s.'] : []),
      upgraded ? 'Upgraded.' : 'The basic side.',
    ],
  }),
  beside: ({ card, count: n }) => ({
    title: `${capital(cardName(card))}: ${number(n)} drawn`,
    lines: [cardExplained(card)],
  }),
  tile: ({ tile, worth, upgradedTo, price, card, discount, works, from, upgraded }) => ({
    title: capital(tileNames[tile]),
    lines: [
      tileTexts[tile](worth),
      ...(upgraded
        ? from === null
          ? ['Upgraded.']
          : [`Upgraded: counts from evening ${number(from)} on.`]
        : [
            `Upgrade for ${thalers(price)}${card === null ? '' : `, ${number(discount)} less for each ${cardName(card)} card returned`}. A noble comes with it.`,
            `Then: ${tileTexts[tile](upgradedTo)}`,
            works === 'atOnce' ? 'It counts at once.' : 'It counts from the next evening on.',
          ]),
    ],
  }),
  hand: ({ dice: held }) => ({
    title: 'Your dice',
    lines:
      held.length === 0
        ? ['No die waits to be placed.']
        : [`Still to be placed: ${and(held.map(({ value, own: coloured }) => die(value, coloured)))}.`],
  }),
  coaster: ({ name, dice: shown }) => ({
    title: `${name}: the coaster`,
    lines: [
      shown.length === 0 ? 'Empty.' : `Dice: ${shown.join(', ')}.`,
      'Everyone takes one die, then all coasters move on to the left.',
    ],
  }),
  thalers: ({ count: n, kept }) => ({
    title: capital(thalers(n)),
    lines: [`The safe keeps up to ${thalers(kept)} for the next evening.`],
  }),
  beer: ({ count: n, kept }) => ({
    title: capital(beer(n)),
    lines: [`The storage keeps up to ${beer(kept)} for the next evening.`],
  }),
  schnapps: ({ count: n }) => ({
    title: capital(schnapps(n)),
    lines: [
      `Pays the entertainers; each left at the end is worth ${points(1)}.`,
      `At closing time ${number(SUPPLIES.schnappsKept)} may be kept.`,
    ],
  }),
  counterGuests: ({ count: n }) => ({
    title: count(n, { one: '# counter guest', other: '# counter guests' }),
    lines: [
      'Give one up to send all drawn cards away and draw again,',
      `or while serving for ${steps(1)} in the monastery.`,
    ],
  }),
  entertainer: ({ entertainer, side }) => ({
    title: capital(entertainerNames[entertainer]),
    lines: side === null ? ['Has not come to this tavern yet.'] : [sideTexts[side]],
  }),
  reputation: ({ number: space, vp, gives }) => ({
    title: `Reputation, space ${number(space)}`,
    lines:
      vp !== null
        ? [`Worth ${points(vp)} if the marker stands here, or is the last number it passed, at the end.`]
        : gives === null
          ? []
          : [reputationTexts[gives]],
  }),
  cell: ({ column, row, bonus, covered }) => ({
    title: `Guest book: ${columnNames[column]}, row ${number(row)}`,
    lines: [
      covered ? 'Signed.' : bonus === null ? 'No bonus here.' : `Signing here brings ${bonusName(bonus)}.`,
      'A full row brings a noble.',
    ],
  }),
  moon: ({ round, bonuses, schnapps: onTheWay, now }) => ({
    title: now ? `Evening ${number(round)}, tonight` : `Evening ${number(round)}`,
    lines: [
      `Everyone receives ${or(bonuses.map(bonusName))}.`,
      ...(onTheWay > 0 ? [`On the way: ${schnapps(onTheWay)}.`] : []),
    ],
  }),
  monastery: ({ space, bonus, names }) => ({
    title: space === 0 ? 'Monastery, the gate' : `Monastery, space ${number(space)}`,
    lines: [
      bonus === null ? 'No bonus here.' : `Reaching or passing it brings ${bonusName(bonus)}.`,
      ...onSpace(names),
    ],
  }),
  offer: (facts) =>
    facts.guest === null
      ? { title: 'An empty place', lines: ['No guest is left to come.'] }
      : {
          title: `${capital(cardName(facts.guest))}, for ${beer(facts.cost)}`,
          lines: [
            wanted(facts.die, facts.thalers),
            ...worthPoints(facts.vp),
            ...(facts.bonus === null ? [] : [`When recruited: ${bonusText(facts.bonus)}`]),
            ...(facts.signature ? ['Brings a signature for the guest book.'] : []),
            ...(facts.pile === null ? [] : [`${capital(cards(facts.pile))} in the pile below.`]),
          ],
        },
  guestDeck: ({ count: n }) => ({ title: 'Guests still to come', lines: [`${capital(cards(n))}, face down.`] }),
  supply: ({ card, count: n, price }) => ({
    title: `${capital(cardName(card))}, for ${thalers(price)}`,
    lines: [tavernCardTexts[card], `One a round. ${left(n)}`],
  }),
  nobles: ({ count: n }) => ({
    title: 'Nobles',
    lines: [cardExplained('noble'), `Each is worth ${points(NOBLE.vp)}. ${wanted(NOBLE.die, NOBLE.pays)}`, left(n)],
  }),
  schnappsSupply: ({ count: n }) => ({ title: 'Schnapps', lines: [left(n)] }),
  signatures: ({ count: n }) => ({ title: 'Signatures', lines: [left(n)] }),
  box: ({ cards: piles }) => ({ title: 'Out of the game', lines: [listed(piles)] }),
  startCard: ({ card }) => ({ title: `Start card ${number(card)}`, lines: [`${capital(startItems(card))}.`] }),
};

export const en = {
  locale: 'en',
  cards: cardNames,
  tiles: tileNames,
  phases: phaseNames,
  entertainers: entertainerNames,
  sides: sideNames,
  sideTexts,
  columns: columnNames,
  equipment: equipmentNames,
  sources: sourceNames,
  colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' } satisfies Record<Colour, string>,
  tableSpace: (table: number, sitter: Card | null) =>
    sitter === null ? `table ${number(table)}` : `the ${cardName(sitter)} at table ${number(table)}`,
  noSpace: 'no space',
  startCard: (card: StartCard) => `start card ${number(card)}: ${startItems(card)}`,
  keepNothing: 'to keep no card',
  somebody: 'Somebody',
  bonusNames,
  bonusTexts,
  cardExplained,
  events,
  drawnTogether,
  refusals,
  prompts,
  deeds,
  warnings,
  explain,
  numbers: { number, signed, points, thalers, beer, schnapps, steps, times },
};

export type Language = typeof en;
