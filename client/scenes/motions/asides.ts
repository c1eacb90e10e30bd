// Side effects of an event's motion: used dice fade, a turned die is replaced, start cards leave.
import type { Event, EventOf } from '../../../game/index.ts';
import { spotOfDie } from '../../model/spots.ts';
import type { Playback } from './playback.ts';
import { leave } from './things.ts';

const SPENT = 0.5;
const FADE_MS = 220;
/** Time for which the chosen start card stays. */
const LOOK_MS = 260;

/** Called once for each event, when its first motion begins. */
export function playAside(playback: Playback, event: Event): void {
  if (event.type === 'takenOff') spend(playback, event);
  if (event.type === 'turned') {
    const { seat, value, own, from } = event;
    leave(playback, { thing: 'die', value, own, seat }, spotOfDie(seat, from));
  }
  if (event.type === 'startCard' && playback.isLarge(event.seat)) clearStartCards(playback);
}

function spend(playback: Playback, { seat, value, own, from }: EventOf<'takenOff'>): void {
  const [die] = playback.pieces(
    ({ stands, alpha }) =>
      alpha === undefined &&
      stands?.is === 'die' &&
      stands.seat === seat &&
      stands.at === from &&
      stands.value === value &&
      stands.own === own,
  );
  if (die === undefined) return;
  const { image } = playback.release(die);
  playback.run(FADE_MS, 'Sine.easeOut', (share) => image.setAlpha(1 - (1 - SPENT) * share));
}

function clearStartCards(playback: Playback): void {
  for (const shown of playback.pieces(({ key }) => key.startsWith('startCard'))) {
    const { image } = playback.release(shown);
    playback.run(
      FADE_MS,
      'Sine.easeIn',
      (share) => image.setAlpha(1 - share),
      () => playback.hide(shown),
      LOOK_MS,
    );
  }
}
