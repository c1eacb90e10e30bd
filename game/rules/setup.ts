// Sets up a new game.
import {
  COLUMNS,
  GUEST_IDS,
  GUESTS,
  isInPlay,
  MODULES,
  NOBLE,
  playsWith,
  recordOf,
  REGULAR,
  REGULARS,
  START_CARD_NUMBERS,
  STARTING_TAVERN_CARDS,
  SUPPLIES,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILES,
  type Card,
  type Modules,
  type Seat,
} from '../data/index.ts';
import type { Event } from './events.ts';
import { clonePlayer } from './clone.ts';
import { enter, advance } from './flow.ts';
import { shuffle, type Rng } from './rng.ts';
import { shuffleDeck } from './deck.ts';
import type { Player, State } from './state.ts';
import { fillDisplay } from './display.ts';
import type { Context } from './context.ts';

export interface Options {
  readonly players: number;
  readonly modules: Modules;
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;

/** The fault in untrusted options; null if there is none. */
export function faultInOptions(players: unknown, modules: unknown): string | null {
  if (!Number.isInteger(players) || (players as number) < MIN_PLAYERS || (players as number) > MAX_PLAYERS) {
    return `players must be a whole number from ${MIN_PLAYERS} to ${MAX_PLAYERS}`;
  }
  if (!MODULES.some((known) => known === modules)) return `modules must be a whole number from 1 to ${MODULES.length}`;
  return null;
}

const zeroes = <K extends string>(names: readonly K[]) => recordOf(names, () => 0);

const regulars = (): Card[] =>
  REGULARS.flatMap((name) => Array.from({ length: REGULAR[name].perPlayer }, (): Card => name));

const NEW_PLAYER: Player = {
  deck: regulars(),
  discard: [],
  tables: [],
  nobles: 0,
  beside: zeroes(TAVERN_CARDS),
  upgraded: zeroes(TILES),
  thalers: 0,
  beer: 0,
  schnapps: 0,
  counterGuests: 0,
  monastery: 0,
  reputation: -1,
  entertainers: { dancer: null, fireBreather: null, juggler: null },
  startCard: null,
  book: zeroes(COLUMNS),
  coaster: [],
  dice: [],
  done: false,
  choice: null,
  effects: [],
  bought: zeroes(TAVERN_CARDS),
  recruited: false,
  bards: 0,
  settled: null,
  undo: { from: null, moves: [] },
};

const supplyFor = (modules: Modules) =>
  recordOf(TAVERN_CARDS, (name) => (isInPlay(modules, TAVERN_CARD[name]) ? TAVERN_CARD[name].copies : 0));

/** Number of piles shuffled before the first evening, besides the players' decks. */
export const setupShuffles = (modules: Modules): number => (playsWith(modules, 'startCards') ? 3 : 2);

/** A new game, with its events until the first player has to act. */
export function setup({ players, modules }: Options, rng: Rng): { state: State; events: Event[] } {
  const fault = faultInOptions(players, modules);
  if (fault !== null) throw new RangeError(`No such game: ${fault}.`);
  const inPlay = GUEST_IDS.filter((id) => isInPlay(modules, GUESTS[id]));
  const state: State = {
    modules,
    round: 0,
    phase: 'startCards',
    start: rng(players) as Seat,
    turn: null,
    shown: false,
    supply: supplyFor(modules),
    nobles: NOBLE.copies,
    schnapps: playsWith(modules, 'schnapps') ? SUPPLIES.schnapps : 0,
    signatures: playsWith(modules, 'guestBook') ? SUPPLIES.signatures : 0,
    guestDeck: inPlay.filter((id) => GUESTS[id].cost > 3),
    pile: inPlay.filter((id) => GUESTS[id].cost === 3),
    display: Array.from({ length: SUPPLIES.rowPlaces + 1 }, () => null),
    startCards: [],
    box: [],
    players: Array.from({ length: players }, () => clonePlayer(NEW_PLAYER)),
  };
  const context: Context = { state, rng, events: [] };
  shuffle(rng, state.guestDeck);
  shuffle(rng, state.pile);
  fillDisplay(context);
  if (playsWith(modules, 'startCards')) {
    const cards = [...START_CARD_NUMBERS];
    shuffle(rng, cards);
    state.startCards = cards.slice(0, SUPPLIES.startCardsShown).sort();
    enter(context, 'startCards');
  } else {
    for (const player of state.players) {
      for (const card of STARTING_TAVERN_CARDS) {
        state.supply[card]--;
        player.deck.push(card);
      }
    }
    state.players.forEach((_, seat) => shuffleDeck(context, seat as Seat));
    enter(context, 'evening');
  }
  advance(context);
  return { state, events: context.events };
}
