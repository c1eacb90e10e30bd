// The reputation of module 3: settling it, stepping forward with bonuses, and going back when dice are moved.
import { reputationTrack, type Seat } from '../data/index.ts';
import { offerDeny } from './bonuses.ts';
import { takeSignature } from './guestBook.ts';
import { incomeOf, stepsFor, yieldsNow } from './income.ts';
import type { Refusal } from './refusal.ts';
import type { Player, Settled, Step } from './state.ts';
import { gainNoble, returnSchnapps, takeSchnapps } from './supply.ts';
import { playerAt, tell, type Course } from './course.ts';
import { doFirst } from './tasks.ts';
import { deniable } from './tavern.ts';

export function settle(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  const yields = yieldsNow(course.state, player);
  const { thalers, beer } = incomeOf(player.dice, yields);
  const counted = Math.min(thalers, beer);
  player.settled = { ...yields, counted, steps: [] };
  tell(course, { type: 'settled', seat, thalers, beer, steps: counted });
  doFirst(course, seat, { does: 'reputation', steps: counted });
}

export function stepInReputation(course: Course, seat: Seat, steps: number): void {
  if (steps === 0) return;
  const { state } = course;
  const player = playerAt(course, seat);
  const track = reputationTrack(state.modules);
  const from = player.reputation;
  player.reputation = (from + 1) % track.length;
  tell(course, { type: 'stepped', seat, track: 'reputation', from, to: player.reputation });
  doFirst(course, seat, { does: 'reputation', steps: steps - 1 });

  const space = track[player.reputation];
  const step = remember(player, from);
  if ('vp' in space) return;
  switch (space.gives) {
    case 'schnapps':
      giveSchnapps(course, seat, step);
      break;
    case 'schnappsOrDeny':
      offerSchnappsOrDeny(course, seat, step);
      break;
    case 'signature':
      amend(player, step, 'signature');
      takeSignature(course, seat);
      break;
    case 'crown':
      if (gainNoble(course, seat)) amend(player, step, 'noble');
      break;
    default:
      space.gives satisfies never;
  }
}

/** Steps are remembered from the moment the reputation was settled; the number returned names the step. */
function remember(player: Player, from: number): number {
  if (player.settled === null) return -1;
  return player.settled.steps.push({ from, gave: 'nothing', depth: null }) - 1;
}

/** Says afterwards what a step has brought. */
export function amend(player: Player, step: number, gave: Step['gave']): void {
  if (player.settled === null || step < 0) return;
  const { from } = player.settled.steps[step];
  player.settled.steps[step] = { from, gave, depth: gave === 'noble' ? player.deck.length - 1 : null };
}

export function giveSchnapps(course: Course, seat: Seat, step: number): void {
  if (takeSchnapps(course, seat, 1) > 0) {
    amend(playerAt(course, seat), step, 'schnapps');
  }
}

function offerSchnappsOrDeny(course: Course, seat: Seat, step: number): void {
  const canDeny = deniable(playerAt(course, seat)).length > 0;
  if (course.state.schnapps > 0 && canDeny) doFirst(course, seat, { does: 'askSchnappsOrDeny', step });
  else if (canDeny) offerDeny(course, seat, step);
  else giveSchnapps(course, seat, step);
}

/** Whether the marker may go back so many steps: all that was gained there must still be there to give back. */
export function refuseBack(player: Player, steps: number): Refusal | null {
  if (player.settled === null || steps <= 0) return null;
  let held = player.schnapps;
  for (const { gave } of player.settled.steps.slice(-steps)) {
    if (gave === 'removal' || gave === 'signature') return { because: 'cannotGiveBack', what: gave };
    if (gave === 'schnapps' && --held < 0) return { because: 'cannotGiveBack', what: 'schnapps' };
  }
  return null;
}

/** After dice were moved: the marker follows. */
export function followDice(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  if (player.settled === null) return;
  const counted = stepsFor(player.dice, player.settled);
  const difference = counted - player.settled.counted;
  player.settled.counted = counted;
  if (difference > 0) doFirst(course, seat, { does: 'reputation', steps: difference });
  for (let i = difference; i < 0; i++) stepBack(course, seat, player.settled);
}

function stepBack(course: Course, seat: Seat, settled: Settled): void {
  const { state } = course;
  const player = playerAt(course, seat);
  const step = settled.steps.pop() as Step;
  tell(course, { type: 'stepped', seat, track: 'reputation', from: player.reputation, to: step.from });
  player.reputation = step.from;
  if (step.gave === 'schnapps') {
    returnSchnapps(course, seat, 1);
    tell(course, { type: 'givenBack', seat, what: 'schnapps' });
  } else if (step.gave === 'noble') {
    player.deck.splice(step.depth as number, 1);
    state.nobles++;
    tell(course, { type: 'givenBack', seat, what: 'noble' });
  }
}
