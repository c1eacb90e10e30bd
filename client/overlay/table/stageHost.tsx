// The place of the canvas, with the DOM over it: focus ring, banner, scroll arrows and tooltip.
// The canvas is hidden from screen readers; when it cannot be created, the table in words takes its place.
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect, Stage } from '../../model/stage.ts';
import { RemarkBubble } from '../coach/remarkBubble.tsx';
import { LoadingError } from '../loading.ts';
import { LoadingNote } from '../parts/lazy.tsx';
import { useServices, useText } from '../services.ts';
import { stageSettings } from '../settings.ts';
import { useTable } from './tableContext.ts';
import { Banner } from './banner.tsx';
import { Tooltip } from './tooltip.tsx';
import { ScrollArrows } from './scrollArrows.tsx';
import { rectOfFocusTarget } from './focusTarget.ts';
import { borrowStage } from './sharedStage.ts';

export type StageState = 'coming' | 'shown' | 'missing';

interface StageHostProps {
  state: StageState;
  onState: (state: StageState) => void;
  /** Shown instead of a missing canvas. */
  textView: ComponentChildren;
  /** Shown over the canvas: the result. */
  children?: ComponentChildren;
}

/** Counts the resizes of the host once the canvas in it is shown. */
function useResizes(host: RefObject<HTMLElement | null>, shown: boolean): number {
  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    if (!shown || host.current === null) return undefined;
    let later = 0;
    // The stage must have laid itself out anew before rectangles are asked of it.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => setResizes((before) => before + 1));
    });
    observer.observe(host.current);
    return () => {
      cancelAnimationFrame(later);
      observer.disconnect();
    };
  }, [host, shown]);
  return resizes;
}

export function StageHost({ state: shown, onState, textView, children }: StageHostProps) {
  const text = useText();
  const { loadStage, settings, systemReduces } = useServices();
  const { state, session, focusTarget, setFocusTarget } = useTable();
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const current = useCallback(() => stage.current, []);
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const [ring, setRing] = useState<Rect | null>(null);
  const resizes = useResizes(host, shown === 'shown');

  useEffect(() => {
    const gone = new AbortController();
    const isGone = () => gone.signal.aborted;
    let leave = () => gone.abort();
    const open = async () => {
      if (host.current === null) return;
      const now = stageSettings(settings.get(), systemReduces());
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
  }, [session, loadStage, settings, systemReduces, onState]);

  useLayoutEffect(() => {
    const rect = focusTarget === null || stage.current === null ? null : rectOfFocusTarget(stage.current, focusTarget);
    setRing(rect !== null && rect.width > 0 ? rect : null);
    // The focused spot moves when the table or its size changes.
  }, [focusTarget, shown, state.model, state.selection.focus, resizes]);

  if (shown === 'missing') {
    return (
      <main class="stage textView">
        <p class="soft">{text.table.noCanvas}</p>
        <RemarkBubble stage={current} />
        {isNotLoaded && <LoadingNote />}
        {children ?? textView}
      </main>
    );
  }
  return (
    <div class="stage">
      <div class="easel" ref={host} aria-hidden="true" onPointerDown={() => setFocusTarget(null)} />
      {shown === 'coming' && (
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
          <Banner stage={current} shown={shown === 'shown'} resizes={resizes} />
          <ScrollArrows stage={current} />
          <RemarkBubble stage={current} />
        </>
      )}
      <Tooltip />
      {children}
    </div>
  );
}
