// The invariants of undo: a move that is taken back leaves no trace, and can be made again with the same result; a move
// that is final cannot be taken back.
import { clone, play, refusal, type EventType } from '../../game/index.ts';
import { noChance } from '../kit/chance.ts';
import type { PlayedMove } from '../kit/games.ts';
import { must, mustEqual } from './must.ts';

/** A move with one of these events cannot be taken back. */
const FINAL_EVENTS: readonly EventType[] = [
  'drawn',
  'shuffled',
  'rolled',
  // A die, by the juggler.
  'turned',
  'turnEnded',
  'confirmed',
  'withdrawn',
];

export function checkTakingBack({ before, act, after, events, chance }: PlayedMove): void {
  const { seat, move } = act;
  if (move.type === 'takeBack' || before.phase !== after.phase) return;
  if (before.phase !== 'planning' && before.phase !== 'serving') return;
  const isFinal =
    chance.length > 0 ||
    events.some((event) => FINAL_EVENTS.includes(event.type) || (event.type === 'refilled' && event.guest !== null));
  const refused = refusal(after, seat, { type: 'takeBack' });
  if (isFinal) {
    // After a confirmation was withdrawn, `takeBack` takes back the move before the confirmation.
    must(move.type === 'withdraw' || refused !== null, 'A final move could be taken back.');
    return;
  }
  must(refused === null, `A move could not be taken back: ${refused?.because ?? ''}.`);
  const back = clone(after);
  play(back, seat, { type: 'takeBack' }, noChance);
  mustEqual(back, before, 'Taking back leaves a trace:');
  const again = play(back, seat, move, noChance);
  mustEqual(back, after, 'The same move after taking it back leads elsewhere:');
  mustEqual(again.refused === null && again.events, events, 'The same move after taking it back has other events:');
}
