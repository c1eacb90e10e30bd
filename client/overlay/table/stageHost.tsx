// The place of the canvas, with the DOM over it: focus ring, banner, scroll arrows, a bot's remark, what other players
// gained, tooltip, and the result or review.
// The canvas is hidden from screen readers; when there is none, the table in words takes its place.
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect, Stage } from '../../model/stage.ts';
import { RemarkBubble } from '../coach/remarkBubble.tsx';
import { LoadingError } from '../loading.ts';
import { NotLoadedNote } from '../parts/lazy.tsx';
import { useServices, useText } from '../services.ts';
import { stageSettings } from '../settings.ts';
import { useTable } from './tableContext.ts';
import { Banner } from './banner.tsx';
import { Tooltip } from './tooltip.tsx';
import { TurnLines } from './turnLines.tsx';
import { ScrollArrows } from './scrollArrows.tsx';
import { rectOfFocusTarget } from './focusTarget.ts';
import { borrowStage } from './sharedStage.ts';

export type StageState = 'coming' | 'shown' | 'missing';

interface StageHostProps {
  state: StageState;
  onState: (state: StageState) => void;
  /** The panel that lies over the lower right corner of the canvas, or outside it. */
  dock: RefObject<HTMLElement | null>;
  /** Shown instead of a missing canvas, unless there are `children`. */
  textView: ComponentChildren;
  /** Shown over the canvas, or instead of a missing one: the result or the review of the game. */
  children?: ComponentChildren;
}

/** Tells the stage which corner of it the dock covers. */
function useDock(host: RefObject<HTMLElement | null>, dock: RefObject<HTMLElement | null>, stage: Stage | null): void {
  useEffect(() => {
    const over = dock.current;
    const under = host.current;
    if (stage === null || over === null || under === null) return undefined;
    const tell = () => stage.keepFree(coveredBy(over, under));
    const observer = new ResizeObserver(tell);
    observer.observe(over);
    observer.observe(under);
    tell();
    return () => observer.disconnect();
  }, [host, dock, stage]);
}

/**
 * The lower right corner of the host that the dock covers; nothing if the dock lies outside it. The height is the usual
 * one of the dock, so that the table does not move with every question, unless a choice among many pictures makes the
 * dock higher.
 */
function coveredBy(over: HTMLElement, under: HTMLElement): { width: number; height: number } {
  const dock = over.getBoundingClientRect();
  const host = under.getBoundingClientRect();
  const isOutside = dock.left >= host.right - 1 || dock.top >= host.bottom - 1;
  if (isOutside) return { width: 0, height: 0 };
  const usual = Number.parseFloat(getComputedStyle(over).minBlockSize);
  const isUsual = !Number.isNaN(usual) && over.querySelector('.pictures.many') === null;
  return { width: Math.ceil(host.right - dock.left), height: Math.ceil(isUsual ? usual : dock.height) };
}

/** Counts the resizes of the host once the canvas in it is shown. */
function useResizes(host: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    if (!isShown || host.current === null) return undefined;
    let frame = 0;
    // In the next frame, because the stage must have laid itself out anew before it is asked for rectangles.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setResizes((before) => before + 1));
    });
    observer.observe(host.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [host, isShown]);
  return resizes;
}

export function StageHost({ state: stageState, onState, dock, textView, children }: StageHostProps) {
  const text = useText();
  const { loadStage, settings, systemReducesMotion } = useServices();
  const { state, session, viewpoint, focusTarget, setFocusTarget } = useTable();
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const currentStage = useCallback(() => stage.current, []);
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const [ring, setRing] = useState<Rect | null>(null);
  const resizes = useResizes(host, stageState === 'shown');
  useEffect(() => {
    const { home, textView: words } = text;
    stage.current?.setTavernNames(viewpoint.people.map(({ name }) => (name === home.nameless ? words.tavern : name)));
  }, [text, stageState, viewpoint.people]);
  useDock(host, dock, stageState === 'shown' ? stage.current : null);

  useEffect(() => {
    const gone = new AbortController();
    const isGone = () => gone.signal.aborted;
    let leave = () => gone.abort();
    const open = async () => {
      if (host.current === null) return;
      const now = stageSettings(settings.get(), systemReducesMotion.get());
      const { stage: lent, giveBack } = await borrowStage(loadStage, host.current, now, (pick) => session.pick(pick));
      if (isGone()) {
        giveBack();
        return;
      }
      leave = () => {
        gone.abort();
        giveBack();
      };
      stage.current = lent;
      // Before anything is animated, so that the layout need not change during an animation.
      if (dock.current !== null) lent.keepFree(coveredBy(dock.current, host.current));
      session.attach(lent);
      onState('shown');
    };
    open().catch((fault: unknown) => {
      if (isGone()) return;
      session.attach(null);
      setIsNotLoaded(fault instanceof LoadingError);
      onState('missing');
    });
    return () => {
      session.attach(null);
      leave();
      stage.current = null;
    };
    // Settings are read once here; later changes go through session.configure.
  }, [session, loadStage, settings, systemReducesMotion, dock, onState]);

  useLayoutEffect(() => {
    const rect = focusTarget === null || stage.current === null ? null : rectOfFocusTarget(stage.current, focusTarget);
    setRing(rect !== null && rect.width > 0 ? rect : null);
    // The focused spot moves when the table or its size changes.
  }, [focusTarget, stageState, state.model, state.selection.focus, resizes]);

  if (stageState === 'missing') {
    return (
      <main class="stage textView">
        <p class="soft">{text.table.noCanvas}</p>
        <RemarkBubble stage={currentStage} resizes={resizes} />
        {isNotLoaded && <NotLoadedNote />}
        {children ?? textView}
      </main>
    );
  }
  return (
    <div class="stage">
      <div class="easel" ref={host} aria-hidden="true" onPointerDown={() => setFocusTarget(null)} />
      {stageState === 'coming' && (
        <p class="waiting" role="status">
          {text.table.stageWaits}
        </p>
      )}
      {ring !== null && children === undefined && (
        <div
          class="spotRing"
          aria-hidden="true"
          style={{
            left: `${ring.x}px`,
            top: `${ring.y}px`,
            width: `${ring.width}px`,
            height: `${ring.height}px`,
          }}
        />
      )}
      {children === undefined && (
        <>
          <Banner stage={currentStage} isCanvasShown={stageState === 'shown'} resizes={resizes} />
          <ScrollArrows stage={currentStage} host={host} />
          <RemarkBubble stage={currentStage} resizes={resizes} />
          {stageState === 'shown' && <TurnLines place="canvas" />}
        </>
      )}
      <Tooltip stage={currentStage} />
      {children}
    </div>
  );
}
