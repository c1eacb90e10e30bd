// Cheating with a seat: impossible on our server; some of it is first shown to succeed on boardgame.io's own.
// Both servers run the duel (`test/server/kit/duel.ts`), ours under the name of our game.
import { afterEach, describe, expect, test } from 'vitest';
import { pick } from '../kit/duel.ts';
import { answerTo, expectUnharmed, frame, openOurMatch, rawSocket, connectionRefusal, SILENCE } from '../kit/attack.ts';
import { startMatch } from '../kit/party.ts';
import { post } from '../kit/post.ts';
import { openStockMatch } from '../kit/stockMatch.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

describe('someone with a seat', () => {
  test('cannot replace the state', async () => {
    const stock = await openStockMatch();
    const { state } = await stock.look();
    await stock.act({ type: 'UPDATE', state: { ...state, G: { ...state.G, scores: [99, 0] } } });
    expect((await stock.look()).state.G['scores']).toEqual([99, 0]);

    const table = await openOurMatch();
    const action = { type: 'UPDATE', payload: { playerID: '0' }, state: { G: { scores: [99, 0] } } };
    expect(await table.send('update', action, 0, table.id, '0')).toBe(SILENCE);
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'UNDO']) {
      expect(await table.send('move', frame({ move: { type } }))).toEqual({ code: 'unknownMove' });
      expect(await table.send('move', { ...frame({}), type })).toEqual({ code: 'malformed' });
    }
    await expectUnharmed(table);
  });

  test('cannot play another seat’s move', async () => {
    const stock = await openStockMatch();
    await stock.act({ type: 'MAKE_MOVE', payload: { type: 'pick', args: [9], playerID: '1' } });
    expect((await stock.look()).state.G['picks']).toEqual({ 0: null, 1: 'hidden' });

    const table = await openOurMatch();
    expect(await table.send('move', frame({ playerID: '1' }))).toEqual({ code: 'malformed' });
    expect(await table.send('move', frame({ seat: 1 }))).toEqual({ code: 'malformed' });
    await expectUnharmed(table);
  });

  test('cannot end the game or change its phase', async () => {
    const stock = await openStockMatch();
    await stock.act({ type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: '0' }] } });
    expect((await stock.look()).state.ctx['gameover']).toEqual({ winner: '0' });

    const table = await openOurMatch();
    for (const type of ['endGame', 'setPhase', 'endTurn', 'endPhase', 'setActivePlayers']) {
      expect(await table.send('move', frame({ move: { type, winner: '0' } }))).toEqual({ code: 'unknownMove' });
    }
    await expectUnharmed(table);
  });

  test.each(['toString', 'valueOf', 'hasOwnProperty', '__proto__', 'constructor'])(
    'cannot end the process with a move called %s',
    async (type) => {
      const table = await openOurMatch();
      expect(await table.send('move', frame({ move: { type } }))).toEqual({ code: 'unknownMove' });
      await expectUnharmed(table);
    },
  );

  test('can end boardgame.io’s own process with a move called toString', async () => {
    const stock = await openStockMatch();
    await stock.act({ type: 'MAKE_MOVE', payload: { type: 'toString', args: [] } });
    expect(await stock.child.ended).toBe(1);
  });

  test('cannot end the process with arguments that make a move throw', async () => {
    const stock = await openStockMatch();
    await stock.act({ type: 'MAKE_MOVE', payload: { type: 'explode', args: [null] } });
    expect(await stock.child.ended).toBe(1);

    const table = await openOurMatch();
    expect(await table.send('move', frame({ move: { type: 'explode', number: null } }))).toEqual({ code: 'failed' });
    await expectUnharmed(table);
  });

  test('cannot have large things stored and sent to everyone', async () => {
    const stock = await openStockMatch();
    const large = 'x'.repeat(900_000);
    expect(await stock.chat(large)).toBe(large);

    const table = await openOurMatch();
    expect(await table.send('move', frame({ move: pick('x'.repeat(3000)) }))).toEqual({ code: 'tooLarge' });
    // Nine more fields, named 0 to 8.
    const manyFields = Object.assign(pick(1), Array(9).fill(0));
    expect(await table.send('move', frame({ move: manyFields }))).toEqual({ code: 'malformed' });
    expect(await table.send('say', { text: 'x'.repeat(400) })).toEqual({ code: 'tooLarge' });
    expect(await table.send('say', { text: large })).toBe(SILENCE);
    expect(table.raw.connected).toBe(false);
    const body = JSON.stringify({ playerName: large });
    const response = await fetch(`${table.server.url}/games/tiefenthal/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    // The server may close the connection before the whole body is sent, and then no answer arrives.
    expect(response?.status ?? 413).toBe(413);
    await expectUnharmed(table);
  });

  test('cannot have a wrong key sent back or logged', async () => {
    const stock = await openStockMatch();
    const reflected = await fetch(`${stock.child.url}/games/duel/${stock.id}/leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: 'my-secret' }),
    });
    expect(await reflected.text()).toContain('my-secret');

    const { server, id } = await openOurMatch();
    const wrong = 'c'.repeat(32);
    const answer = await post(`${server.url}/games/tiefenthal/${id}/leave`, { playerID: '0', credentials: wrong });
    expect(answer).toEqual({ status: 403, body: { refused: { code: 'wrongKey' } } });
    expect(server.logged()).not.toContain(wrong);
  });

  test.each([
    ['nothing', []],
    ['null', [null]],
    ['a number', [7]],
    ['a text', ['move']],
    ['an empty object', [{}]],
    ['a missing version', [{ id: 'a', move: { type: 'pick' } }]],
    ['a negative version', [frame({ version: -1 })]],
    ['a version of text', [frame({ version: '0' })]],
    ['a huge version', [frame({ version: 1e308 })]],
    ['an id with spaces', [frame({ id: 'a b' })]],
    ['a type of many letters', [frame({ move: { type: 'x'.repeat(100) } })]],
    ['a type that is null', [frame({ move: { type: null } })]],
    ['a move without a type', [frame({ move: { number: 1 } })]],
    ['a move that is a list', [frame({ move: ['pick', 1] })]],
    ['a verb and arguments, as in protocol 3', [{ version: 0, id: 'a', verb: 'pick', args: [1] }]],
    ['a binary attachment', [frame({ move: Buffer.from('abc') })]],
    ['a thousand lists within one another', [frame({ move: pick(JSON.parse('['.repeat(1000) + ']'.repeat(1000))) })]],
  ])('is refused or cut off for a frame with %s', async (_what, args) => {
    const table = await openOurMatch();
    expect([{ code: 'malformed' }, SILENCE]).toContainEqual(await table.send('move', ...(args as unknown[])));
    await expectUnharmed(table);
  });

  test.each([[undefined], [null], [{}], ['1'], [1.5], [-1], [[[[]]]], [{ toString: 'x' }], [true]])(
    'is refused a pick of %j as illegal',
    async (number) => {
      const table = await openOurMatch();
      expect(await table.send('move', frame({ move: pick(number) }))).toMatchObject({ code: 'illegal' });
      await expectUnharmed(table);
    },
  );

  test('may send a field that the move does not have: it is dropped', async () => {
    const table = await openOurMatch();
    expect(await table.send('move', frame({ move: { ...pick(1), more: 2 } }))).toBeNull();
    expect(table.clients[0]!.received.log.map(({ move }) => move)).toEqual([pick(1)]);
  });

  test('cannot move over a connection without the key, or in another match', async () => {
    const table = await openOurMatch();
    const spectator = await rawSocket(table.server.url, { match: table.id });
    const answer = await answerTo(spectator, frame({}));
    expect(answer).toEqual({ code: 'notAllowed' });
    // Moves without a key are refused before their size is measured.
    const large = await answerTo(spectator, frame({ move: pick('x'.repeat(3000)) }));
    expect(large).toEqual({ code: 'notAllowed' });
    const other = await startMatch(table.server);
    const refusal = await connectionRefusal(table.server.url, { match: other.id, key: table.seats[0]!.key });
    expect(refusal).toEqual({ code: 'wrongKey' });
    await expectUnharmed(table);
  });
});
