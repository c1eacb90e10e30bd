// A move in numbers and icons, what it costs before what it brings, for buttons that have no room for a sentence. A
// signature costs nothing: the column that it goes to comes first.
import { BOOK, ENTERTAINER_PRINT, fillsRow, type Bonus, type Move, type Player } from '../../../game/index.ts';
import type { ButtonIcon } from '../../art/icons.ts';

export type NumberOrIcon = number | ButtonIcon;

export interface ShortMove {
  /** For a signature: the beer that the guests of its column cost. */
  costs: readonly NumberOrIcon[];
  brings: readonly NumberOrIcon[];
}

const { dancer, fireBreather } = ENTERTAINER_PRINT;

/** Null where a move has no such short form. */
export function shortMove(player: Player, move: Move): ShortMove | null {
  switch (move.type) {
    case 'dance': {
      const side = player.entertainers.dancer ?? 'thalers';
      const { schnapps, yields } = dancer[side];
      return { costs: [schnapps, 'schnapps'], brings: [yields, side === 'beer' ? 'stein' : 'thaler'] };
    }
    case 'breathe':
      return { costs: [fireBreather.deny.schnapps, 'schnapps'], brings: ['leave'] };
    case 'bard':
      return { costs: ['card'], brings: [1, 'reputation'] };
    case 'sign': {
      // The picture on the same button shows which bonus it is: only the amount is needed.
      const { costs, cells } = BOOK[move.column];
      const row = player.book[move.column];
      return {
        costs: [...costs, 'stein'],
        brings: [...amountOf(cells[row] ?? null), ...(fillsRow(player, move.column) ? ['noble' as const] : [])],
      };
    }
    default:
      return null;
  }
}

const amountOf = (bonus: Bonus | null): number[] =>
  bonus !== null && 'count' in bonus && bonus.count > 1 ? [bonus.count] : [];
