// Rolls and drafts the dice of a simulated evening: the seat's own ones, and four white ones from the coasters.
import {
  NOBLE,
  raiseFor,
  rollDie,
  SUPPLIES,
  tileValue,
  EQUIPMENT,
  EQUIPMENT_PRINT,
  FACES,
  type Face,
  type Rng,
} from '../../index.ts';
import { spendingOf, type TurnContext } from './context.ts';
import { mostGained } from './goods.ts';
import { triggeredBy } from './triggered.ts';

/** A free space with what a die on it is worth. */
interface PricedSpace {
  /** By value of the die: the raise it needs; null if it does not fit. */
  readonly raises: readonly (number | null)[];
  readonly worth: number;
  readonly holdsOne: boolean;
}

interface PricedRoom {
  /** The best first. */
  readonly spaces: PricedSpace[];
  helpers: number;
}

/** From each coaster the seat takes the die that brings most on a space that is still free. */
export function rollAndDraft(context: TurnContext, ownDice: number, rng: Rng): Face[] {
  const room = pricedRoom(context);
  const dice = Array.from({ length: ownDice }, () => rollDie(rng));
  for (const value of dice) place(room, value);
  const coasters = context.state.players.map(() => Array.from({ length: SUPPLIES.whiteDice }, () => rollDie(rng)));
  for (let pick = 0; pick < SUPPLIES.whiteDice; pick++) {
    // The coasters go round; this one is before the seat now.
    const mine = pick % coasters.length;
    coasters.forEach((coaster, index) => {
      // In half of the cases another seat takes the die that this one would take, otherwise any die.
      const likesTheSame = rng(2) === 0;
      const taken = index === mine || likesTheSame ? indexOfBest(room, coaster) : rng(coaster.length);
      const [value] = coaster.splice(taken, 1);
      if (index !== mine) return;
      place(room, value);
      dice.push(value);
    });
  }
  return dice.sort((one, other) => one - other);
}

function indexOfBest(room: PricedRoom, coaster: readonly Face[]): number {
  let best = 0;
  for (let index = 1; index < coaster.length; index++)
    if (worthOf(room, coaster[index]) > worthOf(room, coaster[best])) best = index;
  return best;
}

function spaceFor({ spaces, helpers }: PricedRoom, value: Face): PricedSpace | undefined {
  return spaces.find(({ raises }) => {
    const raise = raises[value];
    return raise !== null && raise <= helpers;
  });
}

const worthOf = (room: PricedRoom, value: Face): number => spaceFor(room, value)?.worth ?? 0;

function place(room: PricedRoom, value: Face): void {
  const space = spaceFor(room, value);
  if (space === undefined) return;
  room.helpers -= space.raises[value] ?? 0;
  if (space.holdsOne) room.spaces.splice(room.spaces.indexOf(space), 1);
}

const raisesTo = (wanted: Parameters<typeof raiseFor>[1]) => [null, ...FACES.map((value) => raiseFor(value, wanted))];
/** By the value that the table wants. */
const RAISES_TO_TABLE = [0, ...FACES].map((wanted) => raisesTo([wanted]));
const RAISES_TO = {
  cashbox: raisesTo('any'),
  barrel: raisesTo('any'),
  brewer: raisesTo(EQUIPMENT_PRINT.brewer.takes),
  monk: raisesTo(EQUIPMENT_PRINT.monk.takes),
};

/** Turns usually bring thalers between these numbers: one more is worth what it gains on average between the two. */
const FEW_THALERS = 8;
const MANY_THALERS = 20;

/** The index in `context.recruits` of recruiting nobody. */
const NOBODY = 0;

/** The worth of one more thaler, beer or step in the monastery, as if it were always the same. */
function fixedPrices(context: TurnContext): { thaler: number; beer: number; step: number } {
  const spending = spendingOf(context, [], null);
  const gainBetween = mostGained(spending, MANY_THALERS) - mostGained(spending, FEW_THALERS);
  const reputationSteps = 0;
  const gain = (monasterySteps: number, recruit: number) =>
    triggeredBy(context, monasterySteps, reputationSteps, recruit).worth - context.worth;
  // Beer pays for a full set of nobles, or for a guest if that gains more for each beer.
  let beer = context.nobleGains[NOBLE.cost.length] / NOBLE.cost[NOBLE.cost.length - 1];
  context.recruits.forEach(({ cost }, index) => {
    if (cost > 0) beer = Math.max(beer, gain(0, index) / cost);
  });
  const thaler = Math.max(0.1, gainBetween / (MANY_THALERS - FEW_THALERS));
  const stepsTried = 3;
  return { thaler, beer, step: gain(stepsTried, NOBODY) / stepsTried };
}

/** The free spaces, the most valuable first. */
function pricedRoom(context: TurnContext): PricedRoom {
  const { state, player, room } = context;
  const { thaler, beer, step } = fixedPrices(context);
  const price = { cashbox: thaler, barrel: beer, brewer: beer, monk: step };
  const spaces: PricedSpace[] = [];
  room.tables.forEach((tables, wanted) => {
    for (const { thalers } of tables) {
      spaces.push({ raises: RAISES_TO_TABLE[wanted], worth: thalers * thaler, holdsOne: true });
    }
  });
  for (const tile of EQUIPMENT) {
    const yields = tileValue(state, player, tile) + (tile === 'brewer' ? player.beside.brewer : 0);
    spaces.push({
      raises: RAISES_TO[tile],
      worth: yields * price[tile],
      holdsOne: EQUIPMENT_PRINT[tile].holds === 'oneARound',
    });
  }
  return { spaces: spaces.sort((one, other) => other.worth - one.worth), helpers: room.helpers };
}
