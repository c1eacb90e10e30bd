// Pieces of the forecast on the tracks: the steps that placed dice will bring, beside one's own markers.
import type { TableModel } from '../../model/tableModel.ts';
import { rectIn, type Layout } from '../layout.ts';
import { clamp, rect, right, type Rect } from '../layout/rect.ts';
import { comingSteps } from '../sketches/pools.ts';
import type { Piece } from './piece.ts';

const SIZE = { width: 25, height: 16 } as const;

/** Between the two rows of the reputation track, at the marker's space: no number is hidden, and it stays on the board. */
export function reputationTagBox(space: Rect, board: Rect): Rect {
  const height = clamp(board.height * 0.24, 12, SIZE.height);
  const width = height * 1.6;
  const centre = clamp(space.x + space.width / 2, board.x + width / 2, right(board) - width / 2);
  return rect(centre - width / 2, board.y + (board.height - height) / 2, width, height);
}

export function addForecasts(pieces: Piece[], { me, view, forecast }: TableModel, layout: Layout): void {
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined || forecast === null) return;
  const stone = rectIn(layout, { at: 'monastery', space: player.monastery });
  if (stone !== null && forecast.steps > 0)
    pieces.push({
      key: 'forecast/steps',
      picture: comingSteps(forecast.steps),
      box: rect(stone.x + stone.width * 0.6, stone.y - SIZE.height * 0.4, SIZE.width, SIZE.height),
    });
  const board = layout.tavern.reputation;
  const space = rectIn(layout, { at: 'reputation', seat: me, space: player.reputation });
  const isLarge = !layout.others.some(({ seat }) => seat === me);
  const reputation = forecast.reputation ?? 0;
  if (!isLarge || board === null || space === null || reputation === 0) return;
  pieces.push({ key: 'forecast/reputation', picture: comingSteps(reputation), box: reputationTagBox(space, board) });
}
