// Pieces of the forecast on the tracks: the steps that placed dice will bring, beside one's own markers.
import type { TableModel } from '../../model/tableModel.ts';
import { rectIn, type Layout } from '../layout.ts';
import { bottom, clamp, middle, rect, right, type Rect } from '../layout/rect.ts';
import { comingSteps } from '../sketches/pools.ts';
import type { Piece } from './piece.ts';

const SIZE = { width: 25, height: 16 } as const;

/** The box of the tag beside the marker, at the outer edge of the track: it hides neither the marker nor a number. */
export function reputationTagBox(marker: Rect, board: Rect): Rect {
  const height = clamp(board.height * 0.24, 12, SIZE.height);
  const width = height * 1.6;
  const isUpper = middle(marker).y < middle(board).y;
  const isAtEnd = right(marker) + width > right(board);
  const y = isUpper ? board.y - height * 0.6 : bottom(board) - height * 0.4;
  return rect(isAtEnd ? marker.x - width : right(marker), y, width, height);
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
  const marker = pieces.find(({ key }) => key === `${me}/reputation`)?.box ?? space;
  pieces.push({ key: 'forecast/reputation', picture: comingSteps(reputation), box: reputationTagBox(marker, board) });
}
