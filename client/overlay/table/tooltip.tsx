// The tooltip beside a spot of the canvas: explains it, with a large picture of a card.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../game/index.ts';
import { ruleOfSpot } from '../../model/ruleOf.ts';
import { sitterAt, type Sitter } from '../../model/sitters.ts';
import { sameSpot, type Spot } from '../../model/spots.ts';
import type { Stage } from '../../model/stage.ts';
import type { Viewpoint } from '../../words/index.ts';
import { useSettings, useText } from '../services.ts';
import { tooltipPlace } from './tooltipPlace.ts';
import { isLegal, offersOf, useTable } from './tableContext.ts';
import { CardPicture } from './tablePictures.tsx';

/** The face-up card on a spot. */
function cardAt(spot: Spot, { view }: Viewpoint): Card | null {
  switch (spot.at) {
    case 'table':
      return view.players[spot.seat]?.tables[spot.table] ?? null;
    case 'beside':
    case 'supply':
      return spot.card;
    case 'display':
      return view.display[spot.place]?.guest ?? null;
    case 'nobles':
      return 'noble';
    default:
      return null;
  }
}

/** The person at a table. */
function sitterOn(spot: Spot, { view }: Viewpoint): Sitter | undefined {
  const player = spot.at === 'table' ? view.players[spot.seat] : undefined;
  return spot.at === 'table' && player !== undefined ? sitterAt(player, spot.seat, spot.table) : undefined;
}

export function Tooltip({ stage }: { stage: () => Stage | null }) {
  const { rules } = useText();
  const { singleKeys } = useSettings();
  const { state, words, viewpoint, openRule } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { tooltip } = state;
  const { me } = viewpoint;

  useLayoutEffect(() => {
    const element = box.current;
    const room = element?.parentElement;
    if (tooltip === null || element === null || room === null || room === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const rectOf = (spot: Spot) => stage()?.rectOf(spot) ?? null;
    const dice: Spot[] =
      me === null
        ? []
        : [
            { at: 'coaster', seat: me },
            { at: 'hand', seat: me },
          ];
    const { x, y } = tooltipPlace(
      { width, height },
      { width: room.clientWidth, height: room.clientHeight },
      rectOf(tooltip.spot) ?? { x: tooltip.x, y: tooltip.y, width: 0, height: 0 },
      dice.map(rectOf).filter((rect) => rect !== null),
    );
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  }, [tooltip, stage, me]);

  if (tooltip === null) return null;
  const { title, lines } = words.explain(tooltip.spot, viewpoint);
  const card = cardAt(tooltip.spot, viewpoint);
  // Upgrades by the fire breather, whose price is not that of the tile.
  const others = offersOf(state, ['breatheOn']).filter(
    (offer) => isLegal(offer) && offer.spot !== null && sameSpot(offer.spot, tooltip.spot),
  );
  return (
    <div class={card === null ? 'tooltip' : 'tooltip withCard'} ref={box} role="tooltip">
      {card !== null && <CardPicture card={card} sitter={sitterOn(tooltip.spot, viewpoint)} />}
      <div>
        <b>{title}</b>
        {[...lines, ...others.map(({ move }) => `${words.move(move, viewpoint)}.`)].map((line) => (
          <p key={line} class="small">
            {line}
          </p>
        ))}
        {openRule !== undefined && (
          <button
            type="button"
            class="linkButton more"
            tabIndex={-1}
            onClick={() => openRule(ruleOfSpot(tooltip.spot))}
          >
            {rules.more}
            {singleKeys && <kbd>?</kbd>}
          </button>
        )}
      </div>
    </div>
  );
}
