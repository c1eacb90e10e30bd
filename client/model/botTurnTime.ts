// The time in which a bot's turn is shown: a turn that would take longer is shown faster.
import type { Timeline } from './timeline.ts';

/** The most real time of a bot's serving turn from its first animation on, thinking included, at every speed. */
export const BOT_TURN_MS = 4000;
/** In milliseconds of the timeline: in less time nobody can follow what happens. */
const LEAST_MS = 350;
/**
 * A turn may come in several timelines. Each but the last gets this share of the time that is left: guests and upgrades
 * come last, and are to be seen.
 */
const SHARE_BEFORE_LAST = 0.3;

/**
 * Speeds up a bot's turn for which `limit` milliseconds of the timeline are left. What is shown of the turn takes at
 * most `limit`, or SHARE_BEFORE_LAST of it if the turn does not end in this timeline; LEAST_MS are allowed in any case.
 * The animations after the turn keep their usual time.
 */
export function shortenTurn(timeline: Timeline, limit: number): Timeline {
  const turnEnd = timeline.cues.find(({ event }) => event.type === 'turnEnded');
  const end = turnEnd?.begin ?? timeline.lasts;
  const most = Math.max(LEAST_MS, turnEnd === undefined ? limit * SHARE_BEFORE_LAST : limit);
  if (end <= most) return timeline;
  const share = most / end;
  const paced = (time: number): number => (time < end ? time * share : time - end + most);
  return {
    cues: timeline.cues.map((cue) => {
      const begin = paced(cue.begin);
      return { ...cue, begin, lasts: paced(cue.begin + cue.lasts) - begin };
    }),
    seen: timeline.seen.map(paced),
    lasts: paced(timeline.lasts),
  };
}
