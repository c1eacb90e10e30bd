// The prompt: what the player is asked, and the buttons to answer with, one panel for each kind of prompt.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { targetsFromCoaster } from '../../model/targets.ts';
import type { PromptKind, PromptOf } from '../../model/prompt.ts';
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Roving } from '../keys/roving.tsx';
import { CoachButtons } from '../coach/coachPanel.tsx';
import { Button } from '../parts/button.tsx';
import { DieFace } from '../parts/dieFace.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';
import { isLegal, offersOf, useTable } from './tableContext.ts';
import { PictureButtons } from './pictureButtons.tsx';
import { MoveButtons } from './moveButtons.tsx';
import { ServeAll } from './serveAll.tsx';
import { StartCardButtons } from './startCardButtons.tsx';
import { OwnDice } from './dice.tsx';
import { ForSale } from './forSale.tsx';
import { HeldDie } from './heldDie.tsx';
import { FOCUS_TARGET_ATTRIBUTE } from './focusTarget.ts';
import { UndoRedo } from './undoRedo.tsx';
import { ThinkAgain } from './thinkAgain.tsx';
import { Totals } from './totals.tsx';

type Panel<K extends PromptKind> = ComponentType<{ prompt: PromptOf<K> }>;

const useLabel = () => useText().table.prompt;

/**
 * The button that ends the turn or the plan; the session asks for confirmation when something would be wasted.
 * `isNext` is false while something else should be done first.
 */
function Done({ type, isNext = true }: { type: 'confirm' | 'end'; isNext?: boolean }) {
  const { state, session, words, viewpoint } = useTable();
  const [offer] = offersOf(state, [type]);
  if (offer === undefined) return null;
  const isLit = state.selection.litButton === type;
  return (
    <Button
      kind={isNext ? 'main' : undefined}
      icon="done"
      className={isLit ? 'wide done lit' : 'wide done'}
      keys={SHORTCUTS.done}
      reason={offer.refused === null ? null : words.refusal(offer.refused)}
      onPress={() => {
        if (offer.refused === null) void session.done();
        else session.refuse(offer.refused, null);
      }}
    >
      {words.move(offer.move, viewpoint)}
    </Button>
  );
}

/** A hidden choice: its options, or the one that is chosen and the way to change it. */
function Choose({ prompt: { kind, chosen } }: { prompt: PromptOf<'startCard' | 'evening' | 'keepCard'> }) {
  const { table, label: before } = useText();
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
          <b>{before(table.chosen)}</b> {words.option(chosen, viewpoint.view)}
        </span>
      </div>
      <MoveButtons label={label} types={['withdraw']} main />
    </>
  );
}

/** In pass and play: buttons with which people who have finished take that back while the screen is with somebody else. */
function OthersThinkAgain() {
  const { state } = useTable();
  const { me } = state.model;
  return <ThinkAgain seats={state.mayThinkAgain.filter((seat) => seat !== me)} />;
}

function Guests({ prompt }: { prompt: PromptOf<'guests'> }) {
  const label = useLabel();
  return (
    <>
      {!prompt.done && <Done type="confirm" />}
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
      {state.model.dice.length > 0 && <p class="soft small">{text.textView.dice}</p>}
      <OwnDice dice={state.model.dice} />
      <HeldDie />
    </>
  );
}

function Plan({ prompt }: { prompt: PromptOf<'plan'> }) {
  const { state } = useTable();
  return (
    <>
      <OwnDice dice={state.model.dice} />
      <HeldDie />
      {!prompt.done && <Done type="confirm" />}
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
      <Done type="end" isNext={prompt.unserved === 0} />
    </>
  );
}

const Deny = () => <MoveButtons label={useLabel()} types={['deny']} />;
const Pick = () => <PictureButtons label={useLabel()} types={['pick']} />;
const Sign = () => <PictureButtons label={useLabel()} types={['sign']} all />;
const Strike = () => <PictureButtons label={useLabel()} types={['strike']} />;

/** While waiting a player may take back the end of the plan, and plan ahead. */
function Wait() {
  const text = useText();
  const { state } = useTable();
  const canPlan = offersOf(state, ['put']).some(isLegal);
  return (
    <>
      {canPlan && <p class="soft small">{text.table.plan}</p>}
      <OwnDice dice={state.model.dice} />
      <HeldDie />
      <MoveButtons label={useLabel()} types={['withdraw']} />
    </>
  );
}

const Over = () => null;

const PANELS: { [K in PromptKind]: Panel<K> } = {
  startCard: Choose,
  evening: Choose,
  keepCard: Choose,
  guests: Guests,
  draft: Draft,
  plan: Plan,
  settle: Settle,
  serve: Serve,
  deny: Deny,
  schnappsOrDeny: Pick,
  column: Sign,
  strike: Strike,
  wait: Wait,
  over: Over,
};

/** The player who is asked, when several share the screen. */
function Whom() {
  const { state, viewpoint } = useTable();
  const { me } = state.model;
  const person = me === null || state.seatsHere.length < 2 ? undefined : viewpoint.people[me];
  if (person === undefined) return null;
  return (
    <p class="whom">
      <Emblem colour={person.colour} />
      <b>{person.name}</b>
    </p>
  );
}

export function PromptPanel() {
  const text = useText();
  const { state, words, viewpoint, coaching = null } = useTable();
  const { prompt } = state.model;
  const { title, todo } = words.prompt(prompt, viewpoint);
  /** On phones; folded again with the next prompt. */
  const [isTodoShown, setIsTodoShown] = useState(false);
  useEffect(() => setIsTodoShown(false), [title]);
  const Answer = PANELS[prompt.kind] as Panel<PromptKind>;
  return (
    <section class={prompt.kind === 'over' ? 'prompt over' : 'prompt'} aria-label={text.table.prompt}>
      <div class="asked">
        <Whom />
        <h2 tabIndex={-1} data-focus-home>
          {title}
        </h2>
        <p class={isTodoShown ? 'soft todo told' : 'soft todo'}>{todo}</p>
      </div>
      <Button
        kind="plain"
        className="more"
        icon="help"
        label={text.table.prompt}
        expanded={isTodoShown}
        onPress={() => setIsTodoShown(!isTodoShown)}
      />
      <div class="answer">
        <Answer prompt={prompt} />
        <OthersThinkAgain />
      </div>
      <UndoRedo />
      {coaching !== null && <CoachButtons coaching={coaching} />}
      <Totals />
    </section>
  );
}
