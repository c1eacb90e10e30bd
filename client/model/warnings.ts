// Warnings before a turn or plan ends: what would be wasted.
import {
  legal,
  playsWith,
  ROUNDS,
  SUPPLIES,
  TILES,
  upgradePrice,
  tileValue,
  type Player,
  type Seat,
  type Tile,
  type View,
} from '../../game/index.ts';
import { canSpend } from './prompt.ts';

export type Warning =
  /** Dice that lie on no space although some space would take them. */
  | { warns: 'diceUnplaced'; count: number }
  /** Dice on spaces whose yield was not taken. */
  | { warns: 'diceNotTaken'; count: number }
  | { warns: 'thalersLost'; count: number; kept: number }
  | { warns: 'beerLost'; count: number; kept: number }
  | { warns: 'freeUpgrade'; tile: Tile }
  | { warns: 'bardsUnused'; count: number }
  | { warns: 'schnappsOver'; count: number };

export type WarningKind = Warning['warns'];

/** For `confirm` while planning and `end` while serving; at other times there is nothing to waste. */
export function warnings(view: View, me: Seat): Warning[] {
  const player = view.players[me];
  if (player === undefined) return [];
  if (view.phase === 'planning') return unplaced(view, me, player);
  if (view.phase !== 'serving' || view.turn !== me) return [];
  return [
    ...unplaced(view, me, player),
    ...notTaken(player),
    ...(isWorthless(view, me) ? [] : overflowing(view, player)),
    ...freeUpgrades(view, me),
    ...unused(view, player),
  ];
}

/** Only dice that could be put somewhere. */
function unplaced(view: View, me: Seat, player: Player): Warning[] {
  const fitting = legal(view, me).flatMap((move) => (move.type === 'put' ? move.dice : []));
  const count = player.dice.filter(
    (die) =>
      die.at === null &&
      !die.spent &&
      fitting.some((shift) => shift.from === null && shift.value === die.value && shift.own === die.own),
  ).length;
  return count > 0 ? [{ warns: 'diceUnplaced', count }] : [];
}

function notTaken(player: Player): Warning[] {
  const count = player.dice.filter((die) => die.at !== null && !die.spent).length;
  return count > 0 ? [{ warns: 'diceNotTaken', count }] : [];
}

/** In the last evening thalers and beer that can buy nothing more are no loss: nothing is kept for another evening. */
const isWorthless = (view: View, me: Seat): boolean => view.round === ROUNDS && !canSpend(view, me);

function overflowing(view: View, player: Player): Warning[] {
  const safe = tileValue(view, player, 'safe');
  const storage = tileValue(view, player, 'storage');
  const found: Warning[] = [];
  if (player.thalers > safe) found.push({ warns: 'thalersLost', count: player.thalers - safe, kept: safe });
  if (player.beer > storage) found.push({ warns: 'beerLost', count: player.beer - storage, kept: storage });
  return found;
}

/** Upgrades that would cost no thalers, thanks to the cards drawn. */
function freeUpgrades(view: View, me: Seat): Warning[] {
  const free = legal(view, me).flatMap((move) =>
    move.type === 'upgrade' && upgradePrice(move.tile, move.returns) === 0 ? [move.tile] : [],
  );
  return TILES.filter((tile) => free.includes(tile)).map((tile) => ({ warns: 'freeUpgrade', tile }));
}

function unused(view: View, player: Player): Warning[] {
  const found: Warning[] = [];
  const bards = player.beside.bard - player.bards;
  if (playsWith(view.modules, 'reputation') && bards > 0) found.push({ warns: 'bardsUnused', count: bards });
  // One glass more is no loss yet if it can pay the juggler at closing time.
  const over = player.schnapps - SUPPLIES.schnappsKept - (player.entertainers.juggler === 'card' ? 1 : 0);
  if (over > 0) found.push({ warns: 'schnappsOver', count: over });
  return found;
}
