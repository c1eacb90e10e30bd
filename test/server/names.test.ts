// Names: look-alikes count as equal, and invisible or misleading characters are refused; chat stays readable.
import { afterEach, describe, expect, test } from 'vitest';
import { cleanName, isTaken } from '../../server/lobby/names.ts';
import { botSeat, personSeat } from '../../server/lobby/lobby.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

/** True if nobody can take the name in a match where the other one is in use. */
const isTakenBeside = (name: string, inUse: string): boolean =>
  isTaken(name, [null, personSeat(inUse, 'key'), botSeat('easy', [], () => [])]);

describe('in one match', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'An\uFE0Fna'],
    ['Anna', 'An\u034Fna'],
    ['Anna', 'An\u180Bna'],
    ['Anna', 'An\u17B4na'],
    ['Anna', 'An\u200Bna'],
    ['Anna', 'An\u200Dna'],
    ['Anna', 'An\u202Ena'],
    ['Anna', 'An\u2066na'],
    ['Anna', 'An\u{E0041}na'],
    ['Anna', 'An\u3164na'],
    ['Anna', 'An\u115Fna'],
    ['Anna', 'An\uFFA0na'],
    ['Anna', 'An\u2800na'],
    ['Anna', 'Аnnа'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝐀𝐧𝐧𝐚'],
    ['Otto', 'Оttо'],
    ['Otto', '0tto'],
    ['TOM', 'ТОМ'],
    ['Hanna', 'Нanna'],
    ['Ida', 'lda'],
    ['Ida', 'IDA'],
    ['Niko', 'Nikο'],
    ['Strauß', 'STRAUSS'],
    ['Νίκος', 'νίκοσ'],
    ['José', 'Jose\u0301'],
    ['Mary ❤️', 'Mary ❤'],
  ])('%s and %j count as the same name', (name, other) =>
    expect([isTakenBeside(name, other), isTakenBeside(other, name)]).toEqual([true, true]),
  );

  test.each([
    ['Anna', 'Hanna'],
    ['Müller', 'Muller'],
    ['Anna', 'Анна'],
    ['Ben', 'Benn'],
    ['Guest 1', 'Guest 11'],
    ['❤️', '🍺'],
  ])('%s and %j are different names', (name, other) => expect(isTakenBeside(other, name)).toBe(false));
});

describe('a name', () => {
  test.each([
    'An\uFE0Fna',
    'An\u034Fna',
    '\u180BAnna',
    'Anna\u17B4',
    'An\u200Dna',
    'Anna1\u200D2',
    'Anna1\uFE0F',
    'A\u{E0041}',
    'A\u202Eb',
    'A\u061Cb',
  ])('with invisible characters that no emoji and no script needs is refused: %j', (name) =>
    expect(cleanName(name)).toBeNull(),
  );
  test.each(['', ' ', '\u3164', '\u2800', '\u0301', '\uFE0F', '\u115F\u1160'])('that is blank is refused: %j', (name) =>
    expect(cleanName(name)).toBeNull(),
  );
  test('with stacked combining marks is refused', () =>
    expect(cleanName('A\u0301\u0302\u0303\u0304\u0305')).toBeNull());
  test.each(['Zoë', 'Анна', 'Ngọc Ánh', '❤️ Anna', '👩🏽‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tom', 'שָׁלוֹם', 'می‌نا', 'क्‍ष', 'O’Neill 2'])(
    'may be %s',
    (name) => expect(cleanName(name)).toBe(name.normalize('NFC')),
  );
});

test('those who watch cannot speak under the name of somebody who sits at the table, and can at a table without that name', async () => {
  const server = await openServer();
  const { clients, id } = await startMatch(server, 2, { spectatorChat: true });
  for (const name of ['Anna', ' anna ', 'Аnna', 'Ben']) {
    const { socket } = await connectClient({ url: server.url, match: id, name });
    expect(await socket.say({ text: 'I am out' })).toEqual({ code: 'nameTaken' });
    expect(await socket.say({ phrase: 'goodbye' })).toEqual({ code: 'nameTaken' });
  }
  const zoe = await connectClient({ url: server.url, match: id, name: 'Zoe' });
  expect(await zoe.socket.say({ text: 'good luck' })).toBeNull();
  await clients[0]!.until('hears Zoe alone', ({ chat }) => chat.length > 0);
  expect(clients[0]!.received.chat).toMatchObject([{ seat: null, name: 'Zoe', text: 'good luck' }]);
  const other = await server.lobby.create({ name: 'Carla', players: 2, modules: 1, spectatorChat: true });
  const anna = await connectClient({ url: server.url, match: other.id, name: 'Anna' });
  expect(await anna.socket.say({ text: 'hello' })).toBeNull();
  expect(await refusalOf(server.lobby.join(other.id, { name: 'Саrla' }))).toBe('nameTaken');
});

describe('in the chat', () => {
  test('blank lines and stacked combining marks are refused and sent to nobody', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server);
    const [anna, ben] = clients;
    const stacked = 'Zalgo'.replace(/./g, (letter) => letter + '\u0301\u0316\u0334\u0308\u0323\u0360'.repeat(4));
    for (const text of [
      '\u2800',
      '\u3164',
      ' \u200B ',
      '\uFE0F',
      '\u034F',
      '\u0301\u0302',
      '\u202E',
      stacked,
      'a\u0301\u0301',
    ])
      expect(await anna!.socket.say({ text })).toEqual({ code: 'textInvalid' });
    expect(await anna!.socket.say({ text: 'well' })).toBeNull();
    await ben!.until('hears Anna', ({ chat }) => chat.length > 0);
    expect(ben!.received.chat).toMatchObject([{ text: 'well' }]);
  });

  test.each(['❤️ 👍🏽 👨‍👩‍👧 🇩🇪 1️⃣ ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☺︎', '👍', '…', '+1', 'Phở ngon lắm, cảm ơn ạ', 'שָׁלוֹם', 'นี้ดีมาก', 'می‌خواهم', 'क्‍ष'])(
    'what people write arrives as it is: %s',
    async (text) => {
      const server = await openServer();
      const { clients } = await startMatch(server);
      expect(await clients[0]!.socket.say({ text })).toBeNull();
      await clients[1]!.until('hears it', ({ chat }) => chat.length > 0);
      expect(clients[1]!.received.chat).toMatchObject([{ text: text.normalize('NFC') }]);
    },
  );

  test('invisible characters that no emoji and no script needs are removed', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server);
    expect(await clients[0]!.socket.say({ text: 'a\u034Fb\uFE0F\u{E0041}c\u202Ed' })).toBeNull();
    await clients[1]!.until('hears it', ({ chat }) => chat.length > 0);
    expect(clients[1]!.received.chat).toMatchObject([{ text: 'abcd' }]);
  });
});
