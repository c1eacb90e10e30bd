// Gathers the facts for a move's label: where the die goes, what the move costs, what it brings.
import {
  BOOK,
  ENTERTAINER_PRINT,
  fillsRow,
  GUESTS,
  NOBLE,
  PHASE,
  raiseFor,
  stepsFor,
  TAVERN_CARD,
  TILE,
  upgradePrice,
  accepts,
  yieldAt,
  yieldsNow,
  type Face,
  type Move,
  type Player,
  type Space,
  type View,
} from '../../game/index.ts';
import { optionName } from './optionName.ts';
import type { MoveFacts, Place, Viewpoint } from './facts.ts';
import type { GameText } from './shape.ts';

export const placeOf = (space: Space | null, player: Player | undefined): Place => ({
  space,
  sitter: typeof space === 'number' ? (player?.tables[space] ?? null) : null,
});

/** The number of dishwashers that a die needs where it is put. */
export function raiseOf({ value, to }: { value: Face; to: Space | null }, player: Player | undefined): number {
  const wanted = to === null || player === undefined ? null : accepts(player, to);
  return wanted === null ? 0 : (raiseFor(value, wanted) ?? 0);
}

interface TargetFacts {
  place: Place;
  raise: number;
  brings: string;
}

/** Tables with the same card, such as a regular, where a die needs as much help and brings as much, are told as one. */
export function withTablesTogether(targets: readonly TargetFacts[]): TargetFacts[] {
  const together = new Map<string, TargetFacts>();
  for (const target of targets) {
    const { space, sitter } = target.place;
    const key = JSON.stringify([typeof space === 'number' ? sitter : space, target.raise, target.brings]);
    const first = together.get(key);
    if (first === undefined || typeof space !== 'number') together.set(key, target);
    else together.set(key, { ...first, place: { ...first.place, alike: [...(first.place.alike ?? []), space] } });
  }
  return [...together.values()];
}

const { dancer, fireBreather, juggler } = ENTERTAINER_PRINT;

export function moveFacts(text: GameText, { view, me }: Viewpoint, move: Move): MoveFacts {
  const player = me === null ? undefined : view.players[me];
  const nothing: MoveFacts = {
    you: false,
    place: placeOf(null, player),
    raise: 0,
    thalers: 0,
    beer: 0,
    steps: 0,
    schnapps: 0,
    card: null,
    keeps: 0,
    cell: { row: 1, bonus: null, fillsRow: false },
    option: '',
    serving: view.phase === 'serving',
    planning: view.phase === 'planning',
    chooses: PHASE[view.phase].choice !== undefined,
  };
  return player === undefined ? nothing : { ...nothing, ...factsByType(text, view, player, move) };
}

function factsByType(text: GameText, view: View, player: Player, move: Move): Partial<MoveFacts> {
  const place = (space: Space | null) => placeOf(space, player);
  switch (move.type) {
    case 'choose':
      return { option: optionName(text, view, move.option, 'object') };
    case 'put': {
      const [shift] = move.dice;
      if (shift.to === null) return {};
      return { place: place(shift.to), raise: raiseOf(shift, player) };
    }
    case 'take':
      return { place: place(move.from), ...yieldAt(view, player, move.from) };
    case 'juggle':
      return { schnapps: juggler.die.schnapps };
    case 'buy':
      return { thalers: TAVERN_CARD[move.card].price };
    case 'upgrade': {
      const { card } = TILE[move.tile];
      const keeps = card === null || move.returns > 0 ? 0 : player.beside[card];
      return { thalers: upgradePrice(move.tile, move.returns), card, keeps };
    }
    case 'recruit':
      return { beer: GUESTS[move.guest].cost };
    case 'nobles':
      return { beer: NOBLE.cost[move.count - 1] ?? 0 };
    case 'settle':
      return { steps: stepsFor(player.dice, yieldsNow(view, player)) };
    case 'dance': {
      const side = player.entertainers.dancer ?? 'thalers';
      return { schnapps: dancer[side].schnapps, [side]: dancer[side].yields };
    }
    case 'breathe':
      return { schnapps: fireBreather.deny.schnapps };
    case 'breatheOn':
      return { schnapps: fireBreather.upgrade.schnapps };
    case 'deny':
      return { place: place(move.table) };
    case 'sign': {
      const row = player.book[move.column];
      const bonus = BOOK[move.column].cells[row] ?? null;
      return { cell: { row: row + 1, bonus, fillsRow: fillsRow(player, move.column) } };
    }
    case 'confirm':
    case 'withdraw':
    case 'draft':
    case 'giveUp':
    case 'bard':
    case 'pick':
    case 'strike':
    case 'end':
    case 'takeBack':
      return {};
    default:
      return move satisfies never;
  }
}
