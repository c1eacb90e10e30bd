// Prices of the learner's upgrades on this evening, and whether the dice bring enough thalers for one.
import {
  accepts,
  dishwashers,
  raiseFor,
  spacesOf,
  TILE,
  TILES,
  upgradePrice,
  yieldAt,
  type Die,
  type Player,
  type Space,
  type Tile,
  type View,
} from '../../../game/index.ts';
import { forecastOf } from '../forecast.ts';
import { LEARNER, type Condition } from './lesson.ts';

/** With all matching cards of this evening returned. */
function priceOf(tile: Tile, { beside }: Player): number {
  const { card } = TILE[tile];
  return upgradePrice(tile, card === null ? 0 : beside[card]);
}

const notUpgraded = ({ upgraded }: Player): Tile[] => TILES.filter((tile) => upgraded[tile] === 0);

const lowestPrice = (player: Player): number => Math.min(...notUpgraded(player).map((tile) => priceOf(tile, player)));

export const cheapestTiles = (player: Player): Tile[] =>
  notUpgraded(player).filter((tile) => priceOf(tile, player) === lowestPrice(player));

export const affordableTiles = (player: Player): Tile[] =>
  notUpgraded(player).filter((tile) => priceOf(tile, player) <= player.thalers);

/** The thalers in hand and those that the placed dice will bring pay for an upgrade. */
export const bringsUpgrade: Condition = (view, player) =>
  player.thalers + (forecastOf(view, LEARNER, player.dice)?.thalers ?? 0) >= lowestPrice(player);

/** An upgrade could be paid for if the dice were placed for thalers alone. */
export const couldBringUpgrade: Condition = (view, player) =>
  player.thalers + mostThalers(view, player) >= lowestPrice(player);

/** The most thalers that the dice can bring on tables and cashbox. */
function mostThalers(view: View, player: Player): number {
  const bring = ([die, ...rest]: readonly Die[], free: readonly Space[], help: number): number => {
    if (die === undefined) return 0;
    const placed = free.map((space) => {
      const wanted = accepts(player, space);
      const raise = wanted === null ? null : raiseFor(die.value, wanted);
      if (raise === null || raise > help) return 0;
      const left = free.filter((other) => other !== space);
      return yieldAt(view, player, space).thalers + bring(rest, left, help - raise);
    });
    return Math.max(bring(rest, free, help), ...placed);
  };
  const spaces = spacesOf(player).filter((space) => typeof space === 'number' || space === 'cashbox');
  const dice = player.dice.filter(({ spent }) => !spent);
  return bring(dice, spaces, dishwashers(view, player));
}
