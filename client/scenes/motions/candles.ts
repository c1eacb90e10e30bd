// Candle light during an animation: it grows with each guest who sits down, and fades as guests leave.
import type { Card, Seat } from '../../../game/index.ts';
import { gloomPiece } from '../pieces/candlelight.ts';
import type { Piece, Subject } from '../pieces/piece.ts';
import type { Spot } from '../../model/spots.ts';
import type { Animator } from './animator.ts';

/** Lights a seat's tavern, if it is large, for the guests who sit there now and the upgrades in force in `round`. */
export function relight(animator: Animator, seat: Seat, lasts: number, round = animator.before.view.round): void {
  const player = animator.after.view.players[seat];
  if (player === undefined || !animator.isLarge(seat)) return;
  const tables: (Card | null)[] = [];
  const addGuest = (spot: Spot | undefined, subject: Subject | null | undefined): void => {
    if (spot?.at === 'table' && spot.seat === seat && subject?.is === 'card') tables[spot.table] = subject.card;
  };
  for (const { piece } of animator.pieces(({ key }: Piece) => key.startsWith(`${seat}/table/`)))
    addGuest(piece.spot, piece.subject);
  for (const { lies } of animator.ghosts) addGuest(lies?.spot, lies?.subject);
  // Tables without a guest are holes in the array so far.
  const lit = { tables: Array.from(tables, (card) => card ?? null), upgraded: player.upgraded };
  animator.fadeInto(gloomPiece({ seat, view: { round }, player: lit }, animator.layout), lasts);
}
