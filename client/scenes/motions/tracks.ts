// Markers hop along their tracks, space by space.
import { MONASTERY_LAST, reputationTrack, type Seat } from '../../../game/index.ts';
import type { MotionOf } from '../../model/timeline.ts';
import type { Spot } from '../../model/spots.ts';
import { middle, type Rect } from '../layout/rect.ts';
import { reputationMarkerBox } from '../pieces/bar.ts';
import { markerBox } from '../pieces/monastery.ts';
import { place, type Ghost, type Animator } from './animator.ts';
import { pathOf } from './path.ts';

type StepMotion = MotionOf<'step'>;

export function step(animator: Animator, { track, seat, from, to }: StepMotion, lasts: number): void {
  const spaces = track === 'monastery' ? MONASTERY_LAST + 1 : reputationTrack(animator.after.view.modules).length;
  const path = pathOf(track, from, to, spaces);
  const start = boxAt(animator, track, seat, from);
  if (start === null || path.length === 0) return;
  const ghost = markerOf(animator, track, seat, start);
  const each = lasts / path.length;
  let here = start;
  path.forEach((space, nth) => {
    const next = boxAt(animator, track, seat, space) ?? here;
    const before = here;
    animator.run(
      each,
      'Sine.easeInOut',
      (share) => {
        const a = middle(before);
        const b = middle(next);
        ghost.image.setPosition(
          a.x + (b.x - a.x) * share,
          a.y + (b.y - a.y) * share - Math.sin(share * Math.PI) * start.height * 0.7,
        );
      },
      () => {
        place(ghost.image, next);
        ghost.box = next;
        if (nth === path.length - 1)
          animator.land(ghost, spotOn(animator, track, space), { is: 'marker', track, seat });
      },
      nth * each,
    );
    here = next;
  });
}

/** The one marker of a seat on a track: on its way already, landed, or still a piece of the earlier table. */
function markerOf(animator: Animator, track: StepMotion['track'], seat: Seat, start: Rect): Ghost {
  const shown = animator.pieces(
    ({ subject }) => subject?.is === 'marker' && subject.track === track && subject.seat === seat,
  );
  for (const one of shown) animator.hide(one);
  return animator.mover(`marker/${track}/${seat}`, `marker/${animator.colourOf(seat)}`, start);
}

/** All markers of reputation stand on the track of the large tavern. */
const spotOn = (animator: Animator, track: StepMotion['track'], space: number): Spot =>
  track === 'monastery' ? { at: 'monastery', space } : { at: 'reputation', seat: animator.largeSeat, space };

function boxAt(animator: Animator, track: StepMotion['track'], seat: Seat, space: number): Rect | null {
  const box = animator.at(spotOn(animator, track, space));
  if (box === null) return null;
  // As if no other marker shared the space.
  if (track === 'monastery') return markerBox(box, seat, [seat]);
  return reputationMarkerBox(box, animator.layout.tavern.reputation);
}
