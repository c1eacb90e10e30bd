// The tooltip beside a spot of the canvas: explains it and says what a click does, shows its card large and, when
// opened by a press, has buttons that buy it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayBeFinal, type Card, type Move, type Tile } from '../../../game/index.ts';
import { cheapestFirst, isLegal, type Offer } from '../../model/offers.ts';
import { isDoneAt, meaningOf, type Meaning } from '../../model/picks.ts';
import { PRICED } from '../../model/prompt.ts';
import { ruleOfSpot } from '../../model/ruleOf.ts';
import { sitterAt, type SitterLook } from '../../model/sitters.ts';
import type { Spot } from '../../model/spots.ts';
import type { Rect, Stage } from '../../model/stage.ts';
import type { SessionState } from '../../session/index.ts';
import type { Viewpoint } from '../../words/index.ts';
import { useSettings, useText } from '../services.ts';
import { SaleButtons } from './saleButtons.tsx';
import { heightAbove, tooltipPlace } from './tooltipPlace.ts';
import { offersOf, useTable } from './tableContext.ts';
import { ArtPicture, CardPicture } from './tablePictures.tsx';

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

/** The tile that can be upgraded, to be shown as it will look. */
function upgradeAt(offers: readonly Offer[]): Tile | null {
  const [tile] = offers.flatMap(({ move }) =>
    move.type === 'upgrade' || move.type === 'breatheOn' ? [move.tile] : [],
  );
  return tile ?? null;
}

/** Spots where it is not obvious what a click does. */
const TELLS_CLICK: readonly Spot['at'][] = ['tile', 'equipment', 'table', 'counterGuests'];

/** The first of the moves that a click can mean. */
function moveOfClick(meaning: Meaning): Move | undefined {
  if (meaning.means === 'which') return meaning.moves[0];
  return meaning.means === 'move' || meaning.means === 'sure' ? meaning.move : undefined;
}

/**
 * The move that a click in one's own tavern makes, where that is not obvious: it takes a die off, upgrades a tile, or
 * gives up a counter guest.
 */
function clickOn(spot: Spot, { model }: SessionState): Move | null {
  if (!TELLS_CLICK.includes(spot.at)) return null;
  const move = moveOfClick(meaningOf({ pick: 'spot', spot }, model, null));
  const isTold = move !== undefined && ['take', 'upgrade', 'breatheOn', 'giveUp'].includes(move.type);
  return isTold ? move : null;
}

/** The person at a table. */
function sitterOn(spot: Spot, { view }: Viewpoint): SitterLook | undefined {
  const player = spot.at === 'table' ? view.players[spot.seat] : undefined;
  return spot.at === 'table' && player !== undefined ? sitterAt(player, spot.seat, spot.table) : undefined;
}

/** The choice of pictures that lies over the stage, in coordinates of the stage. */
function picturesOver(stage: Element): Rect | null {
  const pictures = stage.closest('.table')?.querySelector('.prompt .pictures');
  if (pictures === null || pictures === undefined) return null;
  const { left, top } = stage.getBoundingClientRect();
  const { x, y, width, height } = pictures.getBoundingClientRect();
  return { x: x - left, y: y - top, width, height };
}

/** The height of the stage above the dock, whose buttons must stay in sight. */
const heightAboveDock = (stage: Element): number => {
  const dock = stage.closest('.table')?.querySelector('.dock') ?? null;
  const room = stage.getBoundingClientRect();
  return dock === null ? room.height : heightAbove(dock.getBoundingClientRect(), room);
};

export function Tooltip({ stage }: { stage: () => Stage | null }) {
  const { rules, table, label } = useText();
  const { singleKeys } = useSettings();
  const { state, words, viewpoint, openRule } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { tooltip } = state;
  const { me, view } = viewpoint;

  useLayoutEffect(() => {
    const element = box.current;
    const room = element?.parentElement;
    if (tooltip === null || element === null || room === null || room === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const rectOf = (spot: Spot) => stage()?.rectOf(spot) ?? null;
    const player = me === null ? undefined : view.players[me];
    const diceSpots: Spot[] = [];
    if (me !== null && (player?.coaster.length ?? 0) > 0) diceSpots.push({ at: 'coaster', seat: me });
    if (me !== null && player?.dice.some(({ at, spent }) => at === null && !spent) === true)
      diceSpots.push({ at: 'hand', seat: me });
    const { x, y } = tooltipPlace(
      { width, height },
      { width: room.clientWidth, height: heightAboveDock(room) },
      rectOf(tooltip.spot) ?? { x: tooltip.x, y: tooltip.y, width: 0, height: 0 },
      [...diceSpots.map(rectOf), picturesOver(room)].filter((rect) => rect !== null),
    );
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  }, [tooltip, stage, me, view]);

  if (tooltip === null) return null;
  const { title, lines } = words.explain(tooltip.spot, viewpoint);
  const offers = cheapestFirst(
    offersOf(state, PRICED).filter((offer) => isLegal(offer) && isDoneAt(offer, tooltip.spot)),
  );
  const card = cardAt(tooltip.spot, viewpoint);
  const tile = tooltip.isOpened ? upgradeAt(offers) : null;
  // Upgrades by the fire breather are listed, because their price differs from that of the tile.
  const byFireBreather = tooltip.isOpened ? [] : offers.filter(({ move }) => move.type === 'breatheOn');
  const click = tooltip.isOpened ? null : clickOn(tooltip.spot, state);
  const tileClass = tile === null ? '' : 'withTile';
  const classes = ['tooltip', card === null ? tileClass : 'withCard', tooltip.isOpened ? 'opened' : ''];
  return (
    <div class={classes.filter(Boolean).join(' ')} ref={box} role="tooltip">
      {card !== null && <CardPicture card={card} sitter={sitterOn(tooltip.spot, viewpoint)} />}
      {tile !== null && <ArtPicture art={`tile/${tile}/upgraded`} />}
      <div>
        <b>{title}</b>
        {[...lines, ...byFireBreather.map(({ move }) => `${words.move(move, viewpoint)}.`)].map((line) => (
          <p key={line} class="small">
            {line}
          </p>
        ))}
        {offers.some(({ move }) => mayBeFinal(view, move)) && (
          <p class="small">
            <b class="click">{table.cannotBeTakenBack}</b>
          </p>
        )}
        {click !== null && (
          <p class="small">
            <b class="click">{label(table.click)}</b> {words.move(click, viewpoint)}.
          </p>
        )}
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
      {tooltip.isOpened && <SaleButtons offers={offers} />}
    </div>
  );
}
