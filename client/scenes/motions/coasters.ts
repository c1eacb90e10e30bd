// All coasters slide to the left-hand neighbour at once, each with the dice that are left on it.
import { leftOf, type Seat } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { Rect } from '../layout/rect.ts';
import { coasterIn, seatsOf } from '../pieces/diceOnTable.ts';
import { between, place, type Animator, type Ghost } from './animator.ts';

interface Rider {
  ghost: Ghost;
  /** Its place relative to the coaster's middle, as shares of the coaster's width. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export function passCoasters(animator: Animator, _motion: { motion: 'passCoasters' }, lasts: number): void {
  const { view } = animator.before;
  const groups = seatsOf(view.players.length).flatMap((seat) => {
    const [from, to] = [animator.at({ at: 'coaster', seat }), animator.at({ at: 'coaster', seat: leftOf(view, seat) })];
    return from === null || to === null ? [] : [{ seat, from: coasterIn(from), to: coasterIn(to) }];
  });
  // Lifts all before putting any down, so that an arriving coaster is not mistaken for a leaving one.
  const lifted = groups.map(({ seat, from, to }) => ({ seat, from, to, riders: ridersOn(animator, seat, from, to) }));
  for (const { seat, from, to, riders } of lifted) slide(animator, seat, from, to, riders, lasts);
}

function ridersOn(animator: Animator, seat: Seat, from: Rect, to: Rect): Rider[] {
  const spot: Spot = { at: 'coaster', seat };
  const key = spotKey(spot);
  const pieces = animator.pieces(
    (piece) =>
      piece.spot !== undefined &&
      spotKey(piece.spot) === key &&
      (piece.subject?.is === 'coaster' || piece.subject?.is === 'coasterDie'),
  );
  const largest = Math.max(1, to.width / from.width);
  const rider = (picture: Ghost['picture'], box: Rect): Rider => ({
    ghost: animator.ghost(picture, box, { ...box, width: box.width * largest, height: box.height * largest }),
    x: (box.x + box.width / 2 - from.x - from.width / 2) / from.width,
    y: (box.y + box.height / 2 - from.y - from.height / 2) / from.width,
    width: box.width / from.width,
    height: box.height / from.width,
  });
  const lying = animator.lying(spot);
  const riders = [
    ...pieces.map(({ piece }) => rider(piece.picture, piece.box)),
    ...lying.map(({ picture, box }) => rider(picture, box)),
  ];
  for (const shown of pieces) animator.hide(shown);
  for (const ghost of lying) animator.letGo(ghost);
  return riders;
}

function slide(animator: Animator, seat: Seat, from: Rect, to: Rect, riders: readonly Rider[], lasts: number): void {
  const next: Spot = { at: 'coaster', seat: leftOf(animator.before.view, seat) };
  animator.run(
    lasts,
    'Cubic.easeInOut',
    (share) => {
      const here = between(from, to, share);
      const up = Math.sin(share * Math.PI);
      const width = here.width * (1 + up * 0.12);
      const spin = Math.sin(share * Math.PI) * 0.35;
      const [sin, cos] = [Math.sin(spin), Math.cos(spin)];
      const [x, y] = [here.x + here.width / 2, here.y + here.height / 2 - up * 26];
      for (const { ghost, ...rider } of riders) {
        ghost.image.setPosition(
          x + (rider.x * cos - rider.y * sin) * width,
          y + (rider.x * sin + rider.y * cos) * width,
        );
        ghost.image.setDisplaySize(rider.width * width, rider.height * width).setRotation(spin);
      }
    },
    () => {
      for (const { ghost, x, y, width, height } of riders) {
        ghost.image.setRotation(0);
        ghost.box = {
          x: to.x + to.width / 2 + (x - width / 2) * to.width,
          y: to.y + to.height / 2 + (y - height / 2) * to.width,
          width: width * to.width,
          height: height * to.width,
        };
        place(ghost.image, ghost.box);
        const value = dieOn(ghost);
        animator.lay(
          ghost,
          next,
          value === null ? null : { is: 'coasterDie', value, seat: leftOf(animator.before.view, seat) },
        );
      }
    },
  );
}

/** The value of the die that the ghost shows, null for the coaster itself; dice on coasters are always white. */
function dieOn({ picture }: Ghost): 1 | 2 | 3 | 4 | 5 | 6 | null {
  for (const value of [1, 2, 3, 4, 5, 6] as const) if (picture === `die/white/${value}`) return value;
  return null;
}
