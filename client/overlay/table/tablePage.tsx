// The page of a table, played or watched in a replay: the canvas and, beside it, everything in words and buttons.
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import '../../styles/table.css';
import '../../styles/result.css';
import '../../styles/review.css';
import { CoachAnswer } from '../coach/coachPanel.tsx';
import { useCoach } from '../coach/useCoach.ts';
import { useHotkeys } from '../keys/hotkeys.ts';
import { useKeysInUse } from '../keys/keysInUse.ts';
import { useKeptFocus } from '../keys/keptFocus.ts';
import { Button } from '../parts/button.tsx';
import { Live } from '../parts/live.tsx';
import { ResultPanel } from '../result/resultPanel.tsx';
import { ReplayPanel } from '../replay/replayPanel.tsx';
import { goTo } from '../route.ts';
import { useServices, useSettings, useText } from '../services.ts';
import { sessionSettings } from '../settings.ts';
import { useStore, type ReadableStore } from '../store.ts';
import { ruleOfSpot } from '../../model/ruleOf.ts';
import type { Session } from '../../session/index.ts';
import type { Words } from '../../words/index.ts';
import { TextView } from '../textView/textView.tsx';
import { TableProvider, viewpointOf, useFocusTarget, useSessionState, type TableContext } from './tableContext.ts';
import { Curtain, QuestionDialog } from './dialogs.tsx';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { IconName } from './iconName.tsx';
import { HeldDieSpeech } from './heldDie.tsx';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import { People } from './people.tsx';
import { PromptPanel } from './prompt.tsx';
import { StageHost, type StageState } from './stageHost.tsx';
import { Toasts } from './toasts.tsx';
import { TurnLines } from './turnLines.tsx';
import { tableKeys } from './tableKeys.ts';
import { useDrawer } from './useDrawer.ts';
import { useHeardQuestion } from './useHeardQuestion.ts';
import { useMenu } from './useMenu.ts';
import { useFinger } from './useFinger.ts';
import { useTurn } from './useTurn.ts';

/** The parts that only an online match has. */
export interface OnlineParts {
  /** Shown above the prompt. */
  notices: ComponentChildren;
  chat: ComponentChildren;
  /** The number of unread chat lines. */
  unread: number;
  onChatShown: (isShown: boolean) => void;
  menu: ComponentChildren;
  againLabel: string;
  clockOf: NonNullable<TableContext['clockOf']>;
}

const goHome = () => goTo({ page: 'home' });

export interface TablePageProps {
  session: Session;
  words: ReadableStore<Words>;
  /** Begins another game with the same seats; null for spectators and in a replay. */
  onAgain: (() => void) | null;
  /** Opens the replay at an event's number; null in a replay, and until an online match is over. */
  onReplay: ((event: number) => void) | null;
  /** In a replay: leads to the table of its game. */
  onTable?: () => void;
  /** The replay is of a game that is over. */
  isOver?: boolean;
  /** The fairness check of a replay. */
  fairness?: ComponentChildren;
  onlineParts?: OnlineParts;
  /** The review of a finished game, over its replay; null where there is none. */
  review?: { isOpen: boolean; onOpen: () => void; panel: ComponentChildren } | null;
  /** Opens the review from the result of a game; null where there is none. */
  onReview?: (() => void) | null;
  /** True if players may ask the coach. */
  hasCoach?: boolean;
  /** The lesson that is played here, above the prompt. */
  lesson?: ComponentChildren;
}

export function TablePage(props: TablePageProps) {
  const {
    session,
    onAgain,
    onReplay,
    onTable = goHome,
    isOver = false,
    fairness,
    onlineParts,
    review = null,
    onReview = null,
    hasCoach = false,
    lesson,
  } = props;
  const text = useText();
  const words = useStore(props.words);
  const settings = useSettings();
  const systemReducesMotion = useStore(useServices().systemReducesMotion);
  const state = useSessionState(session);
  const finger = useFinger();
  const focus = useFocusTarget(session, finger.isPressing);
  const page = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const { noteFocus, withoutHeard } = useHeardQuestion();
  const { speech } = state;
  const said = useMemo(() => withoutHeard(speech.text), [speech.text, speech.number]);
  const [stage, setStage] = useState<StageState>('coming');
  const [isResultShown, setIsResultShown] = useState(true);
  /** True once the final count of points has begun; from the start if the game was over when the page was opened. */
  const [wasCountBegun, setWasCountBegun] = useState(state.model.result !== null);
  const onCountBegun = useCallback(() => setWasCountBegun(true), []);
  const isTextOnly = stage === 'missing';
  const drawer = useDrawer({
    root: () => page.current,
    opensInWords: settings.tableInWords,
    isTextOnly,
    hasChat: onlineParts !== undefined,
  });
  const menu = useMenu();
  const { playback: controls } = session;
  const { playback } = state;
  const isReplay = controls !== null;
  const coach = useCoach(state, session);
  const coaching = hasCoach && !isReplay && state.model.me !== null && state.model.result === null ? coach : null;

  useEffect(() => {
    session.configure(sessionSettings(settings, systemReducesMotion));
  }, [session, settings, systemReducesMotion]);
  const localCall = state.seatsHere.length > 1 ? 'never' : 'silent';
  useTurn(state, onlineParts === undefined ? localCall : 'aloud');

  const { focusTarget } = focus;
  /** The spot that the help key explains: that of the focused button, or else that of the tooltip. */
  const explained = focusTarget?.at === 'spot' ? focusTarget.spot : (state.tooltip?.spot ?? null);
  const goToPrompt = () => page.current?.querySelector<HTMLElement>('[data-focus-home]')?.focus();
  useHotkeys(
    tableKeys(state, session, {
      openDrawer: drawer.goInto,
      help: () => (explained === null ? menu.openKeys() : menu.openGuide(ruleOfSpot(explained), explained)),
      coaching,
    }),
  );
  // While a move is on its way or animated, the prompt still shows the question that this move answers.
  useKeptFocus(page, state.busy && state.model.prompt.kind !== 'wait');
  useKeysInUse();
  // The button that led here had the focus, and went with its page.
  useEffect(() => {
    if (document.activeElement === document.body) goToPrompt();
  }, []);

  const onChatShown = onlineParts?.onChatShown;
  const isChatShown = drawer.shown === 'chat' && drawer.isOpen;
  useEffect(() => onChatShown?.(isChatShown), [onChatShown, isChatShown]);

  const { handTo } = state;
  const result = isReplay ? null : state.model.result;
  const toEvent = controls === null ? onReplay : (event: number) => controls.goToEvent(event);
  const isHidden = handTo !== null;
  const reviewPanel = review?.isOpen === true ? review.panel : undefined;
  return (
    <TableProvider
      value={{
        state,
        session,
        words,
        viewpoint: viewpointOf(state),
        coaching,
        openRule: menu.openGuide,
        clockOf: onlineParts?.clockOf,
        ...focus,
      }}
    >
      <div
        class={['table', stage === 'shown' ? 'painted' : '', isTextOnly ? 'inWords' : ''].filter(Boolean).join(' ')}
        ref={page}
        inert={isHidden}
        {...finger.listeners}
        onFocusIn={(event) => {
          noteFocus(event.target);
          if (event.target instanceof Element && !event.target.hasAttribute('data-focus-target'))
            focus.setFocusTarget(null);
        }}
      >
        <button type="button" class="skip" onClick={goToPrompt}>
          {text.table.skipToPrompt}
        </button>
        <button type="button" class="skip" onClick={() => drawer.goInto('text')}>
          {text.table.skipToWords}
        </button>
        <Header onMenu={menu.open} onHelp={() => menu.openGuide(null)}>
          {stage === 'shown' && <TurnLines place="bar" />}
        </Header>
        <StageHost state={stage} onState={setStage} dock={dock} textView={<TextView />}>
          {result !== null && isResultShown ? (
            <ResultPanel
              result={result}
              wasBegun={wasCountBegun}
              onBegun={onCountBegun}
              onAgain={onAgain}
              againLabel={onlineParts?.againLabel}
              onReplay={onReplay === null ? null : () => onReplay(0)}
              onReview={onReview}
              onTable={() => setIsResultShown(false)}
            />
          ) : (
            reviewPanel
          )}
        </StageHost>
        <Toasts />
        <div class="dock" ref={dock} role={isTextOnly ? 'complementary' : 'main'} aria-label={text.table.panel}>
          {onlineParts?.notices}
          {lesson}
          {controls === null || playback === null ? (
            <>
              <PromptPanel />
              {coaching !== null && <CoachAnswer coaching={coaching} />}
            </>
          ) : (
            <ReplayPanel
              controls={controls}
              playback={playback}
              fairness={fairness}
              onReview={review?.onOpen ?? null}
              isOver={isOver}
              onTable={onTable}
            />
          )}
          {result !== null && !isResultShown && (
            <Button kind="main" className="wide seeResult" icon="trophy" onPress={() => setIsResultShown(true)}>
              {text.table.result}
            </Button>
          )}
        </div>
        <People />
        <Drawer
          shown={drawer.shown}
          tabs={drawer.tabs}
          unread={onlineParts?.unread ?? 0}
          isOpen={drawer.isOpen}
          onShow={drawer.show}
          onClose={drawer.close}
        >
          {drawer.shown === 'text' && <TextView />}
          {drawer.shown === 'chat' && onlineParts?.chat}
          {drawer.shown === 'log' && (
            <Log
              onMoment={toEvent === null ? null : (entry) => toEvent(entry.number)}
              moment={isReplay ? (state.log.at(-1)?.number ?? null) : null}
            />
          )}
        </Drawer>
        <IconName root={page} />
        {!isHidden && <QuestionDialog />}
        {menu.opened !== null && (
          <Menu first={menu.opened.page} rule={menu.opened.rule} spot={menu.opened.spot} onClose={menu.close}>
            {onlineParts?.menu}
          </Menu>
        )}
      </div>
      {handTo !== null && <Curtain to={handTo} />}
      <Live text={said} number={speech.number} urgent={false} />
      {!isHidden && <HeldDieSpeech />}
    </TableProvider>
  );
}
