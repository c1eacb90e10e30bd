// The button that ends the turn or the plan.
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Button } from '../parts/button.tsx';
import { offersOf, useTable } from './tableContext.ts';

interface DoneButtonProps {
  type: 'confirm' | 'end';
  /** False while something else should be done first. */
  isNext?: boolean;
}

/** The session asks for confirmation when something would be wasted. */
export function DoneButton({ type, isNext = true }: DoneButtonProps) {
  const { state, session, words, viewpoint } = useTable();
  const [offer] = offersOf(state, [type]);
  if (offer === undefined) return null;
  const isLit = state.selection.litButton === type;
  return (
    <Button
      kind={isNext ? 'main' : undefined}
      icon="done"
      className={isLit ? 'wide done lit' : 'wide done'}
      keys={SHORTCUTS.done}
      reason={offer.refused === null ? null : words.refusal(offer.refused)}
      onPress={() => {
        if (offer.refused === null) void session.done();
        else session.refuse(offer.refused, null);
      }}
    >
      {words.move(offer.move, viewpoint)}
    </Button>
  );
}
