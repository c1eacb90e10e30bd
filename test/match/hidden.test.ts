// Clients in boardgame.io: each gets its own seat's view and never the key of chance, and can call no events. Bots are
// offered legal moves in the form in which they are sent.
import { describe, expect, test } from 'vitest';
import type { Game, State as MatchState } from 'boardgame.io';
import type { ChanceState } from '../../game/chance/index.ts';
import { argsOfMove, createGame, type GameState } from '../../game/boardgame.ts';
import { format, legal, parse, rngFrom, view, type Move } from '../../game/index.ts';
import { keyFrom } from '../kit/chance.ts';
import { randomActor } from '../kit/games.ts';
import { Client, gameWith, InitializeGame, Local, ReducerMatch } from '../kit/match.ts';
import { seatsOf } from '../kit/table.ts';

/** boardgame.io's `Local` answers a moment later. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

/** A game of modules 1 to 5 after 300 random acts. */
function midGame(): ReducerMatch {
  const match = new ReducerMatch({ players: 3, modules: 5, seed: 'mid-game' });
  const actor = randomActor(rngFrom('mid-game'));
  for (let made = 0; made < 300; made++) match.play(actor(match.state.G.table)!);
  return match;
}

test('each seat sees its view, and everybody else sees that of a spectator', () => {
  const { G, ctx } = midGame().state;
  const { playerView } = createGame();
  for (const seat of seatsOf(G.table)) {
    expect(playerView?.({ G, ctx, playerID: String(seat) })).toEqual({ ...G, table: view(G.table, seat) });
  }
  for (const playerID of [null, undefined, '', '9', '__proto__']) {
    const seen: unknown = playerView?.({ G, ctx, playerID: playerID as string });
    expect(seen).toEqual({ ...G, table: view(G.table, null) });
  }
});

test('parts that a move does not change stay the same objects in the view', () => {
  const match = midGame();
  const { playerView } = createGame();
  const seen = () => (playerView!({ ...match.state, playerID: null }) as GameState).table;
  const before = seen();
  const act = randomActor(rngFrom('next'))(match.state.G.table)!;
  match.play(act);
  const after = seen();
  expect(after.players[act.seat]).not.toBe(before.players[act.seat]);
  for (const seat of seatsOf(after).filter((other) => other !== act.seat)) {
    expect(after.players[seat]).toBe(before.players[seat]);
  }
  expect(after.guestDeck).toBe(before.guestDeck);
});

test('bots are offered the legal moves that take nothing back, with the arguments to send', () => {
  const { G, ctx } = midGame().state;
  const { ai } = createGame();
  for (const seat of seatsOf(G.table)) {
    const offered = ai!.enumerate(G, ctx, String(seat));
    const moves = legal(G.table, seat).filter(({ type }) => type !== 'withdraw' && type !== 'takeBack');
    expect(offered).toEqual(moves.map((move) => ({ move: move.type, args: argsOfMove(move) })));
  }
  expect(ai!.enumerate(G, ctx, null as unknown as string)).toEqual([]);
  const seat = G.table.turn ?? 0;
  for (const { move, args } of ai!.enumerate(G, ctx, String(seat)) as { move: string; args: unknown[] }[]) {
    expect(midGame().send(String(seat), move, args)).toBe(true);
  }
});

describe('a hidden choice', () => {
  /** Two players and a spectator, after the first player has chosen a start card and before the second has. */
  const afterOneChoice = async () => {
    const game = gameWith(4, rngFrom('unseen'));
    const multiplayer = Local();
    const join = (playerID: string | null) => {
      const client = Client({ game, numPlayers: 2, multiplayer, matchID: 'unseen', debug: false, playerID: playerID! });
      client.start();
      return client;
    };
    const clients = [join('0'), join('1'), join(null)] as const;
    await aMoment();
    const [option] = clients[0].getState()!.G.table.startCards;
    clients[0].moves['choose']!(String(option));
    await aMoment();
    return { clients, option };
  };
  test('is seen in the state by its maker alone', async () => {
    const { clients, option } = await afterOneChoice();
    const seen = clients.map((client) => client.getState()!.G.table.players[0]!.choice);
    expect(seen).toEqual([String(option), 'hidden', 'hidden']);
    for (const client of clients) client.stop();
  });
  test('is not in the log of others', async () => {
    const { clients, option } = await afterOneChoice();
    const logged = clients.map((client) => client.log!.at(-1)!.action.payload.args as unknown);
    expect(logged).toEqual([[String(option)], null, null]);
    for (const client of clients) client.stop();
  });
});

describe('the chance key of a match', () => {
  const chanceOf = (state: MatchState) => state.plugins['random']!.data as ChanceState;
  const start = (seed?: string) =>
    InitializeGame({
      game: createGame({ setupData: { modules: 1 }, ...(seed !== undefined && { seed }) }) as Game,
      numPlayers: 2,
    });
  test('is the seed that the game is given, and no game begins without a seed of 64 hexadecimal digits', () => {
    expect(chanceOf(start(keyFrom('one'))).key).toBe(keyFrom('one'));
    expect(() => start()).toThrow('A key of chance is 64 hexadecimal digits.');
    expect(() => start('guess me')).toThrow('A key of chance is 64 hexadecimal digits.');
  });
  test('decides the set-up of the game', () => {
    const table = (text: string) => (start(keyFrom(text)).G as GameState).table;
    expect(table('one')).toEqual(table('one'));
    expect(table('one').guestDeck).not.toEqual(table('other').guestDeck);
  });
  test('stays the same from move to move, while its counter goes on', () => {
    const game = createGame({ seed: keyFrom('counted'), setupData: { modules: 5 } });
    const match = new ReducerMatch({ players: 3, game });
    const actor = randomActor(rngFrom('counted'));
    const counters = [chanceOf(match.state).counter];
    for (let made = 0; made < 60; made++) {
      match.play(actor(match.state.G.table)!);
      counters.push(chanceOf(match.state).counter);
    }
    expect(chanceOf(match.state).key).toBe(keyFrom('counted'));
    expect(counters).toEqual(counters.toSorted((a, b) => a - b));
    // Three players roll twelve white dice in each round.
    expect(counters.at(-1)).toBeGreaterThan(counters[0]! + 12);
  });
  test('is shown to no client of boardgame.io, nor is its counter', async () => {
    const key = keyFrom('unseen');
    const game = createGame({ seed: key, setupData: { modules: 5 } });
    const multiplayer = Local();
    const clients = ['0', '1', null].map((playerID) => {
      const client = Client({ game, numPlayers: 2, multiplayer, matchID: 'key', debug: false, playerID: playerID! });
      client.start();
      return client;
    });
    await aMoment();
    for (const client of clients) {
      expect(client.getState()!.G.table.guestDeck.length).toBeGreaterThan(0);
      expect(JSON.stringify(client.getState())).not.toMatch(new RegExp(`${key}|"counter"|"prngstate"`));
      client.stop();
    }
  });
  test('deals each player a different order of cards', () => {
    const { players } = (start(keyFrom('one')).G as GameState).table;
    expect(new Set(players.map(({ deck, tables }) => [...deck, ...tables].join())).size).toBe(2);
  });
});

test('a client can call no events of boardgame.io', () => {
  const client = Client({ game: gameWith(1, rngFrom('events')), numPlayers: 2, debug: false });
  client.start();
  expect(Object.keys(client.events)).toEqual([]);
  client.stop();
});

test('a move that is parsed from its text is sent with the same arguments', () => {
  const { G } = midGame().state;
  const seat = G.table.turn ?? 0;
  for (const move of legal(G.table, seat)) {
    const again = parse(format(move)) as Move;
    expect(argsOfMove(again)).toEqual(argsOfMove(move));
  }
});
