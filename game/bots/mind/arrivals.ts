// Whether to be content with the guests who came, or to give up a counter guest and draw anew: both are tried with
// dice as they may fall, and the new draw with decks as they may lie.
import { clone, play, servers, shuffle, SUPPLIES, type Face, type Rng, type Seat, type State } from '../../index.ts';
import type { Candidate } from '../bot.ts';
import type { Mind } from './mind.ts';
import { contextOf, worthOfDice } from './turn.ts';

const roll = (rng: Rng): Face => (rng(6) + 1) as Face;

/** White dice are chosen from four coasters: the one that is liked better of two that fall. */
function diceFor(state: State, seat: Seat, count: number, rng: Rng): Face[][] {
  const player = state.players[seat];
  const own = Math.min(SUPPLIES.ownDice, servers(state, player) + player.dice.length);
  const held = player.dice.map(({ value }) => value);
  return Array.from({ length: count }, () => {
    const rolled = Array.from({ length: own - held.length + SUPPLIES.whiteDice }, () => roll(rng));
    return [...held, ...rolled].sort((one, other) => one - other);
  });
}

function outlook(state: State, seat: Seat, mind: Mind, rng: Rng): number {
  const context = contextOf(state, seat, mind.after(state.round));
  const rolls = diceFor(state, seat, mind.imagines.rolls, rng);
  return rolls.reduce((sum, dice) => sum + worthOfDice(context, dice), 0) / rolls.length;
}

export function rankArrivals(state: State, seat: Seat, mind: Mind, rng: Rng): Candidate[] {
  const stays = outlook(state, seat, mind, rng);
  const { draws } = mind.imagines;
  let anew = 0;
  for (let draw = 0; draw < draws; draw++) {
    const imagined = clone(state);
    shuffle(rng, imagined.players[seat].deck);
    play(imagined, seat, { type: 'giveUp' }, rng);
    anew += outlook(imagined, seat, mind, rng) / draws;
  }
  const candidates: Candidate[] = [
    { move: { type: 'confirm' }, value: stays },
    { move: { type: 'giveUp' }, value: anew },
  ];
  return candidates.sort((one, other) => other.value - one.value);
}
