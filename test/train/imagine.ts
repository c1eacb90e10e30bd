// An evening imagined: a tavern between two turns, changed at random, and what the next evening makes of it. Because
// the changes are random, what a thing is worth is not mistaken for what comes along with it in games.
import { change, holdings, type Effect } from '../../game/bots/mind/features.ts';
import type { Mind } from '../../game/bots/mind/mind.ts';
import { contextOf, plansFor, worthOfDice } from '../../game/bots/mind/turn.ts';
import {
  bonusOfEvening,
  BOOK_ROWS,
  clone,
  COLUMNS,
  drawnCards,
  ENTERTAINERS,
  GUEST_IDS,
  GUESTS,
  isInPlay,
  liesBeside,
  MONASTERY_LAST,
  playsWith,
  reputationTrack,
  schnappsOnTheWay,
  servers,
  shuffle,
  SIDES,
  SUPPLIES,
  tableCount,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILE,
  TILES,
  type Card,
  type Face,
  type Player,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { part } from './part.ts';
import type { Snapshot } from './selfPlay.ts';

export interface Imagined {
  readonly features: Effect['changes'];
  /** Points that are still to come. */
  readonly target: number;
}

const chance = (rng: Rng, probability: number): boolean => part(rng) < probability;
const oneOf = <T>(rng: Rng, all: readonly T[]): T => all[rng(all.length)]!;
const roll = (rng: Rng): Face => (rng(6) + 1) as Face;

/** The value of the tavern of `snapshot`, in some other shape, after the evening that follows. */
export function imagine({ state: real, seat, fresh }: Snapshot, mind: Mind, rng: Rng): Imagined {
  const state = clone(real);
  const player = state.players[seat]!;
  const { round } = state;
  const top = closed(state, player, fresh);
  vary(state, player, top, rng);
  const die = offerChoice(state, player, round + 1, top, rng);
  shuffle(rng, player.deck);
  player.deck.push(...top);
  state.phase = 'planning';
  state.turn = null;
  const on = holdings(state, seat, round, top);
  change(on, 'thalers', player.thalers);
  change(on, 'beer', player.beer);
  if (die) change(on, 'own die');
  return { features: on.changes, target: evening(state, seat, round + 1, die, mind, rng) - on.points };
}

/** Clears the tavern as phase G does, and takes the fresh cards off the deck; they are returned. */
function closed(state: State, player: Player, fresh: readonly Card[]): Card[] {
  const top: Card[] = [];
  for (const card of fresh) {
    const at = player.deck.lastIndexOf(card);
    if (at >= 0) top.push(...player.deck.splice(at, 1));
  }
  player.discard.push(...drawnCards(player));
  player.tables = [];
  player.nobles = 0;
  for (const card of TAVERN_CARDS) player.beside[card] = player.bought[card] = 0;
  const cap = (tile: 'safe' | 'storage') => (player.upgraded[tile] > 0 ? TILE[tile].upgraded : TILE[tile].basic);
  player.thalers = Math.min(player.thalers, cap('safe'));
  player.beer = Math.min(player.beer, cap('storage'));
  player.schnapps = Math.min(player.schnapps, SUPPLIES.schnappsKept);
  player.dice = [];
  player.settled = null;
  player.recruited = false;
  player.bards = 0;
  player.effects = [];
  state.start = ((state.start + 1) % state.players.length) as Seat;
  return top;
}

function vary(state: State, player: Player, top: Card[], rng: Rng): void {
  const { modules } = state;
  const staff = TAVERN_CARDS.filter((card) => isInPlay(modules, TAVERN_CARD[card]));
  const guests = GUEST_IDS.filter((id) => isInPlay(modules, GUESTS[id]));
  const most = Math.min(4, 1 + state.round);
  if (chance(rng, 0.3)) top.splice(rng(top.length + 1), 1);
  for (let more = rng(most + 1); more > 0; more--) {
    const card: Card = chance(rng, 0.65) ? oneOf(rng, staff) : chance(rng, 0.6) ? oneOf(rng, guests) : 'noble';
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

/** The choice of phase A is made by chance, so that every option becomes known. True for an own die. */
function offerChoice(state: State, player: Player, round: number, top: Card[], rng: Rng): boolean {
  const bonuses = bonusOfEvening(state.modules, round);
  const bonus = oneOf<(typeof bonuses)[number]>(rng, bonuses);
  switch (bonus.gives) {
    case 'card':
      top.push(bonus.card);
      return false;
    case 'threeBeerGuest':
      top.push(state.display[0]?.guest ?? '3a');
      return false;
    case 'die':
      return true;
    case 'entertainer': {
      const side = oneOf<string>(rng, SIDES[bonus.entertainer]);
      player.entertainers = { ...player.entertainers, [bonus.entertainer]: side };
      return false;
    }
    case 'counterGuest':
      // It comes for sure, so a tavern before it and one after it are no different.
      return false;
    default:
      return false;
  }
}

/** Draws, rolls, takes dice from coasters that others have been at, and spends the turn as well as it can. */
function evening(state: State, seat: Seat, round: number, die: boolean, mind: Mind, rng: Rng): number {
  const player = state.players[seat]!;
  state.round = round;
  player.schnapps += schnappsOnTheWay(state.modules, round);
  if (bonusOfEvening(state.modules, round)[0].gives === 'counterGuest') {
    player.counterGuests = Math.min(SUPPLIES.counterGuests, player.counterGuests + 1);
  }
  draw(state, player, rng);
  const context = contextOf(state, seat, mind.after(round));
  const own = Math.min(SUPPLIES.ownDice, servers(state, player) + (die ? 1 : 0));
  let dice = Array.from({ length: own }, () => roll(rng));
  for (let offered: number = SUPPLIES.whiteDice; offered > 0; offered--) {
    const coaster = new Set(Array.from({ length: offered }, () => roll(rng)));
    let most = -Infinity;
    let best = dice;
    for (const value of coaster) {
      const held = [...dice, value].sort((one, other) => one - other);
      const worth = coaster.size === 1 ? 0 : worthOfDice(context, held);
      if (worth > most) [most, best] = [worth, held];
    }
    dice = best;
  }
  return plansFor(context, dice, false, mind.effort)[0]!.value;
}

function draw(state: State, player: Player, rng: Rng): void {
  while (player.tables.length < tableCount(state, player)) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = player.discard;
      player.discard = [];
      shuffle(rng, player.deck);
    }
    const card = player.deck.pop()!;
    if (liesBeside(card)) player.beside[card]++;
    else if (card === 'noble' && player.nobles++ > 0) continue;
    else player.tables.push(card);
  }
}
