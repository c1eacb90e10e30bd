// The speech bubble of a bot: its remark on a move, beside its tavern on the canvas or at the edge of the table.
// Screen readers hear it in order with what happens.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Phase } from '../../../game/index.ts';
import type { Stage } from '../../model/stage.ts';
import { BotFace } from '../parts/botFace.tsx';
import { useTable } from '../table/tableContext.ts';
import { remarkPlace } from './remarkPlace.ts';

const SHOWN_MS = 6500;
const NO_HOST = { clientWidth: 0, clientHeight: 0 };

/** The phases that are played by looking at one's guests. */
const ABOUT_GUESTS: readonly Phase[] = ['guests', 'server', 'orders', 'planning'];

export function RemarkBubble({ stage }: { stage: () => Stage | null }) {
  const { state, viewpoint } = useTable();
  const { remark } = state;
  const [goneNumber, setGoneNumber] = useState(0);
  const [style, setStyle] = useState(remarkPlace(null, { width: 0, height: 0 }));
  const bubble = useRef<HTMLParagraphElement>(null);
  const number = remark?.number ?? 0;
  const { phase } = state.model.view;
  const isAboutGuests = ABOUT_GUESTS.includes(phase);
  useEffect(() => {
    if (number === 0) return undefined;
    const later = setTimeout(() => setGoneNumber(number), SHOWN_MS);
    return () => clearTimeout(later);
  }, [number]);
  useLayoutEffect(() => {
    const isElsewhere = remark !== null && remark.seat !== state.selection.focus;
    const plate = isElsewhere ? (stage()?.rectOf({ at: 'plate', seat: remark.seat }) ?? null) : null;
    const { clientWidth: width, clientHeight: height } = bubble.current?.parentElement ?? NO_HOST;
    setStyle(remarkPlace(plate, { width, height }, isAboutGuests));
  }, [remark, stage, state.selection.focus, isAboutGuests]);
  if (remark === null || goneNumber >= number) return null;
  const person = viewpoint.people[remark.seat];
  return (
    <p class="remark" ref={bubble} key={number} data-colour={person?.colour} style={style} aria-hidden="true">
      <BotFace name={person?.character ?? person?.name ?? ''} />
      <span>{remark.text}</span>
    </p>
  );
}
