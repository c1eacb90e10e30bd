// Focus targets: the thing on the canvas that a focused button stands for; a ring is drawn around it.
import type { Face } from '../../../game/index.ts';
import type { HeldDie } from '../../model/heldDie.ts';
import type { Rect, Stage } from '../../model/stage.ts';
import type { Spot } from '../../model/spots.ts';

export type FocusTarget = { at: 'spot'; spot: Spot } | ({ at: 'die' } & HeldDie) | { at: 'coasterDie'; value: Face };

export function rectOfFocusTarget(stage: Stage, target: FocusTarget): Rect | null {
  switch (target.at) {
    case 'spot':
      return stage.rectOf(target.spot);
    case 'die':
      return stage.rectOfDie(target);
    case 'coasterDie':
      return stage.rectOfCoasterDie(target.value);
    default:
      return target satisfies never;
  }
}

/** Marks a button that has a focus target: focus on an element without this mark removes the ring. */
export const FOCUS_TARGET_ATTRIBUTE = { 'data-focus-target': '' } as const;
