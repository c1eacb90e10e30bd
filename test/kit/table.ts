// Sets a table for a test in one line, plays moves written as text, and returns events, refusals and legal moves.
import { isDeepStrictEqual } from 'node:util';
import {
  format,
  legal,
  parse,
  parseAct,
  play,
  playsWith,
  refusal,
  rngFrom,
  SEATS,
  setup,
  turnOrder,
  waitedFor,
  type Act,
  type Event,
  type EventOf,
  type EventType,
  type Modules,
  type Phase,
  type Player,
  type Refusal,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { furnishTavern, arrangeShared, formatDie, splitWords, type SharedPart, type Tavern } from './arrange.ts';
import { dice } from './chance.ts';
import { countsOf } from './counts.ts';

export interface Setting extends SharedPart {
  players?: 2 | 3 | 4;
  modules?: Modules;
  round?: number;
  /** The start player, who has the beer mug. */
  start?: Seat;
  startCards?: string;
}

export class TestTable {
  readonly state: State;
  /** All events since the table was set, or since `countFromHere`. */
  readonly events: Event[] = [];
  #rng: Rng = dice();
  #deckSizes: number[] = [];

  constructor({ players = 2, modules = 1, round = 3, start = 0, startCards, ...shared }: Setting) {
    this.state = setup({ players, modules }, rngFrom('a table')).state;
    this.#set({ round, start, shown: false, turn: null });
    for (const player of this.state.players) furnishTavern(this.state, player, {});
    if (startCards !== undefined) this.state.startCards = splitWords(startCards).map(Number) as State['startCards'];
    arrangeShared(this.state, shared);
  }

  /** Phase B, after the cards were drawn. */
  guests = (...taverns: Tavern[]): this => this.#begin('guests', taverns);
  orders = (...taverns: Tavern[]): this => this.#begin('orders', taverns, this.state.start);
  planning = (...taverns: Tavern[]): this => this.#begin('planning', taverns);
  /** Phase F, with the start player's turn. */
  serving = (...taverns: Tavern[]): this => this.#begin('serving', taverns, this.state.start);

  /** The last turn of phase F: `end` leads to the closing and to the next round. */
  lastTurn(...taverns: Tavern[]): this {
    const last = turnOrder(this.state).at(-1)!;
    this.#begin('serving', taverns, last);
    this.state.players.forEach((player, seat) => (player.done = seat !== last));
    return playsWith(this.state.modules, 'reputation') ? this.acts('settle').countFromHere() : this;
  }

  /** Forgets the events so far; `events` and `onDeck` count from here. */
  countFromHere(): this {
    this.events.length = 0;
    this.#deckSizes = this.state.players.map(({ deck }) => deck.length);
    return this;
  }

  /** Before the first round, with decks of seven regulars. */
  choosingStartCards(...taverns: Tavern[]): this {
    return this.#set({ round: 0, shown: false }).#begin('startCards', taverns);
  }

  #begin(phase: Phase, taverns: readonly Tavern[], turn: Seat | null = null): this {
    this.#set({ phase, turn });
    taverns.forEach((tavern, seat) => furnishTavern(this.state, this.state.players[seat]!, tavern));
    for (const player of this.state.players) player.done = false;
    return this.countFromHere();
  }

  #set(changes: Partial<State>): this {
    Object.assign(this.state, changes);
    return this;
  }

  /** Sets the next faces to be rolled; after them all dice show sixes, and shuffled decks keep their order. */
  rolls(...faces: number[]): this {
    this.#rng = dice(...faces);
    return this;
  }

  #read(line: string): Act {
    const act = parseAct(line);
    if (act !== null) return act;
    const move = parse(line);
    if (move === null) throw new Error(`'${line}' is no move.`);
    return { seat: this.state.turn ?? waitedFor(this.state)[0] ?? 0, move };
  }

  /** Plays moves: `p2 buy brewer`; without a player it is a move of the seat that has the turn or is waited for. */
  acts(...lines: string[]): this {
    for (const line of lines) {
      const { seat, move } = this.#read(line);
      const before = countsOf(this.state);
      const played = play(this.state, seat, move, this.#rng);
      if (played.refused !== null) throw new Error(`'${line}' is refused: ${JSON.stringify(played.refused)}.`);
      if (!isDeepStrictEqual(countsOf(this.state), before)) throw new Error(`'${line}' lost or doubled something.`);
      this.events.push(...played.events);
    }
    return this;
  }

  /** Plays the same move for every player. */
  everybody(line: string): this {
    return this.acts(...this.state.players.map((_, seat) => `p${seat + 1} ${line}`));
  }

  /** Returns the refusal of a move; throws if the move is legal or changes anything. */
  refuses(line: string): Refusal {
    const { seat, move } = this.#read(line);
    const before = structuredClone(this.state);
    const refused = refusal(this.state, seat, move);
    const played = play(this.state, seat, move, this.#rng);
    if (refused === null || played.refused === null) throw new Error(`'${line}' is not refused.`);
    if (!isDeepStrictEqual(this.state, before)) throw new Error(`'${line}' is refused, and still changes something.`);
    return refused;
  }

  /** Legal moves that begin with a word, of the given seat or the one that has the turn or is waited for. */
  moves(word = '', seat: Seat = this.state.turn ?? waitedFor(this.state)[0] ?? 0): string[] {
    return legal(this.state, seat)
      .map(format)
      .filter((line) => `${line} `.startsWith(word === '' ? '' : `${word} `));
  }

  eventsOf<T extends EventType>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** Bonuses and income lost because they could not be given. */
  get losses(): string[] {
    return this.eventsOf('lost').map(({ what }) => what);
  }

  /** Cards put on a deck since the table was set, or since `countFromHere`; from the top. */
  onDeck(seat: Seat = 0): string {
    return this.state.players[seat]!.deck.slice(this.#deckSizes[seat]).reverse().join(' ');
  }

  dice(seat: Seat = 0): string {
    return this.state.players[seat]!.dice.map(formatDie).sort().join(' ');
  }

  get p1(): Player {
    return this.state.players[0]!;
  }
  get p2(): Player {
    return this.state.players[1]!;
  }
}

export const aTable = (setting: Setting = {}): TestTable => new TestTable(setting);

/** All seats of a table. */
export const seatsOf = (state: State): Seat[] => SEATS.slice(0, state.players.length);

export const sorted = <T>(list: readonly T[]): T[] => [...list].sort();
