// The duel's bots in a thread of their own: `easy` makes legal moves, each of the others fails in its own way.
import { parentPort } from 'node:worker_threads';

/** @typedef {{ picks: Record<string, unknown> }} View */

let asked = 0;

parentPort?.on('message', (/** @type {{ level: string, view: View, seat: number }} */ question) => {
  const { level, view, seat } = question;
  asked++;
  if (level === 'hungry') for (const eaten = []; ;) eaten.push(new Array(1000).fill(asked));
  if (level === 'quitting') process.exit(0);
  if (level === 'pensive') return;
  if (level === 'broken' || (level === 'slow to start' && asked <= 4)) {
    parentPort?.postMessage({ fault: 'broken' });
    return;
  }
  const move = view.picks[String(seat)] === null ? { type: 'pick', number: 5 } : { type: 'buy' };
  parentPort?.postMessage({ move });
});
