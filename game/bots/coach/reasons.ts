// Reasons for a move, as data: its immediate results by the rules. The client puts them in words.
import {
  arrange,
  BOOK,
  brewerYield,
  GUESTS,
  incomeOf,
  leftOf,
  NOBLE,
  SITTER,
  stepsFor,
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
  | Reason
  /** The next player has a guest who waits for such a die, and none on the coaster now or on the one that comes next. */
  | { readonly because: 'leavesNone'; readonly seat: Seat }
  /** The income of the dice on their spaces after the move. */
  | { readonly because: 'income'; readonly thalers: number; readonly beer: number; readonly steps: number }
  /** Victory points that are certain at once. */
  | { readonly because: 'points'; readonly points: number }
  /** A noble comes with it. */
  | { readonly because: 'noble' }
  | { readonly because: 'bonus'; readonly bonus: Bonus }
  /** Steps of reputation. */
  | { readonly because: 'reputation'; readonly steps: number }
  /** Points ahead of the second-best move, by the end of the game. */
  | { readonly because: 'better'; readonly points: number };

const incomeReasons = (view: View, player: Player, dice: readonly Die[]): AdviceReason[] => {
  const placed = dice.filter(({ at, spent }) => at !== null && !spent);
  const yields = { ...yieldsNow(view, player), brewer: brewerYield(view, player) };
  const { thalers, beer } = incomeOf(placed, yields);
  const steps = placed.filter(({ at }) => at === 'monk').length * tileValue(view, player, 'monk');
  return thalers + beer + steps === 0 ? [] : [{ because: 'income', thalers, beer, steps }];
};

/** True when more guests wait for such dice than the player has, and none lies on the player's coaster. */
function lacks({ tables, dice, coaster }: Player, value: Face): boolean {
  if (coaster.includes(value)) return false;
  const waiting = tables.filter((card) => card !== null && SITTER[card].die === value).length;
  return waiting > dice.filter((die) => die.value === value).length;
}

function reasonsForDraft(view: View, seat: Seat, value: Face, space: Space | null): AdviceReason[] {
  const { coaster } = view.players[seat];
  const reasons: AdviceReason[] = space === null ? [] : [{ because: 'dieFor', space }];
  const left = leftOf(view, seat);
  const isLast = coaster.length > 1 && coaster.filter((die) => die === value).length === 1;
  if (isLast && lacks(view.players[left], value)) reasons.push({ because: 'leavesNone', seat: left });
  return reasons;
}

const points = (count: number): AdviceReason[] => (count > 0 ? [{ because: 'points', points: count }] : []);
const bonusOf = (bonus: Bonus | null | undefined): AdviceReason[] =>
  bonus === null || bonus === undefined ? [] : [{ because: 'bonus', bonus }];

/** `space` is the planned space of a die from the coaster, if known. */
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
      return [...points(GUESTS[move.guest].vp), ...bonusOf(GUESTS[move.guest].bonus)];
    case 'nobles':
      return points(NOBLE.vp * move.count);
    case 'buy':
      return points(VICTORY_POINTS[move.card]);
    case 'upgrade':
    case 'breatheOn':
      return view.nobles > 0 ? [{ because: 'noble' }] : [];
    case 'sign':
      return bonusOf(BOOK[move.column].cells[player.book[move.column]]);
    // The sentence of the move itself says what the die brings in.
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

/** A lead below this is not worth a word. */
const NOTICEABLE = 0.3;

/** A bot's own reasons for its move, and those that follow from the rules. */
export function explain(view: View, seat: Seat, { move, reasons, candidates }: Decision): AdviceReason[] {
  const meant = reasons.find((reason) => reason.because === 'dieFor');
  const why = meant === undefined ? reasonsFor(view, seat, move) : reasonsFor(view, seat, move, meant.space);
  if (reasons.some(({ because }) => because === 'onlyMove')) return why.length > 0 ? why : [{ because: 'onlyMove' }];
  const lead = candidates.length < 2 ? 0 : candidates[0].value - candidates[1].value;
  return why.length === 0 && lead >= NOTICEABLE ? [{ because: 'better', points: lead }] : why;
}
