// The reputation of module 3: settling it, stepping forward with bonuses, and going back when dice are moved.
import { REPUTATION_SCHNAPPS, reputationTrack, type Seat } from '../data/index.ts';
import { offerDeny } from './bonuses.ts';
import { takeSignature } from './guestBook.ts';
import type { Refusal } from './refusal.ts';
import type { Die, Player, Settled, State, Step } from './state.ts';
import { gainNoble, takeSchnapps } from './supply.ts';
import { playerAt, tell, type Table } from './table.ts';
import { first } from './tasks.ts';
import { brewerYield, deniable, tableYields, worth } from './tavern.ts';

type Yields = Omit<Settled, 'counted' | 'steps'>;

export const yieldsNow = (state: State, player: Player): Yields => ({
  tables: tableYields(player),
  cashbox: worth(state, player, 'cashbox'),
  barrel: worth(state, player, 'barrel'),
  brewer: brewerYield(state, player),
  barbacks: player.beside.barback,
});

/** T and B: what the dice bring in thalers and in beer, those already taken off on the space they came from. */
export function incomeOf(dice: readonly Die[], yields: Yields): { thalers: number; beer: number } {
  let thalers = 0;
  let beer = yields.barbacks;
  for (const { at } of dice) {
    if (typeof at === 'number') thalers += yields.tables[at];
    else if (at === 'cashbox') thalers += yields.cashbox;
    else if (at === 'barrel') beer += yields.barrel;
    else if (at === 'brewer') beer += yields.brewer;
  }
  return { thalers, beer };
}

export function stepsFor(dice: readonly Die[], yields: Yields): number {
  const { thalers, beer } = incomeOf(dice, yields);
  return Math.min(thalers, beer);
}

export function settle(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  const yields = yieldsNow(table.state, player);
  const { thalers, beer } = incomeOf(player.dice, yields);
  const counted = Math.min(thalers, beer);
  player.settled = { ...yields, counted, steps: [] };
  tell(table, { type: 'settled', seat, thalers, beer, steps: counted });
  first(table, seat, { does: 'reputation', steps: counted });
}

export function stepInReputation(table: Table, seat: Seat, steps: number): void {
  if (steps === 0) return;
  const { state } = table;
  const player = playerAt(table, seat);
  const track = reputationTrack(state.module);
  const from = player.reputation;
  player.reputation = (from + 1) % track.length;
  tell(table, { type: 'stepped', seat, track: 'reputation', from, to: player.reputation });
  first(table, seat, { does: 'reputation', steps: steps - 1 });

  const space = track[player.reputation];
  const step = remember(player, from);
  if ('vp' in space) return;
  switch (space.gives) {
    case 'schnapps':
      giveSchnapps(table, seat, step);
      break;
    case 'schnappsOrDeny':
      offerSchnappsOrDeny(table, seat, step);
      break;
    case 'signature':
      amend(player, step, 'signature');
      takeSignature(table, seat);
      break;
    case 'crown':
      if (gainNoble(table, seat)) amend(player, step, 'noble');
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

export function giveSchnapps(table: Table, seat: Seat, step: number): void {
  if (takeSchnapps(table, seat, REPUTATION_SCHNAPPS.count) > 0) {
    amend(playerAt(table, seat), step, 'schnapps');
  }
}

function offerSchnappsOrDeny(table: Table, seat: Seat, step: number): void {
  const canDeny = deniable(playerAt(table, seat)).length > 0;
  if (table.state.schnapps > 0 && canDeny) first(table, seat, { does: 'askSchnappsOrDeny', step });
  else if (canDeny) offerDeny(table, seat, step);
  else giveSchnapps(table, seat, step);
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
export function followDice(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  if (player.settled === null) return;
  const counted = stepsFor(player.dice, player.settled);
  const difference = counted - player.settled.counted;
  player.settled.counted = counted;
  if (difference > 0) first(table, seat, { does: 'reputation', steps: difference });
  for (let i = difference; i < 0; i++) stepBack(table, seat, player.settled);
}

function stepBack(table: Table, seat: Seat, settled: Settled): void {
  const { state } = table;
  const player = playerAt(table, seat);
  const step = settled.steps.pop() as Step;
  tell(table, { type: 'stepped', seat, track: 'reputation', from: player.reputation, to: step.from });
  player.reputation = step.from;
  if (step.gave === 'schnapps') {
    player.schnapps--;
    state.schnapps++;
    tell(table, { type: 'givenBack', seat, what: 'schnapps' });
  } else if (step.gave === 'noble') {
    player.deck.splice(step.depth as number, 1);
    state.nobles++;
    tell(table, { type: 'givenBack', seat, what: 'noble' });
  }
}
