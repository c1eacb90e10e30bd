// The tooltip beside the pointer: explains the spot below it, with a large picture of a card.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import type { Viewpoint } from '../../words/index.ts';
import { useTable } from './tableContext.ts';
import { CardPicture } from './cardPicture.tsx';

/** The face-up card on a spot. */
function cardAt(spot: Spot, { view }: Viewpoint): Card | null {
  switch (spot.at) {
    case 'table':
      return view.players[spot.seat]?.tables[spot.table] ?? null;
    case 'beside':
    case 'supply':
      return spot.card;
    case 'offer':
      return view.display[spot.place]?.guest ?? null;
    case 'nobles':
      return 'noble';
    default:
      return null;
  }
}

const GAP = 18;
const MARGIN = 6;

export function Tooltip() {
  const { state, words, viewpoint } = useTable();
  const tooltip = useRef<HTMLDivElement>(null);
  const { hint } = state;

  useLayoutEffect(() => {
    const element = tooltip.current;
    const room = element?.parentElement;
    if (hint === null || element === null || room === null || room === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const right = hint.x + GAP + width < room.clientWidth;
    const left = right ? hint.x + GAP : hint.x - GAP - width;
    const top = Math.min(hint.y + GAP, room.clientHeight - height - MARGIN);
    element.style.left = `${Math.max(MARGIN, Math.min(left, room.clientWidth - width - MARGIN))}px`;
    element.style.top = `${Math.max(MARGIN, top)}px`;
  }, [hint]);

  if (hint === null) return null;
  const { title, lines } = words.explain(hint.spot, viewpoint);
  // While a die is held a large card would cover the spaces where it can go.
  const card = state.selection.held === null ? cardAt(hint.spot, viewpoint) : null;
  return (
    <div class={card === null ? 'tooltip' : 'tooltip withCard'} ref={tooltip} role="tooltip">
      {card !== null && <CardPicture card={card} />}
      <div>
        <b>{title}</b>
        {lines.map((line) => (
          <p key={line} class="small">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
