// A card is shown large over the table, in a pool of light, and then goes to the deck. A neighbour's card lies
// on a placard with the neighbour's name.
import type { MotionOf } from '../../model/timeline.ts';
import { cardKey } from '../art.ts';
import { CARD_SHAPE } from '../layout/needs.ts';
import { centred } from '../layout/rect.ts';
import { fly, sparkle } from './flight.ts';
import { place, type Animator } from './animator.ts';
import { ceremony, glowBehind } from './spotlight.ts';
import { claimLanding, takeFrom } from './things.ts';

type ShowMotion = MotionOf<'show'>;

/** Shares of the time in which the card comes, and stays; in the rest it goes. */
const COMES = 0.24;
const STAYS = 0.48;
/** The opacity of the dark over the table meanwhile. */
const DARK = 0.45;

export function show(animator: Animator, { seat, card, from, to }: ShowMotion, lasts: number): void {
  const thing = { thing: 'card', card } as const;
  const start = takeFrom(animator, thing, from);
  const end = claimLanding(animator, thing, to);
  if (start === null || end === null) return;
  const { box: large, follow, end: endCeremony } = ceremony(animator, seat, CARD_SHAPE, lasts, DARK);
  glowBehind(animator, large, lasts, (share) => 0.9 * Math.sin(Math.min(1, share / (COMES + STAYS)) * Math.PI));
  const ghost = animator.ghost(cardKey(card), start, large);
  if (card === 'noble') {
    animator.later(lasts * COMES, () => {
      sparkle(animator, large, lasts * STAYS, 14);
      animator.raise(ghost);
    });
  }
  fly(animator, ghost, { from: start, to: large, lasts: lasts * COMES, ease: 'Cubic.easeOut', swell: 0 });
  animator.run(
    lasts * STAYS,
    'Sine.easeInOut',
    (share) => {
      const size = 1 + 0.03 * Math.sin(share * Math.PI);
      const here = centred(large, large.width * size, large.height * size);
      place(ghost.image, here);
      follow(here);
    },
    () => {
      endCeremony();
      fly(animator, ghost, {
        from: large,
        to: end,
        lasts: lasts * (1 - COMES - STAYS),
        turnsTo: 'card/back',
        ease: 'Cubic.easeIn',
        swell: 0,
        landed: () => animator.letGo(ghost),
      });
    },
    lasts * COMES,
  );
}
