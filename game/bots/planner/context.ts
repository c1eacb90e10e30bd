// The context of a turn's planning: the tavern, the possible purchases and recruits, and the value of each by itself.
// Everything that many plans share is worked out once.
import {
  GUESTS,
  columnOf,
  playsWith,
  TILE,
  type Equipment,
  type GuestId,
  type Player,
  type Seat,
  type Sitter,
  type State,
  type TavernCard,
  type Tile,
} from '../../index.ts';
import { addCard, addGainedCard, change, delta } from './deltas.ts';
import { groupsOf, spendingOn, upgradeDelta, type Group, type Spending } from './goods.ts';
import { holdings } from './holdings.ts';
import { roomOf, type FreeSpaces } from './placements.ts';
import type { Markers, TriggeredGains, Trigger } from './triggers.ts';
import type { Sums, Values } from './values.ts';

/** Tiles that can be worth upgrading before the dice on them are taken off: with the upgrade these pay more at once. */
export type EarlyTile = Equipment;
export const EARLY: readonly EarlyTile[] = ['cashbox', 'barrel', 'monk', 'brewer'];

/** A guest that can be recruited, or nobody. */
export interface Recruit {
  readonly guest: GuestId | null;
  readonly cost: number;
  readonly triggers: readonly Trigger[];
  readonly sums: Sums | null;
}

interface Denied {
  readonly table: number;
  readonly sums: Sums;
}

/** More than a turn's beer can pay. */
export const MOST_NOBLES = 12;

/** The joint result of monastery steps, reputation steps and a recruited guest, with all that they set off. */
export interface Triggered {
  readonly outcome: TriggeredGains;
  /** The sums of the whole tavern with this and nothing else, and the points expected with it. */
  readonly sums: Sums;
  readonly worth: number;
  /** As in `outcome`. */
  readonly thalers: number;
  /** With that of each “schnapps or deny” for which schnapps is taken. */
  readonly schnapps: number;
  /** The number of times that service is denied. */
  readonly denies: number;
}

export interface TurnContext {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly values: Values;
  /** The sums of the tavern if nothing is earned or bought in this turn, and the points expected with it. */
  readonly base: Sums;
  readonly worth: number;
  readonly room: FreeSpaces;
  /** All purchases that are possible in this turn. */
  readonly groups: readonly Group[];
  /** Results of `spendingOf` so far. */
  readonly spending: Map<string, Spending>;
  /** Results of `triggeredBy` so far. */
  readonly triggered: Map<number, Triggered>;
  /** The first is nobody. */
  readonly recruits: readonly Recruit[];
  /** The sums that one more of each adds. */
  readonly unit: {
    readonly thaler: Sums;
    readonly beer: Sums;
    readonly schnapps: Sums;
    readonly noble: Sums;
    readonly counterGuest: Sums;
    readonly denial: Sums | null;
  };
  /** Points that one more of each adds to what the player has now. */
  readonly unitGain: {
    readonly thaler: number;
    readonly beer: number;
    readonly schnapps: number;
    readonly counterGuest: number;
  };
  /** Points by the number of nobles that are recruited. */
  readonly nobleGains: readonly number[];
  /** The regular or guest whom it is best to deny service; null when it is better to deny nobody. */
  readonly denied: Denied | null;
  /** The sums that upgrading a tile adds, for those that are not upgraded. */
  readonly earlyUpgrades: ReadonlyMap<EarlyTile, Sums>;
  readonly markers: Markers;
  /** The pool with the barbacks' beer, before any more dice are taken off. */
  readonly pool: { readonly thalers: number; readonly beer: number };
  /** Bards that have not advanced the reputation yet. */
  readonly bards: number;
}

export function add(to: Sums, sums: ArrayLike<number>, times = 1): Sums {
  for (let i = 0; i < sums.length; i++) to[i] += sums[i] * times;
  return to;
}

export const plus = (one: Sums, other: Sums, times = 1): Sums => add(one.slice(), other, times);

/** True in the seat's own serving turn: the pool then holds the barbacks' beer already. */
const isServing = (state: State, seat: Seat): boolean => state.phase === 'serving' && state.turn === seat;

export function contextOf(state: State, seat: Seat, values: Values): TurnContext {
  const player = state.players[seat];
  const bought = Object.entries(player.bought).flatMap(([card, count]) => (count > 0 ? [card as TavernCard] : []));
  const base = values.sumsOf(holdings(state, seat, state.round, bought));
  const worth = values.worth(base);
  const one = (name: string): Sums => values.sumsOf(change(delta(), name));
  const denied = bestDenied(player, values, base);
  const unit = {
    thaler: one('thalers'),
    beer: one('beer'),
    schnapps: one('schnapps'),
    noble: values.sumsOf(state.nobles > 0 ? addGainedCard(delta(), 'noble') : delta()),
    counterGuest: one('counter guests'),
    denial: denied?.sums ?? null,
  };
  const gainOf = (sums: Sums, times = 1): number => values.worth(plus(base, sums, times)) - worth;
  return {
    state,
    seat,
    player,
    values,
    base,
    room: roomOf(state, player),
    groups: groupsOf(state, player, values, base),
    spending: new Map(),
    triggered: new Map(),
    recruits: recruitsOf(state, player, values),
    unit,
    unitGain: {
      thaler: gainOf(unit.thaler),
      beer: gainOf(unit.beer),
      schnapps: gainOf(unit.schnapps),
      counterGuest: gainOf(unit.counterGuest),
    },
    nobleGains: Array.from({ length: MOST_NOBLES + 1 }, (_, count) => gainOf(unit.noble, count)),
    worth,
    denied,
    earlyUpgrades: new Map(
      EARLY.filter((tile) => player.upgraded[tile] === 0).map((tile) => [
        tile,
        values.sumsOf(upgradeDelta(state, tile, 0)),
      ]),
    ),
    markers: { monastery: player.monastery, reputation: player.reputation, book: player.book },
    pool: {
      thalers: player.thalers,
      beer: player.beer + (isServing(state, seat) ? 0 : player.beside.barback),
    },
    bards: playsWith(state.modules, 'reputation') ? player.beside.bard - player.bards : 0,
  };
}

function recruitsOf(state: State, player: Player, values: Values): Recruit[] {
  const recruits: Recruit[] = [{ guest: null, cost: 0, triggers: [], sums: null }];
  if (player.recruited) return recruits;
  for (const displayed of state.display) {
    if (displayed === null) continue;
    const { guest, signature } = displayed;
    const { cost, bonus } = GUESTS[guest];
    const triggers: Trigger[] = [];
    if (bonus !== null) triggers.push({ does: 'bonus', bonus });
    if (signature) triggers.push({ does: 'sign', column: columnOf(guest) });
    recruits.push({ guest, cost, triggers, sums: values.sumsOf(addGainedCard(delta(), guest)) });
  }
  return recruits;
}

/** The regular or guest whom it is best to deny service; null when it is better to deny nobody. */
function bestDenied(player: Player, values: Values, base: Sums): Denied | null {
  let best: Denied | null = null;
  let most = values.worth(base);
  const seen = new Set<Sitter>();
  player.tables.forEach((card, table) => {
    if (card === null || card === 'noble' || seen.has(card)) return;
    seen.add(card);
    const sums = values.sumsOf(addCard(delta(), card, -1));
    const worth = values.worth(plus(base, sums));
    if (worth > most) {
      most = worth;
      best = { table, sums };
    }
  });
  return best;
}

/** The purchases that remain after these early upgrades and that of the fire breather, with the best gain for any sum of thalers. */
export function spendingOf(
  context: TurnContext,
  early: readonly EarlyTile[],
  fireBreather: 'deny' | Tile | null,
): Spending {
  const key = `${early.join()}/${fireBreather ?? ''}`;
  const known = context.spending.get(key);
  if (known !== undefined) return known;
  const isUpgraded = (tile: Tile | null) =>
    tile !== null && (early.includes(tile as EarlyTile) || tile === fireBreather);
  const groups = context.groups.filter(({ tile }) => !isUpgraded(tile));
  const spending = spendingOn(groups, context.unitGain.thaler, capOf(context.player, 'safe'));
  context.spending.set(key, spending);
  return spending;
}

export const capOf = (player: Player, tile: 'safe' | 'storage'): number =>
  player.upgraded[tile] > 0 ? TILE[tile].upgraded : TILE[tile].basic;
