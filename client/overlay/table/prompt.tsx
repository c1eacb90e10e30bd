// The prompt: who is asked, the question, the panel to answer it with, undo and redo, the coach's buttons, the totals
// and, on phones on their side, what other players gained.
import { useEffect, useState } from 'preact/hooks';
import type { PromptKind } from '../../model/prompt.ts';
import { CoachButtons } from '../coach/coachPanel.tsx';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { PANELS, type Panel } from './promptPanels.tsx';
import { useTable } from './tableContext.ts';
import { ThinkAgain } from './thinkAgain.tsx';
import { Totals } from './totals.tsx';
import { TurnLines } from './turnLines.tsx';
import { UndoRedo } from './undoRedo.tsx';

/** In pass and play: lets people who have finished take that back while somebody else has the screen. */
function OthersThinkAgain() {
  const { state } = useTable();
  const { me } = state.model;
  return <ThinkAgain seats={state.mayThinkAgain.filter((seat) => seat !== me)} />;
}

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
  /** Phones show the explanation of the prompt only after a press of the help button, until the next prompt. */
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
      <TurnLines place="panel" />
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
