// The reputation of module 3: settling it, stepping forward with bonuses, and going back when dice are moved.
import { reputationTrack, type Seat } from '../data/index.ts';
import { offerDeny } from './bonuses.ts';
import { takeSignature } from './guestBook.ts';
import { incomeOf, stepsFor, yieldsNow } from './income.ts';
import type { Refusal } from './refusal.ts';
import type { Player, Settled, ReputationStep } from './state.ts';
import { gainNoble, returnSchnapps, takeSchnapps } from './supply.ts';
import { playerAt, emit, type Context } from './context.ts';
import { pushEffects } from './effects.ts';
import { deniable } from './tavern.ts';

export function settle(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const yields = yieldsNow(context.state, player);
  const { thalers, beer } = incomeOf(player.dice, yields);
  const counted = Math.min(thalers, beer);
  const { tables, cashbox, barrel, brewer, barbacks } = yields;
  player.settled = { tables, cashbox, barrel, brewer, barbacks, counted, steps: [] };
  emit(context, { type: 'settled', seat, thalers, beer, steps: counted });
  pushEffects(context, seat, { does: 'reputation', steps: counted });
}

export function stepInReputation(context: Context, seat: Seat, steps: number): void {
  if (steps === 0) return;
  const { state } = context;
  const player = playerAt(context, seat);
  const track = reputationTrack(state.modules);
  const from = player.reputation;
  player.reputation = (from + 1) % track.length;
  emit(context, { type: 'stepped', seat, track: 'reputation', from, to: player.reputation });
  // On the stack the steps that are left lie below what this space's bonus adds, which is resolved first.
  pushEffects(context, seat, { does: 'reputation', steps: steps - 1 });

  const space = track[player.reputation];
  const step = recordStep(player, from);
  if ('vp' in space) return;
  switch (space.gives) {
    case 'schnapps':
      giveSchnapps(context, seat, step);
      break;
    case 'schnappsOrDeny':
      offerSchnappsOrDeny(context, seat, step);
      break;
    case 'signature':
      recordBonus(player, step, 'signature');
      takeSignature(context, seat);
      break;
    case 'crown':
      if (gainNoble(context, seat)) recordBonus(player, step, 'noble');
      break;
    default:
      space.gives satisfies never;
  }
}

/** Records a step so that the marker can go back over it; returns its index, or -1 if the reputation is not settled. */
function recordStep(player: Player, from: number): number {
  if (player.settled === null) return -1;
  return player.settled.steps.push({ from, gave: 'nothing', depth: null }) - 1;
}

/** Notes on a recorded step which bonus it gave; nothing if `step` is -1. */
export function recordBonus(player: Player, step: number, gave: ReputationStep['gave']): void {
  if (player.settled === null || step < 0) return;
  const { from } = player.settled.steps[step];
  player.settled.steps[step] = { from, gave, depth: gave === 'noble' ? player.deck.length - 1 : null };
}

export function giveSchnapps(context: Context, seat: Seat, step: number): void {
  if (takeSchnapps(context, seat, 1) > 0) {
    recordBonus(playerAt(context, seat), step, 'schnapps');
  }
}

function offerSchnappsOrDeny(context: Context, seat: Seat, step: number): void {
  const canDeny = deniable(playerAt(context, seat)).length > 0;
  if (context.state.schnapps > 0 && canDeny) pushEffects(context, seat, { does: 'askSchnappsOrDeny', step });
  else if (canDeny) offerDeny(context, seat, step);
  else giveSchnapps(context, seat, step);
}

/** The refusal if the marker cannot go back so many steps: what was gained there must be available to give back. */
export function refusalToGoBack(player: Player, steps: number): Refusal | null {
  if (player.settled === null || steps <= 0) return null;
  let schnapps = player.schnapps;
  for (const { gave } of player.settled.steps.slice(-steps)) {
    if (gave === 'removal' || gave === 'signature') return { because: 'cannotGiveBack', what: gave };
    if (gave !== 'schnapps') continue;
    if (schnapps === 0) return { because: 'cannotGiveBack', what: 'schnapps' };
    schnapps--;
  }
  return null;
}

/** Moves the marker after dice were placed or moved. */
export function followDice(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  if (player.settled === null) return;
  const counted = stepsFor(player.dice, player.settled);
  const difference = counted - player.settled.counted;
  player.settled.counted = counted;
  if (difference > 0) pushEffects(context, seat, { does: 'reputation', steps: difference });
  for (let i = difference; i < 0; i++) stepBack(context, seat, player.settled);
}

function stepBack(context: Context, seat: Seat, settled: Settled): void {
  const { state } = context;
  const player = playerAt(context, seat);
  const step = settled.steps.pop() as ReputationStep;
  emit(context, { type: 'stepped', seat, track: 'reputation', from: player.reputation, to: step.from });
  player.reputation = step.from;
  if (step.gave === 'schnapps') {
    returnSchnapps(context, seat, 1);
    emit(context, { type: 'givenBack', seat, what: 'schnapps' });
  } else if (step.gave === 'noble') {
    player.deck.splice(step.depth as number, 1);
    state.nobles++;
    emit(context, { type: 'givenBack', seat, what: 'noble' });
  }
}
