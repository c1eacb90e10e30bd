// How a match ended, as the lobby tells it.
import * as v from 'valibot';
import type { MatchInfo } from '../../../server/wire.ts';

/** The game's own result; the lobby passes it on without knowing it. */
const schema = v.object({
  scores: v.array(v.object({ total: v.number() })),
  winners: v.array(v.number()),
});

export interface MatchEnd {
  names: readonly string[];
  points: number;
}

/** Null while it is not over, and where the result is not one of this game. */
export function endOf({ result, seats }: MatchInfo): MatchEnd | null {
  const parsed = v.safeParse(schema, result);
  if (!parsed.success) return null;
  const { scores, winners } = parsed.output;
  return {
    names: winners.map((seat) => seats[seat]?.name ?? ''),
    points: Math.max(...scores.map(({ total }) => total)),
  };
}
