// The speech bubble of a bot: its remark on a move, beside its tavern on the canvas or at the edge of the table.
// Hidden from screen readers, which hear the remark in order with the events.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Phase } from '../../../game/index.ts';
import type { Stage } from '../../model/stage.ts';
import { BotFace } from '../parts/botFace.tsx';
import { useTable } from '../table/tableContext.ts';
import { remarkPlace } from './remarkPlace.ts';

const SHOWN_MS = 6500;
const NO_CANVAS = { clientWidth: 0, clientHeight: 0 };

/** The phases in which players look at their own guests. */
const GUEST_PHASES: readonly Phase[] = ['guests', 'server', 'orders', 'planning'];

/** The height of the lower part of the canvas that a choice of pictures covers. */
function coveredBelow(canvas: Element | null | undefined): number {
  const pictures = canvas?.closest('.table')?.querySelector('.prompt .pictures') ?? null;
  if (canvas === null || canvas === undefined || pictures === null) return 0;
  return Math.max(0, canvas.getBoundingClientRect().bottom - pictures.getBoundingClientRect().top);
}

/** `resizes` counts the resizes of the canvas, after which the bubble is placed anew. */
export function RemarkBubble({ stage, resizes }: { stage: () => Stage | null; resizes: number }) {
  const { state, viewpoint } = useTable();
  const { remark } = state;
  const [goneNumber, setGoneNumber] = useState(0);
  const [style, setStyle] = useState(remarkPlace(null, { width: 0, height: 0 }));
  const bubble = useRef<HTMLParagraphElement>(null);
  const number = remark?.number ?? 0;
  const { view, prompt } = state.model;
  const { phase } = view;
  const guestsAreShown = GUEST_PHASES.includes(phase);
  useEffect(() => {
    if (number === 0) return undefined;
    const timer = setTimeout(() => setGoneNumber(number), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number]);
  useLayoutEffect(() => {
    const isElsewhere = remark !== null && remark.seat !== state.selection.focus;
    const plate = isElsewhere ? (stage()?.rectOf({ at: 'plate', seat: remark.seat }) ?? null) : null;
    const canvas = bubble.current?.parentElement;
    const { clientWidth: width, clientHeight: height } = canvas ?? NO_CANVAS;
    setStyle(remarkPlace(plate, { width, height }, { guestsAreShown, covered: coveredBelow(canvas) }));
  }, [remark, stage, state.selection.focus, guestsAreShown, prompt, resizes]);
  if (remark === null || goneNumber >= number) return null;
  const person = viewpoint.people[remark.seat];
  return (
    <p class="remark" ref={bubble} key={number} data-colour={person?.colour} style={style} aria-hidden="true">
      <BotFace name={person?.character ?? person?.name ?? ''} />
      <span>{remark.text}</span>
    </p>
  );
}
