// The player's dice as buttons: a click picks one up to be placed. Also the name of a die, which says where it lies.
import type { Die } from '../../../game/index.ts';
import { isHeld } from '../../model/heldDie.ts';
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

const inTray = (one: Die, other: Die): number => Number(one.own) - Number(other.own) || one.value - other.value;

/** Unplaced dice first, as they lie in the tray; spent ones last. */
const inOrder = (dice: readonly Die[]): Die[] =>
  [...dice].sort(
    (one, other) =>
      Number(one.spent) - Number(other.spent) ||
      Number(one.at !== null) - Number(other.at !== null) ||
      (one.at === null ? inTray(one, other) : 0),
  );

export function OwnDice({ dice }: { dice: readonly Die[] }) {
  const text = useText();
  const { state, session, words, setFocusTarget } = useTable();
  const { me, people } = state.model;
  const { held } = state.selection;
  if (dice.length === 0 || me === null) return null;
  let marked = false;
  return (
    <Roving label={text.textView.dice} className="diceRow">
      {inOrder(dice).map((die, index) => {
        // Of several dice that are alike only one is marked as held.
        const inHand = !marked && isHeld(die, held);
        marked ||= inHand;
        return (
          <button
            key={`${index}`}
            type="button"
            class={`dieButton${die.spent ? ' spent' : die.at !== null ? ' placed' : ''}`}
            aria-pressed={inHand}
            aria-disabled={die.spent ? 'true' : undefined}
            aria-label={dieName(text, words, die)}
            title={dieName(text, words, die)}
            {...FOCUS_TARGET_ATTRIBUTE}
            onPointerEnter={() => session.consider({ value: die.value, own: die.own, from: die.at, onCoaster: false })}
            onPointerLeave={() => session.consider(null)}
            onFocus={() => setFocusTarget({ at: 'die', value: die.value, own: die.own, from: die.at })}
            onClick={() => {
              if (!die.spent) session.hold(inHand ? null : { value: die.value, own: die.own, from: die.at });
            }}
          >
            <DieFace value={die.value} colour={die.own ? (people[me]?.colour ?? null) : null} />
          </button>
        );
      })}
    </Roving>
  );
}
