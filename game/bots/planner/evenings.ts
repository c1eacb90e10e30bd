// Simulates the next evenings for one seat alone: guests arrive, dice fall, the best plan is carried out.
// Of the other seats only two things are simulated: they take dice from the coasters, and guests from the display.
import {
  bonusOfEvening,
  clone,
  KEEP_NOTHING,
  leftOf,
  drawnCards,
  ENTERTAINER_PRINT,
  optionsOf,
  playsWith,
  ROUNDS,
  schnappsOnTheWay,
  seatCard,
  servers,
  shuffle,
  SUPPLIES,
  tableCount,
  type Card,
  type Move,
  type Player,
  type Rng,
  type Seat,
  type State,
  type Tile,
} from '../../index.ts';
import { carryOut, closeTavern } from './carryOut.ts';
import { rankOptions } from './options.ts';
import { rollAndDraft } from './simulatedDice.ts';
import { contextOf } from './context.ts';
import type { Planner } from './planner.ts';
import { plansFor, type TurnPlan } from './plans.ts';

const EFFORT = { earnings: 1, slack: 0 };

const JUGGLER_PRICE = ENTERTAINER_PRINT.juggler.card.schnapps;

/** A generator for each named event, so that the same event brings the same numbers after any plan. */
export type RngByName = (what: string) => Rng;

/** A copy in which the seat's deck and the guests to come lie in a random order, as their real order is hidden. */
export function determinized(state: State, seat: Seat, rngFor: RngByName): State {
  const copy = clone(state);
  const rng = rngFor('deck');
  shuffle(rng, copy.players[seat].deck);
  shuffle(rng, copy.guestDeck);
  shuffle(rng, copy.pile);
  return copy;
}

/**
 * Simulates this many evenings, or those that are left, after a turn that was carried out; returns the points expected
 * then. `expected`: the points expected before, which are returned if no evening is left.
 */
export function afterEvenings(
  state: State,
  seat: Seat,
  evenings: number,
  expected: number,
  planner: Planner,
  rngFor: RngByName,
): number {
  let value = expected;
  const last = Math.min(ROUNDS, state.round + evenings);
  while (state.round < last) {
    closeEvening(state, seat, planner);
    beginEvening(state, rngFor);
    const option = chosenOption(state, seat, planner);
    giveEveningBonuses(state, seat, option);
    value = playEvening(state, seat, option, planner, rngFor).plan.value;
  }
  return value;
}

/** Phase G, closing time. */
export function closeEvening(state: State, seat: Seat, planner: Planner): void {
  const player = state.players[seat];
  state.phase = 'closing';
  const kept = keptByJuggler(state, seat, planner);
  // Paid before the tavern is closed, as schnapps above four go back then.
  if (kept !== null) player.schnapps -= JUGGLER_PRICE;
  closeTavern(player);
  if (kept !== null) {
    player.discard.splice(player.discard.indexOf(kept), 1);
    player.deck.push(kept);
  }
  state.start = leftOf(state, state.start);
}

function keptByJuggler(state: State, seat: Seat, planner: Planner): Card | null {
  const player = state.players[seat];
  if (player.entertainers.juggler !== 'card' || player.schnapps < JUGGLER_PRICE) return null;
  const options = [...new Set<string>(drawnCards(player)), KEEP_NOTHING];
  const chosen = bestChoice(state, seat, options, planner);
  return chosen === KEEP_NOTHING ? null : (chosen as Card);
}

function bestChoice(state: State, seat: Seat, options: readonly string[], planner: Planner): string {
  const moves = options.map((option): Move => ({ type: 'choose', option }));
  const [best] = rankOptions(state, seat, moves, planner);
  return best.move.type === 'choose' ? best.move.option : '';
}

/** The beginning of phase A. */
export function beginEvening(state: State, rngFor: RngByName): void {
  state.round++;
  state.phase = 'evening';
  state.turn = null;
  renewDisplay(state, rngFor(`guests ${state.round}`));
}

/** The best option of phase A; an empty string when there is none. */
export function chosenOption(state: State, seat: Seat, planner: Planner): string {
  const options = optionsOf(state, seat);
  return options.length > 1 ? bestChoice(state, seat, options, planner) : (options[0] ?? '');
}

/** Gives the bonuses of phase A, with this option where there is a choice. */
export function giveEveningBonuses(state: State, seat: Seat, option: string): void {
  const player = state.players[seat];
  player.schnapps += schnappsOnTheWay(state.modules, state.round);
  for (const bonus of bonusOfEvening(state.modules, state.round)) {
    switch (bonus.gives) {
      case 'counterGuest':
        player.counterGuests = Math.min(SUPPLIES.counterGuests, player.counterGuests + 1);
        break;
      case 'entertainer':
        player.entertainers = { ...player.entertainers, [bonus.entertainer]: option };
        break;
      case 'freeUpgrade':
        if (option !== '') player.upgraded[option as Tile] = state.round;
        break;
      case 'card':
        if (bonus.card === option) player.deck.push(bonus.card);
        break;
      case 'threeBeerGuest':
        if (option === bonus.gives && state.display[0] !== null) player.deck.push(state.display[0].guest);
        break;
      default:
      // An own die is rolled with the others, in `playEvening`.
    }
  }
}

/** Removes one guest as if another seat had recruited it, and fills the empty places. */
function renewDisplay(state: State, rng: Rng): void {
  const signs = playsWith(state.modules, 'guestBook');
  const recruited = 1 + rng(SUPPLIES.rowPlaces);
  state.display.forEach((displayed, place) => {
    if (displayed !== null && place !== recruited) return;
    const guest = (place === 0 ? state.pile.pop() : undefined) ?? state.guestDeck.pop() ?? null;
    // A guest comes with a signature while the supply lasts; it is assumed that two guests in three get one.
    state.display[place] = guest === null ? null : { guest, signature: signs && rng(3) > 0 };
  });
}

/** Phases B to F, after this option was chosen in phase A. */
export function playEvening(
  state: State,
  seat: Seat,
  option: string,
  planner: Planner,
  rngFor: RngByName,
): { plan: TurnPlan; fresh: readonly Card[] } {
  const player = state.players[seat];
  state.phase = 'planning';
  state.turn = null;
  draw(state, player, rngFor(`draw ${state.round}`));
  const context = contextOf(state, seat, planner.valuesAfter(state.round));
  const bonusDice = option === 'die' ? 1 : 0;
  const ownDice = Math.min(SUPPLIES.ownDice, servers(state, player) + bonusDice);
  const dice = rollAndDraft(context, ownDice, rngFor(`dice ${state.round}`));
  const [plan] = plansFor(context, dice, EFFORT);
  return { plan, fresh: carryOut(state, context, plan) };
}

function draw(state: State, player: Player, rng: Rng): void {
  while (player.tables.length < tableCount(state, player)) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = player.discard;
      player.discard = [];
      shuffle(rng, player.deck);
    }
    seatCard(player, player.deck.pop() as Card);
  }
}
