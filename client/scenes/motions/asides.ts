// Side effects of an event's motion: spent dice fade, a die is taken away when it is turned, start cards leave.
import type { Event, EventOf } from '../../../game/index.ts';
import { spotOfDie } from '../../model/spots.ts';
import { rect } from '../layout/rect.ts';
import { SPENT_ALPHA } from '../pieces/diceOnTable.ts';
import type { Animator } from './animator.ts';
import { takeFrom } from './things.ts';

const FADE_MS = 220;
/** Time for which the start cards stay, with the coasters of those who have taken them. */
const LOOK_MS = 1000;

/** Called once for each event, when its first motion begins. */
export function playAside(animator: Animator, event: Event): void {
  if (event.type === 'takenOff') spend(animator, event);
  if (event.type === 'turned') {
    const { seat, value, own, from } = event;
    takeFrom(animator, { thing: 'die', value, own, seat }, spotOfDie(seat, from));
  }
  if (event.type === 'startCard') {
    markStartCard(animator, event);
    // All seats take their start cards at the same time: the cards leave once, with the event of the large seat.
    if (animator.isLarge(event.seat)) clearStartCards(animator);
  }
}

function spend(animator: Animator, { seat, value, own, from }: EventOf<'takenOff'>): void {
  // Spent dice have an alpha: of equal dice, one that is not spent yet fades.
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
  animator.run(FADE_MS, 'Sine.easeOut', (share) => image.setAlpha(1 - (1 - SPENT_ALPHA) * share));
}

/** Lays the coaster of the player, with the emblem, on the card that was taken; several may have taken the same. */
function markStartCard(animator: Animator, { seat, card }: EventOf<'startCard'>): void {
  const [shown] = animator.pieces(({ key }) => key === `startCard/${card}`);
  const { people, view } = animator.after;
  const person = people[seat];
  if (shown === undefined || person === undefined) return;
  const { x, y, width, height } = shown.piece.box;
  const size = width * 0.36;
  const nth = view.players.filter((player, other) => other < seat && player.startCard === card).length;
  const ghost = animator.ghost(
    `coaster/${person.colour}`,
    rect(x + width * 0.08 + nth * width * 0.2, y + height - size * 0.8, size, size),
  );
  animator.run(
    FADE_MS,
    'Sine.easeIn',
    (share) => ghost.image.setAlpha(1 - share),
    () => animator.letGo(ghost),
    LOOK_MS,
  );
}

/** The start cards leave, and so does the shade behind them, the piece `startCards/dark`. */
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
