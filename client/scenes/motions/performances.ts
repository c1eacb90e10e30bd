// Motions of entertainers and bards: sparks rise around the dancer, hop cones around the bard, the fire breather
// breathes fire, and the juggler throws dice.
import type { MotionOf } from '../../model/timeline.ts';
import { middle, rect, type Rect } from '../layout/rect.ts';
import type { ArtKey } from '../art.ts';
import type { Animator } from './animator.ts';

type PerformMotion = MotionOf<'perform'>;

export function perform(animator: Animator, { seat, entertainer }: PerformMotion, lasts: number): void {
  const spot =
    entertainer === 'bard'
      ? ({ at: 'beside', seat, card: 'bard' } as const)
      : ({ at: 'entertainer', seat, entertainer } as const);
  const box = animator.at(spot);
  if (box === null) return;
  PERFORMANCES[entertainer](animator, box, lasts);
}

const PERFORMANCES: Record<PerformMotion['entertainer'], (animator: Animator, box: Rect, lasts: number) => void> = {
  dancer: (animator, box, lasts) => spiral(animator, box, lasts, { picture: 'fx/spark', count: 10, turns: 0.9 }),
  fireBreather: breathe,
  juggler: juggle,
  bard: (animator, box, lasts) => spiral(animator, box, lasts, { picture: 'fx/hop', count: 5, turns: 0.3 }),
};

/** Small things rise in a spiral around the box, each by so many turns. */
function spiral(
  animator: Animator,
  box: Rect,
  lasts: number,
  { picture, count, turns }: { picture: ArtKey; count: number; turns: number },
): void {
  const { x, y } = middle(box);
  const size = Math.min(22, Math.max(10, box.width * 0.2));
  for (let nth = 0; nth < count; nth++) {
    const ghost = animator.ghost(picture, rect(x - size / 2, y - size / 2, size, size));
    const begin = nth / count;
    animator.run(
      lasts,
      'Sine.easeInOut',
      (share) => {
        const angle = (begin + share * turns) * Math.PI * 2;
        ghost.image.setPosition(
          x + Math.cos(angle) * box.width * 0.45,
          y + Math.sin(angle) * box.height * 0.16 + box.height * (0.4 - share * 0.9),
        );
        ghost.image.setAlpha(Math.sin(share * Math.PI)).setRotation(angle);
      },
      () => animator.letGo(ghost),
    );
  }
}

/** A cone of sparks and glowing puffs, up and to the right. */
function breathe(animator: Animator, box: Rect, lasts: number): void {
  const { x, y } = middle(box);
  for (let nth = 0; nth < 16; nth++) {
    const size = 14 + (nth % 4) * 9;
    const ghost = animator.ghost(nth % 3 === 0 ? 'fx/spark' : 'fx/glow', rect(x - size / 2, y - size / 2, size, size));
    const angle = -0.75 + ((nth * 7) % 16) * 0.035;
    const reach = Math.max(60, box.width) * (0.9 + (nth % 5) * 0.14);
    ghost.image.setAlpha(0);
    animator.run(
      lasts * 0.7,
      'Cubic.easeOut',
      (share) => {
        ghost.image.setPosition(x + Math.cos(angle) * reach * share, y + Math.sin(angle) * reach * share);
        ghost.image.setDisplaySize(size * (0.6 + share), size * (0.6 + share)).setAlpha(1 - share);
      },
      () => animator.letGo(ghost),
      nth * lasts * 0.018,
    );
  }
}

const FACES = [2, 5, 6] as const;

/** Three dice go round in the air above the juggler. */
function juggle(animator: Animator, box: Rect, lasts: number): void {
  const { x, y } = middle(box);
  const size = Math.min(30, Math.max(14, box.width * 0.26));
  FACES.forEach((face, nth) => {
    const ghost = animator.ghost(`die/white/${face}`, rect(x - size / 2, y - size / 2, size, size));
    animator.run(
      lasts,
      'Linear',
      (share) => {
        const angle = (nth / FACES.length + share * 1.5) * Math.PI * 2;
        ghost.image.setPosition(
          x + Math.cos(angle) * box.width * 0.36,
          y - box.height * 0.3 + Math.sin(angle) * box.height * 0.3,
        );
        ghost.image.setRotation(angle).setAlpha(Math.min(1, Math.sin(share * Math.PI) * 3));
      },
      () => animator.letGo(ghost),
    );
  });
}
