// Faces and icons as SVG: well formed, self-contained, and the same person every time.
import { describe, expect, test } from 'vitest';
import { GUEST_IDS, REGULARS, TAVERN_CARDS } from '../../../game/index.ts';
import { LOOKS, NOBLE_FACES, PEOPLE } from '../../../client/art/casting.ts';
import { seeded } from '../../../client/art/chance.ts';
import { faceUrl, personOn } from '../../../client/art/faces.ts';
import { iconSvg } from '../../../client/art/icons.ts';
import { BUTTON_ICONS, type ButtonIcon } from '../../../client/art/iconNames.ts';
import { personSvg } from '../../../client/art/people.ts';

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** Nothing is fetched: the only address is the name of the language. */
const reaches = (svg: string): string[] =>
  [...svg.matchAll(/(?:https?:)?\/\/[^"')\s]+|url\(|href/g)]
    .map(([found]) => found)
    .filter((found) => found !== 'http://www.w3.org/2000/svg');

describe('the people', () => {
  test.each(PEOPLE)('%s is a well-formed picture that fetches nothing', (person) => {
    const svg = personSvg(person);
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
    expect(parsed(svg).querySelectorAll('path').length).toBeGreaterThan(10);
    expect(reaches(svg)).toEqual([]);
  });

  test('no two of them look alike', () => {
    const pictures = PEOPLE.map((person) => personSvg(person));
    expect(new Set(pictures).size).toBe(PEOPLE.length);
  });

  test('a card shows the same face each time', () => {
    expect(faceUrl('4a')).toBe(faceUrl('4a'));
    expect(faceUrl('4a')).not.toBe(faceUrl('4b'));
    expect(seeded('4a').next()).toBe(seeded('4a').next());
  });

  test('everybody who can sit or work is cast; a table card shows a table', () => {
    const faceless = [...REGULARS, ...TAVERN_CARDS, ...GUEST_IDS, 'noble' as const].filter(
      (card) => personOn(card) === null,
    );
    expect(faceless).toEqual(['table']);
  });

  test('nobles wear a crown and ermine over purple', () => {
    for (const face of NOBLE_FACES) expect(LOOKS[`noble${face}`]).toMatchObject({ hat: 'crown', dress: 'ermine' });
  });
});

describe('the icons for buttons', () => {
  test.each(Object.keys(BUTTON_ICONS) as ButtonIcon[])('%s takes the colour of its text and is silent', (name) => {
    const root = parsed(iconSvg(name)).documentElement;
    expect(root.nodeName).toBe('svg');
    expect(root.getAttribute('aria-hidden')).toBe('true');
    expect(root.querySelector('path')?.getAttribute('fill')).toBe('currentColor');
    expect(reaches(iconSvg(name))).toEqual([]);
  });
});
