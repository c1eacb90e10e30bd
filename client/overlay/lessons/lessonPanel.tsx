// The panel of a lesson at the table: a sentence for each step, lights on its spots, and what would have been better.
import { useEffect, useRef, useState } from 'preact/hooks';
import '../../styles/lessons.css';
import type { View } from '../../../game/index.ts';
import { LESSONS, type LessonName } from '../../model/lessons/index.ts';
import { LEARNER, type Lesson } from '../../model/lessons/lesson.ts';
import {
  advance,
  BEGINNING,
  countOf,
  goOn,
  isOver,
  isTrueAt,
  stepAt,
  type Progress,
} from '../../model/lessons/progress.ts';
import { isAsked } from '../../model/prompt.ts';
import type { Spot } from '../../model/spots.ts';
import type { LessonsText } from '../../words/lessons.ts';
import type { StepText } from '../../words/lessonText.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useSettings } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { useLessons } from './useLessons.ts';

/** On a desktop the panel lies over the shared boards: the class moves it off the moon's track or the monastery. */
const placeClass = (lights: readonly Spot[]): string => {
  if (lights.some(({ at }) => at === 'monastery')) return 'away';
  return lights.some(({ at }) => at === 'moon') ? 'aside' : '';
};

const NO_LIGHT: readonly Spot[] = [];

/** The plate of another player who serves: lit, so that the table on a phone scrolls to it. */
const plateOfOtherPlayer = ({ phase, turn }: View): readonly Spot[] =>
  phase === 'serving' && turn !== null && turn !== LEARNER ? [{ at: 'plate', seat: turn }] : NO_LIGHT;

function useProgress(name: LessonName): [Progress, (next: Progress) => void] {
  const { keptLessons } = useServices();
  const lesson: Lesson = LESSONS[name];
  const [progress, setProgress] = useState<Progress>(() => keptLessons.of(name)?.progress ?? BEGINNING);
  return [
    progress,
    (next) => {
      if (next === progress) return;
      keptLessons.keep(name, { progress: next, isUnderWay: !isOver(lesson, next) });
      setProgress(next);
    },
  ];
}

/** True from the learner's first unguided turn until the next step is shown: on phones the panel is smaller then. */
function useIsResting({ isShown }: Progress, isLearnersTurn: boolean): boolean {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (isShown) setIsResting(false);
    else if (isLearnersTurn) setIsResting(true);
  }, [isShown, isLearnersTurn]);
  return isResting && !isShown;
}

interface LessonPanelProps {
  name: LessonName;
  onLeave: () => void;
}

export function LessonPanel({ name, onLeave }: LessonPanelProps) {
  const { loaded: text } = useLessons();
  const { state, session } = useTable();
  const [progress, setProgress] = useProgress(name);
  const lesson: Lesson = LESSONS[name];
  const { view } = state.model;
  const player = view.players[LEARNER];
  const [isLeaving, setIsLeaving] = useState(false);
  const step = stepAt(lesson, progress);
  const count = countOf(lesson, progress);
  // The lesson goes on only when no move is on its way and no animation is running.
  const settledView = state.busy ? null : view;
  useEffect(() => {
    if (settledView !== null) setProgress(advance(lesson, progress, settledView));
  });
  const { singleKeys } = useSettings();
  const tellsKeys = singleKeys && step !== null && count.step <= (lesson.stepsWithKeys ?? 0);
  const isLearnersTurn = !state.busy && isAsked(view, LEARNER);
  const isResting = useIsResting(progress, isLearnersTurn);
  // While a die is held, the table lights the spaces where it can go.
  const hasHeldDie = state.selection.held !== null;
  const isLit = step !== null && progress.isShown && !progress.isMissed && player !== undefined && !hasHeldDie;
  // The panel is placed by the lights of the step even while they are off, so that it does not move when a die is held.
  const stepLights = step !== null && progress.isShown && player !== undefined ? step.lights(view, player) : NO_LIGHT;
  const isBetweenSteps = step !== null && !progress.isShown;
  const lights = isLit ? stepLights : isBetweenSteps ? plateOfOtherPlayer(view) : NO_LIGHT;
  // As text, so that the effect runs only when the lights change: the array is new on every render.
  const lightsText = JSON.stringify(lights);
  const button = isLit ? (step.button?.(view, player) ?? null) : null;
  /** A button leads on without a move; a late step always has one. */
  const hasNextButton = progress.isShown && (progress.isLate || step?.hasNextButton === true);
  const canGoOn = step !== null && (progress.isMissed || hasNextButton);
  const asks = step === null || canGoOn ? 'reading' : (button ?? (isLit && lights.length > 0 ? 'table' : null));
  useEffect(() => session.light(JSON.parse(lightsText) as Spot[], asks), [session, lightsText, asks]);
  useEffect(() => () => session.light(NO_LIGHT), [session]);
  const isWaiting = !isAsked(view, LEARNER) || state.model.prompt.kind === 'wait';
  const sentence = text === null ? '' : sentenceOf(text, name, progress, view, isWaiting);
  // Screen readers hear the sentence of a step or of the end after the events, but not what is said between two steps.
  const spokenSentence = progress.isShown || step === null ? sentence : '';
  useEffect(() => {
    if (spokenSentence !== '') session.speak(spokenSentence);
  }, [session, spokenSentence]);
  // On phones long sentences are scrolled: each begins at its first line.
  const sentenceElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentenceElement.current !== null) sentenceElement.current.scrollTop = 0;
  }, [sentence]);
  const nextButton = useRef<HTMLButtonElement>(null);
  const isLoaded = text !== null;
  // The button that leads on takes the focus if nothing or the heading of the prompt (`data-focus-home`) has it.
  useEffect(() => {
    const { activeElement } = document;
    const mayTakeFocus = activeElement === document.body || activeElement?.matches('[data-focus-home]') === true;
    if (canGoOn && isLoaded && mayTakeFocus) nextButton.current?.focus({ preventScroll: true });
  }, [canGoOn, isLoaded]);
  if (text === null) return null;
  const classes = [
    'lesson',
    placeClass(stepLights),
    step === null ? 'ended' : '',
    isResting ? 'resting' : '',
    canGoOn ? 'reads' : '',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={text.labels.region}>
      <div class="row spread title">
        <b>{text.lesson[name].title}</b>
        {step !== null && <span class="soft small">{text.labels.stepOf(count.step, count.steps)}</span>}
      </div>
      <p class="sentence" ref={sentenceElement}>
        {sentence}
      </p>
      {/* Seen while keys are in use. */}
      {tellsKeys && <div class="soft small byKeys">{text.labels.byKeys}</div>}
      <div class="row does">
        {step === null ? (
          <>
            <Button kind="main" onPress={onLeave}>
              {text.labels.playOn}
            </Button>
            <a class="button" href={hrefOf({ page: 'learn' })}>
              {text.labels.more}
            </a>
          </>
        ) : (
          <>
            {canGoOn && (
              <Button kind="main" inner={nextButton} onPress={() => setProgress(goOn(lesson, progress, view))}>
                {text.labels.goOn}
              </Button>
            )}
            <Button
              kind="plain"
              size="small"
              icon="cancel"
              className="leave"
              title={text.labels.leave}
              onPress={() => setIsLeaving(true)}
            >
              <span class="name">{text.labels.leave}</span>
            </Button>
          </>
        )}
      </div>
      {isLeaving && <LeaveDialog labels={text.labels} onLeave={onLeave} onStay={() => setIsLeaving(false)} />}
    </section>
  );
}

interface LeaveDialogProps {
  labels: LessonsText['labels'];
  onLeave: () => void;
  onStay: () => void;
}

function LeaveDialog({ labels, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      title={labels.leaveTitle}
      onClose={onStay}
      isShort
      foot={
        <>
          <Button onPress={onLeave}>{labels.leaveIt}</Button>
          <Button kind="main" onPress={onStay}>
            {labels.stay}
          </Button>
        </>
      }
    >
      <p>{labels.leaveText}</p>
    </Dialog>
  );
}

/** The sentence on the panel; empty before the first step. `isWaiting`: nothing is asked of the learner now. */
function sentenceOf(text: LessonsText, name: LessonName, progress: Progress, view: View, isWaiting: boolean): string {
  const { steps, end } = text.lesson[name];
  const step = stepAt(LESSONS[name], progress);
  if (step === null) return end;
  if (!progress.isShown && progress.at === 0) return '';
  if (!progress.isShown) return isWaiting ? text.labels.watching : text.labels.playing;
  const said = (steps as Readonly<Record<string, StepText>>)[step.id];
  if (progress.isMissed) return said?.better ?? '';
  return (isTrueAt(step, view) ? said?.text : said?.otherwise) ?? '';
}
