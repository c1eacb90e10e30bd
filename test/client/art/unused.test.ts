// Nothing is left over in the client's art and styles: each small picture, icon and class is named in code, and each
// colour, keyframe and variable is used.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUTTON_ICONS, SIGN_ICONS, THING_ICONS } from '../../../client/art/iconNames.ts';
import { THINGS } from '../../../client/art/tableThings.ts';
import { PALETTE } from '../../../client/art/theme.ts';
import { repositoryFiles } from '../../kit/files.ts';

const files = repositoryFiles().filter((file) => file.startsWith('client/'));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Files whose strings prove no use: they list pictures and icons by name, or hold the words shown to players. */
const PROVES_NO_USE = /^client\/(words|art\/generated)\/|\/art\/(iconNames|tableThings)\.ts$/;
const code = files.filter((file) => /\.tsx?$/.test(file) && !PROVES_NO_USE.test(file)).map(read);

const styles = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(file).replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, ''));

/** The names that this pattern finds in the stylesheets. */
const namesInStyles = (pattern: RegExp): string[] => [
  ...new Set(styles.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))),
];

/** The words of all strings, in which the names of classes stand alone or beside others. */
const words = new Set(
  [...code, read('client/index.html')].flatMap((text) =>
    [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([string]) => string.match(/[\w-]+/g) ?? []),
  ),
);

const isNamed = (name: string): boolean => code.some((text) => new RegExp(`['"\`]${name}['"\`]`).test(text));

describe('nothing is left over', () => {
  test('of the small things on the table', () => {
    expect(Object.keys(THINGS).filter((key) => !isNamed(key))).toEqual([]);
  });

  test('of the icons', () => {
    const icons = Object.keys({ ...BUTTON_ICONS, ...THING_ICONS, ...SIGN_ICONS });
    expect(icons.filter((name) => !isNamed(name))).toEqual([]);
  });

  test('of the colours of the palette', () => {
    const uses = [...code, ...styles].join('\n');
    const inStyles = (name: string) => `var(--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
    const isUsed = (name: string) => new RegExp(`PALETTE\\.${name}\\b`).test(uses) || uses.includes(inStyles(name));
    expect(Object.keys(PALETTE).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('of the classes in the stylesheets', () => {
    // A class may be numbered by code: `place${place}` for the places on the podium.
    const classes = namesInStyles(/\.([a-zA-Z][\w-]*)/g).map((name) => name.replace(/\d$/, ''));
    expect(classes.length).toBeGreaterThan(100);
    expect(classes.filter((name) => !words.has(name))).toEqual([]);
  });

  test('of the keyframes and variables in the stylesheets', () => {
    const uses = styles.join('\n');
    const keyframes = namesInStyles(/@keyframes ([\w-]+)/g);
    const variables = namesInStyles(/--([\w-]+):/g);
    expect(keyframes.filter((name) => !new RegExp(`animation(-name)?:[^;]*\\b${name}\\b`).test(uses))).toEqual([]);
    expect(variables.filter((name) => !uses.includes(`var(--${name}`))).toEqual([]);
  });
});
