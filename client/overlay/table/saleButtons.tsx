// The buttons in an explanation that a finger has asked for: they buy what is explained.
import type { Offer } from '../../model/offers.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from './tableContext.ts';

/** Reached by fingers only; keys have these buttons in the prompt. */
export function SaleButtons({ offers }: { offers: readonly Offer[] }) {
  const { session, words, viewpoint } = useTable();
  return (
    <>
      {offers.map(({ move }, nth) => (
        <Button
          key={JSON.stringify(move)}
          kind={nth === 0 ? 'main' : undefined}
          className="buy"
          tabIndex={-1}
          onPress={() => {
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
