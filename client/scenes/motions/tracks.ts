// Markers hop along their tracks, space by space.
import { MONASTERY_LAST, reputationTrack, type Seat } from '../../../game/index.ts';
import type { Motion } from '../../model/timeline.ts';
import type { Spot } from '../../model/spots.ts';
import { centred, middle } from '../layout/rect.ts';
import { markerBox } from '../pieces/monastery.ts';
import { place, type Act } from './act.ts';
import { pathOf } from './path.ts';

type Step = Extract<Motion, { motion: 'step' }>;

export function step(act: Act, { track, seat, from, to }: Step, lasts: number): void {
  const spaces = track === 'monastery' ? MONASTERY_LAST + 1 : reputationTrack(act.after.view.module).length;
  const path = pathOf(track, from, to, spaces);
  const start = boxAt(act, track, seat, from);
  if (start === null || path.length === 0) return;
  const colour = act.after.people[seat]?.colour ?? 'red';
  for (const shown of act.pieces(
    ({ stands }) => stands?.is === 'marker' && stands.track === track && stands.seat === seat,
  ))
    act.hide(shown);
  for (const ghost of act.ghosts) {
    const stands = ghost.lies?.stands;
    if (stands?.is === 'marker' && stands.track === track && stands.seat === seat) act.letGo(ghost);
  }
  const ghost = act.ghost(`marker/${colour}`, start);
  const each = lasts / path.length;
  let here = start;
  path.forEach((space, nth) => {
    const next = boxAt(act, track, seat, space) ?? here;
    const before = here;
    act.run(
      each,
      'Sine.easeInOut',
      (share) => {
        const [a, b] = [middle(before), middle(next)];
        ghost.image.setPosition(
          a.x + (b.x - a.x) * share,
          a.y + (b.y - a.y) * share - Math.sin(share * Math.PI) * start.height * 0.7,
        );
      },
      () => {
        place(ghost.image, next);
        ghost.box = next;
        if (nth === path.length - 1) act.lay(ghost, spotOn(track, seat, space), { is: 'marker', track, seat });
      },
      nth * each,
    );
    here = next;
  });
}

const spotOn = (track: Step['track'], seat: Seat, space: number): Spot =>
  track === 'monastery' ? { at: 'monastery', space } : { at: 'reputation', seat, space };

function boxAt(act: Act, track: Step['track'], seat: Seat, space: number): ReturnType<typeof markerBox> | null {
  const box = act.at(spotOn(track, seat, space));
  if (box === null) return null;
  if (track === 'monastery') return markerBox(box, seat, [seat]);
  const size = Math.min(box.height, 40);
  return centred({ ...box, y: box.y - size * 0.3 }, size * 0.8, size);
}
