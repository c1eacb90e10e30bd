// Client addresses: different spellings count as one address, and a request with a proxy's header or for another host
// name does not count as local.
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf } from '../../../server/limits/address.ts';
import { openServer } from '../kit/server.ts';
import { openLine, request } from '../kit/rawLine.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

describe('an address', () => {
  const from = (remoteAddress: string, forwarded = '', hops = 0) =>
    addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never, hops);

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8:0:0:1::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s: directly, through a proxy, and through a proxy that adds the port', (written, address) => {
    expect(from(written)).toBe(address);
    expect(from('10.0.0.1', written, 1)).toBe(address);
    const withPort = written.includes(':') ? `[${written}]:4711` : `${written}:4711`;
    expect(from('10.0.0.1', withPort, 1)).toBe(address);
  });

  test.each(['unknown', '_hidden', '1.2.3', '1:2:3', '::1::', '[', ''])(
    '%j is none, so the proxy’s own address counts',
    (written) => expect(from('::ffff:10.0.0.1', written, 1)).toBe('10.0.0.1'),
  );
});

describe('metrics without a token', () => {
  test.each([
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Proto: https',
    'Forwarded: for=127.0.0.1',
    'X-Real-IP: 127.0.0.1',
    'Via: 1.1 proxy',
    'CF-Connecting-IP: 127.0.0.1',
    'True-Client-IP: 127.0.0.1',
  ])('are not told to a request with %s', async (header) => {
    const { url } = await openServer();
    const [name = '', value = ''] = header.split(': ');
    expect((await fetch(`${url}/metrics`, { headers: { [name]: value } })).status).toBe(401);
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
  });

  test('are not told to a request for another host name than this machine’s', async () => {
    const { url } = await openServer();
    const line = await openLine(Number(new URL(url).port));
    const answer = new Promise<string>((resolve) => line.socket.once('data', (data) => resolve(data.toString())));
    await line.send(request('GET', '/metrics', '').replace('Host: 127.0.0.1', 'Host: tavern.example'));
    expect(await answer).toMatch(/^HTTP\/1\.1 401/);
    line.socket.destroy();
  });
});
