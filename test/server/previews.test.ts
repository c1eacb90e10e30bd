// Link previews: players, modules and evening of a public table, and nothing about any other.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { newFolder, openServer, type TestServer } from './kit/server.ts';
import { seatPeople, getReady } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const open = async (publicUrl = ''): Promise<TestServer> => {
  const clientDir = await newFolder();
  await writeFile(join(clientDir, 'index.html'), '<!doctype html><head><title>Tiefenthal</title></head><body></body>');
  return openServer({ ruleset: tiefenthal(), config: { clientDir, publicUrl } });
};

/** Asks for a table's page as a chat program does, which may name the languages that its user wants. */
const page = async ({ url }: TestServer, id: string, languages?: string) =>
  fetch(`${url}/t/${id}`, {
    headers: { accept: 'text/html', ...(languages === undefined ? {} : { 'accept-language': languages }) },
  });

const tagsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)" \/>/g)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  );

test('a public table tells who is there, its modules, and while it is played the evening', async () => {
  const server = await open();
  const seats = await seatPeople(server);
  const { id } = seats[0]!;
  const waiting = tagsIn(await (await page(server, id)).text());
  expect(waiting['title']).toBe('Anna’s table · Tiefenthal');
  expect(waiting['description']).toBe('Anna, Ben. Module 1. Waiting for players.');
  await getReady(server, seats);
  const { description } = tagsIn(await (await page(server, id)).text());
  expect(description).toBe('Anna, Ben. Module 1, evening 1 of 8. Being played.');
});

describe('the language', () => {
  test('is the first wanted one that the game has', async () => {
    const server = await open();
    const { id } = await server.lobby.create({ name: 'Anna', players: 3, modules: 2 });
    const tagsFor = async (languages: string) => tagsIn(await (await page(server, id, languages)).text());
    expect(await tagsFor('de-AT,de;q=0.9,en;q=0.8')).toMatchObject({
      locale: 'de_DE',
      title: 'Annas Tisch · Tiefenthal',
      description: 'Anna, 2 freie Plätze. Module 1 bis 2. Wartet auf Mitspieler.',
    });
    expect((await tagsFor('fr'))['title']).toBe('La table d’Anna · Tiefenthal');
    expect((await tagsFor('pt-BR, ru;q=0.5'))['description']).toBe(
      'Anna, 2\u00a0свободных места. Модули с 1 по 2. Ждут игроков.',
    );
    expect((await page(server, id)).headers.get('vary')).toContain('Accept-Language');
  });

  test('is English for a chat program that names none, or none that the game has', async () => {
    const server = await open();
    for (const languages of [undefined, '*', 'nb-NO', ';;q=x', 'constructor'])
      expect(tagsIn(await (await page(server, 'x', languages)).text())).toMatchObject({
        locale: 'en_GB',
        title: 'A table of the Taverns of Tiefenthal',
      });
  });
});

test('the picture’s address is absolute, under the address by which the server is known', async () => {
  const here = await open();
  expect(tagsIn(await (await page(here, 'x')).text())['image']).toBe(`${here.url}/table.jpg`);
  const elsewhere = await open('https://tavern.example');
  expect(tagsIn(await (await page(elsewhere, 'x')).text())['image']).toBe('https://tavern.example/table.jpg');
});

test('an unlisted table tells no more than one that does not exist', async () => {
  const server = await open();
  const terms = { name: 'Anna', title: 'Our secret', players: 2, modules: 3, public: false };
  const { id } = await server.lobby.create(terms);
  const [unlisted, unknown] = await Promise.all([page(server, id), page(server, 'abcdefghijklmnop')]);
  const text = await unlisted.text();
  expect(text).toBe(await unknown.text());
  expect([unlisted.status, unknown.status]).toEqual([200, 200]);
  expect(tagsIn(text)['title']).toBe('A table of the Taverns of Tiefenthal');
  expect(text).not.toMatch(/Anna|secret|Module/);
});

test('a title is shown as it was typed, whatever is in it', async () => {
  const server = await open();
  const title = '"><script>1</script> $& &amp;';
  const { id } = await server.lobby.create({ name: 'Anna', title, players: 2, modules: 1 });
  const html = await (await page(server, id)).text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;1&lt;/script&gt; $&amp; &amp;amp; · Tiefenthal"');
});
