// What happens beside the motion of an event: dice that have done their work fade, a turned die gives way, start cards go.
import type { Event, EventOf } from '../../../game/index.ts';
import { spotOfDie } from '../../model/spots.ts';
import type { Act } from './act.ts';
import { leave } from './things.ts';

const SPENT = 0.5;
const FADE_MS = 220;
/** So long the chosen one is still looked at. */
const LOOK_MS = 260;

/** Called once for each event, when its first motion begins. */
export function playAside(act: Act, event: Event): void {
  if (event.type === 'takenOff') spend(act, event);
  if (event.type === 'turned') {
    const { seat, value, own, from } = event;
    leave(act, { thing: 'die', value, own, seat }, spotOfDie(seat, from));
  }
  if (event.type === 'startCard' && act.isLarge(event.seat)) clearStartCards(act);
}

function spend(act: Act, { seat, value, own, from }: EventOf<'takenOff'>): void {
  const [die] = act.pieces(
    ({ stands, alpha }) =>
      alpha === undefined &&
      stands?.is === 'die' &&
      stands.seat === seat &&
      stands.at === from &&
      stands.value === value &&
      stands.own === own,
  );
  if (die === undefined) return;
  const { image } = act.release(die);
  act.run(FADE_MS, 'Sine.easeOut', (share) => image.setAlpha(1 - (1 - SPENT) * share));
}

function clearStartCards(act: Act): void {
  for (const shown of act.pieces(({ key }) => key.startsWith('startCard'))) {
    const { image } = act.release(shown);
    act.run(
      FADE_MS,
      'Sine.easeIn',
      (share) => image.setAlpha(1 - share),
      () => act.hide(shown),
      LOOK_MS,
    );
  }
}
