// Schemas of everything that comes in over HTTP; anything else is malformed.
import * as v from 'valibot';
import { HEX32 } from '../../game/chance/index.ts';
import { LONGEST, STATUSES } from '../wire/terms.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const key = text(64);
const level = text(20);

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
