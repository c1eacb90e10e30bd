// Schemas of everything that comes in over HTTP and sockets; anything else is malformed.
import * as v from 'valibot';
import { HEX32 } from '../../game/chance/index.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import { LONGEST, PHRASES, STATUSES } from '../wire/terms.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const key = text(64);
const level = text(20);

export const MATCH_ID = /^[\w-]{12}$/;
const matchId = v.pipe(v.string(), v.regex(MATCH_ID));
const hex32 = v.pipe(v.string(), v.regex(HEX32));
/** The hash of a number that the browser has drawn. */
const seal = v.optional(v.nullable(hex32), null);
const players = whole(2, 4);
const modules = whole(1, 5);

export const CreateBody = v.strictObject({
  name: text(100),
  title: v.optional(text(200), ''),
  players,
  modules,
  public: v.optional(v.boolean(), true),
  bots: v.optional(v.pipe(v.array(level), v.maxLength(3)), []),
  turnSeconds: v.optional(v.nullable(whole(5, 7 * 24 * 3600)), null),
  spectatorChat: v.optional(v.boolean(), false),
  seal,
});
export const QuickBody = v.strictObject({
  name: text(100),
  modules,
  players: v.optional(v.nullable(players), null),
  seal,
});
export const JoinBody = v.strictObject({
  name: text(100),
  invite: v.optional(key),
  seat: v.optional(whole(0, 3)),
  seal,
});
export const RematchBody = v.strictObject({ seal });
export const ReadyBody = v.strictObject({ ready: v.boolean() });
export const SeatBody = v.strictObject({ bot: v.nullable(level) });
export const LevelBody = v.strictObject({ level });
export const NoBody = v.strictObject({});

const count = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
export const NoQuery = v.strictObject({});
export const ListQuery = v.strictObject({
  status: v.optional(v.picklist(STATUSES)),
  players: v.optional(count(2, 4)),
  modules: v.optional(count(1, 5)),
  open: v.optional(v.picklist(['true', 'false'])),
  search: v.optional(text(LONGEST.search)),
  before: v.optional(count(0, Number.MAX_SAFE_INTEGER)),
  limit: v.optional(count(1, 100), '50'),
});
export const InviteQuery = v.strictObject({ invite: v.optional(key) });
export const LogQuery = v.strictObject({
  invite: v.optional(key),
  from: v.optional(count(0, Number.MAX_SAFE_INTEGER), '0'),
  limit: v.optional(count(1, 500), '200'),
});

export const IntroductionData = v.object({ protocol: v.literal(PROTOCOL) });
export const HandshakeData = v.object({
  match: matchId,
  key: v.optional(key),
  invite: v.optional(key),
  name: v.optional(text(100)),
});
const mark = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
export const MarkData = mark;
export const MoveData = v.strictObject({
  version: whole(0, Number.MAX_SAFE_INTEGER),
  id: mark,
  move: v.pipe(
    v.looseObject({ type: text(40) }),
    v.check((move) => Object.keys(move).length <= 9),
  ),
});
export const NumberData = v.strictObject({ number: hex32 });
export const ChatData = v.union([
  v.strictObject({ text: v.pipe(v.string(), v.maxLength(1000)), id: v.optional(mark) }),
  v.strictObject({ phrase: v.picklist(PHRASES), id: v.optional(mark) }),
]);
