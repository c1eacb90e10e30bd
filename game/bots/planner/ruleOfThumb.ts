// The value function of medium, written by hand: fixed points for everything that is useful in the evenings left.
import {
  reputationPoints,
  reputationTrack,
  ROUNDS,
  TAVERN_CARDS,
  type Modules,
  type TavernCard,
  type Tile,
} from '../../index.ts';
import { FEATURES, placeOf } from './features.ts';
import type { RoundWeights, Weights } from './values.ts';

/** The assumed chance that a card in the deck is drawn in an evening. */
const DRAWN = 0.5;

/** Points for an evening in which the card has been drawn. */
const STAFF: Readonly<Record<TavernCard, number>> = {
  bard: 0.9,
  barback: 1.1,
  dishwasher: 1.2,
  server: 2.6,
  table: 1.6,
  brewer: 1.8,
};

/** Points for an evening with the better side. */
const TILES: Readonly<Record<Tile, number>> = {
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

const REGULAR = { regular1: -0.6, regular2: -0.3 } as const;
const GUEST = -1.2;
const THALER = 0.8;

export const rulesOfThumb = (modules: Modules): Weights =>
  Array.from({ length: ROUNDS }, (_, round) => ruleFor(modules, round));

function ruleFor(modules: Modules, round: number): RoundWeights {
  const direct = new Float64Array(FEATURES.length);
  const set = (name: string, points: number) => (direct[placeOf(name)] = points);
  const evenings = ROUNDS - round;
  const usual = evenings * DRAWN;
  const atOnce = 1 - DRAWN;
  for (const card of TAVERN_CARDS) {
    set(card, STAFF[card] * usual);
    set(`fresh ${card}`, STAFF[card] * atOnce);
  }
  for (const tile of Object.keys(TILES) as Tile[]) set(`tile ${tile}`, TILES[tile] * evenings);
  set('regular1', REGULAR.regular1 * usual);
  set('regular2', REGULAR.regular2 * usual);
  set('guests', GUEST * usual);
  set('guest thalers', THALER * 0.6 * usual);
  set('fresh guests', GUEST * atOnce);
  set('fresh thalers', THALER * 0.6 * atOnce);
  set('thalers', THALER);
  set('beer', 1);
  set('schnapps', 1.2);
  set('counter guests', 1.1);
  set('monastery', 0.8);
  set('own die', STAFF.server);
  set('dancer thalers', 2);
  set('fireBreather deny', 1);
  set('juggler card', 1);
  reputationTrack(modules).forEach((_, space) => {
    set(`reputation ${space}`, Math.max(space * 0.7, reputationPoints(modules, space)));
  });
  return { hidden: 0, first: [], second: [], direct };
}
