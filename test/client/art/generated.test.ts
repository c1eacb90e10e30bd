// What is written from packages is what the generators write today. To write it anew, run this file with -u.
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { facePartsFile } from '../../../client/art/generate/faceParts.ts';
import { buttonIconsFile, thingIconsFile } from '../../../client/art/generate/icons.ts';
import { shapesIn, shortened } from '../../../client/art/generate/svgShapes.ts';

const folder = 'client/art/generated';

const asWritten = async (source: string): Promise<string> =>
  format(source, { ...(await resolveConfig(`${folder}/faceParts.ts`)), parser: 'typescript' });

describe('generated pictures', () => {
  test.each([
    ['faceParts', facePartsFile],
    ['buttonIcons', buttonIconsFile],
    ['thingIcons', thingIconsFile],
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
  test('keep their meaning when numbers are shortened', () => {
    expect(shortened('M1.04.55L10-3.26')).toBe('M1 .6L10-3.3');
    expect(shortened('M0 0a12.34 5 0 01.96-3')).toBe('M0 0a12.3 5 0 0 1 1-3');
    expect(shortened('m1,2 3,4z')).toBe('m1 2 3 4z');
  });

  test('inherit fill and rule from the groups around them', () => {
    const svg = '<g fill="#fff" fill-rule="evenodd"><path d="M0 0"/></g><ellipse cx="5" cy="5" rx="2" ry="1"/>';
    expect(shapesIn(svg)).toEqual([
      { fill: '#fff', d: 'M0 0', evenOdd: true, opacity: 1 },
      { fill: '#000', d: 'M3 5a2 1 0 1 0 4 0a2 1 0 1 0-4 0Z', evenOdd: false, opacity: 1 },
    ]);
  });
});
