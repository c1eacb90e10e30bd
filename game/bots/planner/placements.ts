// Placements of dice: those that are not dominated (no other one is at least as good in everything), and the one in
// which the dice lie now.
import {
  EQUIPMENT_PRINT,
  SITTER,
  dishwashers,
  type Die,
  type Face,
  type Player,
  type Space,
  type State,
} from '../../index.ts';

/** A placement of dice. Equipment is counted in dice and not in yields, which upgrades can change during the turn. */
export interface Placement {
  /** Thalers paid at tables. */
  readonly tableThalers: number;
  /** The number of dice on each piece of equipment. */
  readonly cashbox: number;
  readonly barrel: number;
  readonly brewer: number;
  readonly monk: number;
  /** The space of each die, in the order of the dice that the placement was made for; null for an unplaced one. */
  readonly spaces: readonly (Space | null)[];
}

/** Dice that have not been taken off; they can all be moved. */
export const freeDice = (player: Player): Die[] => player.dice.filter((die) => !die.spent);

export const freeFaces = (player: Player): Face[] => freeDice(player).map(({ value }) => value);

/** The free spaces, and the dishwashers that are left. */
export interface FreeSpaces {
  /** Free tables by the value they want, the best paying first. */
  readonly tables: readonly (readonly { readonly table: number; readonly thalers: number }[])[];
  readonly cashbox: boolean;
  readonly barrel: boolean;
  readonly helpers: number;
}

export function roomOf(state: State, player: Player): FreeSpaces {
  const spent = player.dice.filter((die) => die.spent);
  const isFree = (space: Space) => !spent.some((die) => die.at === space);
  const tables: { table: number; thalers: number }[][] = Array.from({ length: 7 }, () => []);
  player.tables.forEach((card, table) => {
    if (card !== null && isFree(table)) tables[SITTER[card].die].push({ table, thalers: SITTER[card].pays });
  });
  for (const alike of tables) alike.sort((one, other) => other.thalers - one.thalers || one.table - other.table);
  return {
    tables,
    cashbox: isFree('cashbox'),
    barrel: isFree('barrel'),
    helpers: Math.max(0, dishwashers(state, player) - spent.reduce((sum, die) => sum + die.raise, 0)),
  };
}

/** A placement of the first few dice: the space of the last of them, and the placement of those before it. */
interface PartialPlacement {
  readonly before: PartialPlacement | null;
  readonly space: Space | null;
  /** Thalers paid at tables. */
  readonly tableThalers: number;
  /** The used spaces and the help of dishwashers, packed into one number. */
  readonly used: number;
}

// The bits of `used`: three for the tables of each value, one each for cashbox and barrel, four for the help of dishwashers,
// three each for the dice on the brewer and on the monk.
const TABLE_BITS = 3;
const CASHBOX = 1 << 18;
const BARREL = 1 << 19;
const HELP_SHIFT = 20;
const BREWER_SHIFT = 24;
const MONK_SHIFT = 27;
const tablesUsed = (used: number, value: number): number => (used >> ((value - 1) * TABLE_BITS)) & 7;
const counted = (used: number, shift: number, mask = 7): number => (used >> shift) & mask;

const BREWER_TAKES = EQUIPMENT_PRINT.brewer.takes;
const MONK_TAKES = EQUIPMENT_PRINT.monk.takes[0];

/** By value of the die: the raise it needs for the brewer. */
const BREWER_RAISE = [0, 1, 2, 3, 4, 5, 6].map(
  (value) => Math.min(...BREWER_TAKES.filter((taken) => taken >= value)) - value,
);

/** Adds the placement of one more die. `used` includes it; `thalers` are those that it earns at a table. */
type Add = (before: PartialPlacement, space: Space | null, used: number, thalers: number) => void;

/** All placements of these dice that are not dominated; their `spaces` are in the order of `dice`. */
export function placements(dice: readonly Face[], room: FreeSpaces): Placement[] {
  let partials = new Map<number, PartialPlacement>([[0, { before: null, space: null, tableThalers: 0, used: 0 }]]);
  for (const value of dice) {
    const next = new Map<number, PartialPlacement>();
    const add: Add = (before, space, used, thalers) => {
      // The first one is as good as any other that uses the same spaces and help.
      if (!next.has(used)) next.set(used, { before, space, tableThalers: before.tableThalers + thalers, used });
    };
    for (const partial of partials.values()) extend(partial, value, room, add);
    partials = next;
  }
  return undominated([...partials.values()]).map(placementOf);
}

function extend(partial: PartialPlacement, value: Face, room: FreeSpaces, add: Add): void {
  const { used } = partial;
  const help = room.helpers - counted(used, HELP_SHIFT, 15);
  for (let wanted: number = value; wanted <= Math.min(6, value + help); wanted++) {
    const taken = tablesUsed(used, wanted);
    if (taken >= room.tables[wanted].length) continue;
    const free = room.tables[wanted][taken];
    const raise = (wanted - value) << HELP_SHIFT;
    add(partial, free.table, used + (1 << ((wanted - 1) * TABLE_BITS)) + raise, free.thalers);
  }
  if (room.cashbox && (used & CASHBOX) === 0) add(partial, 'cashbox', used | CASHBOX, 0);
  if (room.barrel && (used & BARREL) === 0) add(partial, 'barrel', used | BARREL, 0);
  if (BREWER_RAISE[value] <= help) {
    add(partial, 'brewer', used + (1 << BREWER_SHIFT) + (BREWER_RAISE[value] << HELP_SHIFT), 0);
  }
  if (value <= MONK_TAKES && MONK_TAKES - value <= help) {
    add(partial, 'monk', used + (1 << MONK_SHIFT) + ((MONK_TAKES - value) << HELP_SHIFT), 0);
  }
  add(partial, null, used, 0);
}

/** Placements are compared by these: the thalers at tables, then the dice on each piece of equipment. */
const countsOf = ({ used, tableThalers }: PartialPlacement) =>
  [
    tableThalers,
    (used & CASHBOX) === 0 ? 0 : 1,
    (used & BARREL) === 0 ? 0 : 1,
    counted(used, BREWER_SHIFT),
    counted(used, MONK_SHIFT),
  ] as const;

function undominated(partials: readonly PartialPlacement[]): PartialPlacement[] {
  const ranked = partials
    .map((partial) => {
      const counts = countsOf(partial);
      return { partial, counts, total: sum(counts) };
    })
    // No placement is dominated by one with a smaller total, so each is compared only with those before it.
    .sort((one, other) => other.total - one.total || one.partial.used - other.partial.used);
  const kept: typeof ranked = [];
  for (const one of ranked) if (!kept.some(({ counts }) => isNoWorse(counts, one.counts))) kept.push(one);
  return kept.map(({ partial }) => partial);
}

type Counts = ReturnType<typeof countsOf>;

/** Written out instead of a loop, as this runs very often. */
const isNoWorse = (counts: Counts, than: Counts): boolean =>
  counts[0] >= than[0] && counts[1] >= than[1] && counts[2] >= than[2] && counts[3] >= than[3] && counts[4] >= than[4];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function placementOf(partial: PartialPlacement): Placement {
  const spaces: (Space | null)[] = [];
  for (let at = partial; at.before !== null; at = at.before) spaces.push(at.space);
  const [tableThalers, cashbox, barrel, brewer, monk] = countsOf(partial);
  return { tableThalers, cashbox, barrel, brewer, monk, spaces: spaces.reverse() };
}

/** The placement in which the dice that have not been taken off lie now. */
export function asTheyLie(player: Player): Placement {
  const spaces = freeDice(player).map(({ at }) => at);
  const diceOn = (space: Space) => spaces.filter((at) => at === space).length;
  const thalers = spaces.map((at) => {
    const card = typeof at === 'number' ? player.tables[at] : null;
    return card === null ? 0 : SITTER[card].pays;
  });
  return {
    tableThalers: sum(thalers),
    cashbox: diceOn('cashbox'),
    barrel: diceOn('barrel'),
    brewer: diceOn('brewer'),
    monk: diceOn('monk'),
    spaces,
  };
}

/** Placements in which dice on spaces stay there, and the unplaced ones are put where they are not dominated. */
export function placementsAround(state: State, player: Player): Placement[] {
  const lying = asTheyLie(player);
  // As if the placed dice had been taken off: their spaces and their help are not free.
  const dice = player.dice.map((die) => (die.at === null ? die : { ...die, spent: true }));
  const unplaced = freeFaces({ ...player, dice });
  return placements(unplaced, roomOf(state, { ...player, dice })).map((added) => {
    const addedSpaces = added.spaces.slice();
    return {
      tableThalers: lying.tableThalers + added.tableThalers,
      cashbox: lying.cashbox + added.cashbox,
      barrel: lying.barrel + added.barrel,
      brewer: lying.brewer + added.brewer,
      monk: lying.monk + added.monk,
      spaces: lying.spaces.map((at) => at ?? addedSpaces.shift() ?? null),
    };
  });
}
