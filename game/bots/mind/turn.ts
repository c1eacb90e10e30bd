// The best way to spend a whole turn: where the dice go, what is upgraded before they are taken off, whom to recruit,
// what to buy. All ways to place the dice, to recruit and to dance are compared by what they leave to spend, and of
// the best of them everything that can be bought is tried out.
import {
  ENTERTAINER_PRINT,
  GUESTS,
  columnOf,
  inForce,
  NOBLE,
  playsWith,
  ROUNDS,
  SUPPLIES,
  TILE,
  yieldsNow,
  type Equipment,
  type Face,
  type GuestId,
  type Player,
  type Seat,
  type Sitter,
  type State,
  type Tile,
} from '../../index.ts';
import { change, effect, gain, holdings, moveReputation, own, reach, type Effect } from './features.ts';
import { bestSpending, groupsOf, MOST_THALERS, upgradeEffect, type Good, type Group } from './goods.ts';
import { asTheyLie, placements, roomOf, type Placement, type Room } from './placements.ts';
import { runErrands, type Errand, type Markers } from './tracks.ts';
import type { Sums, Values } from './values.ts';

/** Tiles that pay more as soon as they are upgraded. */
export type EarlyTile = Equipment;
const EARLY: readonly EarlyTile[] = ['cashbox', 'barrel', 'monk', 'brewer'];

/** What is decided for a turn. */
export interface Plan {
  readonly placement: Placement;
  /** Upgraded before the dice on them are taken off. */
  readonly early: readonly EarlyTile[];
  readonly guest: GuestId | null;
  readonly nobles: number;
  readonly dances: number;
  readonly givesUp: number;
  readonly breathes: 'deny' | Tile | null;
  readonly goods: readonly Good[];
  /** Points expected at the end of the game. */
  readonly value: number;
}

export interface Effort {
  /** Of so many ways to earn, everything that can be bought is tried out. */
  readonly earnings: number;
  /** Points by which purchases may be worth more together than one by one. */
  readonly slack: number;
}

/** A guest that can be recruited, or nobody. */
interface Recruit {
  readonly guest: GuestId | null;
  readonly cost: number;
  readonly errands: readonly Errand[];
  readonly sums: Sums | null;
}

/** What steps and a guest bring together. */
interface Gained {
  readonly sums: Sums;
  readonly thalers: number;
  readonly schnapps: number;
}

interface Earning {
  readonly placement: Placement;
  readonly early: readonly EarlyTile[];
  readonly recruit: Recruit;
  readonly steps: number;
  readonly reputation: number;
  readonly dances: number;
  readonly nobles: number;
  readonly thalers: number;
  readonly beer: number;
  readonly givesUp: number;
  readonly breathes: 'deny' | Tile | null;
  readonly value: number;
}

export interface TurnContext {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly values: Values;
  readonly base: Sums;
  readonly room: Room;
  readonly groups: readonly Group[];
  readonly spending: Map<string, { groups: readonly Group[]; best: readonly Float64Array[] }>;
  readonly gained: Map<number, Gained>;
  readonly recruits: readonly Recruit[];
  readonly unit: {
    readonly thaler: Sums;
    readonly beer: Sums;
    readonly schnapps: Sums;
    readonly noble: Sums;
    readonly counterGuest: Sums;
    readonly denied: Sums | null;
  };
  readonly early: ReadonlyMap<EarlyTile, Sums>;
  readonly markers: Markers;
  /** What is in the pool before dice are taken off. */
  readonly pool: { readonly thalers: number; readonly beer: number };
  readonly bards: number;
}

export function add(to: Sums, sums: ArrayLike<number>, times = 1): Sums {
  for (let i = 0; i < sums.length; i++) to[i] += sums[i] * times;
  return to;
}

const plus = (one: Sums, other: Sums, times = 1): Sums => add(one.slice(), other, times);

/** Whether the pool holds the barbacks' beer already. */
const hasBegun = (state: State, seat: Seat): boolean => state.phase === 'serving' && state.turn === seat;

export function contextOf(state: State, seat: Seat, values: Values): TurnContext {
  const player = state.players[seat];
  const bought = Object.entries(player.bought).flatMap(([card, count]) => (count > 0 ? [card as 'bard'] : []));
  const base = values.sumsOf(holdings(state, seat, state.round, bought));
  const one = (name: string): Sums => values.sumsOf(change(effect(), name));
  const context: TurnContext = {
    state,
    seat,
    player,
    values,
    base,
    room: roomOf(state, player),
    groups: groupsOf(state, player, values, base),
    spending: new Map(),
    gained: new Map(),
    recruits: recruitsOf(state, player, values),
    unit: {
      thaler: one('thalers'),
      beer: one('beer'),
      schnapps: one('schnapps'),
      noble: values.sumsOf(state.nobles > 0 ? gain(effect(), 'noble') : effect()),
      counterGuest: one('counter guests'),
      denied: bestDenied(player, values, base),
    },
    early: new Map(
      EARLY.filter((tile) => player.upgraded[tile] === 0).map((tile) => [
        tile,
        values.sumsOf(upgradeEffect(state, tile, 0)),
      ]),
    ),
    markers: { monastery: player.monastery, reputation: player.reputation, book: player.book },
    pool: {
      thalers: player.thalers,
      beer: player.beer + (hasBegun(state, seat) ? 0 : player.beside.barback),
    },
    bards: playsWith(state.modules, 'reputation') ? player.beside.bard - player.bards : 0,
  };
  return context;
}

function recruitsOf(state: State, player: Player, values: Values): Recruit[] {
  const recruits: Recruit[] = [{ guest: null, cost: 0, errands: [], sums: null }];
  if (player.recruited) return recruits;
  for (const offer of state.display) {
    if (offer === null) continue;
    const { guest, signature } = offer;
    const { cost, bonus } = GUESTS[guest];
    const errands: Errand[] = [];
    if (bonus !== null) errands.push({ does: 'bonus', bonus });
    if (signature) errands.push({ does: 'sign', column: columnOf(guest) });
    recruits.push({ guest, cost, errands, sums: values.sumsOf(gain(effect(), guest)) });
  }
  return recruits;
}

/** Who is best sent away of those who sit in the tavern; null when everybody had better stay. */
function bestToDeny(player: Player, values: Values, base: Sums): { table: number; sums: Sums } | null {
  let best: { table: number; sums: Sums } | null = null;
  let most = values.worth(base);
  const seen = new Set<Sitter>();
  player.tables.forEach((card, table) => {
    if (card === null || card === 'noble' || seen.has(card)) return;
    seen.add(card);
    const sums = values.sumsOf(own(effect(), card, -1));
    const worth = values.worth(plus(base, sums));
    if (worth > most) {
      most = worth;
      best = { table, sums };
    }
  });
  return best;
}

const bestDenied = (player: Player, values: Values, base: Sums): Sums | null =>
  bestToDeny(player, values, base)?.sums ?? null;

/** What goods earlier in the turn leave to be bought with thalers. */
function spendingOf(context: TurnContext, early: readonly EarlyTile[], breathes: Earning['breathes']) {
  const key = `${early.join()}/${breathes ?? ''}`;
  const known = context.spending.get(key);
  if (known !== undefined) return known;
  const gone = (tile: Tile | null) => tile !== null && (early.includes(tile as EarlyTile) || tile === breathes);
  const groups = context.groups.filter(({ tile }) => !gone(tile));
  const { values, base, unit, player } = context;
  const stored = values.worth(plus(base, unit.thaler)) - values.worth(base);
  const spending = { groups, best: bestSpending(groups, stored, capOf(player, 'safe')) };
  context.spending.set(key, spending);
  return spending;
}

const capOf = (player: Player, tile: 'safe' | 'storage'): number =>
  player.upgraded[tile] > 0 ? TILE[tile].upgraded : TILE[tile].basic;

/** What steps and a recruit bring, added to the base; worked out once for each combination. */
function gainedFrom(context: TurnContext, steps: number, reputation: number, recruit: number): Gained {
  const key = (steps * 64 + reputation) * 8 + recruit;
  const known = context.gained.get(key);
  if (known !== undefined) return known;
  const { state, markers, values, base, unit } = context;
  const { errands, sums } = context.recruits[recruit];
  const outcome = runErrands(state.modules, markers, [
    { does: 'reputation', steps: reputation },
    { does: 'monastery', steps },
    ...errands,
  ]);
  const on: Effect = effect();
  reach(on, markers.monastery, outcome.monastery);
  moveReputation(on, markers.reputation, outcome.reputation);
  for (const column of Object.keys(outcome.book) as (keyof typeof outcome.book)[]) {
    for (let row = markers.book[column]; row < outcome.book[column]; row++) change(on, `book ${column} ${row}`);
  }
  if (state.nobles > 0) gain(on, 'noble', outcome.nobles);
  for (const card of outcome.cards) if (state.supply[card] > 0) gain(on, card);
  const total = plus(base, values.sumsOf(on));
  if (sums !== null) add(total, sums);
  const denied = takeEither(context, outcome.either);
  if (unit.denied !== null) add(total, unit.denied, Math.min(1, outcome.denies + denied));
  const gained = { sums: total, thalers: outcome.thalers, schnapps: outcome.schnapps + outcome.either - denied };
  context.gained.set(key, gained);
  return gained;
}

/** How many of the spaces of schnapps or deny are used to deny service. */
function takeEither({ unit, values, base }: TurnContext, either: number): number {
  if (either === 0 || unit.denied === null) return 0;
  return values.worth(plus(base, unit.denied)) > values.worth(plus(base, unit.schnapps)) ? 1 : 0;
}

interface Income {
  readonly early: readonly EarlyTile[];
  readonly sums: Sums | null;
  readonly thalers: number;
  readonly beer: number;
  readonly steps: number;
  /** Thalers that must be danced for before the tiles can be paid. */
  readonly lacks: number;
}

/** Each set of tiles worth upgrading before the dice on them are taken off, with what the dice bring then. */
function incomesOf(context: TurnContext, placement: Placement, dancing: number): Income[] {
  const { state, player, pool, early } = context;
  const now = (tile: EarlyTile) => (inForce(state, player, tile) ? TILE[tile].upgraded : TILE[tile].basic);
  const useful = EARLY.filter((tile) => early.has(tile) && placement[tile] > 0);
  const incomes: Income[] = [];
  for (let set = 0; set < 1 << useful.length; set++) {
    const chosen = useful.filter((_, index) => (set & (1 << index)) !== 0);
    const price = chosen.reduce((sum, tile) => sum + TILE[tile].price, 0);
    const pays = (tile: EarlyTile) => (chosen.includes(tile) ? TILE[tile].upgraded : now(tile));
    const cash = placement.cashbox * pays('cashbox');
    const before = pool.thalers + placement.tables + (chosen.includes('cashbox') ? 0 : cash);
    const lacks = chosen.length === 0 ? 0 : Math.max(0, price - before);
    if (lacks > dancing) continue;
    incomes.push({
      early: chosen,
      sums: together(context, chosen),
      thalers: pool.thalers + placement.tables + cash - price,
      beer: pool.beer + placement.barrel * pays('barrel') + placement.brewer * (pays('brewer') + player.beside.brewer),
      steps: placement.monk * pays('monk'),
      lacks,
    });
  }
  return incomes;
}

/** What upgrading these tiles adds to the sums. */
function together({ early, values }: TurnContext, tiles: readonly EarlyTile[]): Sums | null {
  if (tiles.length === 0) return null;
  const sums = new Float64Array(values.size);
  for (const tile of tiles) add(sums, early.get(tile) ?? []);
  return sums;
}

/** Steps of reputation for the dice as placed, and for every bard. */
function reputationSteps({ state, player, bards }: TurnContext, placement: Placement): number {
  if (!playsWith(state.modules, 'reputation')) return 0;
  if (player.settled !== null) return bards;
  const yields = yieldsNow(state, player);
  const thalers = placement.tables + placement.cashbox * yields.cashbox;
  const beer = yields.barbacks + placement.barrel * yields.barrel + placement.brewer * yields.brewer;
  return Math.min(thalers, beer) + bards;
}

/** The dearest first: three at a time are the cheapest. */
function noblesFor(beer: number): number {
  const dozen = NOBLE.cost.length;
  const whole = Math.floor(beer / NOBLE.cost[dozen - 1]);
  const rest = beer - whole * NOBLE.cost[dozen - 1];
  let more = 0;
  while (more < dozen - 1 && NOBLE.cost[more] <= rest) more++;
  return whole * dozen + more;
}

function beerFor(nobles: number): number {
  const dozen = NOBLE.cost.length;
  const rest = nobles % dozen;
  return Math.floor(nobles / dozen) * NOBLE.cost[dozen - 1] + (rest === 0 ? 0 : NOBLE.cost[rest - 1]);
}

const dancesOf = ({ player }: TurnContext): { most: number; thalers: number; beer: number; price: number } => {
  const side = player.entertainers.dancer;
  if (side === null) return { most: 0, thalers: 0, beer: 0, price: 0 };
  const { schnapps: price, yields } = ENTERTAINER_PRINT.dancer[side];
  return {
    most: Math.floor((player.schnapps + 2) / price),
    thalers: side === 'thalers' ? yields : 0,
    beer: side === 'beer' ? yields : 0,
    price,
  };
};

/** All ways to earn with this placement, each with what it is worth when the thalers are spent well. */
function earningsOf(
  context: TurnContext,
  placement: Placement,
  extra: { givesUp: number; breathes: Earning['breathes'] },
  keep: (earning: Earning) => void,
): void {
  const { player, values, unit } = context;
  const dance = dancesOf(context);
  const reputation = reputationSteps(context, placement);
  const breath = breathOf(context, extra.breathes);
  const atOnce = dance.price === 0 ? 0 : Math.floor(player.schnapps / dance.price);
  for (const income of incomesOf(context, placement, atOnce * dance.thalers)) {
    const spending = spendingOf(context, income.early, extra.breathes);
    const best = spending.best[0];
    context.recruits.forEach((recruit, index) => {
      const steps = income.steps + extra.givesUp;
      if (recruit.cost > income.beer + dance.most * dance.beer) return;
      const gained = gainedFrom(context, steps, reputation, index);
      const schnapps = player.schnapps + gained.schnapps - breath.price;
      for (let dances = 0; dances * dance.price <= schnapps || dances === 0; dances++) {
        const thalers = income.thalers + gained.thalers + dances * dance.thalers;
        const beer = income.beer + dances * dance.beer - recruit.cost;
        if (beer < 0 || dances * dance.thalers < income.lacks) continue;
        if (schnapps < 0) return;
        const most = noblesFor(beer);
        for (let nobles = most; nobles >= Math.max(0, most - 1); nobles--) {
          const sums = plus(gained.sums, unit.noble, nobles);
          if (income.sums !== null) add(sums, income.sums);
          if (breath.sums !== null) add(sums, breath.sums);
          finish(context, sums, { beer: beer - beerFor(nobles), schnapps: schnapps - dances * dance.price, extra });
          const value = values.worth(sums) + best[Math.max(0, Math.min(MOST_THALERS, thalers))];
          if (thalers < 0) continue;
          keep({
            placement,
            early: income.early,
            recruit,
            steps,
            reputation,
            dances,
            nobles,
            thalers,
            beer: beer - beerFor(nobles),
            givesUp: extra.givesUp,
            breathes: extra.breathes,
            value,
          });
        }
        if (dance.price === 0) break;
      }
    });
  }
}

/** What stays when the turn is over. */
function finish(
  { player, unit }: TurnContext,
  sums: Sums,
  { beer, schnapps, extra }: { beer: number; schnapps: number; extra: { givesUp: number } },
): void {
  add(sums, unit.beer, Math.min(beer, capOf(player, 'storage')));
  add(sums, unit.schnapps, Math.min(SUPPLIES.schnappsKept, schnapps) - player.schnapps);
  if (extra.givesUp > 0) add(sums, unit.counterGuest, -extra.givesUp);
}

function breathOf(context: TurnContext, breathes: Earning['breathes']): { price: number; sums: Sums | null } {
  const { upgrade, deny } = ENTERTAINER_PRINT.fireBreather;
  if (breathes === null) return { price: 0, sums: null };
  if (breathes === 'deny') return { price: deny.schnapps, sums: context.unit.denied };
  return { price: upgrade.schnapps, sums: context.values.sumsOf(upgradeEffect(context.state, breathes, 0)) };
}

/** Ways to use what is rarely used. */
function extrasOf({ player, state, unit }: TurnContext): { givesUp: number; breathes: Earning['breathes'] }[] {
  const extras: { givesUp: number; breathes: Earning['breathes'] }[] = [];
  const least = state.round === ROUNDS ? player.counterGuests : 0;
  for (let givesUp = least; givesUp <= player.counterGuests; givesUp++) extras.push({ givesUp, breathes: null });
  const side = player.entertainers.fireBreather;
  const price = side === null ? 0 : ENTERTAINER_PRINT.fireBreather[side].schnapps;
  if (side === 'deny' && player.schnapps + 2 >= price && unit.denied !== null) {
    extras.push({ givesUp: least, breathes: 'deny' });
  }
  if (side === 'upgrade' && player.schnapps + 2 >= price) {
    for (const tile of Object.keys(player.upgraded) as Tile[]) {
      if (player.upgraded[tile] === 0) extras.push({ givesUp: least, breathes: tile });
    }
  }
  return extras;
}

/** What a set of dice is worth, roughly: to compare dice with. */
export function worthOfDice(context: TurnContext, dice: readonly Face[]): number {
  let most = -Infinity;
  const extra = { givesUp: 0, breathes: null };
  for (const placement of placements(dice, context.room)) {
    earningsOf(context, placement, extra, ({ value }) => {
      if (value > most) most = value;
    });
  }
  return most;
}

/** Best plans first. With `fixed`, the dice stay where they lie. */
export function plansFor(context: TurnContext, dice: readonly Face[], fixed: boolean, effort: Effort): Plan[] {
  const ways = fixed ? [asTheyLie(context.player)] : placements(dice, context.room);
  const earnings: Earning[] = [];
  const keep = (earning: Earning) => void earnings.push(earning);
  const [usual, ...extras] = extrasOf(context);
  for (const placement of ways) earningsOf(context, placement, usual, keep);
  earnings.sort((one, other) => other.value - one.value);
  // What is rarely used is tried with the best placements only.
  const best = [...new Set(earnings.slice(0, effort.earnings).map(({ placement }) => placement))].slice(0, 3);
  for (const extra of extras) for (const placement of best) earningsOf(context, placement, extra, keep);
  earnings.sort((one, other) => other.value - one.value);
  const plans = earnings.slice(0, effort.earnings).map((earning) => spend(context, earning, effort.slack));
  return plans.sort((one, other) => other.value - one.value);
}

/** Tries out everything that can be bought, and leaves out what cannot become better than the best so far. */
function spend(context: TurnContext, earning: Earning, slack: number): Plan {
  const { values, unit, player } = context;
  const { groups, best } = spendingOf(context, earning.early, earning.breathes);
  const start = sumsBefore(context, earning);
  const cap = capOf(player, 'safe');
  const chosen: Good[] = [];
  let most = -Infinity;
  let goods: readonly Good[] = [];
  const search = (at: number, sums: Sums, thalers: number): void => {
    if (at === groups.length) {
      const isSafe = chosen.some(({ move }) => move.type === 'upgrade' && move.tile === 'safe');
      const kept = Math.min(thalers, isSafe ? TILE.safe.upgraded : cap);
      const worth = values.worth(plus(sums, unit.thaler, kept));
      if (worth > most) {
        most = worth;
        goods = chosen.slice();
      }
      return;
    }
    if (values.worth(sums) + best[at][Math.min(MOST_THALERS, thalers)] + slack < most) return;
    for (const good of groups[at].goods) {
      if (good.price > thalers || good.gain < -slack) continue;
      chosen.push(good);
      search(at + 1, plus(sums, good.sums), thalers - good.price);
      chosen.pop();
    }
    search(at + 1, sums, thalers);
  };
  search(0, start, earning.thalers);
  const { placement, early, recruit, nobles, dances, givesUp, breathes } = earning;
  return { placement, early, guest: recruit.guest, nobles, dances, givesUp, breathes, goods, value: most };
}

function sumsBefore(context: TurnContext, earning: Earning): Sums {
  const { unit, player } = context;
  const gained = gainedFrom(context, earning.steps, earning.reputation, context.recruits.indexOf(earning.recruit));
  const sums = plus(gained.sums, unit.noble, earning.nobles);
  const better = together(context, earning.early);
  if (better !== null) add(sums, better);
  const breath = breathOf(context, earning.breathes);
  if (breath.sums !== null) add(sums, breath.sums);
  const schnapps = player.schnapps + gained.schnapps - breath.price - earning.dances * dancesOf(context).price;
  finish(context, sums, { beer: earning.beer, schnapps, extra: earning });
  return sums;
}
