// The button that ends the turn or the plan.
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Button } from '../parts/button.tsx';
import { offersOf, useTable } from './tableContext.ts';

interface DoneButtonProps {
  type: 'confirm' | 'end';
  /** False while another button should be pressed first. */
  isNext?: boolean;
  /** False while dice can still be placed, or something can be paid for: the button is not golden then. */
  isReady?: boolean;
}

/** The session asks for confirmation if something would be wasted, or if the settings want it. */
export function DoneButton({ type, isNext = true, isReady = true }: DoneButtonProps) {
  const { state, session, words, viewpoint } = useTable();
  const [offer] = offersOf(state, [type]);
  if (offer === undefined) return null;
  const { asks = null } = state.selection;
  const isLit = asks === type;
  const isLater = !isReady || (asks !== null && !isLit);
  return (
    <Button
      kind={isNext ? 'main' : undefined}
      icon="done"
      className={['wide done', type === 'end' ? 'endOfTurn' : '', isLit ? 'lit' : '', isLater ? 'later' : '']
        .filter(Boolean)
        .join(' ')}
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
