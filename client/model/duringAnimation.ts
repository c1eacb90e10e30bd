// The table that the document shows while an animation runs: the earlier one, in step with what has been seen.
import type { Event } from '../../game/index.ts';
import type { PromptKind } from './prompt.ts';
import type { TableModel } from './tableModel.ts';

/** Questions that are asked once only: an answer to the earlier one says nothing about the later one. */
const ASKED_ONCE: readonly PromptKind[] = ['draft', 'over'];

const askedNothing = (shown: TableModel): TableModel => ({ ...shown, prompt: { kind: 'wait', for: [] }, offers: [] });

/** A new game whose opening has not been seen yet. */
export function beforeOpening(bare: TableModel): TableModel {
  const phase = bare.view.phase === 'startCards' ? 'startCards' : 'evening';
  return askedNothing({ ...bare, view: { ...bare.view, phase, turn: null } });
}

/** Keeps the prompt only if the same is asked afterwards, so that buttons neither lie nor flicker. */
export function whileAnimating(shown: TableModel, coming: TableModel): TableModel {
  const { kind } = shown.prompt;
  if (kind === coming.prompt.kind && !ASKED_ONCE.includes(kind)) return shown;
  return askedNothing(shown);
}

/** Evening, phase and turn as the seen events say. */
export function afterSeeing(shown: TableModel, events: readonly Event[]): TableModel {
  let { round, phase, turn } = shown.view;
  for (const event of events) {
    if (event.type === 'round') ({ round } = event);
    if (event.type === 'phase') [phase, turn] = [event.phase, null];
    if (event.type === 'turn') turn = event.seat;
  }
  return { ...shown, view: { ...shown.view, round, phase, turn } };
}
