// A spot of the table as a button: what lies there, its explanation, and its moves, or why there are none.
import type { Die } from '../../../game/index.ts';
import { isSameDie } from '../../model/heldDie.ts';
import { cheapestFirst, spotOfChoice, type Offer } from '../../model/offers.ts';
import { sameSpot, spotOfDie, type Spot } from '../../model/spots.ts';
import { useText } from '../services.ts';
import type { SessionState } from '../../session/index.ts';
import { isLegal, reasonOf, useTable } from '../table/tableContext.ts';
import { dieName } from '../table/dice.tsx';
import { FOCUS_TARGET_ATTRIBUTE } from '../table/focusTarget.ts';

/** The offers for a spot. While a die is held they are the places where it can go. */
function offersAt({ model, selection }: SessionState, spot: Spot): Offer[] {
  const { held } = selection;
  return model.offers.filter(({ move, spot: at }) => {
    if (at === null || !sameSpot(at, spot) || move.type === 'juggle') return false;
    if (move.type !== 'put') return held === null;
    return held !== null && isSameDie(move.dice[0], held);
  });
}

const diceAt = (dice: readonly Die[], spot: Spot): Die[] =>
  'seat' in spot ? dice.filter((die) => die.at !== null && sameSpot(spotOfDie(spot.seat, die.at), spot)) : [];

export function SpotItem({ spot }: { spot: Spot }) {
  const text = useText();
  const { state, session, words, viewpoint, setFocusTarget } = useTable();
  const { title, lines } = words.explain(spot, viewpoint);
  const offers = offersAt(state, spot);
  const legal = cheapestFirst(offers.filter(isLegal));
  const [refused] = offers;
  const here = 'seat' in spot && spot.seat === state.model.me ? diceAt(state.model.dice, spot) : [];
  const dice = here.map((die) => dieName(text, words, die)).join('. ');
  const choice = spotOfChoice(state.model);
  const chosen = choice !== null && sameSpot(choice, spot) ? `${text.table.chosen}.` : '';
  const about = lines.join(' ');
  const toSpot = () => setFocusTarget({ at: 'spot', spot });

  if (legal.length === 0) {
    const reason = reasonOf(words, refused?.refused ?? null);
    return (
      <button
        type="button"
        class="item"
        aria-disabled="true"
        {...FOCUS_TARGET_ATTRIBUTE}
        onFocus={toSpot}
        onClick={() => {
          if (refused?.refused) session.refuse(refused.refused, spot);
        }}
      >
        <b>{title}</b>
        <Sentence>{chosen}</Sentence>
        <Sentence>{dice}</Sentence>
        <Sentence soft>{reason === null ? about : `${about} ${reason}`}</Sentence>
      </button>
    );
  }
  return (
    <>
      {legal.map(({ move }, index) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          class="item can"
          {...FOCUS_TARGET_ATTRIBUTE}
          onFocus={toSpot}
          onClick={() => void session.do(move)}
        >
          <b>{title}</b>
          <Sentence>{words.move(move, viewpoint)}</Sentence>
          {index === 0 && <Sentence>{dice}</Sentence>}
          {/* The name of the move says what is on a start card. */}
          {index === 0 && spot.at !== 'startCard' && <Sentence soft>{about}</Sentence>}
        </button>
      ))}
    </>
  );
}

/** A part of the button's name; the hidden full stop makes screen readers pause before it. */
const Sentence = ({ children, soft = false }: { children: string; soft?: boolean }) =>
  children === '' ? null : (
    <>
      <span class="unseen">. </span>
      <span class={soft ? 'line soft small' : 'line'}>{children}</span>
    </>
  );
