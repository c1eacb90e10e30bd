// The final count: every player's points by source, the tie-break, and who has won.
import {
  isGuest,
  playsWith,
  reputationTrack,
  VICTORY_POINTS,
  type Card,
  type Modules,
  type Seat,
} from '../data/index.ts';
import type { Player, State } from './state.ts';
import { drawnCards } from './tavern.ts';

export const SOURCES = ['guests', 'nobles', 'staff', 'schnapps', 'reputation'] as const;
export type Source = (typeof SOURCES)[number];

export interface Score {
  seat: Seat;
  points: Record<Source, number>;
  total: number;
  /** Thalers and beer in store, which decide a tie. */
  stored: number;
}

export interface Result {
  scores: Score[];
  /** More than one when the victory is shared. */
  winners: Seat[];
}

/** Regulars count as staff. */
function sourceOf(card: Card): Source {
  if (card === 'noble') return 'nobles';
  return isGuest(card) ? 'guests' : 'staff';
}

/** The points printed on the space of the marker, or the last ones passed; 0 on the crown and off the track. */
export function reputationPoints(modules: Modules, space: number): number {
  const track = reputationTrack(modules);
  for (let i = space; i >= 0; i--) {
    const passed = track[i];
    if ('vp' in passed) return passed.vp;
    if (passed.gives === 'crown') return 0;
  }
  return 0;
}

/** The score if the game ended now; drawn cards count. */
export function scoreOf(state: State, seat: Seat): Score {
  const player: Player = state.players[seat];
  const points: Record<Source, number> = { guests: 0, nobles: 0, staff: 0, schnapps: 0, reputation: 0 };
  const count = (cards: readonly Card[]) => {
    for (const card of cards) points[sourceOf(card)] += VICTORY_POINTS[card];
  };
  count(player.deck);
  count(player.discard);
  count(drawnCards(player));
  points.schnapps = playsWith(state.modules, 'schnapps') ? player.schnapps : 0;
  points.reputation = playsWith(state.modules, 'reputation') ? reputationPoints(state.modules, player.reputation) : 0;
  const total = SOURCES.reduce((sum, source) => sum + points[source], 0);
  return { seat, points, total, stored: player.thalers + player.beer };
}

export function resultOf(state: State): Result {
  const scores = state.players.map((_, seat) => scoreOf(state, seat as Seat));
  const most = Math.max(...scores.map((score) => score.total));
  const leaders = scores.filter((score) => score.total === most);
  const stored = Math.max(...leaders.map((score) => score.stored));
  return { scores, winners: leaders.filter((score) => score.stored === stored).map((score) => score.seat) };
}
