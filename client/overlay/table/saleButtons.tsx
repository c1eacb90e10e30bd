// The buttons in an explanation that was opened by a press: they buy what it explains, the first of them also by Enter.
import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../../model/offers.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from './tableContext.ts';

/** Elements that Enter itself presses or writes into. */
const TAKES_ENTER = 'a, button, input, select, textarea, summary';

/**
 * Not in the Tab order, as the prompt or the table in words has the same moves; Enter is for players who pressed to see
 * the explanation.
 */
export function SaleButtons({ offers }: { offers: readonly Offer[] }) {
  const { session, words, viewpoint } = useTable();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = ({ key, repeat, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Enter' || repeat || defaultPrevented || document.activeElement?.matches(TAKES_ENTER) === true)
        return;
      if (document.querySelector('dialog[open]') === null) first.current?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      {offers.map(({ move }, nth) => (
        <Button
          key={JSON.stringify(move)}
          kind={nth === 0 ? 'main' : undefined}
          inner={nth === 0 ? first : null}
          className="buy"
          tabIndex={-1}
          onPress={() => {
            // Closes the explanation.
            session.pick({ pick: 'hover', spot: null, x: 0, y: 0 });
            void session.do(move);
          }}
        >
          {words.move(move, viewpoint)}
        </Button>
      ))}
    </>
  );
}
