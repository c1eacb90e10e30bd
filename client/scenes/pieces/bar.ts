// Pieces at the bar of the large tavern and beside it: counter guests, glasses of schnapps, the pools of goods,
// entertainers, reputation and guest book.
import { COLUMNS, ENTERTAINERS, playsWith, SIDES, type Seat } from '../../../game/index.ts';
import type { Forecast } from '../../model/forecast.ts';
import type { Spot } from '../../model/spots.ts';
import { type ArtKey, BAR_GUESTS, BAR_SCHNAPPS, BAR_UNIT } from '../art.ts';
import { rectIn, type Layout } from '../layout.ts';
import { centred, middle, rect, type Rect } from '../layout/rect.ts';
import { pool } from '../sketches/pools.ts';
import { addBadge } from './cards.ts';
import { seatsOf } from './diceOnTable.ts';
import type { Piece } from './piece.ts';
import type { Tavern } from './tavern.ts';

/** The gain that is forecast for a pool; schnapps is not forecast. */
const comingTo = (what: 'thalers' | 'beer' | 'schnapps', forecast: Forecast | null): number =>
  forecast === null || what === 'schnapps' ? 0 : forecast[what];

/** Counter guests, schnapps and pools of the bar, and what the modules add beside it. */
export function addBar(pieces: Piece[], tavern: Tavern, layout: Layout): void {
  const { view, seat, player, forecast } = tavern;
  const { bar } = layout.tavern;
  const scale = bar.width / BAR_UNIT.width;
  const onBar = (key: string, picture: ArtKey, place: { x: number; y: number }, size: number, spot: Spot): void => {
    pieces.push({
      key: `${seat}/${key}`,
      picture,
      box: rect(
        bar.x + place.x * scale - (size * scale) / 2,
        bar.y + place.y * scale - (size * scale) / 2,
        size * scale,
        size * scale,
      ),
      spot,
    });
  };
  BAR_GUESTS.slice(0, player.counterGuests).forEach((place, index) =>
    onBar(`counterGuest/${index}`, 'thing/counterGuest', place, 58, { at: 'counterGuests', seat }),
  );
  if (player.counterGuests > BAR_GUESTS.length) {
    const box = rectIn(layout, { at: 'counterGuests', seat });
    if (box !== null) addBadge(pieces, `${seat}/counterGuests`, `×${player.counterGuests}`, box, 16);
  }
  if (playsWith(view.modules, 'schnapps'))
    BAR_SCHNAPPS.slice(0, player.schnapps).forEach((place, index) =>
      onBar(`schnapps/${index}`, 'thing/schnapps', place, 32, { at: 'schnapps', seat }),
    );
  for (const what of playsWith(view.modules, 'schnapps')
    ? (['thalers', 'beer', 'schnapps'] as const)
    : (['thalers', 'beer'] as const)) {
    const spot: Spot = { at: what, seat };
    const box = rectIn(layout, spot);
    if (box !== null)
      pieces.push({
        key: `${seat}/pool/${what}`,
        picture: pool(what, player[what], comingTo(what, forecast)),
        box,
        spot,
        subject: { is: 'goods' },
      });
  }
  if (playsWith(view.modules, 'entertainers')) addEntertainers(pieces, tavern, layout);
  if (playsWith(view.modules, 'reputation')) addReputation(pieces, tavern, layout);
  if (playsWith(view.modules, 'guestBook')) addSignatures(pieces, tavern, layout);
}

function addEntertainers(pieces: Piece[], { seat, player }: Tavern, layout: Layout): void {
  for (const entertainer of ENTERTAINERS) {
    const spot: Spot = { at: 'entertainer', seat, entertainer };
    const box = rectIn(layout, spot);
    if (box === null) continue;
    const side = player.entertainers[entertainer];
    const key = `${seat}/entertainer/${entertainer}`;
    const [firstSide] = SIDES[entertainer];
    const picture = `entertainer/${entertainer}/${side ?? firstSide}` as ArtKey;
    // An entertainer who has not come yet is a faded poster.
    pieces.push(side === null ? { key, picture, box, spot, alpha: 0.5 } : { key, picture, box, spot });
  }
}

/** The markers of all players, that of the tavern's owner in front. */
function addReputation(pieces: Piece[], { view, seat: owner, people }: Tavern, layout: Layout): void {
  const seats = seatsOf(view.players.length);
  const spaceOf = (seat: Seat): number => view.players[seat]?.reputation ?? -1;
  for (const seat of [...seats.filter((one) => one !== owner), owner]) {
    const space = spaceOf(seat);
    const spot: Spot = { at: 'reputation', seat: owner, space };
    const box = rectIn(layout, spot);
    const person = people[seat];
    if (box === null || person === undefined) continue;
    const sharing = seats.filter((one) => spaceOf(one) === space);
    pieces.push({
      key: `${seat}/reputation`,
      picture: `marker/${person.colour}`,
      box: reputationMarkerBox(box, layout.tavern.reputation, sharing.indexOf(seat), sharing.length),
      spot,
      subject: { is: 'marker', track: 'reputation', seat },
    });
  }
}

/** The distance between a marker and the middle of its space, where the number is, as a share of the space's height. */
const BESIDE_NUMBER = 0.16;

/**
 * The box of a marker at the outer edge of its space, so that the number is seen: at the upper edge in the upper row,
 * at the lower edge in the lower one. It is the `nth` of `count` markers that stand side by side on the space.
 */
export function reputationMarkerBox(space: Rect, board: Rect | null, nth = 0, count = 1): Rect {
  const height = space.height * 1.15;
  const { x, y } = middle(space);
  const isUpper = board === null || y < middle(board).y + 1;
  const top = isUpper ? y - space.height * BESIDE_NUMBER - height : y + space.height * BESIDE_NUMBER;
  const shift = (nth - (count - 1) / 2) * height * 0.34;
  return rect(x - height * 0.4 + shift, top, height * 0.8, height);
}

function addSignatures(pieces: Piece[], { seat, player }: Tavern, layout: Layout): void {
  for (const column of COLUMNS) {
    for (let row = 0; row < player.book[column]; row++) {
      const spot: Spot = { at: 'cell', seat, column, row };
      const box = rectIn(layout, spot);
      if (box === null) continue;
      // It covers the bonus, which the signature has brought.
      const size = box.width * 1.04;
      pieces.push({
        key: `${seat}/book/${column}/${row}`,
        picture: 'thing/signature',
        box: centred(box, size, size),
        spot,
      });
    }
  }
}
