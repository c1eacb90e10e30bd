// The weights of medium's value function, set by hand: points for what is useful in the evenings left.
import {
  reputationPoints,
  reputationTrack,
  ROUNDS,
  TAVERN_CARDS,
  type Modules,
  type TavernCard,
  type Tile,
} from '../../index.ts';
import { FEATURES, featureIndex } from './features.ts';
import type { RoundWeights, Weights } from './values.ts';

/** The assumed chance that a card in the deck is drawn in an evening. */
const DRAWN = 0.5;

/** The assumed share of the drawn guests who are served. */
const SERVED = 0.6;

/** Points for an evening in which the card has been drawn. */
const STAFF_POINTS: Readonly<Record<TavernCard, number>> = {
  bard: 0.9,
  barback: 1.1,
  dishwasher: 1.2,
  server: 2.6,
  table: 1.6,
  brewer: 1.8,
};

/** Points for an evening with the upgraded side. */
const TILE_POINTS: Readonly<Record<Tile, number>> = {
  dishwasher: 1.2,
  server: 2.6,
  tables: 1.7,
  brewer: 1.8,
  barrel: 1,
  cashbox: 1.8,
  monk: 0.7,
  safe: 0.7,
  storage: 0.7,
};

/** Points for an evening in which the regular has been drawn: below 0, as a better card could have had its table. */
const REGULAR_POINTS = { regular1: -0.6, regular2: -0.3 } as const;
/** The same for a guest, without the thalers that guests pay: those are counted apart. */
const GUEST_POINTS = -1.2;
const THALER_POINTS = 0.8;

export const rulesOfThumb = (modules: Modules): Weights =>
  Array.from({ length: ROUNDS }, (_, round) => ruleFor(modules, round));

function ruleFor(modules: Modules, round: number): RoundWeights {
  const direct = new Float64Array(FEATURES.length);
  const set = (name: string, points: number) => (direct[featureIndex(name)] = points);
  const evenings = ROUNDS - round;
  const drawings = evenings * DRAWN;
  // A card on top of the deck is drawn for certain in the next evening.
  const moreWhenOnTop = 1 - DRAWN;
  for (const card of TAVERN_CARDS) {
    set(card, STAFF_POINTS[card] * drawings);
    set(`fresh ${card}`, STAFF_POINTS[card] * moreWhenOnTop);
  }
  for (const tile of Object.keys(TILE_POINTS) as Tile[]) set(`tile ${tile}`, TILE_POINTS[tile] * evenings);
  set('regular1', REGULAR_POINTS.regular1 * drawings);
  set('regular2', REGULAR_POINTS.regular2 * drawings);
  set('guests', GUEST_POINTS * drawings);
  set('guest thalers', THALER_POINTS * SERVED * drawings);
  set('fresh guests', GUEST_POINTS * moreWhenOnTop);
  set('fresh thalers', THALER_POINTS * SERVED * moreWhenOnTop);
  set('thalers', THALER_POINTS);
  set('beer', 1);
  set('schnapps', 1.2);
  set('counter guests', 1.1);
  set('monastery', 0.8);
  set('own die', STAFF_POINTS.server);
  set('dancer thalers', 2);
  set('fireBreather deny', 1);
  set('juggler card', 1);
  reputationTrack(modules).forEach((_, space) => {
    set(`reputation ${space}`, Math.max(space * 0.7, reputationPoints(modules, space)));
  });
  return { hidden: 0, first: [], second: [], direct };
}
