// The easy bot: plays like a beginner. It compares single moves by what they bring at once, buys the dearest, sometimes
// overlooks the best move, and never makes a move of negative worth.
import {
  BOOK,
  GUESTS,
  isGuest,
  legal,
  NOBLE,
  ROUNDS,
  SUPPLIES,
  TAVERN_CARD,
  TILE,
  VICTORY_POINTS,
  type Bonus,
  type Card,
  type Face,
  type Move,
  type MoveOf,
  type MoveType,
  type Player,
  type Rng,
  type Seat,
  type Shift,
  type View,
} from '../index.ts';
import type { Bot } from './bot.ts';
import { bestSpaceFor, yieldWorth } from './yieldWorth.ts';
import { isMatterOfTaste, likedSides } from './planner/likedOption.ts';
import { NO_TASTE, type Taste } from './planner/taste.ts';

/** The worth of a move that is never made: moves below 0 are left out. */
const NEVER = -1;

/** Options of choices, the most liked first; the digits are start cards. What is not listed is liked least. */
const LIKED_CHOICES = ['dishwasher', 'brewer', 'barback', 'thalers', 'die', 'upgrade', 'nothing', '6', '2', '1', '5'];

/** Dice of the same value compete for the same space, so each makes a new one worth less. Of equals, the higher is taken. */
function draftWorth(view: View, player: Player, value: Face): number {
  const worth = bestSpaceFor(view, player, value)?.worth ?? 0;
  const rivals = player.dice.filter((die) => die.value === value).length;
  return worth / (1 + rivals) + value / 100;
}

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

/** Returning fewer cards is better. */
const upgradeWorth = (tile: MoveOf<'upgrade'>['tile'], returns: number): number => 30 + TILE[tile].price - returns;

const cardPoints = (card: string): number =>
  card === 'noble' || isGuest(card as Card) ? VICTORY_POINTS[card as Card] : 0;

function choiceWorth(view: View, option: string): number {
  if (view.phase === 'closing') return cardPoints(option);
  const place = LIKED_CHOICES.indexOf(option);
  return place < 0 ? 0 : LIKED_CHOICES.length - place;
}

/** Denies service only to the regulars that pay least. */
function denyWorth(player: Player, table: number | null): number {
  if (table === null) return 0;
  return player.tables[table] === 'regular1' ? 1 : NEVER;
}

/** Worth giving up in the last round only, after which a counter guest is of no use. */
const counterGuestWorth = (view: View): number => (view.phase === 'serving' && view.round === ROUNDS ? 1 : NEVER);

/** The worth of each move. It orders the turn: dice are taken off before thalers are spent, and the end comes last. */
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

/** The worth by the entry for the move's type; the cast is sound because both have the same type. */
const worthOf = <T extends MoveType>(view: View, player: Player, move: MoveOf<T>): number =>
  (WORTH[move.type] as (view: View, player: Player, move: MoveOf<T>) => number)(view, player, move);

/** Moves among which beginners overlook the best one. */
const OVERLOOKED: readonly MoveType[] = ['draft', 'recruit', 'buy', 'upgrade', 'choose'];
/** In one of this many such moves, the second best is made. */
const MISTAKE_ONE_IN = 8;

/** The character's liking for a move: its leaning to what the move adds, or the option's place among those it likes. */
function liking(taste: Taste, view: View, move: Move): number {
  const { leaning, favourites } = taste;
  switch (move.type) {
    case 'buy':
      return leaning[move.card] ?? 0;
    case 'upgrade':
      return leaning[`tile ${move.tile}`] ?? 0;
    case 'recruit':
      return leaning['guests'] ?? 0;
    case 'choose': {
      const liked: readonly string[] = isMatterOfTaste(view) ? [...likedSides(view, taste), ...favourites] : [];
      const place = liked.indexOf(move.option);
      return place < 0 ? 0 : liked.length - place;
    }
    default:
      return 0;
  }
}

/** The weight of a taste beside immediate worth. */
const TASTE_WEIGHT = 4;

/** One of the best moves, or now and then by mistake a worse one of the same type; null when it wants to do nothing. */
function chooseMove(view: View, seat: Seat, moves: readonly Move[], rng: Rng, taste = NO_TASTE): Move | null {
  const player = view.players[seat];
  const weighed = moves
    .map((move) => ({ move, worth: worthOf(view, player, move) + TASTE_WEIGHT * liking(taste, view, move) }))
    .filter(({ worth }) => worth >= 0)
    .sort((one, other) => other.worth - one.worth);
  if (weighed.length === 0) return null;
  const [top] = weighed;
  const alike = weighed.filter(({ move, worth }) => worth === top.worth && move.type === top.move.type);
  const others = weighed.filter(({ move, worth }) => worth < top.worth && move.type === top.move.type);
  const isMistake = others.length > 0 && OVERLOOKED.includes(top.move.type) && rng(MISTAKE_ONE_IN) === 0;
  return isMistake ? others[0].move : alike[rng(alike.length)].move;
}

/** Null when there is nothing to do. */
export const easyMove = (view: View, seat: Seat, rng: Rng): Move | null =>
  chooseMove(view, seat, legal(view, seat), rng);

/** Its decisions have no candidates, as it cannot tell what a move is worth at the end of the game. */
export const easy =
  (taste: Taste = NO_TASTE): Bot =>
  ({ view, seat, moves }, rng) => {
    const move = chooseMove(view, seat, moves, rng, taste);
    return move === null
      ? null
      : { move, reasons: moves.length === 1 ? [{ because: 'onlyMove' }] : [], candidates: [] };
  };
