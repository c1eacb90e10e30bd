// A training sample: a tavern between two turns, in some samples changed at random, and its value after simulated
// evenings. The random changes keep the value of a thing apart from that of what usually comes with it in games.
import { deltaOfOption, holdingsWithStores } from '../../game/bots/planner/options.ts';
import {
  afterEvenings,
  giveEveningBonuses,
  chosenOption,
  playEvening,
  determinized,
  beginEvening,
} from '../../game/bots/planner/evenings.ts';
import { change, type Delta } from '../../game/bots/planner/deltas.ts';
import type { Planner } from '../../game/bots/planner/planner.ts';
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  GUEST_IDS,
  GUESTS,
  isInPlay,
  MONASTERY_LAST,
  optionsOf,
  playsWith,
  reputationTrack,
  SIDES,
  SUPPLIES,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILES,
  type Card,
  type Player,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { fraction } from './fraction.ts';
import type { Snapshot } from './selfPlay.ts';

export interface Sample {
  readonly features: Delta['changes'];
  /** Points that are still to come. */
  readonly target: number;
}

const chance = (rng: Rng, probability: number): boolean => fraction(rng) < probability;
const oneOf = <T>(rng: Rng, all: readonly T[]): T => all[rng(all.length)]!;

/** The tavern of a snapshot, in some samples changed at random, with its value after this many simulated evenings. */
export function makeSample(
  { state: real, seat, fresh }: Snapshot,
  evenings: number,
  planner: Planner,
  rng: Rng,
): Sample {
  const rngFor = () => rng;
  const state = determinized(real, seat, rngFor);
  const player = state.players[seat]!;
  const top = takeOffDeck(player, fresh);
  changeAtRandom(state, player, top, rng);
  beginEvening(state, rngFor);
  player.deck.push(...top);
  const features = holdingsWithStores(state, seat, top);
  const option = addOption(state, seat, features, planner, rng);
  giveEveningBonuses(state, seat, option);
  const { plan } = playEvening(state, seat, option, planner, rngFor);
  const value = afterEvenings(state, seat, evenings - 1, plan.value, planner, rngFor);
  return { features: features.changes, target: value - features.points };
}

/**
 * The option of phase A with which the evening is played. In half of the samples, and wherever there is no choice, it
 * is the best one, and `features` show the tavern before the choice. In the others it is a random one, so that every
 * option comes up, and `features` are changed to show the tavern after the choice: the option's effects are added, and
 * the number of the new round beside that of the last one.
 */
function addOption(state: State, seat: Seat, features: Delta, planner: Planner, rng: Rng): string {
  const options = optionsOf(state, seat);
  if (options.length < 2 || chance(rng, 0.5)) return chosenOption(state, seat, planner);
  const option = oneOf(rng, options);
  const { points, changes } = deltaOfOption(state, seat, option);
  features.points += points;
  features.changes.push(...changes);
  change(features, `round ${state.round}`);
  return option;
}

/** Takes the fresh cards off the deck and returns them. */
function takeOffDeck(player: Player, fresh: readonly Card[]): Card[] {
  const top: Card[] = [];
  for (const card of fresh) {
    const at = player.deck.lastIndexOf(card);
    if (at >= 0) top.push(...player.deck.splice(at, 1));
  }
  return top;
}

/** The share of taverns that are left as they came up in a game. */
const UNCHANGED = 0.6;

function changeAtRandom(state: State, player: Player, top: Card[], rng: Rng): void {
  if (chance(rng, UNCHANGED)) return;
  const { modules } = state;
  const staff = TAVERN_CARDS.filter((card) => isInPlay(modules, TAVERN_CARD[card]));
  const guests = GUEST_IDS.filter((id) => isInPlay(modules, GUESTS[id]));
  const randomCard = (): Card => {
    if (chance(rng, 0.65)) return oneOf(rng, staff);
    return chance(rng, 0.6) ? oneOf(rng, guests) : 'noble';
  };
  const mostAdded = Math.min(4, 1 + state.round);
  if (chance(rng, 0.3)) top.splice(rng(top.length + 1), 1);
  for (let more = rng(mostAdded + 1); more > 0; more--) {
    const card = randomCard();
    if (chance(rng, 0.6)) top.push(card);
    else player[chance(rng, 0.5) ? 'deck' : 'discard'].push(card);
  }
  for (let fewer = chance(rng, 0.5) ? rng(4) : 0; fewer > 0; fewer--) {
    const pile = player[chance(rng, 0.5) ? 'deck' : 'discard'];
    if (pile.length > 0) pile.splice(rng(pile.length), 1);
  }
  for (let tiles = rng(3); tiles > 0; tiles--) {
    const tile = oneOf(rng, TILES);
    player.upgraded[tile] = player.upgraded[tile] > 0 && chance(rng, 0.5) ? 0 : 1;
  }
  if (chance(rng, 0.4)) player.monastery = (player.monastery + rng(8)) % (MONASTERY_LAST + 1);
  if (chance(rng, 0.4)) player.counterGuests = rng(SUPPLIES.counterGuests + 1);
  if (chance(rng, 0.4)) player.thalers = rng(1 + (player.upgraded.safe > 0 ? 5 : 2));
  if (chance(rng, 0.4)) player.beer = rng(1 + (player.upgraded.storage > 0 ? 5 : 2));
  if (playsWith(modules, 'schnapps')) {
    if (chance(rng, 0.4)) player.schnapps = rng(SUPPLIES.schnappsKept + 1);
    for (const entertainer of ENTERTAINERS) {
      const { entertainers } = player;
      if (entertainers[entertainer] === null || chance(rng, 0.6)) continue;
      player.entertainers = { ...entertainers, [entertainer]: oneOf<string>(rng, SIDES[entertainer]) };
    }
  }
  if (playsWith(modules, 'reputation') && chance(rng, 0.5)) {
    player.reputation = rng(reputationTrack(modules).length + 1) - 1;
  }
  if (playsWith(modules, 'guestBook') && chance(rng, 0.4)) {
    player.book[oneOf(rng, COLUMNS)] = rng(BOOK_ROWS + 1);
  }
}
