// The card at one of the player's tables that a move is about, and who sits there: the card's picture on a button shows
// the same face.
import type { Card, Move, Player, Seat, View } from '../../../game/index.ts';
import { sitterAt, type SitterLook } from '../../model/sitters.ts';

export interface SittingCard {
  card: Card;
  sitter: SitterLook;
}

export function sittingCard({ view, me }: { view: View; me: Seat | null }, move: Move): SittingCard | null {
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return null;
  const table = tableOf(player, view, move);
  const card = table === null ? null : (player.tables[table] ?? null);
  return table === null || card === null ? null : { card, sitter: sitterAt(player, me, table) };
}

function tableOf({ tables }: Pick<Player, 'tables'>, { phase }: View, move: Move): number | null {
  if (move.type === 'deny') return move.table;
  // The choice at closing is which drawn card the juggler puts on the deck.
  if (move.type !== 'choose' || phase !== 'closing') return null;
  const table = tables.findIndex((card) => card === move.option);
  return table < 0 ? null : table;
}
