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
import { capital, genitive, number, count, and, or } from '../grammar.ts';
import { thalers, beer, schnapps, steps, points, dice, cards } from './amounts.ts';
import { bonusName, bonusText, startItems } from './bonuses.ts';
import { cellBrings } from './moves.ts';
import { names, cardName } from './names.ts';
import { die, listed } from './phrasing.ts';

const tavernCardTexts = {
  bard: 'In your serving turn, each bard that was drawn moves your marker 1 step along the reputation track.',
  barback: 'Each barback that was drawn brings 1 beer when your serving turn begins; no die is needed.',
  dishwasher: 'Each dishwasher that was drawn may raise one die by 1.',
  server: `Each server that was drawn brings a die of your colour, up to ${number(SUPPLIES.ownDice)} in all.`,
  table: 'Each table that was drawn makes room for one more guest this evening.',
  brewer: 'Each brewer card that was drawn adds 1 beer to every die at your brewer.',
} satisfies Record<TavernCard, string>;

export const tileTexts = {
  dishwasher: (worth: number) =>
    worth === 0 ? 'No permanent dishwasher works here yet.' : `Every evening ${dice(worth)} may be raised by 1.`,
  server: (worth: number) =>
    worth === 0
      ? 'So far only the dog is here: no permanent server yet.'
      : `Brings ${dice(worth)} of your colour, every evening.`,
  tables: (worth: number) => `There are ${number(worth)} tables, besides those on cards.`,
  brewer: (worth: number) => `Each 1 or 6 here yields ${beer(worth)}, and 1 more for each brewer card.`,
  barrel: (worth: number) => `One die of any value here yields ${beer(worth)}.`,
  cashbox: (worth: number) => `One die of any value here yields ${thalers(worth)}.`,
  monk: (worth: number) => `Each 5 here takes your marker ${steps(worth)} on through the monastery.`,
  safe: (worth: number) => `Keeps up to ${thalers(worth)} from one evening to the next.`,
  storage: (worth: number) => `Keeps up to ${beer(worth)} from one evening to the next.`,
} satisfies Record<Tile, (worth: number) => string>;

export const onceUpgraded = (tile: Tile, worth: number) => `Once upgraded: ${tileTexts[tile](worth)}`;

const sideTexts = {
  thalers: `Pay ${schnapps(ENTERTAINER_PRINT.dancer.thalers.schnapps)} for ${thalers(ENTERTAINER_PRINT.dancer.thalers.yields)}, as often as you can, while serving.`,
  beer: `Pay ${schnapps(ENTERTAINER_PRINT.dancer.beer.schnapps)} for ${beer(ENTERTAINER_PRINT.dancer.beer.yields)}, as often as you can, while serving.`,
  upgrade: `Pay ${schnapps(ENTERTAINER_PRINT.fireBreather.upgrade.schnapps)} to upgrade any tile without thalers, with its noble, while serving.`,
  deny: `Pay ${schnapps(ENTERTAINER_PRINT.fireBreather.deny.schnapps)} to send a guest, without a die or already served, out of the game, while serving.`,
  die: `Pay ${schnapps(ENTERTAINER_PRINT.juggler.die.schnapps)} to turn one of your dice to any face, while planning: take up the die first.`,
  card: `Pay ${schnapps(ENTERTAINER_PRINT.juggler.card.schnapps)} at closing time to put one card of this evening back on your deck.`,
};

/** Of an entertainer whose side is not chosen yet. */
function bothSides(entertainer: Entertainer): string[] {
  const [one, other] = SIDES[entertainer];
  return [`One side: ${sideTexts[one]}`, `The other: ${sideTexts[other]}`];
}

const wanted = (face: Face, paid: number) => `Wants a ${number(face)} and pays ${thalers(paid)}.`;

export function cardExplained(card: Card): string {
  if (card in tavernCardTexts) return tavernCardTexts[card as TavernCard];
  if (card === 'noble') {
    const prices = NOBLE.cost.map((cost, index) => `${number(cost)} beer for ${number(index + 1)}`);
    return `Nobles share one table. They cost ${or(prices)}.`;
  }
  if (card === 'regular1' || card === 'regular2')
    return `Comes every evening, wants a ${number(REGULAR[card].die)} and pays ${thalers(REGULAR[card].pays)}.`;
  const { die: face, pays } = GUESTS[card as GuestId];
  return wanted(face, pays);
}

const withHelp = 'Pick up a die: the places that it reaches with help light up, too.';
const stillFree = (help: SpotFacts<'beside'>['help']) =>
  help === null ? [] : [`Still free to help: ${number(help.free)} of ${number(help.all)}.`];

const worthPoints = (vp: number) => (vp === 0 ? [] : [`Worth ${points(vp)} at the end.`]);

const onSpace = (names: string[]) => (names.length === 0 ? [] : [`Here: ${and(names)}.`]);

const counterGuests = (n: number) => count(n, { one: '# counter guest', other: '# counter guests' });

const youHave = (n: number | null, amount: (n: number) => string) => (n === null ? [] : [`You have ${amount(n)}.`]);

const left = (n: number) => (n === 0 ? 'None is left.' : `${number(n)} ${n === 1 ? 'is' : 'are'} left.`);

const reputationTexts = {
  schnapps: 'Reaching or passing it brings 1 schnapps.',
  schnappsOrDeny: 'Reaching or passing it brings 1 schnapps, or a guest to turn away.',
  signature: 'Reaching or passing it brings a signature for a column of your choice.',
  crown: 'The crown: reaching or passing it brings a noble. Standing on it is worth nothing at the end.',
};

const signature = (cell: SpotSignature): string =>
  cell === null
    ? 'Brings a signature for the guest book.'
    : `Brings a signature for the guest book (${names.columns[cell.column]}, row ${number(cell.row)}: ${cellBrings(cell)}).`;

function upgradeLines(facts: SpotFacts<'tile'>): string[] {
  const { tile, upgradedTo, price, card, discount, works, from, isUpgraded, isFree, has } = facts;
  if (isUpgraded) return [from === null ? 'Upgraded.' : `Upgraded: counts from evening ${number(from)} on.`];
  const lower = card === null ? '' : `, ${number(discount)} less for each ${cardName(card)} card returned`;
  return [
    isFree
      ? 'Upgrade for free tonight. No noble comes with it.'
      : `Upgrade for ${thalers(price)}${lower}. A noble comes with it.`,
    ...youHave(has, thalers),
    onceUpgraded(tile, upgradedTo),
    works === 'atOnce' ? 'It takes effect straight away.' : 'It takes effect from the next evening on.',
  ];
}

export const explanations: { [A in SpotKind]: (facts: SpotFacts<A>) => Explanation } = {
  plate: ({ name, total, points: parts, start, ...facts }) => ({
    title: name,
    lines: [
      `${capital(points(total))} so far${parts.length > 0 ? `: ${and(parts.map((part) => `${names.sources[part.source].toLowerCase()} ${number(part.count)}`))}` : ''}.`,
      `Has ${and([thalers(facts.thalers), beer(facts.beer), ...(facts.schnapps === null ? [] : [schnapps(facts.schnapps)]), counterGuests(facts.counterGuests)])}.`,
      ...(start ? ['Holds the beer mug and begins this evening.'] : []),
    ],
  }),
  deck: ({ name, count: n, cards: piles }) => ({
    title: `${name}: the deck`,
    lines:
      n === 0
        ? ['Empty.']
        : [`${capital(cards(n))}, face down. Which they are is known, their order is not.`, listed(piles)],
  }),
  discard: ({ name, count: n, cards: piles }) => ({
    title: `${name}: the discard pile`,
    lines:
      n === 0
        ? ['Empty.']
        : [`${capital(cards(n))}. They are shuffled into a new deck when the deck is used up.`, listed(piles)],
  }),
  table: ({ number: table, card, nobles, die: face, thalers: paid, vp }) => ({
    title: card === null ? `Table ${number(table)}` : `Table ${number(table)}: ${cardName(card)}`,
    lines:
      card === null || face === null
        ? ['Nobody sits here.']
        : [
            wanted(face, paid),
            ...(card === 'noble' ? [cardExplained(card)] : []),
            ...(nobles > 1
              ? [
                  `${number(nobles)} nobles share this table: one die serves them all, and together they pay ${thalers(paid)}.`,
                ]
              : []),
            ...worthPoints(vp),
          ],
  }),
  equipment: ({ space, worth, perDie, isUpgraded }) => ({
    title: capital(names.equipment[space].replace(/^the /, '')),
    lines: [
      tileTexts[space](worth),
      ...(space === 'brewer' ? ['Takes any number of dice that show 1 or 6.', `Now each brings ${beer(perDie)}.`] : []),
      ...(space === 'monk' ? ['Takes any number of 5s.'] : []),
      isUpgraded ? 'Upgraded.' : 'The basic side.',
    ],
  }),
  beside: ({ card, count: n, help }) => ({
    title: `${capital(cardName(card))}: ${number(n)} drawn`,
    lines: [cardExplained(card), ...(card === 'dishwasher' ? [withHelp] : []), ...stillFree(help)],
  }),
  tile: (facts) => ({
    title: capital(names.tiles[facts.tile]),
    lines: [
      tileTexts[facts.tile](facts.worth),
      ...(facts.tile === 'dishwasher' && facts.worth > 0 ? [withHelp, ...stillFree(facts.help)] : []),
      ...upgradeLines(facts),
    ],
  }),
  hand: ({ name, mine, dice: held }) => ({
    title: mine ? 'Unplaced dice' : `${capital(genitive(name))} unplaced dice`,
    lines:
      held.length === 0
        ? ['No die waits to be placed.']
        : [`Still to be placed: ${and(held.map(({ value, own: coloured }) => die(value, coloured)))}.`],
  }),
  coaster: ({ name, dice: shown }) => ({
    title: capital(`${genitive(name)} coaster`),
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
    title: counterGuests(n),
    lines: [
      'If you do not like the guests, give one up: all drawn cards go to your discard pile, where they stay yours, and you draw again.',
      `While serving, give one up for ${steps(1)} in the monastery.`,
    ],
  }),
  entertainer: ({ entertainer, side, comes }) => ({
    title: capital(names.entertainers[entertainer]),
    lines:
      side !== null
        ? [sideTexts[side]]
        : [
            comes === null
              ? 'Has not come to this tavern yet.'
              : `Comes in evening ${number(comes)} and does favours for schnapps.`,
            ...bothSides(entertainer),
          ],
  }),
  reputation: ({ space, names: here }) => ({
    title: space === null ? 'Reputation' : `Reputation, ${names.reputationSpace(space)}`,
    lines: [
      ...(space === null
        ? ['The markers begin here. The start is worth nothing.']
        : 'vp' in space
          ? [
              `Worth ${points(space.vp)} at the end if the marker stands here, or if this is the last number it has passed.`,
            ]
          : [reputationTexts[space.gives]]),
      ...onSpace(here),
    ],
  }),
  cell: ({ column, row, bonus, covered }) => ({
    title: `Guest book: ${names.columns[column]}, row ${number(row)}`,
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
  monastery: ({ space, bonus, ahead, names }) => ({
    title: space === 0 ? 'Monastery, the gate' : `Monastery, space ${number(space)}`,
    lines: [
      ahead > 0
        ? `Only a step: ${number(ahead)} more to ${bonusName(bonus)}.`
        : `Reaching or passing it brings ${bonusName(bonus)}.`,
      ...onSpace(names),
    ],
  }),
  display: (facts) =>
    facts.guest === null
      ? { title: 'An empty place', lines: ['No guest is left to come.'] }
      : {
          title: `${capital(cardName(facts.guest))}, for ${beer(facts.cost)}`,
          lines: [
            ...youHave(facts.has, beer),
            wanted(facts.die, facts.thalers),
            ...worthPoints(facts.vp),
            ...(facts.bonus === null ? [] : [`When recruited: ${bonusText(facts.bonus)}`]),
            ...(facts.signature ? [signature(facts.cell)] : []),
            ...(facts.pile === null ? [] : [`${capital(cards(facts.pile))} in the pile below.`]),
          ],
        },
  guestDeck: ({ count: n }) => ({ title: 'Guests still to come', lines: [`${capital(cards(n))}, face down.`] }),
  supply: ({ card, count: n, price, has }) => ({
    title: `${capital(cardName(card))}, for ${thalers(price)}`,
    lines: [...youHave(has, thalers), tavernCardTexts[card], `At most one of these cards an evening. ${left(n)}`],
  }),
  nobles: ({ count: n, has }) => ({
    title: 'Nobles',
    lines: [
      cardExplained('noble'),
      ...youHave(has, beer),
      `Each is worth ${points(NOBLE.vp)}. ${wanted(NOBLE.die, NOBLE.pays)}`,
      left(n),
    ],
  }),
  schnappsSupply: ({ count: n }) => ({ title: 'Schnapps', lines: [left(n)] }),
  signatures: ({ count: n }) => ({ title: 'Signatures', lines: [left(n)] }),
  box: ({ cards: piles }) => ({ title: 'Out of the game', lines: [listed(piles)] }),
  startCard: ({ card }) => ({ title: `Start card ${number(card)}`, lines: [`${capital(startItems(card))}.`] }),
};
