// What the keyboard's focus means on the table: a ring is drawn there, over the canvas.
import type { Face, Space } from '../../../game/index.ts';
import type { Rect, Stage } from '../../model/stage.ts';
import type { Spot } from '../../model/spots.ts';

export type Pointed =
  | { at: 'spot'; spot: Spot }
  | { at: 'die'; value: Face; own: boolean; from: Space | null }
  | { at: 'coasterDie'; value: Face };

export function rectOfPointed(stage: Stage, pointed: Pointed): Rect | null {
  switch (pointed.at) {
    case 'spot':
      return stage.rectOf(pointed.spot);
    case 'die':
      return stage.rectOfDie(pointed.value, pointed.own, pointed.from);
    case 'coasterDie':
      return stage.rectOfCoasterDie(pointed.value);
    default:
      return pointed satisfies never;
  }
}

/** Marks an element that points at something; the ring goes when the focus goes elsewhere. */
export const POINTS = { 'data-points': '' } as const;
