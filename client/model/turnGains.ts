// The cards and tiles that another player's serving turn brought, to show in one line.
import type { Card, Event, MoveType, Seat, Tile } from '../../game/index.ts';
import type { LogEntry } from './log.ts';

export type Gain = { gain: 'card'; card: Card; count: number } | { gain: 'tile'; tile: Tile };

export interface TurnGains {
  seat: Seat;
  /** The number of the turn's first entry in the log. */
  number: number;
  gains: Gain[];
  /** The turn is over. */
  isOver: boolean;
}

/** Moves that bring one gain each: taking one back removes the last gain. (`breatheOn` upgrades a tile.) */
const GAINING: readonly MoveType[] = ['buy', 'recruit', 'nobles', 'upgrade', 'breatheOn'];

function gainOf(event: Event): Gain | null {
  switch (event.type) {
    case 'bought':
      return { gain: 'card', card: event.card, count: 1 };
    case 'recruited':
      return { gain: 'card', card: event.guest, count: 1 };
    case 'noblesRecruited':
      return { gain: 'card', card: 'noble', count: event.count };
    case 'upgraded':
      return { gain: 'tile', tile: event.tile };
    default:
      return null;
  }
}

/** The other players' turns in the latest serving phase, in the order in which they were played. */
export function turnGains(log: readonly LogEntry[], me: Seat | null): TurnGains[] {
  const round = log.findLast(({ phase }) => phase === 'serving')?.round;
  const turns = new Map<Seat, TurnGains>();
  for (const { seat, phase, round: played, number, event, events } of log) {
    if (played !== round || phase !== 'serving' || seat === null || seat === me) continue;
    const turn = turns.get(seat) ?? { seat, number, gains: [], isOver: false };
    turns.set(seat, turn);
    if (event.type === 'takenBack') {
      if (GAINING.includes(event.move.type)) turn.gains.pop();
    } else turn.gains.push(...events.flatMap((one) => gainOf(one) ?? []));
    turn.isOver ||= event.type === 'turnEnded';
  }
  return [...turns.values()];
}
