// The panels of the prompt: the buttons to answer with, for each kind of question.
import type { ComponentType } from 'preact';
import { isLegal } from '../../model/offers.ts';
import { targetsFromCoaster } from '../../model/targets.ts';
import type { PromptKind, PromptOf } from '../../model/prompt.ts';
import { Roving } from '../keys/roving.tsx';
import { DieFace } from '../parts/dieFace.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { OwnDice } from './dice.tsx';
import { DoneButton } from './doneButton.tsx';
import { FOCUS_TARGET_ATTRIBUTE } from './focusTarget.ts';
import { ForSale } from './forSale.tsx';
import { HeldDie } from './heldDie.tsx';
import { MoveButtons } from './moveButtons.tsx';
import { PictureButtons } from './pictureButtons.tsx';
import { ServeAll } from './serveAll.tsx';
import { StartCardButtons } from './startCardButtons.tsx';
import { offersOf, useTable } from './tableContext.ts';

export type Panel<K extends PromptKind> = ComponentType<{ prompt: PromptOf<K> }>;

const useLabel = () => useText().table.answers;

/** A hidden choice: its options and, once one is chosen, its name with a button that takes the choice back. */
function Choose({ prompt: { kind, chosen } }: { prompt: PromptOf<'startCard' | 'evening' | 'keepCard'> }) {
  const { table, label: withColon } = useText();
  const { words, viewpoint } = useTable();
  const label = useLabel();
  // Start cards lie on the table, large; a click there chooses, and changes the choice.
  const isOnTable = kind === 'startCard';
  const pictures = isOnTable ? null : <PictureButtons label={label} types={['choose']} chosen={chosen} />;
  if (chosen === null) return pictures ?? <StartCardButtons label={label} />;
  return (
    <>
      {pictures}
      <div class="chosen">
        <Icon name="done" />
        <span>
          <b>{withColon(table.chosen)}</b> {words.option(chosen, viewpoint.view)}
        </span>
      </div>
      <MoveButtons label={label} types={['withdraw']} main />
    </>
  );
}

function Guests({ prompt }: { prompt: PromptOf<'guests'> }) {
  const label = useLabel();
  return (
    <>
      {!prompt.done && <DoneButton type="confirm" />}
      {prompt.counterGuests > 0 && <MoveButtons label={label} types={['giveUp', 'withdraw']} />}
    </>
  );
}

function Draft() {
  const text = useText();
  const { state, session, words, viewpoint, setFocusTarget } = useTable();
  const label = useLabel();
  const offers = offersOf(state, ['draft']).filter(isLegal);
  return (
    <>
      <Roving label={label} className="diceRow">
        {offers.map(({ move }) =>
          move.type === 'draft' ? (
            <button
              key={move.value}
              type="button"
              class="dieButton"
              aria-label={words.move(move, viewpoint)}
              aria-description={words.targets(targetsFromCoaster(state.model, move.value), viewpoint)}
              {...FOCUS_TARGET_ATTRIBUTE}
              onPointerEnter={() => session.consider({ value: move.value, own: false, from: null, onCoaster: true })}
              onPointerLeave={() => session.consider(null)}
              onFocus={() => setFocusTarget({ at: 'coasterDie', value: move.value })}
              onClick={() => void session.do(move)}
            >
              <DieFace value={move.value} colour={null} />
            </button>
          ) : null,
        )}
      </Roving>
      {state.model.dice.length > 0 && <p class="soft small">{text.textView.ownDice}</p>}
      <OwnDice dice={state.model.dice} />
      <HeldDie />
    </>
  );
}

function Plan({ prompt }: { prompt: PromptOf<'plan'> }) {
  const { state } = useTable();
  const canPlace = offersOf(state, ['put']).some(
    (offer) => offer.move.type === 'put' && offer.move.dice[0].from === null && isLegal(offer),
  );
  return (
    <>
      <OwnDice dice={state.model.dice} />
      <HeldDie />
      {!prompt.done && <DoneButton type="confirm" isReady={!canPlace} />}
      <MoveButtons label={useLabel()} types={['withdraw']} />
    </>
  );
}

function Settle() {
  const { state } = useTable();
  return (
    <>
      <OwnDice dice={state.model.dice} />
      <HeldDie />
      <MoveButtons label={useLabel()} types={['settle']} main />
    </>
  );
}

function Serve({ prompt }: { prompt: PromptOf<'serve'> }) {
  const { state } = useTable();
  return (
    <>
      <ForSale prompt={prompt} />
      <OwnDice dice={state.model.dice} />
      <HeldDie />
      <ServeAll />
      <MoveButtons label={useLabel()} types={['bard', 'dance', 'breathe']} />
      <DoneButton type="end" isNext={prompt.unserved === 0} isReady={!prompt.canSpend} />
    </>
  );
}

const Deny = () => <MoveButtons label={useLabel()} types={['deny']} />;
const SchnappsOrDeny = () => <PictureButtons label={useLabel()} types={['pick']} />;
const Sign = () => <PictureButtons label={useLabel()} types={['sign']} all />;
const Strike = () => <PictureButtons label={useLabel()} types={['strike']} />;

/** Others are to act; while they draft, the player can plan ahead. */
function Wait() {
  const text = useText();
  const { state } = useTable();
  const canPlan = offersOf(state, ['put']).some(isLegal);
  return (
    <>
      {canPlan && <p class="soft small">{text.table.plan}</p>}
      <OwnDice dice={state.model.dice} />
      <HeldDie />
    </>
  );
}

const Over = () => null;

export const PANELS: { [K in PromptKind]: Panel<K> } = {
  startCard: Choose,
  evening: Choose,
  keepCard: Choose,
  guests: Guests,
  draft: Draft,
  plan: Plan,
  settle: Settle,
  serve: Serve,
  deny: Deny,
  schnappsOrDeny: SchnappsOrDeny,
  column: Sign,
  strike: Strike,
  wait: Wait,
  over: Over,
};
