// The table that the document shows while an animation runs: the earlier one, in step with what has been seen.
import type { Event } from '../../game/index.ts';
import type { PromptKind } from './prompt.ts';
import type { TableModel } from './tableModel.ts';

/** Prompts that are new each time, even of the same kind: the buttons of one are no answer to the next. */
const NEW_EACH_TIME: readonly PromptKind[] = ['draft', 'over'];

const withoutPrompt = (shown: TableModel): TableModel => ({ ...shown, prompt: { kind: 'wait', for: [] }, offers: [] });

/**
 * A new game before its opening has been seen. `bare` has the table before the first event, but the phase and the turn
 * after the opening.
 */
export function beforeOpening(bare: TableModel): TableModel {
  const phase = bare.view.phase === 'startCards' ? 'startCards' : 'evening';
  return withoutPrompt({ ...bare, view: { ...bare.view, phase, turn: null } });
}

/** Keeps the prompt only if the next one is of the same kind: then its buttons stay valid, and stay in place. */
export function whileAnimating(shown: TableModel, coming: TableModel): TableModel {
  const { kind } = shown.prompt;
  if (kind === coming.prompt.kind && !NEW_EACH_TIME.includes(kind)) return shown;
  return withoutPrompt(shown);
}

/** Evening, phase and turn as the seen events say. */
export function afterSeeing(shown: TableModel, events: readonly Event[]): TableModel {
  let { round, phase, turn } = shown.view;
  for (const event of events) {
    if (event.type === 'round') round = event.round;
    if (event.type === 'phase') {
      phase = event.phase;
      turn = null;
    }
    if (event.type === 'turn') turn = event.seat;
  }
  return { ...shown, view: { ...shown.view, round, phase, turn } };
}
