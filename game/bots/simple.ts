// Plays like somebody at their first evening: seats dice where they pay most at once, serves everybody, buys the dearest.
// It looks at one move at a time: each is given a worth, the best is made, and a worth below nothing is never made.
import {
  BOOK,
  GUESTS,
  holdsOne,
  isGuest,
  legal,
  NOBLE,
  raiseFor,
  ROUNDS,
  spacesOf,
  SUPPLIES,
  TAVERN_CARD,
  TILE,
  VICTORY_POINTS,
  accepts,
  yieldAt,
  type Bonus,
  type Card,
  type Die,
  type Face,
  type Move,
  type MoveOf,
  type MoveType,
  type Player,
  type Rng,
  type Seat,
  type Shift,
  type Space,
  type View,
} from '../index.ts';

/** What goods are worth in thalers to somebody who does not look ahead. */
const BEER = 1.3;
const STEP = 1.2;
const NEVER = -1;

/** Liked most first; what is not named is liked least. */
const LIKED_CHOICES = ['dishwasher', 'brewer', 'barback', 'thalers', 'die', 'upgrade', 'nothing', '6', '2', '1', '5'];

/** What a die on a space is good for. */
function yieldWorth(view: View, player: Player, space: Space): number {
  const { thalers, beer, steps } = yieldAt(view, player, space);
  return thalers + beer * BEER + steps * STEP;
}

/** The most that a die could bring, without help, on the spaces that are free. */
function bestFor(view: View, player: Player, value: Face, dice: readonly Die[]): number {
  let best = 0;
  for (const space of spacesOf(player)) {
    const wanted = accepts(player, space);
    if (wanted === null || (holdsOne(space) && dice.some((die) => die.at === space))) continue;
    if (raiseFor(value, wanted) === 0) best = Math.max(best, yieldWorth(view, player, space));
  }
  return best;
}

/** Unplaced dice are only a promise: those that want the same space as the new one spoil its worth. */
const draftWorth = (view: View, player: Player, value: Face): number =>
  bestFor(view, player, value, player.dice) / (1 + player.dice.filter((die) => die.value === value).length) +
  value / 100;

function shiftWorth(view: View, player: Player, { from, to }: Shift): number {
  if (from !== null || to === null) return NEVER;
  return yieldWorth(view, player, to);
}

function bonusWorth(bonus: Bonus | null): number {
  if (bonus === null) return 0;
  if ('count' in bonus) return bonus.count;
  return bonus.gives === 'card' ? TAVERN_CARD[bonus.card].price / 2 : 3;
}

const guestWorth = ({ guest }: MoveOf<'recruit'>): number =>
  20 + GUESTS[guest].vp + GUESTS[guest].pays / 2 + bonusWorth(GUESTS[guest].bonus);

/** The fewest cards that will do. */
const upgradeWorth = (tile: MoveOf<'upgrade'>['tile'], returns: number): number => 30 + TILE[tile].price - returns;

const cardPoints = (card: string): number =>
  card === 'noble' || isGuest(card as Card) ? VICTORY_POINTS[card as Card] : 0;

const choiceWorth = (view: View, option: string): number => {
  const liked = LIKED_CHOICES.indexOf(option);
  return view.phase === 'closing' ? cardPoints(option) : liked < 0 ? 0 : LIKED_CHOICES.length - liked;
};

/** Nobody is denied service but regulars of the lesser kind. */
const denyWorth = (player: Player, table: number | null): number =>
  table === null ? 0 : player.tables[table] === 'regular1' ? 1 : NEVER;

/** A counter guest that stays at the bar after the last round was of no use. */
const counterGuestWorth = (view: View): number => (view.phase === 'serving' && view.round === ROUNDS ? 1 : NEVER);

/** From the first thing done in a turn to the last: dice come off before money is spent, and the turn ends with nothing left. */
const WORTH: { readonly [T in MoveType]: (view: View, player: Player, move: MoveOf<T>) => number } = {
  choose: (view, _, { option }) => choiceWorth(view, option),
  confirm: () => 0,
  withdraw: () => NEVER,
  draft: (view, player, { value }) => draftWorth(view, player, value),
  settle: () => 90,
  put: (view, player, { dice: [shift] }) => shiftWorth(view, player, shift),
  juggle: () => NEVER,
  take: () => 80,
  bard: () => 70,
  giveUp: counterGuestWorth,
  nobles: (_view, _player, { count }) => 60 + NOBLE.vp * count,
  upgrade: (_view, _player, { tile, returns }) => upgradeWorth(tile, returns),
  breatheOn: (_view, _player, { tile }) => 30 + TILE[tile].price,
  recruit: (_view, _player, move) => guestWorth(move),
  buy: (_view, _player, { card }) => 10 + TAVERN_CARD[card].price,
  dance: (_view, { schnapps }) => (schnapps > SUPPLIES.schnappsKept ? 65 : NEVER),
  breathe: () => NEVER,
  deny: (_, player, { table }) => denyWorth(player, table),
  pick: (_view, _player, { what }) => (what === 'schnapps' ? 1 : 0),
  sign: (_, player, { column }) => 1 + bonusWorth(BOOK[column].cells[player.book[column]] ?? null),
  strike: (_view, _player, { regular }) => (regular === 'regular1' ? 1 : 0),
  end: () => 0,
  takeBack: () => NEVER,
};

/** Dispatch over the union: each move is weighed by the entry of its own type. */
const worthOf = <T extends MoveType>(view: View, player: Player, move: MoveOf<T>): number =>
  (WORTH[move.type] as (view: View, player: Player, move: MoveOf<T>) => number)(view, player, move);

/** Null when there is nothing to do. */
export function simpleMove(view: View, seat: Seat, rng: Rng): Move | null {
  const player = view.players[seat];
  const weighed = legal(view, seat).map((move) => ({ move, worth: worthOf(view, player, move) }));
  const most = Math.max(...weighed.map((option) => option.worth));
  if (most < 0) return null;
  const best = weighed.filter((option) => option.worth === most);
  return best[rng(best.length)].move;
}
