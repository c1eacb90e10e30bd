// Motion of the coasters: all slide to the left-hand neighbour at once, each with the dice that are left on it.
import { leftOf, type Face, type Seat } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { MotionOf } from '../../model/timeline.ts';
import type { Layout } from '../layout.ts';
import { between, centred, middle, type Rect } from '../layout/rect.ts';
import { coasterDice, coasterIn, seatsOf } from '../pieces/diceOnTable.ts';
import { place, type Animator, type Ghost } from './animator.ts';

/** A box in widths of the coaster. Unlike in other boxes, `x` and `y` are its middle, from the coaster's middle. */
type OnCoaster = Rect;

/**
 * The way of the coaster, or of a die that lies on it or in the row beside it. Dice change their size on the way, as
 * those of the large tavern lie large in a row and those of a neighbour small on the coaster.
 */
interface Ride {
  /** Null for the coaster. */
  value: Face | null;
  from: OnCoaster;
  to: OnCoaster;
  /** The box on the table at the end. */
  landing: Rect;
}

type Rider = Ride & { ghost: Ghost };

/** A coaster, or a die on it, as it is shown before the ride. */
type Lying = Pick<Ghost, 'picture' | 'box'>;

interface Lifted {
  /** The seat that the coaster is passed to. */
  next: Seat;
  /** The coaster's own boxes. */
  from: Rect;
  to: Rect;
  riders: Rider[];
}

export function passCoasters(animator: Animator, _motion: MotionOf<'passCoasters'>, lasts: number): void {
  const { view } = animator.before;
  // Lifts all before putting any down, so that an arriving coaster is not mistaken for a leaving one.
  const lifted = seatsOf(view.players.length).flatMap((seat): Lifted[] => {
    const next = leftOf(view, seat);
    const from = animator.at({ at: 'coaster', seat });
    const to = animator.at({ at: 'coaster', seat: next });
    if (from === null || to === null) return [];
    const ends = { next, from: coasterIn(from), to: coasterIn(to) };
    return [{ ...ends, riders: ridersOn(animator, seat, ends) }];
  });
  for (const one of lifted) slide(animator, one, lasts);
}

function ridersOn(animator: Animator, seat: Seat, { next, from, to }: Omit<Lifted, 'riders'>): Rider[] {
  const spot: Spot = { at: 'coaster', seat };
  const key = spotKey(spot);
  const pieces = animator.pieces(
    (piece) =>
      piece.spot !== undefined &&
      spotKey(piece.spot) === key &&
      (piece.subject?.is === 'coaster' || piece.subject?.is === 'coasterDie'),
  );
  const lying = animator.lying(spot);
  const riders = ridesOf(animator.layout, next, [...pieces.map(({ piece }) => piece), ...lying], { from, to }).map(
    ({ picture, box, ...ride }): Rider => {
      const { width, height } = ride.landing;
      const ghost = animator.ghost(
        picture,
        box,
        centred(box, Math.max(box.width, width), Math.max(box.height, height)),
      );
      return { ...ride, ghost };
    },
  );
  for (const shown of pieces) animator.hide(shown);
  for (const ghost of lying) animator.letGo(ghost);
  return riders;
}

/** The rides of a coaster and its dice to the seat `next`. */
export function ridesOf(
  layout: Layout,
  next: Seat,
  things: readonly Lying[],
  { from, to }: Pick<Lifted, 'from' | 'to'>,
): (Ride & Lying)[] {
  const landings = coasterDice(
    layout,
    next,
    things.flatMap(({ picture }) => dieValueOf(picture) ?? []),
  );
  return things.map(({ picture, box }) => {
    const value = dieValueOf(picture);
    const index = landings.findIndex((one) => one.value === value);
    // Taken out of the list, so that each place is used once.
    const [taken] = index < 0 ? [] : landings.splice(index, 1);
    const landing = taken?.box ?? to;
    return { picture, box, value, from: onCoaster(box, from), to: onCoaster(landing, to), landing };
  });
}

const onCoaster = (box: Rect, coaster: Rect): OnCoaster => ({
  x: (middle(box).x - middle(coaster).x) / coaster.width,
  y: (middle(box).y - middle(coaster).y) / coaster.width,
  width: box.width / coaster.width,
  height: box.height / coaster.width,
});

function slide(animator: Animator, { next, from, to, riders }: Lifted, lasts: number): void {
  animator.run(
    lasts,
    'Cubic.easeInOut',
    (share) => {
      const here = between(from, to, share);
      const up = Math.sin(share * Math.PI);
      const width = here.width * (1 + up * 0.12);
      const spin = up * 0.35;
      const sin = Math.sin(spin);
      const cos = Math.cos(spin);
      const { x, y } = middle({ ...here, y: here.y - up * 26 });
      for (const { ghost, ...rider } of riders) {
        const at = between(rider.from, rider.to, share);
        ghost.image.setPosition(x + (at.x * cos - at.y * sin) * width, y + (at.x * sin + at.y * cos) * width);
        ghost.image.setDisplaySize(at.width * width, at.height * width).setRotation(spin);
      }
    },
    () => {
      for (const { ghost, value, landing } of riders) {
        ghost.image.setRotation(0);
        ghost.box = landing;
        place(ghost.image, landing);
        animator.land(
          ghost,
          { at: 'coaster', seat: next },
          value === null ? null : { is: 'coasterDie', value, seat: next },
        );
      }
    },
  );
}

/** The value of the die in a picture, null for the coaster itself; dice on coasters are always white. */
function dieValueOf(picture: Ghost['picture']): Face | null {
  for (const value of [1, 2, 3, 4, 5, 6] as const) if (picture === `die/white/${value}`) return value;
  return null;
}
