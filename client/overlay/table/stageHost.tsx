// Where the canvas lies, with what the document lays over it: the ring of what is pointed at, bubbles and toasts.
// The canvas is for the eye alone; when it does not come, the table in words takes its place.
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect, Stage } from '../../model/stage.ts';
import { useServices, useText } from '../services.ts';
import { stageSettings } from '../settings.ts';
import { useTable } from './tableContext.ts';
import { Banner } from './banner.tsx';
import { Bubble } from './bubble.tsx';
import { Edges } from './scrollArrows.tsx';
import { rectOfPointed } from './focusTarget.ts';
import { borrowStage } from './sharedStage.ts';

export type StageState = 'coming' | 'shown' | 'missing';

interface StageHostProps {
  state: StageState;
  onState: (state: StageState) => void;
  /** Instead of the canvas. */
  inWords: ComponentChildren;
  /** Over the canvas: the result. */
  children?: ComponentChildren;
}

/** Counts how often an element has had another size, from when the canvas in it is shown. */
function useResizes(host: RefObject<HTMLElement | null>, shown: boolean): number {
  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    if (!shown || host.current === null) return undefined;
    let later = 0;
    // The canvas is laid out anew first.
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

export function StageHost({ state: shown, onState, inWords, children }: StageHostProps) {
  const text = useText();
  const { loadStage, settings, systemReduces } = useServices();
  const { state, session, pointed, point } = useTable();
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const current = useCallback(() => stage.current, []);
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
    open().catch(() => {
      if (!isGone()) onState('missing');
    });
    return () => {
      session.attach(null);
      leave();
      stage.current = null;
    };
    // One canvas for the whole life of the page.
  }, [session, loadStage, settings, systemReduces, onState]);

  useLayoutEffect(() => {
    const rect = pointed === null || stage.current === null ? null : rectOfPointed(stage.current, pointed);
    setRing(rect !== null && rect.width > 0 ? rect : null);
    // What is pointed at moves when the table does.
  }, [pointed, shown, state.model, state.gaze.focus, resizes]);

  if (shown === 'missing') {
    return (
      <main class="stage inWords">
        <p class="soft">{text.table.noCanvas}</p>
        {children ?? inWords}
      </main>
    );
  }
  return (
    <div class="stage">
      <div class="easel" ref={host} aria-hidden="true" onPointerDown={() => point(null)} />
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
          <Edges stage={current} />
        </>
      )}
      <Bubble />
      {children}
    </div>
  );
}
