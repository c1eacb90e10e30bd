// A spot of the table as a button for each of its moves, or as one button if it has none: what lies there, its
// explanation, and the move, or the reason why there is none.
import type { Die } from '../../../game/index.ts';
import { isSameDie } from '../../model/heldDie.ts';
import { cheapestFirst, isLegal, spotOfChoice, type Offer } from '../../model/offers.ts';
import { sameSpot, spotOfDie, type Spot } from '../../model/spots.ts';
import { useText } from '../services.ts';
import type { SessionState } from '../../session/index.ts';
import { reasonOf, useTable } from '../table/tableContext.ts';
import { dieName } from '../table/dice.tsx';
import { FOCUS_TARGET_ATTRIBUTE } from '../table/focusTarget.ts';

/**
 * The offers at a spot: while a die is held, those that put it there; otherwise all that put no die. Juggling is left
 * out: it has a button in the prompt.
 */
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
  const here = 'seat' in spot && spot.seat === state.model.me ? diceAt(state.model.dice, spot) : [];
  const dice = here.map((die) => dieName(text, words, die)).join('. ');
  const choice = spotOfChoice(state.model);
  const chosen = choice !== null && sameSpot(choice, spot) ? `${text.table.chosen}.` : '';
  const about = lines.join(' ');
  // The name of the move says what is on a start card.
  const aboutMove = spot.at === 'startCard' ? '' : about;
  const toSpot = () => setFocusTarget({ at: 'spot', spot });

  if (legal.length === 0) {
    const refusal = offers[0]?.refused ?? null;
    const reason = reasonOf(words, refusal);
    return (
      <button
        type="button"
        class="item"
        aria-disabled="true"
        {...FOCUS_TARGET_ATTRIBUTE}
        onFocus={toSpot}
        onClick={() => {
          if (refusal !== null) session.refuse(refusal, spot);
        }}
      >
        <b>{title}</b>
        {endOf(title)}
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
          {endOf(title)}
          <Sentence>{words.move(move, viewpoint)}</Sentence>
          {index === 0 && <Sentence>{dice}</Sentence>}
          {index === 0 && <Sentence soft>{aboutMove}</Sentence>}
        </button>
      ))}
    </>
  );
}

/** The full stop that the text lacks, if any: screen readers pause there. */
const endOf = (text: string): string => (/[.!?]$/.test(text) ? '' : '.');

const Sentence = ({ children, soft = false }: { children: string; soft?: boolean }) =>
  children === '' ? null : (
    <>
      {' '}
      <span class={soft ? 'line soft small' : 'line'}>
        {children}
        {endOf(children)}
      </span>
    </>
  );
