// The generated files equal the generators' output. To write them anew, run this file with -u.
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { facePartsFile } from '../../../client/art/generate/faceParts.ts';
import { buttonIconsFile, signIconsFile, thingIconsFile } from '../../../client/art/generate/icons.ts';
import { shortened } from '../../../client/art/generate/outlines.ts';
import { shapesIn } from '../../../client/art/generate/svgShapes.ts';

const folder = 'client/art/generated';

const asWritten = async (source: string): Promise<string> =>
  format(source, { ...(await resolveConfig(`${folder}/faceParts.ts`)), parser: 'typescript' });

describe('generated pictures', () => {
  test.each([
    ['faceParts', facePartsFile],
    ['buttonIcons', buttonIconsFile],
    ['thingIcons', thingIconsFile],
    ['signIcons', signIconsFile],
  ] as const)('%s are up to date', async (name, write) => {
    await expect(await asWritten(write())).toMatchFileSnapshot(`../../../${folder}/${name}.ts`);
  });

  test('credits name every package that pictures and letters come from', () => {
    const credits = readFileSync('client/CREDITS.md', 'utf8');
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const sources = Object.keys(devDependencies).filter((name) => /dicebear|iconify|fontsource/.test(name));
    expect(sources.filter((name) => !credits.includes(`\`${name}\``))).toEqual([]);
    expect(sources.length).toBeGreaterThan(3);
  });
});

describe('outlines', () => {
  test('are written in whole steps from the last point', () => {
    expect(shortened('M1.04.55L10-3.26')).toBe('m1 1l9-4');
    expect(shortened('M0 0a12.34 5 0 01.96-3')).toBe('m0 0a12 5 0 0 1 1-3');
    expect(shortened('m1,2 3,4z')).toBe('m1 2l3 4z');
    expect(shortened('M10 10H20V30h-5')).toBe('m10 10h10v20h-5');
  });

  test('can be made smaller, but for the angle and the flags of arcs', () => {
    expect(shortened('M40 8a40 20 30 0 1 8 16', 0.25)).toBe('m10 2a10 5 30 0 1 2 4');
  });

  test('do not drift: many small steps end where they should', () => {
    const steps = 'l.4.4'.repeat(50);
    const [, ...written] = shortened(`M0 0${steps}`).split(/[ml]/);
    const numbers = written.join(' ').trim().split(/\s+/).map(Number);
    expect(numbers.filter((_, at) => at % 2 === 0).reduce((sum, number) => sum + number, 0)).toBe(20);
  });

  test('go on from where a closed one began', () => {
    expect(shortened('M5 5l3 0 0 3zl1 1')).toBe('m5 5l3 0 0 3zl1 1');
  });

  test('inherit fill and rule from the groups around them', () => {
    const svg = '<g fill="#fff" fill-rule="evenodd"><path d="M0 0"/></g><ellipse cx="5" cy="5" rx="2" ry="1"/>';
    expect(shapesIn(svg)).toEqual([
      { fill: '#fff', d: 'm0 0', evenOdd: true, opacity: 1 },
      { fill: '#000', d: 'm3 5a2 1 0 1 0 4 0 2 1 0 1 0-4 0z', evenOdd: false, opacity: 1 },
    ]);
  });
});
