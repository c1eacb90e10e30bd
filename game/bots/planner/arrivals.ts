// Compares keeping the cards that were drawn with giving up a counter guest to draw anew: both are averaged over rolls
// of dice, the new draw also over orders of the deck.
import {
  clone,
  play,
  rollDie,
  servers,
  shuffle,
  SUPPLIES,
  type Face,
  type Rng,
  type Seat,
  type State,
} from '../../index.ts';
import type { Candidate } from '../bot.ts';
import type { Planner } from './planner.ts';
import { contextOf } from './context.ts';
import { worthOfDice } from './plans.ts';
import { byValue } from './ranked.ts';

/** Sorted sets of dice as the seat may have them after the draft, with a random roll for each that is missing. */
function sampleDice(state: State, seat: Seat, count: number, rng: Rng): Face[][] {
  const player = state.players[seat];
  // Dice that are there already are of the player's colour: the moon brought them.
  const own = Math.min(SUPPLIES.ownDice, servers(state, player) + player.dice.length);
  const held = player.dice.map(({ value }) => value);
  return Array.from({ length: count }, () => {
    const rolled = Array.from({ length: own - held.length + SUPPLIES.whiteDice }, () => rollDie(rng));
    return [...held, ...rolled].sort((one, other) => one - other);
  });
}

/** The value of the evening's turn, averaged over rolls of the dice. */
function expectedWorth(state: State, seat: Seat, planner: Planner, rng: Rng): number {
  const context = contextOf(state, seat, planner.valuesAfter(state.round));
  const rolls = sampleDice(state, seat, planner.redraws.rolls, rng);
  return rolls.reduce((sum, dice) => sum + worthOfDice(context, dice), 0) / rolls.length;
}

export function rankArrivals(state: State, seat: Seat, planner: Planner, rng: Rng): Candidate[] {
  const worthIfKept = expectedWorth(state, seat, planner, rng);
  const { draws } = planner.redraws;
  let worthIfRedrawn = 0;
  for (let draw = 0; draw < draws; draw++) {
    const imagined = clone(state);
    shuffle(rng, imagined.players[seat].deck);
    play(imagined, seat, { type: 'giveUp' }, rng);
    worthIfRedrawn += expectedWorth(imagined, seat, planner, rng) / draws;
  }
  const candidates: Candidate[] = [
    { move: { type: 'confirm' }, value: worthIfKept },
    { move: { type: 'giveUp' }, value: worthIfRedrawn },
  ];
  return candidates.sort(byValue);
}
