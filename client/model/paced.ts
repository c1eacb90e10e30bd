// The time that a bot's turn takes to be shown: what happens beyond that is shown faster.
import type { Timeline } from './timeline.ts';

/** A bot's serving turn, thinking included, at normal speed. */
export const BOT_TURN_MS = 4000;
/** Faster than this nothing can be followed. */
const LEAST_MS = 350;

/** The timeline in at most `limit` milliseconds. */
export function within(timeline: Timeline, limit: number): Timeline {
  const lasts = Math.max(LEAST_MS, limit);
  if (timeline.lasts <= lasts) return timeline;
  const share = lasts / timeline.lasts;
  return {
    cues: timeline.cues.map((cue) => ({ ...cue, begin: cue.begin * share, lasts: cue.lasts * share })),
    seen: timeline.seen.map((at) => at * share),
    lasts,
  };
}
