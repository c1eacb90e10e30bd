// The container files and HOSTING.md name only what there is: settings, files, services, scripts, metrics.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { createMetrics } from '../../server/metrics.ts';
import config from '../../vite.config.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const compose = parse(read('server/compose.yaml'), { merge: true }) as Compose;
const { services } = compose;
const servers = Object.values(services).filter(({ image }) => image === 'tiefenthal');
const dockerfile = read('server/Dockerfile');
const hosting = read('server/HOSTING.md');
const settings = all(read('server/.env.example'), /^#?([A-Z_]+)=/gm);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Puts an example in place of each value that the host has to set, as Docker Compose puts the value itself. */
const interpolated = (text: string): string => text.replace(/\$\{[A-Z_]+:\?[^}]*\}/g, 'letters0and1digits');

const defaults = readConfig({});
if ('faults' in defaults) throw new Error(defaults.faults.join('\n'));

/** The scripts that the build of the server makes. */
const built = Object.keys(
  config({ isSsrBuild: true, command: 'build', mode: 'production' }).build?.rolldownOptions?.input ?? {},
).map((name) => `dist/server/${name}.js`);

test('the composed servers are given settings that the server knows and takes', () => {
  expect(servers).toHaveLength(2);
  for (const { environment = {} } of servers) {
    expect(settings).toEqual(expect.arrayContaining(Object.keys(environment)));
    const given = Object.entries(environment).map(([name, value]) => [name, interpolated(String(value))] as const);
    expect(readConfig(Object.fromEntries(given))).toMatchObject({
      databaseUrl: 'postgres://tiefenthal:letters0and1digits@database:5432/tiefenthal',
      trustProxy: 1,
    });
  }
});

test('one of the composed servers builds the image, from files that are there', () => {
  const builds = servers.flatMap(({ build }) => build ?? []);
  expect(builds).toHaveLength(1);
  for (const { context, dockerfile: file } of builds) {
    expect(existsSync(join('server', context, 'package.json'))).toBe(true);
    expect(join('server', context, file)).toBe('server/Dockerfile');
  }
});

test('what the composed services depend on, mount and configure is declared', () => {
  for (const { depends_on = [], volumes = [], configs = [] } of Object.values(services)) {
    const others = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(others));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map((each) => each.split(':')[0])));
    expect(Object.keys(compose.configs)).toEqual(expect.arrayContaining(configs.map(({ source }) => source)));
  }
});

test('the proxy knows every composed server, the port where it listens, and its health route', () => {
  const caddyfile = interpolated(compose.configs['caddy']?.content ?? '');
  const upstreams = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ') ?? [];
  const names = Object.keys(services).filter((name) => services[name]?.image === 'tiefenthal');
  expect(upstreams).toEqual(names.map((name) => `${name}:${defaults.port}`));
  const [health = ''] = all(caddyfile, /health_uri (\S+)/g);
  expect(read('server/http/health.ts')).toContain(`case '${health}':`);
  expect(dockerfile).toContain(`127.0.0.1:\${process.env.PORT ?? ${defaults.port}}${health}`);
  expect(dockerfile).toContain(`EXPOSE ${defaults.port}\n`);
});

test('the image is made of files that are there or that the build makes, and starts a script of the build', () => {
  const copied = all(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((files) => files.split(' '));
  expect(copied).not.toEqual([]);
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const folder = dirname(dirname(built[0] ?? ''));
  const kept = all(dockerfile, /^COPY --from=build \/app\/(\S+) /gm);
  expect(kept.sort()).toEqual([folder, 'node_modules', 'package.json']);
  const ignored = read('server/Dockerfile.dockerignore').trim().split('\n');
  const needed = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'client', 'game', 'server'];
  expect(ignored.filter((name) => needed.includes(name))).toEqual([]);
  const [command = '[]'] = all(dockerfile, /^CMD (\[.*\])$/gm);
  expect(built).toContain((JSON.parse(command) as string[])[1]);
  const set = all(dockerfile, /^ENV (.*)$/gm).flatMap((line) => all(line, /(\w+)=/g));
  expect(['NODE_ENV', ...settings]).toEqual(expect.arrayContaining(set));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(all(dockerfile, /npm run (\w+)/g)));
});

test('HOSTING.md names settings, scripts, files and services that there are', () => {
  const ofOtherPrograms = ['POSTGRES_PASSWORD', 'NODE_OPTIONS'];
  const named = all(hosting, /\b([A-Z]+_[A-Z_]+)\b/g).filter((name) => !ofOtherPrograms.includes(name));
  expect(settings).toEqual(expect.arrayContaining(named));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(all(hosting, /npm run (\w+)/g)));
  expect(built).toEqual(expect.arrayContaining(all(hosting, /node (dist\S+)/g)));
  for (const file of all(hosting, /docker (?:build|compose) -f (\S+)/g)) expect(existsSync(file)).toBe(true);
  const used = [
    ...all(hosting, /docker compose -f \S+ build (\w+)/g),
    ...all(hosting, /docker compose .* --wait (\w+)/g),
    ...all(hosting, /docker compose -f \S+ run .* (\w+) node /g),
  ];
  expect(used).not.toEqual([]);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(used));
});

test('the metrics that HOSTING.md says to watch are given by the server', async () => {
  const { registry } = createMetrics({
    statuses: () => [],
    sockets: () => 0,
    waitingBytes: () => 0,
    botQueue: () => 0,
    storageIsUp: () => true,
    leads: () => true,
  });
  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const watched = all(hosting, /`((?:tiefenthal|nodejs)_\w+)`/g);
  expect(watched.length).toBeGreaterThan(5);
  expect(names).toEqual(expect.arrayContaining(watched));
});
