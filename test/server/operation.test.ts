// Operation: settings, starts, health, headers, files, addresses behind proxies, rate limits, logs, shutdown.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { addressOf } from '../../server/limits/address.ts';
import { createBuckets } from '../../server/limits/bucket.ts';
import { serverScript } from './kit/build.ts';
import { endChildren, startChild } from './kit/child.ts';
import { connectClient, closeClients } from './kit/testClient.ts';
import { closeServers, newFolder, openServer } from './kit/server.ts';
import { createLobby } from '../../client/net/lobby.ts';
import { PROTOCOL } from '../../server/wire/protocol.ts';

let script = '';
beforeAll(async () => {
  script = await serverScript();
});
afterEach(async () => {
  closeClients();
  await endChildren();
  await closeServers();
});

describe('settings', () => {
  test('need nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8000,
      dataDir: './data',
      rateFactor: 1,
      trustProxy: 0,
      allowedOrigins: [],
    });
  });

  test('are every one of them described in .env.example, with its default', async () => {
    const example = await readFile('server/.env.example', 'utf8');
    const pairs = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const);
    expect(readConfig(Object.fromEntries(pairs) as Record<string, string>)).toEqual(readConfig({}));
    const source = await readFile('server/settings.js', 'utf8');
    const known = [...source.matchAll(/ setting\('([A-Z_]+)'/g)].map(([, name]) => name);
    expect(pairs.map(([name]) => name).sort()).toEqual(known.sort());
  });

  test.each([
    [{ PORT: 'http' }, 'PORT="http" is not a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT="70000" is not a whole number from 0 to 65535'],
    [{ HOST: '' }, 'HOST="" is empty'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL="loud" is not trace, debug, info, warn, error or silent'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL="example.org" is not an origin such as https://example.org'],
    [
      { ALLOWED_ORIGINS: 'https://a.example, https://b.example/path' },
      'names "https://b.example/path", which is not an origin',
    ],
    [{ DATABASE_URL: 'mysql://tavern' }, 'DATABASE_URL is not like postgres://user:password@host:5432/database'],
    [{ DATABASE_URL: 'postgres://anna:pepper@host' }, 'DATABASE_URL is not like postgres://'],
    [{ MAX_MATCHES: '0' }, 'MAX_MATCHES="0" is not a whole number from 1 to 100000'],
  ])('%j are named as wrong', (env, fault) => {
    expect(readConfig(env)).toEqual({ faults: [expect.stringContaining(fault)] });
  });

  test('never show the password of the database, whether its address is wrong or cannot be reached', async () => {
    expect(JSON.stringify(readConfig({ DATABASE_URL: 'postgres://anna:pepper@host' }))).not.toContain('pepper');
    const started = startChild(script, { PORT: '0', DATABASE_URL: 'postgres://anna:pepper@127.0.0.1:1/tavern' });
    const said = await started.catch(String);
    expect(said).toContain('DATABASE_URL=postgres://anna@127.0.0.1:1/tavern: no database can be opened there');
    expect(said).not.toContain('pepper');
  });

  test('that are wrong are all named, and nothing starts', async () => {
    const started = startChild(script, { PORT: 'x', LOG_LEVEL: 'loud' });
    await expect(started).rejects.toThrow(/ended \(1\)[^]*PORT="x"[^]*LOG_LEVEL="loud"/);
  });
});

describe('a start', () => {
  test('without a usable folder for its database fails with a line that says why', async () => {
    const dir = await newFolder();
    await writeFile(join(dir, 'file'), '');
    await mkdir(join(dir, 'data'));
    await writeFile(join(dir, 'data/tiefenthal.sqlite'), 'this is no database, and never has been one');
    for (const [place, why] of [
      [join(dir, 'file'), 'has to be a folder'],
      [join(dir, 'file/data'), 'has to be a folder'],
      ['/proc/nothing', 'has to be a folder'],
      [join(dir, 'data'), 'not a database'],
    ] as const) {
      const started = startChild(script, { PORT: '0', DATA_DIR: place });
      await expect(started).rejects.toThrow(new RegExp(`ended \\(1\\)[^]*DATA_DIR=${place}: .*${why}`));
    }
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT="abc" is not a whole number from 0 to 65535'],
    [{ PORT: '0', HOST: '192.0.2.1' }, 'HOST=192.0.2.1 PORT=0: nobody can listen there'],
    [{ PORT: '0', DATA_DIR: 'package.json' }, 'DATA_DIR=package.json: ENOTDIR'],
    [{ PORT: '0', DATA_DIR: '/proc/nothing' }, 'it has to be a folder'],
  ])('by npm with %j is refused before anything is installed or built', (env, fault) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['server/start.js'], { env, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(fault);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('without the built client succeeds, with a warning', async () => {
    const dir = await newFolder();
    const { url, output } = await startChild(script, { PORT: '0', DATA_DIR: dir, CLIENT_DIR: join(dir, 'client') });
    expect(output()).toMatch(/CLIENT_DIR=[^"]*client: there is no index.html/);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  });

  test('on a port that is taken fails with a line that says why', async () => {
    const { url } = await openServer();
    const { port } = new URL(url);
    const started = startChild(script, { PORT: port, HOST: '127.0.0.1', DATA_DIR: await newFolder() });
    await expect(started).rejects.toThrow(
      new RegExp(`ended \\(1\\)[^]*PORT=${port}: nobody can listen there.*EADDRINUSE`),
    );
  });
});

describe('health', () => {
  test('answers whether the server is alive and ready, its version, and metrics for Prometheus', async () => {
    const { url } = await openServer();
    const get = async (path: string) => (await fetch(`${url}${path}`)).text();
    expect(await get('/livez')).toBe('alive');
    expect(await get('/readyz')).toBe('ready');
    expect(JSON.parse(await get('/version'))).toEqual({ version: 'test', protocol: PROTOCOL, rules: 1 });
    expect(await get('/metrics')).toMatch(/tiefenthal_matches\{status="waiting"\} 0/);
  });

  test('shows metrics only to this machine or, if a token is set, only to those who send it', async () => {
    const open = await openServer();
    expect((await fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(401);
    const { url } = await openServer({ config: { metricsToken: 'let-me-see' } });
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer let-me-see' } })).status).toBe(200);
  });
});

describe('answers', () => {
  test('carry the headers that keep a browser safe', async () => {
    const { url } = await openServer();
    for (const path of ['/', '/games/tiefenthal', '/nowhere']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const secure = await openServer({ config: { publicUrl: 'https://tavern.example' } });
    expect((await fetch(secure.url)).headers.get('strict-transport-security')).toContain('max-age');
  });

  test('to malformed requests name the field and show nothing internal', async () => {
    const { url } = await openServer();
    const ask = (body: string, type = 'application/json') =>
      fetch(`${url}/games/tiefenthal/create`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(await (await ask('{"playerName":"Anna","numPlayers":9}')).json()).toEqual({
      refused: { code: 'malformed', reason: 'numPlayers' },
    });
    for (const body of ['{', 'null', '[]', '"x"', '{"a":']) {
      const text = await (await ask(body)).text();
      expect(JSON.parse(text)).toMatchObject({ refused: { code: 'malformed' } });
      expect(text).not.toMatch(/at |\.ts|\.js|node_modules/);
    }
    expect((await ask('name=Anna', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await fetch(`${url}/games/tiefenthal?limit=many`)).status).toBe(400);
    expect((await fetch(`${url}/games/tiefenthal?who=me`)).status).toBe(400);
    expect((await fetch(`${url}/games/nowhere`)).status).toBe(404);
    expect((await fetch(`${url}/games/tiefenthal/..%2f..%2fetc`)).status).toBe(404);
  });
});

describe('files', () => {
  test('of the client are sent compressed, hashed ones to be kept for ever, and every page address is answered with the one page', async () => {
    const dir = join(await newFolder(), 'client');
    await mkdir(join(dir, 'assets'), { recursive: true });
    await writeFile(join(dir, 'index.html'), '<!doctype html><title>Tiefenthal</title>');
    await writeFile(join(dir, 'assets/main-abc123.js'), 'plain');
    await writeFile(join(dir, 'assets/main-abc123.js.br'), 'pressed');
    await writeFile(join(dir, '..', 'secret.txt'), 'secret');
    const { url } = await openServer({ config: { clientDir: dir } });
    const page = async (path: string, accept = 'text/html') =>
      fetch(url + path, { headers: { accept, 'accept-encoding': 'identity' } });
    expect(await (await page('/')).text()).toContain('Tiefenthal');
    expect(await (await page('/match/abc')).text()).toContain('Tiefenthal');
    expect((await page('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await page('/missing.js')).status).toBe(404);
    expect((await page('/match/abc', 'image/png')).status).toBe(404);
    for (const path of ['/..%2fsecret.txt', '//etc/passwd', '/%ff%fe', '/%00'])
      expect([path, (await page(path, 'text/plain')).status]).toEqual([path, 404]);
    const asset = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('vary')).toContain('Accept-Encoding');
    const since = (await page('/')).headers.get('last-modified') ?? '';
    // Without a `cache-control` of ours fetch would add `no-cache`, which asks for the whole page.
    expect((await fetch(url, { headers: { 'if-modified-since': since, 'cache-control': 'max-age=0' } })).status).toBe(
      304,
    );
  });
});

describe('behind a proxy', () => {
  const request = (forwarded: string) => ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': forwarded },
  });

  test.each([
    [0, '6.6.6.6', '10.0.0.1'],
    [1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [2, '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    [1, '', '10.0.0.1'],
    [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ])('through %i trusted proxies, X-Forwarded-For: %j is a request from %s', (hops, forwarded, address) => {
    expect(addressOf(request(forwarded) as never, hops)).toBe(address);
  });
});

test('a bucket allows as much as it holds and refills with time, also when there are so many that full ones are deleted', () => {
  let now = 0;
  const buckets = createBuckets({ burst: 2, perSecond: 1 }, () => now);
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 1500;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
  for (let i = 0; i < 20_000; i++) buckets.take(`visitor ${i}`);
  now = 10_000;
  expect(buckets.take('a')).toBe(true);
});

describe('the process', () => {
  test('logs one JSON object a line, and no key', async () => {
    const dir = await newFolder();
    const child = await startChild(script, { PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'trace' });
    const seat = await createLobby(child.url).create({ name: 'Anna', players: 2, modules: 1 });
    await createLobby(child.url).me(seat);
    child.process.kill('SIGTERM');
    await child.ended;
    const lines = child.output().split('\n');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(child.output()).not.toContain(seat.key);
    expect(lines.length).toBeGreaterThan(2);
  });

  test('told to end, tells its clients, writes everything to disk and exits with 0', async () => {
    const dir = await newFolder();
    const child = await startChild(script, { PORT: '0', DATA_DIR: dir });
    const lobby = createLobby(child.url);
    const seat = await lobby.create({ name: 'Anna', players: 2, modules: 1, bots: ['easy'] });
    await lobby.ready(seat);
    const anna = await connectClient({ url: child.url, match: seat.id, key: seat.key });
    const { version } = anna.received;
    child.process.kill('SIGTERM');
    await anna.until('is told', ({ status }) => status === 'restarting');
    expect(await child.ended).toBe(0);
    const again = await startChild(script, { PORT: '0', DATA_DIR: dir });
    const back = await connectClient({ url: again.url, match: seat.id, key: seat.key });
    expect(back.received.version).toBeGreaterThanOrEqual(version);
    expect(back.received.view).not.toBeNull();
  });
});
