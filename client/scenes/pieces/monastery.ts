// Pieces on the monastery board: the markers, the moon, and the windows of past evenings and of tonight.
import { ROUNDS, type Seat, type View } from '../../../game/index.ts';
import type { Person } from '../../model/tableModel.ts';
import { MONASTERY_UNIT, MONASTERY_WINDOW, MONASTERY_WINDOWS, MOON_PLACES } from '../art.ts';
import { rectIn, type Layout } from '../layout.ts';
import { rect, type Rect, grown } from '../layout/rect.ts';
import { PAST_WINDOW, TONIGHT, WINDOW_REACH } from '../sketches/windows.ts';
import type { Piece } from './piece.ts';

export function moonBox(layout: Layout, round: number): Rect {
  const board = layout.monastery;
  const scale = board.width / MONASTERY_UNIT.width;
  const place = MOON_PLACES[Math.max(0, Math.min(ROUNDS, round) - 1)] ?? { x: 0, y: 0 };
  const size = 66 * scale;
  return rect(board.x + place.x * scale - size / 2, board.y + place.y * scale - size / 2, size, size);
}

/** The window of an evening. */
export function windowBox({ monastery }: Layout, round: number): Rect {
  const scale = monastery.width / MONASTERY_UNIT.width;
  // `MONASTERY_WINDOWS` has a point of each window, `MONASTERY_WINDOW` the box around such a point, the same for all.
  const { x, y } = MONASTERY_WINDOWS[round - 1] ?? { x: 0, y: 0 };
  const { x: left, y: top, width, height } = MONASTERY_WINDOW;
  return rect(monastery.x + (x + left) * scale, monastery.y + (y + top) * scale, width * scale, height * scale);
}

/** The place of a seat's marker on a space; markers that share it stand side by side. */
export function markerBox(space: Rect, seat: Seat, sharing: readonly Seat[]): Rect {
  const height = space.height * 0.98;
  const width = height * 0.8;
  const index = Math.max(0, sharing.indexOf(seat));
  const shift = (index - (sharing.length - 1) / 2) * width * 0.46;
  const x = space.x + space.width / 2 - width / 2 + shift;
  return rect(x, space.y + space.height / 2 - height * 0.86, width, height);
}

const seatsOn = (view: View, space: number): Seat[] =>
  view.players.flatMap((player, seat) => (player.monastery === space ? [seat as Seat] : []));

export function addMonastery(pieces: Piece[], view: View, people: readonly Person[], layout: Layout): void {
  for (let round = 1; round <= ROUNDS; round++) {
    const pane = windowBox(layout, round);
    if (round < view.round) pieces.push({ key: `past/${round}`, picture: PAST_WINDOW, box: pane });
    if (round === view.round && view.phase !== 'over')
      pieces.push({ key: 'thisEvening', picture: TONIGHT, box: grown(pane, pane.width * WINDOW_REACH) });
  }
  pieces.push({ key: 'moon', picture: 'thing/moon', box: moonBox(layout, Math.max(1, view.round)) });
  view.players.forEach((player, index) => {
    const seat = index as Seat;
    const space = rectIn(layout, { at: 'monastery', space: player.monastery });
    const person = people[index];
    if (space === null || person === undefined) return;
    pieces.push({
      key: `marker/${seat}`,
      picture: `marker/${person.colour}`,
      box: markerBox(space, seat, seatsOn(view, player.monastery)),
      spot: { at: 'monastery', space: player.monastery },
      subject: { is: 'marker', track: 'monastery', seat },
    });
  });
}
