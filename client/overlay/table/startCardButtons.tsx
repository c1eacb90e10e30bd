// Start cards as buttons. Beside a canvas, where the cards lie large, a button shows only its card's number and name,
// and on phones only the number.
import { START_CARD_NUMBERS } from '../../../game/index.ts';
import { isLegal } from '../../model/offers.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { offersOf, useTable } from './tableContext.ts';

export function StartCardButtons({ label }: { label: string }) {
  const { number } = useText();
  const { state, session, words, viewpoint, setFocusTarget } = useTable();
  const offers = offersOf(state, ['choose']).filter(isLegal);
  if (offers.length === 0) return null;
  return (
    <Roving label={label} className="actions">
      {offers.map(({ move, spot }) => {
        const card = START_CARD_NUMBERS.find((one) => move.type === 'choose' && move.option === String(one));
        if (card === undefined) return null;
        return (
          <Button
            key={card}
            className="startCard"
            hasFocusTarget={spot !== null}
            onFocus={() => setFocusTarget(spot === null ? null : { at: 'spot', spot })}
            onPress={() => void session.do(move)}
          >
            <span class="short" aria-hidden="true">
              <b>{number(card)}</b>
              <span class="title">{words.explain({ at: 'startCard', card }, viewpoint).title}</span>
            </span>
            <span class="whole">{words.move(move, viewpoint)}</span>
          </Button>
        );
      })}
    </Roving>
  );
}
