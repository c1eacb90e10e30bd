// Pieces of light: the gloom of the large tavern, in which the bar, each occupied table and each tile whose upgrade is
// in force are lit; and the lamps over these tiles.
import { TILES, type ByTile, type Card } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import { rectIn, type Layout } from '../layout.ts';
import { middle, rect } from '../layout/rect.ts';
import { gloom, LAMP, type LitPlace } from '../sketches/light.ts';
import type { Tavern } from './tavern.ts';
import type { Piece } from './piece.ts';

/**
 * Darkness without any light, how much of it each light takes away (the bar is always one, a lamp counts twice), and the
 * least that stays.
 */
const DARK = 0.68;
const PER_LIGHT = 0.034;
const LEAST_DARK = 0.12;
/** Each light also makes the whole room warmer. */
const WARM_PER_LIGHT = 0.0065;
/** The gloom is painted small and stretched. */
const COARSE = 6;

/** All that the light of a tavern depends on. */
type LitTavern = Pick<Tavern, 'seat'> & {
  view: Pick<Tavern['view'], 'round'>;
  player: { tables: readonly (Card | null)[]; upgraded: ByTile<number> };
};

/**
 * True if the upgraded side counts in this round. `upgraded` holds the round from which it counts, which can be the next
 * one; 0 if the tile is not upgraded.
 */
const isInForce = ({ player, view }: LitTavern, tile: (typeof TILES)[number]): boolean =>
  player.upgraded[tile] > 0 && player.upgraded[tile] <= view.round;

/** The gloom of a tavern with its lit places; it lies below everything that stands in the house. */
export function gloomPiece(tavern: LitTavern, layout: Layout): Piece {
  const { seat, player } = tavern;
  const { whole, bar, book, reputation } = layout.tavern;
  const lit = (spot: Spot, reach: number): LitPlace[] => {
    const box = rectIn(layout, spot);
    if (box === null) return [];
    const { x, y } = middle(box);
    return [{ x: x - whole.x, y: y - whole.y, radius: box.width * reach }];
  };
  const guests = player.tables.flatMap((card, table) => (card === null ? [] : lit({ at: 'table', seat, table }, 1.5)));
  const lamps = TILES.filter((tile) => isInForce(tavern, tile)).flatMap((tile) =>
    lit({ at: 'tile', seat, tile }, 1.15),
  );
  const atBar = middle(bar);
  const lights = [{ x: atBar.x - whole.x, y: atBar.y - whole.y, radius: bar.width * 0.8 }, ...guests, ...lamps];
  // Lamps are brighter than candles.
  const brightness = lights.length + lamps.length;
  const dark = Math.max(LEAST_DARK, DARK - PER_LIGHT * brightness);
  const warmth = WARM_PER_LIGHT * brightness;
  const boards = [bar, book, reputation].flatMap((box) =>
    box === null ? [] : [{ ...box, x: box.x - whole.x, y: box.y - whole.y }],
  );
  return {
    key: `${seat}/gloom`,
    picture: gloom({ lights, boards, dark, warmth, coarse: COARSE }),
    box: whole,
    coarse: COARSE,
  };
}

/** A lamp over each tile whose upgrade is in force. */
export function addLamps(pieces: Piece[], tavern: Tavern, layout: Layout): void {
  const { seat } = tavern;
  for (const tile of TILES) {
    const box = isInForce(tavern, tile) ? rectIn(layout, { at: 'tile', seat, tile }) : null;
    if (box === null) continue;
    const size = box.width * 0.3;
    pieces.push({
      key: `${seat}/lamp/${tile}`,
      picture: LAMP,
      box: rect(box.x + box.width - size * 1.05, box.y - size * 0.28, size, size),
    });
  }
}
