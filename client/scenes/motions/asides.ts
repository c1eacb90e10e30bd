// Side effects of an event's motion: used dice fade, a turned die is replaced, start cards leave.
import type { Event, EventOf } from '../../../game/index.ts';
import { spotOfDie } from '../../model/spots.ts';
import type { Animator } from './animator.ts';
import { takeFrom } from './things.ts';

const SPENT = 0.5;
const FADE_MS = 220;
/** Time for which the chosen start card stays. */
const LOOK_MS = 260;

/** Called once for each event, when its first motion begins. */
export function playAside(animator: Animator, event: Event): void {
  if (event.type === 'takenOff') spend(animator, event);
  if (event.type === 'turned') {
    const { seat, value, own, from } = event;
    takeFrom(animator, { thing: 'die', value, own, seat }, spotOfDie(seat, from));
  }
  if (event.type === 'startCard' && animator.isLarge(event.seat)) clearStartCards(animator);
}

function spend(animator: Animator, { seat, value, own, from }: EventOf<'takenOff'>): void {
  // A die that is spent already has an alpha; of equal dice one that is not fades.
  const [die] = animator.pieces(
    ({ subject, alpha }) =>
      alpha === undefined &&
      subject?.is === 'die' &&
      subject.seat === seat &&
      subject.at === from &&
      subject.value === value &&
      subject.own === own,
  );
  if (die === undefined) return;
  const { image } = animator.release(die);
  animator.run(FADE_MS, 'Sine.easeOut', (share) => image.setAlpha(1 - (1 - SPENT) * share));
}

function clearStartCards(animator: Animator): void {
  for (const shown of animator.pieces(({ key }) => key.startsWith('startCard'))) {
    const { image } = animator.release(shown);
    animator.run(
      FADE_MS,
      'Sine.easeIn',
      (share) => image.setAlpha(1 - share),
      () => animator.hide(shown),
      LOOK_MS,
    );
  }
}
