// Motion of dice: thrown, tumbling, bouncing and settling.
import type { MotionOf } from '../../model/timeline.ts';
import { TUMBLE_FRAMES } from '../art.ts';
import { bottom, clamp, middle, rect, right, type Rect } from '../layout/rect.ts';
import { coasterDieSize, diePicture, placeOfDie, sizeInTray } from '../pieces/diceOnTable.ts';
import { place, type Animator } from './animator.ts';

/** The time between the throws of two dice. */
const APART_MS = 40;
/** Tumble frames a second, about, on average: more of them at first, then fewer and fewer. */
const TUMBLES = 22;
/** The share of its way after which a die shows its value. */
const SETTLES = 0.86;

/** The start of the nth die's throw: below and to one side; where the table ends there, above or to the other side. */
export function thrownFrom(to: Rect, nth: number, table: Rect): { x: number; y: number } {
  const { x, y } = middle(to);
  const size = to.width;
  const across = (nth % 2 === 0 ? -1 : 1) * size * (1.2 + nth * 0.4);
  const down = size * (2.2 + (nth % 3) * 0.5);
  return {
    x: within(x, across, table.x + size, right(table) - size),
    y: within(y, down, table.y + size, bottom(table) - size),
  };
}

/** `at + by`, or `at - by` where the sum is beyond the limits; at the nearest limit if both are. */
function within(at: number, by: number, least: number, most: number): number {
  const wanted = at + by >= least && at + by <= most ? at + by : at - by;
  return clamp(wanted, least, most);
}

export function roll(animator: Animator, { seat, dice, own, at: spot }: MotionOf<'roll'>, lasts: number): void {
  const box = animator.at(spot);
  if (box === null) return;
  const playerColour = animator.colourOf(seat);
  const colour = own ? playerColour : 'white';
  const already =
    animator.lying(spot).length +
    animator.pieces(
      ({ subject }) => spot.at === 'hand' && subject?.is === 'die' && subject.at === null && subject.seat === seat,
    ).length;
  const size =
    spot.at === 'coaster'
      ? coasterDieSize(animator.layout, seat)
      : Math.min(sizeInTray(animator.layout, seat, already + dice.length), box.height);
  const sorted = dice.slice().sort();
  sorted.forEach((value, nth) => {
    const to = placeOfDie(animator.layout, spot, already + nth, already + sorted.length, size);
    if (to === null) return;
    const tumbling = animator.ghost(`die/${colour}/tumble/0`, to);
    const { x, y } = middle(to);
    // Until it is thrown it must not lie where it will land.
    tumbling.image.setVisible(false);
    const from = thrownFrom(to, nth, rect(0, 0, animator.layout.width, animator.layout.height));
    const time = Math.max(160, lasts - nth * APART_MS);
    let frame = -1;
    let isSettled = false;
    animator.run(
      time,
      'Quad.easeOut',
      (share) => {
        animator.reveal(tumbling);
        const next =
          Math.floor(((share * time) / 1000) * TUMBLES * (1.4 - share * 0.7) + nth * 3) % TUMBLE_FRAMES.length;
        if (share > SETTLES && !isSettled) {
          isSettled = true;
          animator.changePicture(tumbling, diePicture({ value, own }, playerColour), to);
        } else if (!isSettled && next !== frame) {
          frame = next;
          const picture = TUMBLE_FRAMES[next] ?? 0;
          animator.changePicture(tumbling, `die/${colour}/tumble/${picture}`, to);
        }
        // Three falls, each from a lower height than the one before.
        const bounce = Math.abs(Math.cos(share * Math.PI * 2.5)) * (1 - share) ** 1.6;
        const up = Math.min(bounce * size * 1.5, from.y - size);
        tumbling.image.setPosition(from.x + (x - from.x) * share, from.y + (y - from.y) * share - up);
        const grow = size * (1 + bounce * 0.25);
        tumbling.image.setDisplaySize(grow, grow);
      },
      () => {
        place(tumbling.image, to);
        tumbling.box = to;
        animator.land(
          tumbling,
          spot,
          spot.at === 'coaster'
            ? { is: 'coasterDie', value, seat: spot.seat }
            : { is: 'die', value, own, seat, at: null },
        );
      },
      nth * APART_MS,
    );
  });
}
