// Everything the player can pay for now, as buttons right after the question. On a painted table only the one with the focus
// is seen, beside the ring around its card or tile.
import type { MoveType } from '../../../game/index.ts';
import { cheapestFirst } from '../../model/offers.ts';
import { SPENDING, type PromptOf } from '../../model/prompt.ts';
import { Roving } from '../keys/roving.tsx';
import { useText } from '../services.ts';
import { MoveButton } from './moveButtons.tsx';
import { isLegal, offersOf, useTable } from './tableContext.ts';

/** A counter guest is given for a step in the monastery. */
const GIVING: readonly MoveType[] = [...SPENDING, 'giveUp'];

export function ForSale({ prompt: { thalers, beer, unserved } }: { prompt: PromptOf<'serve'> }) {
  const { table } = useText();
  const { state, words, viewpoint } = useTable();
  const offers = GIVING.flatMap((type) => cheapestFirst(offersOf(state, [type]).filter(isLegal)));
  if (offers.length === 0) return null;
  return (
    <>
      <Roving label={table.forSale(words.pays({ thalers, beer, steps: 0 }))} className="forSale">
        {offers.map((offer) => (
          <MoveButton
            key={JSON.stringify(offer.move)}
            offer={offer}
            description={offer.spot === null ? undefined : words.explain(offer.spot, viewpoint).lines.join(' ')}
          />
        ))}
      </Roving>
      {unserved === 0 && <p class="byKeys soft">{table.buyByKeys}</p>}
    </>
  );
}
