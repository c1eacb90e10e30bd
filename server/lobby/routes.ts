// The lobby over HTTP; described for people in API.md.
import type { Match } from '../match/match.ts';
import { mayEnter, seatWithKey } from '../match/access.ts';
import { type Call, type Route, route } from '../http/routes.ts';
import { Refused } from '../http/errors.ts';
import type { RefusalCode } from '../wire/refusals.ts';
import { MATCH_ID } from '../wire/match.ts';
import { PHRASES } from '../wire/terms.ts';
import { create, join, leave, quick } from './enter.ts';
import { readLog } from './history.ts';
import { list } from './list.ts';
import type { Lobby } from './lobby.ts';
import type { Replays } from './replays.ts';
import * as schema from './schemas.ts';
import { fillWithBots, rematch, setBot, setReady, start, takeBack, voteStandIn } from './seats.ts';

type AnyCall = Call<unknown, unknown>;

const idIn = ({ params }: AnyCall): string => {
  const id = params['id'] ?? '';
  if (!MATCH_ID.test(id)) throw new Refused({ code: 'notFound' });
  return id;
};

const ifVisible = (match: Match | null, { key }: AnyCall, invite: string | undefined): Match => {
  if (match === null || !mayEnter(match, seatWithKey(match, key), invite)) throw new Refused({ code: 'notFound' });
  return match;
};
const visible = async (lobby: Lobby, call: AnyCall, invite: string | undefined): Promise<Match> =>
  ifVisible(await lobby.registry.find(idIn(call)), call, invite);

const ifSeated = (match: Match | null, { key }: AnyCall): { match: Match; seat: number } => {
  if (match === null) throw new Refused({ code: 'notFound' });
  const seat = seatWithKey(match, key);
  if (seat === null) throw new Refused({ code: match.record.public ? 'wrongKey' : 'notFound' });
  return { match, seat };
};

export const lobbyRoutes = (lobby: Lobby, replays: Replays, closedFor: () => RefusalCode | null): readonly Route[] => {
  const nothing = { body: schema.NoBody, query: schema.NoQuery };
  const body = <B>(shape: B) => ({ body: shape, query: schema.NoQuery, limit: 'enter' as const });
  const open = (): void => {
    const code = closedFor();
    if (code !== null) throw new Refused({ code });
  };
  /** Something the person in a seat does. */
  const act =
    <B, Q>(action: (match: Match, seat: number, call: Call<B, Q>) => Promise<unknown>) =>
    async (call: Call<B, Q>): Promise<unknown> => {
      open();
      return lobby.registry.decide(idIn(call), async (known) => {
        const { match, seat } = ifSeated(known, call);
        if (match.setAside) throw new Refused({ code: 'setAside' });
        return action(match, seat, call);
      });
    };
  const target = ({ params }: AnyCall): number => Number(params['seat']);

  return [
    route('GET', '/api/about', nothing, async () => ({ levels: lobby.levels, phrases: PHRASES })),
    route('GET', '/api/matches', { body: schema.NoBody, query: schema.ListQuery }, ({ query }) => list(lobby, query)),
    route('POST', '/api/matches', { body: schema.CreateBody, query: schema.NoQuery, limit: 'create' }, async (call) => {
      open();
      return create(lobby, call.body, call.address);
    }),
    route('POST', '/api/quick', { body: schema.QuickBody, query: schema.NoQuery, limit: 'create' }, async (call) => {
      open();
      return quick(lobby, call.body, call.address);
    }),
    route('GET', '/api/matches/:id', { body: schema.NoBody, query: schema.InviteQuery }, async (call) =>
      lobby.registry.info(await visible(lobby, call, call.query.invite)),
    ),
    route('GET', '/api/matches/:id/me', { ...nothing, limit: 'enter' }, async (call) => {
      const { match, seat } = ifSeated(await lobby.registry.find(idIn(call)), call);
      return { id: match.record.id, seat, name: match.record.seats[seat]?.name, invite: match.record.invite };
    }),
    route('GET', '/api/matches/:id/log', { body: schema.NoBody, query: schema.LogQuery }, async (call) => {
      const match = await visible(lobby, call, call.query.invite);
      return readLog(lobby, match, seatWithKey(match, call.key), call.query.from, call.query.limit);
    }),
    route(
      'GET',
      '/api/matches/:id/replay',
      { body: schema.NoBody, query: schema.InviteQuery, limit: 'enter' },
      async (call) => replays.of(await visible(lobby, call, call.query.invite), call.address),
    ),
    route('POST', '/api/matches/:id/join', body(schema.JoinBody), async (call) => {
      open();
      return lobby.registry.decide(idIn(call), (match) =>
        join(lobby, ifVisible(match, call, call.body.invite), call.body),
      );
    }),
    route(
      'POST',
      '/api/matches/:id/leave',
      body(schema.NoBody),
      act((match, seat) => leave(lobby, match, seat)),
    ),
    route(
      'POST',
      '/api/matches/:id/ready',
      body(schema.ReadyBody),
      act((match, seat, call) => setReady(lobby, match, seat, call.body.ready)),
    ),
    route(
      'POST',
      '/api/matches/:id/start',
      body(schema.NoBody),
      act((match, seat) => start(lobby, match, seat)),
    ),
    route(
      'POST',
      '/api/matches/:id/fill',
      body(schema.LevelBody),
      act((match, _seat, call) => fillWithBots(lobby, match, call.body.level)),
    ),
    route(
      'POST',
      '/api/matches/:id/return',
      body(schema.NoBody),
      act((match, seat) => takeBack(lobby, match, seat)),
    ),
    route(
      'POST',
      '/api/matches/:id/rematch',
      body(schema.RematchBody),
      act((match, seat, call) => rematch(lobby, match, seat, call.body.seal, call.address)),
    ),
    route(
      'PUT',
      '/api/matches/:id/seats/:seat',
      body(schema.SeatBody),
      act((match, seat, call) => setBot(lobby, match, seat, target(call), call.body.bot)),
    ),
    route(
      'POST',
      '/api/matches/:id/seats/:seat/stand-in',
      body(schema.LevelBody),
      act((match, seat, call) => voteStandIn(lobby, match, seat, target(call), call.body.level)),
    ),
  ];
};
