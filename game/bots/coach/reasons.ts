// Reasons for a move, as data: mostly its immediate results by the rules. The client puts them in words.
import {
  accepts,
  arrange,
  BOOK,
  GUESTS,
  incomeOf,
  leftOf,
  NOBLE,
  raiseFor,
  SITTER,
  stepsFor,
  ROUNDS,
  thalersOnTheWay,
  VICTORY_POINTS,
  tileValue,
  yieldsNow,
  type Bonus,
  type Die,
  type Face,
  type Move,
  type Player,
  type Seat,
  type Space,
  type View,
} from '../../index.ts';
import type { Decision, Reason } from '../bot.ts';
import { bestSpaceFor } from '../yieldWorth.ts';

export type AdviceReason =
  | Exclude<Reason, { because: 'dieFor' }>
  /** The die is for this space, where this number of dishwashers must raise it. */
  | { readonly because: 'dieFor'; readonly space: Space; readonly raise: number }
  /** A table of the next player still needs such a die, but none is on their coaster or on the one they get next. */
  | { readonly because: 'leavesNone'; readonly seat: Seat }
  /** The income of the dice on their spaces after the move, with the thalers that monastery steps bring. */
  | { readonly because: 'income'; readonly thalers: number; readonly beer: number; readonly steps: number }
  /** Victory points that are certain at once. */
  | { readonly because: 'points'; readonly points: number }
  /** A noble comes with it. */
  | { readonly because: 'noble' }
  | { readonly because: 'bonus'; readonly bonus: Bonus }
  /** Steps of reputation. */
  | { readonly because: 'reputation'; readonly steps: number }
  /** Thalers and beer that are lost with the end of the turn, as safe and storage cannot hold them. */
  | { readonly because: 'goodsLost'; readonly thalers: number; readonly beer: number }
  /** In a review: the coach's moves bring fewer points at once than the one that was made, but more on later evenings. */
  | { readonly because: 'later' }
  /** Points ahead of the second-best move, by the end of the game. */
  | { readonly because: 'better'; readonly points: number };

const incomeReasons = (view: View, player: Player, dice: readonly Die[]): AdviceReason[] => {
  const placed = dice.filter(({ at, spent }) => at !== null && !spent);
  // Without the barbacks, whose beer needs no die.
  const { thalers, beer } = incomeOf(placed, { ...yieldsNow(view, player), barbacks: 0 });
  const steps = placed.filter(({ at }) => at === 'monk').length * tileValue(view, player, 'monk');
  const paid = thalers + thalersOnTheWay(player.monastery, steps);
  return paid + beer + steps === 0 ? [] : [{ because: 'income', thalers: paid, beer, steps }];
};

/** True when the player has more tables that wait for this value than dice of it, and none lies on the coaster. */
function lacks({ tables, dice, coaster }: Player, value: Face): boolean {
  if (coaster.includes(value)) return false;
  const waiting = tables.filter((card) => card !== null && SITTER[card].die === value).length;
  return waiting > dice.filter((die) => die.value === value).length;
}

function reasonsForDraft(view: View, seat: Seat, value: Face, space: Space | null): AdviceReason[] {
  const player = view.players[seat];
  const { coaster } = player;
  const wanted = space === null ? null : accepts(player, space);
  const raise = wanted === null ? 0 : (raiseFor(value, wanted) ?? 0);
  const reasons: AdviceReason[] = space === null ? [] : [{ because: 'dieFor', space, raise }];
  const left = leftOf(view, seat);
  const isLast = coaster.length > 1 && coaster.filter((die) => die === value).length === 1;
  if (isLast && lacks(view.players[left], value)) reasons.push({ because: 'leavesNone', seat: left });
  return reasons;
}

const pointsReasons = (count: number): AdviceReason[] => (count > 0 ? [{ because: 'points', points: count }] : []);
const bonusReasons = (bonus: Bonus | null | undefined): AdviceReason[] =>
  bonus === null || bonus === undefined ? [] : [{ because: 'bonus', bonus }];

/** `space`: the planned space of a die from the coaster, null if it has none; by default the one that yields most. */
export function reasonsFor(view: View, seat: Seat, move: Move, space?: Space | null): AdviceReason[] {
  const player = view.players[seat];
  switch (move.type) {
    case 'draft':
      return reasonsForDraft(
        view,
        seat,
        move.value,
        space === undefined ? (bestSpaceFor(view, player, move.value)?.space ?? null) : space,
      );
    case 'put': {
      const dice = arrange(view, player, move.dice);
      return Array.isArray(dice) ? incomeReasons(view, player, dice) : [];
    }
    case 'confirm':
      return view.phase === 'planning' ? incomeReasons(view, player, player.dice) : [];
    case 'settle':
      return [{ because: 'reputation', steps: stepsFor(player.dice, yieldsNow(view, player)) }];
    case 'recruit':
      return [...pointsReasons(GUESTS[move.guest].vp), ...bonusReasons(GUESTS[move.guest].bonus)];
    case 'nobles':
      return pointsReasons(NOBLE.vp * move.count);
    case 'buy':
      return pointsReasons(VICTORY_POINTS[move.card]);
    case 'upgrade':
    case 'breatheOn':
      return view.nobles > 0 ? [{ because: 'noble' }] : [];
    case 'sign':
      return bonusReasons(BOOK[move.column].cells[player.book[move.column]]);
    // `take` needs no reason: the sentence of the move itself says what the die brings in.
    case 'take':
    case 'choose':
    case 'withdraw':
    case 'giveUp':
    case 'juggle':
    case 'dance':
    case 'breathe':
    case 'bard':
    case 'deny':
    case 'pick':
    case 'strike':
    case 'end':
    case 'takeBack':
      return [];
    default:
      return move satisfies never;
  }
}

/** The thalers and beer that this move loses if it ends the turn. */
export function goodsLostBy(view: View, seat: Seat, { type }: Move): AdviceReason[] {
  // After the last evening nothing can be bought any more: goods only decide ties.
  if (type !== 'end' || view.round === ROUNDS) return [];
  const player = view.players[seat];
  const thalers = Math.max(0, player.thalers - tileValue(view, player, 'safe'));
  const beer = Math.max(0, player.beer - tileValue(view, player, 'storage'));
  return thalers + beer === 0 ? [] : [{ because: 'goodsLost', thalers, beer }];
}

/** Smaller leads are not mentioned. */
const LEAST_LEAD = 0.3;

/**
 * The reasons for a bot's move: those that follow from the rules, with the bot's own space for a die; where there are
 * none, that nothing else can be done, or the lead over the second-best move.
 */
export function explain(view: View, seat: Seat, { move, reasons, candidates }: Decision): AdviceReason[] {
  const meant = reasons.find((reason) => reason.because === 'dieFor');
  const why = meant === undefined ? reasonsFor(view, seat, move) : reasonsFor(view, seat, move, meant.space);
  if (reasons.some(({ because }) => because === 'onlyMove')) return why.length > 0 ? why : [{ because: 'onlyMove' }];
  const lead = candidates.length < 2 ? 0 : candidates[0].value - candidates[1].value;
  return why.length === 0 && lead >= LEAST_LEAD ? [{ because: 'better', points: lead }] : why;
}
