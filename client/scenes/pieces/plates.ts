// The state shown on a name plate: at turn, still thinking, idle while nobody waits for the player, or away.
import { waitedFor, type Seat, type View } from '../../../game/index.ts';
import type { Person } from '../../model/tableModel.ts';
import type { PlateContent } from '../sketches/plates.ts';

export function stateOf(view: View, seat: Seat, person: Person): PlateContent['state'] {
  if (!person.present) return 'away';
  if (view.turn === seat) return 'turn';
  if (view.turn !== null || view.phase === 'over') return 'idle';
  return waitedFor(view).includes(seat) ? 'thinking' : 'idle';
}
