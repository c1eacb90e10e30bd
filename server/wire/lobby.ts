// The requests and answers of the HTTP endpoints: for each a schema of the request (the query of a GET, else the body) and
// the type of the answer. A request that does not fit its schema is refused as malformed.
import * as v from 'valibot';
import { HEX32 } from '../../game/chance/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, MODULES } from '../../game/index.ts';
import type { EndpointName } from './endpoints.ts';
import type { LoggedMove, MatchInfo, Replay } from './match.ts';
import { LONGEST, STATUSES } from './constants.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** A number in a query, which comes as text. */
const queryNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const level = text(20);
const name = v.optional(text(100), '');
const hex32 = v.pipe(v.string(), v.regex(HEX32));
const players = integer(MIN_PLAYERS, MAX_PLAYERS);
const modules = integer(1, MODULES.length);
const flag = v.picklist(['true', 'false']);

/** The data of a seat: the hash of the number that the person's browser has drawn for chance. */
const data = v.optional(v.strictObject({ seal: v.optional(v.nullable(hex32), null) }), { seal: null });
/** The seat that asks, and its key, in boardgame.io's own calls. Ours have the key in the Authorization header. */
const seat = { playerID: v.optional(text(20), ''), credentials: v.optional(text(64), '') };

const Terms = v.strictObject({
  modules: v.optional(modules, 1),
  title: v.optional(text(200), ''),
  /** Levels of the bots that take the last seats. */
  bots: v.optional(v.pipe(v.array(level), v.maxLength(MAX_PLAYERS - 1)), []),
  turnSeconds: v.optional(v.nullable(integer(5, 7 * 24 * 3600)), null),
  spectatorChat: v.optional(v.boolean(), false),
  /** Players may ask the coach what it would do. */
  coach: v.optional(v.boolean(), false),
  /** The match begins when everybody is ready or the host starts it; otherwise when all seats are taken. */
  startWhenReady: v.optional(v.boolean(), false),
});

/** Fills in what the terms leave out. */
export const readTerms = (terms: v.InferInput<typeof Terms>) => v.parse(Terms, terms);

const Nothing = v.strictObject({});
const Level = v.strictObject({ level });

export const REQUESTS = {
  games: Nothing,
  list: v.strictObject({
    isGameover: v.optional(flag),
    updatedBefore: v.optional(queryNumber(0, Number.MAX_SAFE_INTEGER)),
    updatedAfter: v.optional(queryNumber(0, Number.MAX_SAFE_INTEGER)),
    status: v.optional(v.picklist(STATUSES)),
    players: v.optional(queryNumber(MIN_PLAYERS, MAX_PLAYERS)),
    modules: v.optional(queryNumber(1, MODULES.length)),
    open: v.optional(flag),
    search: v.optional(text(LONGEST.search)),
    /** The `more` of the page before. */
    from: v.optional(v.pipe(v.string(), v.regex(/^(at\d{1,16}|before\d{1,16}(\.[\w-]{1,32})?)$/))),
    limit: v.optional(queryNumber(1, 100), '50'),
  }),
  create: v.strictObject({
    numPlayers: v.optional(players, 2),
    setupData: v.nullish(Terms, {}),
    unlisted: v.optional(v.boolean(), false),
    /** With a name, the creator takes the first seat with the same request. */
    playerName: v.optional(text(100)),
    data,
  }),
  quick: v.strictObject({ playerName: text(100), modules, numPlayers: v.optional(v.nullable(players), null), data }),
  match: Nothing,
  join: v.strictObject({ playerID: v.optional(v.nullable(text(20)), null), playerName: name, data }),
  leave: v.strictObject(seat),
  update: v.strictObject({ ...seat, newName: v.optional(text(100)), data: v.optional(data) }),
  playAgain: v.strictObject({
    ...seat,
    // These three may come from boardgame.io's clients, and must be what they are in the match that is over.
    numPlayers: v.optional(players),
    setupData: v.optional(v.record(v.string(), v.unknown())),
    unlisted: v.optional(v.boolean()),
    data,
  }),
  me: Nothing,
  spectators: Nothing,
  log: v.strictObject({
    from: v.optional(queryNumber(0, Number.MAX_SAFE_INTEGER), '0'),
    limit: v.optional(queryNumber(1, 500), '200'),
  }),
  replay: Nothing,
  ready: v.strictObject({ ready: v.boolean() }),
  start: Nothing,
  number: v.strictObject({ number: hex32 }),
  fill: Level,
  return: Nothing,
  seat: v.strictObject({ bot: v.nullable(level) }),
  standIn: Level,
} as const satisfies Record<EndpointName, v.GenericSchema>;

/** The request of an endpoint as clients write it. */
export type Request<E extends EndpointName> = v.InferInput<(typeof REQUESTS)[E]>;
/** The request of an endpoint as the server reads it, defaults filled in. */
export type Read<E extends EndpointName> = v.InferOutput<(typeof REQUESTS)[E]>;

/** The answer to a person who took a seat; the key is sent only this once. */
export interface SeatedOnWire {
  readonly matchID: string;
  readonly playerID: string;
  readonly playerCredentials: string;
}

export interface MatchListPage {
  readonly matches: readonly MatchInfo[];
  /** Ask again with `from` set to this for the next page; null when there is none. */
  readonly more: string | null;
}

/** `Done` is `{}`. */
type Done = Readonly<Record<string, never>>;

export interface Answers {
  games: readonly string[];
  list: MatchListPage;
  /** With a seat if the request had a name. */
  create: SeatedOnWire | { readonly matchID: string };
  quick: SeatedOnWire;
  match: MatchInfo;
  join: SeatedOnWire;
  leave: Done;
  update: Done;
  /** The same key opens the seat in the next match. */
  playAgain: { readonly nextMatchID: string; readonly playerID: string };
  /** With the seats that a running game waits for. */
  me: { readonly playerID: string; readonly name: string; readonly waitedFor: readonly number[] };
  /** The names of those who watch and have given one. */
  spectators: { readonly names: readonly string[] };
  log: readonly LoggedMove[];
  replay: Replay;
  ready: Done;
  start: Done;
  number: Done;
  fill: Done;
  return: Done;
  seat: Done;
  standIn: Done;
}
