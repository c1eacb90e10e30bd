// Faults of printed cards: guests, regulars, tavern cards, nobles and start cards.
import { TAVERN_CARDS } from '../names.ts';
import { START_CARD_NUMBERS } from '../startCards.ts';
import { type Fields, isCount, isOneOf, isFace, isTile, fieldsOf, listOf, quoted, must, isBonus } from './values.ts';

/** The number of guests of each cost: those of every game, and the marked ones of modules 3 to 5. */
export const GUEST_COUNTS: Readonly<Record<number, readonly [number, number]>> = {
  3: [8, 0],
  4: [7, 1],
  5: [8, 1],
  6: [7, 2],
  7: [4, 3],
  8: [4, 3],
};

function faultsInGuest(id: string, { cost, face, from }: Fields): string[] {
  const { die, pays, vp, bonus } = fieldsOf(face);
  const { gives } = fieldsOf(bonus);
  return [
    ...must(isFace(die), `guest ${id}: the die must be 1 to 6, not ${quoted(die)}.`),
    ...must(isCount(pays), `guest ${id}: the thalers must be a whole number, not ${quoted(pays)}.`),
    ...must(isCount(vp), `guest ${id}: the victory points must be a whole number, not ${quoted(vp)}.`),
    ...must(bonus === null || isBonus(bonus), `guest ${id}: unknown bonus ${quoted(bonus)}.`),
    ...must(
      from === 3 || !isOneOf(['reputation', 'schnapps'])(gives),
      `guest ${id}: only cards marked for modules 3 to 5 may give reputation or schnapps.`,
    ),
    ...must(id.startsWith(String(cost)), `guest ${id}: the name must begin with the cost ${quoted(cost)}.`),
  ];
}

export function faultsInGuests(guests: Fields): string[] {
  const count = (cost: number, from: number) =>
    Object.values(guests).filter((guest) => fieldsOf(guest).cost === cost && fieldsOf(guest).from === from).length;
  return [
    ...Object.entries(guests).flatMap(([id, guest]) => faultsInGuest(id, fieldsOf(guest))),
    ...Object.entries(GUEST_COUNTS).flatMap(([cost, [always, marked]]) => [
      ...must(
        count(Number(cost), 1) === always,
        `guests of cost ${cost}: there must be ${always} for all modules, not ${count(Number(cost), 1)}.`,
      ),
      ...must(
        count(Number(cost), 3) === marked,
        `guests of cost ${cost}: there must be ${marked} marked ones, not ${count(Number(cost), 3)}.`,
      ),
    ]),
  ];
}

export const faultsInRegulars = (regulars: Fields): string[] =>
  Object.entries(regulars).flatMap(([name, regular]) => {
    const { die, pays, vp, perPlayer } = fieldsOf(regular);
    return [
      ...must(isFace(die), `${name}: the die must be 1 to 6, not ${quoted(die)}.`),
      ...must([pays, vp, perPlayer].every(isCount), `${name}: thalers, points and copies must be whole numbers.`),
    ];
  });

export const faultsInTavernCards = (cards: Fields): string[] =>
  TAVERN_CARDS.flatMap((name) => {
    const { price, copies, vp } = fieldsOf(cards[name]);
    return must([price, copies, vp].every(isCount), `card ${name}: price, copies and points must be whole numbers.`);
  });

export const faultsInNoble = ({ cost, die, pays, vp, copies }: Fields): string[] => [
  ...must(isFace(die), `noble: the die must be 1 to 6, not ${quoted(die)}.`),
  ...must(
    [pays, vp, copies, ...listOf(cost)].every(isCount) && listOf(cost).length > 0,
    'noble: thalers, points, copies and costs must be whole numbers.',
  ),
];

function isStartItem(item: unknown): boolean {
  const { gives, tile, regulars } = fieldsOf(item);
  if (gives === 'upgrade') return isTile(tile);
  return gives === 'removal' ? isCount(regulars) : isBonus(item);
}

export const faultsInStartCards = (cards: Fields): string[] => [
  ...must(
    START_CARD_NUMBERS.every((number) => listOf(cards[number]).length > 0),
    `start cards: there must be ${START_CARD_NUMBERS.length}, and each must give something.`,
  ),
  ...Object.entries(cards).flatMap(([number, items]) =>
    listOf(items).flatMap((item) => must(isStartItem(item), `start card ${number}: unknown item ${quoted(item)}.`)),
  ),
];
