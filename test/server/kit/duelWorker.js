// The duel's bots in a thread of their own: one makes a legal move, one is broken.
import { parentPort } from 'node:worker_threads';

/** @typedef {{ picks: Record<string, unknown> }} Seen */

parentPort?.on('message', (/** @type {{ job: number, level: string, view: Seen, seat: number }} */ question) => {
  const { job, level, view, seat } = question;
  if (level === 'broken') {
    parentPort?.postMessage({ job, fault: 'broken' });
    return;
  }
  const move = view.picks[String(seat)] === null ? { verb: 'pick', args: [5] } : { verb: 'buy', args: [] };
  parentPort?.postMessage({ job, move });
});
