// Everything the player can pay for now, with thalers, beer or a counter guest, as buttons right after the question. On
// a painted table only the button with the focus is seen; a ring on the canvas shows what it is about.
import type { MoveType } from '../../../game/index.ts';
import { cheapestFirst, isLegal, type Offer } from '../../model/offers.ts';
import { SPENDING, type PromptOf } from '../../model/prompt.ts';
import { Roving } from '../keys/roving.tsx';
import { useText } from '../services.ts';
import { MoveButton } from './moveButtons.tsx';
import { offersOf, useTable } from './tableContext.ts';

/** Selector of the button that ends the turn, while that button is golden. */
const END = '.prompt .answer > .endOfTurn.main:not(.later)';

export function ForSale({ prompt: { thalers, beer, unserved } }: { prompt: PromptOf<'serve'> }) {
  const { table } = useText();
  const { state, words, viewpoint } = useTable();
  const legalOffers = (type: MoveType) => cheapestFirst(offersOf(state, [type]).filter(isLegal));
  const stores = words.pays({ thalers, beer, steps: 0 });
  const goods = SPENDING.flatMap(legalOffers);
  // Counter guests have a group of their own, because the label “For sale” would not be true of them.
  const counterGuests = legalOffers('giveUp');
  const counterSpot = counterGuests[0]?.spot ?? null;
  const buttonFor = (offer: Offer) => (
    <MoveButton
      key={JSON.stringify(offer.move)}
      offer={offer}
      description={offer.spot === null ? undefined : words.explain(offer.spot, viewpoint).lines.join(' ')}
    />
  );
  return (
    <>
      {goods.length > 0 && (
        <Roving label={table.forSale(stores)} className="forSale" heir={END} spends>
          {goods.map(buttonFor)}
        </Roving>
      )}
      {counterSpot !== null && (
        <Roving label={words.explain(counterSpot, viewpoint).title} className="forSale" heir={END} spends>
          {counterGuests.map(buttonFor)}
        </Roving>
      )}
      {goods.length > 0 && unserved === 0 && <p class="byKeys soft">{table.buyByKeys}</p>}
    </>
  );
}
