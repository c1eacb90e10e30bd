// The lesson at the table: one sentence for each step, a light on what it speaks of, and what would have been better.
import { useEffect, useRef, useState } from 'preact/hooks';
import '../../styles/lessons.css';
import type { View } from '../../../game/index.ts';
import { LESSONS, type LessonName } from '../../model/lessons/index.ts';
import { LEARNER, type Lesson } from '../../model/lessons/lesson.ts';
import { advance, BEGINNING, goOn, isOver, isTrueAt, stepAt, type Progress } from '../../model/lessons/progress.ts';
import { isAsked } from '../../model/prompt.ts';
import type { Spot } from '../../model/spots.ts';
import type { LessonsText } from '../../words/lessons.ts';
import type { StepText } from '../../words/lessonText.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { hrefOf } from '../route.ts';
import { useServices } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { useLessons } from './useLessons.ts';

/** The panel lies over the shared boards: it moves aside for lights on the evenings, and further away for those in the monastery. */
const placeClass = (lights: readonly Spot[]): string => {
  if (lights.some(({ at }) => at === 'moon')) return 'aside';
  return lights.some(({ at }) => at === 'monastery') ? 'away' : '';
};

const NO_LIGHT: readonly Spot[] = [];

function useProgress(name: LessonName): [Progress, (next: Progress) => void] {
  const { keptLessons } = useServices();
  const lesson: Lesson = LESSONS[name];
  const [progress, setProgress] = useState<Progress>(() => keptLessons.of(name)?.progress ?? BEGINNING);
  return [
    progress,
    (next) => {
      if (next === progress) return;
      keptLessons.keep(name, next, isOver(lesson, next));
      setProgress(next);
    },
  ];
}

/** True while the learner plays unaided, until the next step: on phones the panel makes room for that. */
function useRest({ isShown }: Progress, isLearnersTurn: boolean): boolean {
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
  // The lesson goes on only when no animation is running.
  const settledView = state.busy ? null : view;
  useEffect(() => {
    if (settledView !== null) setProgress(advance(lesson, progress, settledView));
  });
  const isLearnersTurn = !state.busy && isAsked(view, LEARNER);
  const isResting = useRest(progress, isLearnersTurn);
  // While a die is held, the table lights where it can go.
  const isFree = state.selection.held === null;
  const isLit = step !== null && progress.isShown && !progress.isMissed && player !== undefined && isFree;
  // The panel keeps its place while a die is held.
  const spoken = step !== null && progress.isShown && player !== undefined ? step.lights(view, player) : NO_LIGHT;
  const lights = isLit ? spoken : NO_LIGHT;
  const lit = JSON.stringify(lights);
  const button = isLit ? (step.button ?? null) : null;
  useEffect(() => session.light(JSON.parse(lit) as Spot[], button), [session, lit, button]);
  useEffect(() => () => session.light(NO_LIGHT), [session]);
  const sentence = text === null ? '' : sentenceOf(text, name, progress, view);
  // Said in its turn after what happened; while nothing is new, nothing is said.
  const spokenSentence = progress.isShown || step === null ? sentence : '';
  useEffect(() => {
    if (spokenSentence !== '') session.speak(spokenSentence);
  }, [session, spokenSentence]);
  // On phones long sentences are scrolled: each begins at its first line.
  const sentenceElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentenceElement.current !== null) sentenceElement.current.scrollTop = 0;
  }, [sentence]);
  const goesOn = step !== null && (progress.isMissed || (progress.isShown && step.isRead === true));
  const next = useRef<HTMLButtonElement>(null);
  const isLoaded = text !== null;
  // The button of a step that is only read takes the focus from the question, but from nothing else.
  useEffect(() => {
    const { activeElement } = document;
    if (goesOn && isLoaded && (activeElement === document.body || activeElement?.matches('[data-focus-home]') === true))
      next.current?.focus({ preventScroll: true });
  }, [goesOn, isLoaded]);
  if (text === null) return null;
  const classes = [
    'lesson',
    placeClass(spoken),
    step === null ? 'ended' : '',
    isResting ? 'resting' : '',
    goesOn ? 'reads' : '',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={text.labels.region}>
      <div class="row spread title">
        <b>{text.lesson[name].title}</b>
        {step !== null && <span class="soft small">{text.labels.far(progress.at + 1, lesson.steps.length)}</span>}
      </div>
      <p class="sentence" ref={sentenceElement}>
        {sentence}
      </p>
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
            {goesOn && (
              <Button kind="main" inner={next} onPress={() => setProgress(goOn(lesson, progress, view))}>
                {text.labels.goOn}
              </Button>
            )}
            <Button kind="plain" size="small" icon="cancel" className="leave" onPress={() => setIsLeaving(true)}>
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

/** Before the first step nothing is said. */
function sentenceOf(text: LessonsText, name: LessonName, progress: Progress, view: View): string {
  const { steps, end } = text.lesson[name];
  const step = stepAt(LESSONS[name], progress);
  if (step === null) return end;
  if (!progress.isShown && progress.at === 0) return '';
  if (!progress.isShown) return isAsked(view, LEARNER) ? text.labels.playing : text.labels.watching;
  const said = (steps as Readonly<Record<string, StepText>>)[step.id];
  if (progress.isMissed) return said?.better ?? '';
  return (isTrueAt(step, view) ? said?.text : said?.otherwise) ?? '';
}
