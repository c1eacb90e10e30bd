// The player's dice as buttons: a click picks one up to be placed. Also the name of a die, which says where it lies.
import type { Die } from '../../../game/index.ts';
import { heldAt, heldIndex } from '../../model/heldDie.ts';
import { Roving } from '../keys/roving.tsx';
import { DieFace } from '../parts/dieFace.tsx';
import { useText } from '../services.ts';
import type { PageText } from '../../words/pages.ts';
import type { Words } from '../../words/index.ts';
import { useTable } from './tableContext.ts';
import { FOCUS_TARGET_ATTRIBUTE } from './focusTarget.ts';

export function dieName(text: PageText, words: Words, { value, own, at, spent }: Die): string {
  const die = text.textView.die(value, own);
  if (at === null) return text.textView.dieFree(die);
  return spent ? text.textView.dieTaken(die, words.space(at)) : text.textView.dieAt(die, words.space(at));
}

/** Compares two dice by their order in the tray. */
export const byTray = (one: Pick<Die, 'own' | 'value'>, other: Pick<Die, 'own' | 'value'>): number =>
  Number(one.own) - Number(other.own) || one.value - other.value;

/** Unplaced dice first, as they lie in the tray; spent ones last. */
const inOrder = (dice: readonly Die[]): Die[] =>
  [...dice].sort(
    (one, other) =>
      Number(one.spent) - Number(other.spent) ||
      Number(one.at !== null) - Number(other.at !== null) ||
      (one.at === null ? byTray(one, other) : 0),
  );

const placementClass = ({ spent, at }: Die): 'spent' | 'placed' | '' => {
  if (spent) return 'spent';
  return at === null ? '' : 'placed';
};

export function OwnDice({ dice }: { dice: readonly Die[] }) {
  const text = useText();
  const { state, session, words, setFocusTarget } = useTable();
  const { me, people } = state.model;
  const { held } = state.selection;
  if (dice.length === 0 || me === null) return null;
  const ordered = inOrder(dice);
  const indexOfHeld = heldIndex(ordered, held);
  return (
    <Roving label={text.textView.ownDice} className="diceRow">
      {ordered.map((die, index) => {
        const isHeld = index === indexOfHeld;
        return (
          <button
            key={`${index}`}
            type="button"
            class={['dieButton', placementClass(die)].filter(Boolean).join(' ')}
            aria-pressed={isHeld}
            aria-disabled={die.spent ? 'true' : undefined}
            aria-label={dieName(text, words, die)}
            title={dieName(text, words, die)}
            {...FOCUS_TARGET_ATTRIBUTE}
            onPointerEnter={() => session.consider({ value: die.value, own: die.own, from: die.at, onCoaster: false })}
            onPointerLeave={() => session.consider(null)}
            onFocus={() => setFocusTarget({ at: 'die', value: die.value, own: die.own, from: die.at })}
            onClick={() => {
              if (!die.spent) session.hold(isHeld ? null : heldAt(ordered, index));
            }}
          >
            <DieFace value={die.value} colour={die.own ? (people[me]?.colour ?? null) : null} />
          </button>
        );
      })}
    </Roving>
  );
}
