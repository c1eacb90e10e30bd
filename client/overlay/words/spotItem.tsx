// A place on the table as a button: what lies there, what it is, and what can be done with it now, or why not.
import type { Die } from '../../../game/index.ts';
import { sameSpot, spotKey, spotOfDie, type Spot } from '../../model/spots.ts';
import type { Offer } from '../../model/tableModel.ts';
import { useText } from '../services.ts';
import type { SessionState } from '../../tableSession.ts';
import { isLegal, reasonOf, useTable } from '../table/atTable.ts';
import { dieName } from '../table/dice.tsx';

/** Dice are put by holding one first; then the places where it can go are meant. */
function offersAt({ model, gaze }: SessionState, spot: Spot): Offer[] {
  const { held } = gaze;
  return model.offers.filter(({ move, spot: at }) => {
    if (at === null || !sameSpot(at, spot) || move.type === 'turn') return false;
    if (move.type !== 'put') return held === null;
    const [shift] = move.dice;
    return held !== null && shift?.value === held.value && shift.own === held.own && shift.from === held.from;
  });
}

const diceAt = (dice: readonly Die[], spot: Spot): Die[] =>
  'seat' in spot ? dice.filter((die) => die.at !== null && sameSpot(spotOfDie(spot.seat, die.at), spot)) : [];

export function SpotItem({ spot }: { spot: Spot }) {
  const text = useText();
  const { state, session, words, glance } = useTable();
  const { title, lines } = words.explain(spot, glance);
  const offers = offersAt(state, spot);
  const legal = offers.filter(isLegal);
  const [first] = legal;
  const [refused] = offers;
  const reason = first === undefined ? (reasonOf(words, refused?.refused ?? null) ?? text.table.nothingToDo) : null;
  const here = 'seat' in spot && spot.seat === state.model.me ? diceAt(state.model.dice, spot) : [];
  const deeds = legal.map(({ move }) => words.move(move, glance));
  return (
    <button
      type="button"
      class={`item${first === undefined ? '' : ' can'}`}
      data-spot={spotKey(spot)}
      aria-disabled={first === undefined ? 'true' : undefined}
      onFocus={() => session.point(spot)}
      onClick={() => {
        if (first !== undefined) session.pick({ pick: 'spot', spot });
        else if (refused?.refused) session.refuse(refused.refused, spot);
      }}
    >
      <b>{title}</b>
      {here.map((die, index) => (
        <span key={`${index}`}>. {dieName(text, words, die)}</span>
      ))}
      {deeds.length > 0 && <span>. {deeds.join('. ')}</span>}
      <span class="soft small">
        . {lines.join(' ')} {reason !== null && refused !== undefined && reason}
      </span>
    </button>
  );
}
