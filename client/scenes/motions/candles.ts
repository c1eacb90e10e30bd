// Candle light during an animation: it grows with each guest who sits down, and fades when the guests have gone.
import type { Card, Seat } from '../../../game/index.ts';
import { gloomPiece } from '../pieces/candlelight.ts';
import type { Piece, Subject } from '../pieces/piece.ts';
import type { Spot } from '../../model/spots.ts';
import type { Animator } from './animator.ts';

/** Lights the large tavern for the guests who sit there now, and for the upgrades of evening `round`. */
export function relight(animator: Animator, seat: Seat, lasts: number, round = animator.before.view.round): void {
  const player = animator.after.view.players[seat];
  if (player === undefined || !animator.isLarge(seat)) return;
  const tables: (Card | null)[] = [];
  const seatGuest = (spot: Spot | undefined, subject: Subject | null | undefined): void => {
    if (spot?.at === 'table' && spot.seat === seat && subject?.is === 'card') tables[spot.table] = subject.card;
  };
  for (const { piece } of animator.pieces(({ key }: Piece) => key.startsWith(`${seat}/table/`)))
    seatGuest(piece.spot, piece.subject);
  for (const { lies } of animator.ghosts) seatGuest(lies?.spot, lies?.subject);
  const lit = { tables: Array.from(tables, (card) => card ?? null), upgraded: player.upgraded };
  animator.fadeInto(gloomPiece({ seat, view: { round }, player: lit }, animator.layout), lasts);
}
