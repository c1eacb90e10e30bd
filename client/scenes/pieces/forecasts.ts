// Pieces of the forecast on the tracks: the steps that placed dice will bring, beside one's own markers.
import type { Spot } from '../../model/spots.ts';
import type { TableModel } from '../../model/tableModel.ts';
import { rectIn, type Layout } from '../layout.ts';
import { rect } from '../layout/rect.ts';
import { coming } from '../sketches/pools.ts';
import type { Piece } from './piece.ts';

const SIZE = { width: 25, height: 16 } as const;

export function addForecasts(pieces: Piece[], { me, view, forecast }: TableModel, layout: Layout): void {
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined || forecast === null) return;
  const beside = (key: string, spot: Spot, plus: number): void => {
    const box = rectIn(layout, spot);
    const isLarge = !layout.others.some(({ seat }) => seat === me);
    if (box === null || plus === 0 || !(spot.at === 'monastery' || isLarge)) return;
    pieces.push({
      key: `forecast/${key}`,
      picture: coming(plus),
      box: rect(box.x + box.width * 0.6, box.y - SIZE.height * 0.4, SIZE.width, SIZE.height),
    });
  };
  beside('steps', { at: 'monastery', space: player.monastery }, forecast.steps);
  beside('reputation', { at: 'reputation', seat: me, space: player.reputation }, forecast.reputation ?? 0);
}
