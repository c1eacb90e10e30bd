// The purchases of a turn: tavern cards and upgrades, each with its price and its effect on the value function.
import {
  isInPlay,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILE,
  TILES,
  upgradePrice,
  type Move,
  type Player,
  type State,
  type Tile,
} from '../../index.ts';
import { addCard, addGainedCard, change, delta, type Delta } from './deltas.ts';
import type { Sums, Values } from './values.ts';

export interface Good {
  readonly price: number;
  readonly sums: Sums;
  /** Points gained by buying this and nothing else. */
  readonly gain: number;
  readonly move: Move;
}

/** At most one good of each group can be bought. */
export interface Group {
  readonly tile: Tile | null;
  readonly goods: readonly Good[];
}

export function upgradeDelta(state: State, tile: Tile, returns: number): Delta {
  const effect = change(delta(), `tile ${tile}`);
  const { card } = TILE[tile];
  if (card !== null && returns > 0) addCard(effect, card, -returns);
  return state.nobles > 0 ? addGainedCard(effect, 'noble') : effect;
}

/** The useful ways to pay for an upgrade: cards are returned only until the price is 0. */
function upgradesOf(player: Player, tile: Tile): { returns: number; price: number }[] {
  const { card } = TILE[tile];
  const most = card === null ? 0 : player.beside[card];
  const ways: { returns: number; price: number }[] = [];
  for (let returns = 0; returns <= most; returns++) {
    const price = upgradePrice(tile, returns);
    ways.push({ returns, price });
    if (price === 0) break;
  }
  return ways;
}

export function groupsOf(state: State, player: Player, values: Values, base: Sums): Group[] {
  const before = values.worth(base);
  // One array for all goods, as this runs often.
  const baseWithGood = values.zeros.slice();
  const good = (price: number, effect: Delta, move: Move): Good => {
    const sums = values.sumsOf(effect);
    for (let i = 0; i < baseWithGood.length; i++) baseWithGood[i] = base[i] + sums[i];
    return { price, sums, move, gain: values.worth(baseWithGood) - before };
  };
  const groups: Group[] = [];
  for (const card of TAVERN_CARDS) {
    const { price } = TAVERN_CARD[card];
    if (!isInPlay(state.modules, TAVERN_CARD[card]) || state.supply[card] === 0 || player.bought[card] > 0) continue;
    groups.push({ tile: null, goods: [good(price, addGainedCard(delta(), card), { type: 'buy', card })] });
  }
  for (const tile of TILES) {
    if (player.upgraded[tile] > 0) continue;
    const goods = upgradesOf(player, tile).map(({ returns, price }) =>
      good(price, upgradeDelta(state, tile, returns), { type: 'upgrade', tile, returns }),
    );
    groups.push({ tile, goods });
  }
  return groups;
}

/** The purchases that remain in a turn, and what they can gain. */
export interface Spending {
  readonly groups: readonly Group[];
  /** `mostGained[group][thalers]`: the greatest sum of gains that these thalers buy from this group and those after it. */
  readonly mostGained: readonly Float64Array[];
}

/** More thalers than this are counted as this many. */
const MOST_THALERS = 79;

/** The greatest sum of gains that these thalers buy: from all groups, or from `firstGroup` and those after it. */
export const mostGained = (spending: Spending, thalers: number, firstGroup = 0): number =>
  spending.mostGained[firstGroup][Math.min(MOST_THALERS, thalers)];

/** Thalers that are kept gain `gainPerThaler` points each, up to `cap` of them. */
export function spendingOn(groups: readonly Group[], gainPerThaler: number, cap: number): Spending {
  const best: Float64Array[] = Array.from({ length: groups.length + 1 }, () => new Float64Array(MOST_THALERS + 1));
  for (let thalers = 0; thalers <= MOST_THALERS; thalers++) {
    best[groups.length][thalers] = Math.max(0, gainPerThaler * Math.min(thalers, cap));
  }
  for (let group = groups.length - 1; group >= 0; group--) {
    const after = best[group + 1];
    const here = best[group];
    here.set(after);
    for (const { price, gain } of groups[group].goods) {
      if (gain <= 0) continue;
      for (let thalers = price; thalers <= MOST_THALERS; thalers++) {
        const worth = after[thalers - price] + gain;
        if (worth > here[thalers]) here[thalers] = worth;
      }
    }
  }
  return { groups, mostGained: best };
}
