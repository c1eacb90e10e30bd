// A finished match on the server, moment by moment, as those who watched it saw it.
import { eventsOfLog, type MatchView } from '../../game/boardgame.ts';
import type { View } from '../../server/wire.ts';
import type { Lobby } from './lobby.ts';
import type { Replay } from './localGame.ts';
import { applyPatch } from './patch.ts';

export type Moments = Replay['moments'];

const tableOf = ({ G }: View) => (G as MatchView).table;

export function momentsOf({ beginning, steps }: Awaited<ReturnType<Lobby['replay']>>): Moments {
  let view = beginning;
  const moments: Moments = [{ view: tableOf(view), events: (beginning.G as MatchView).opening }];
  for (const { patch, entry } of steps) {
    view = applyPatch(view, patch) as View;
    moments.push({ view: tableOf(view), events: eventsOfLog(entry.events) });
  }
  return moments;
}
