// The speech bubble of a bot: its remark on a move, beside its tavern on the canvas or at the edge of the table.
// Screen readers hear it in order with what happens.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Rect, Stage } from '../../model/stage.ts';
import { BotFace } from '../parts/botFace.tsx';
import { useTable } from '../table/tableContext.ts';

const SHOWN_MS = 6500;
/** The largest width of the bubble, as in its stylesheet. */
const WIDTH = 260;

export function RemarkBubble({ stage }: { stage: () => Stage | null }) {
  const { state, viewpoint } = useTable();
  const { remark } = state;
  const [goneNumber, setGoneNumber] = useState(0);
  const [place, setPlace] = useState<Rect | null>(null);
  const number = remark?.number ?? 0;
  useEffect(() => {
    if (number === 0) return undefined;
    const later = setTimeout(() => setGoneNumber(number), SHOWN_MS);
    return () => clearTimeout(later);
  }, [number]);
  useLayoutEffect(() => {
    setPlace(remark === null ? null : (stage()?.rectOf({ at: 'plate', seat: remark.seat }) ?? null));
  }, [remark, stage, state.selection.focus]);
  if (remark === null || goneNumber >= number) return null;
  const person = viewpoint.people[remark.seat];
  const isBeside = place !== null && place.width > 0 && remark.seat !== state.selection.focus;
  const style = isBeside
    ? { left: `max(6px, min(${place.x}px, 100% - ${WIDTH + 6}px))`, top: `${place.y + place.height + 4}px` }
    : { left: '8px', top: '8px' };
  return (
    <p class="remark" key={number} data-colour={person?.colour} style={style} aria-hidden="true">
      <BotFace name={person?.name ?? ''} />
      <span>{remark.text}</span>
    </p>
  );
}
