// Faces and icons as SVG: well formed, self-contained, and the same person every time.
// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { GUEST_IDS, TAVERN_CARDS } from '../../../game/index.ts';
import { NOBLE_FACES } from '../../../client/art/cast.ts';
import { LOOKS, PEOPLE } from '../../../client/art/casting.ts';
import { iconSvg } from '../../../client/art/icons.ts';
import { BUTTON_ICONS, type ButtonIcon } from '../../../client/art/iconNames.ts';
import { characterSvg, personSvg } from '../../../client/art/people.ts';
import { cardNouns } from '../../../client/words/de/game/nouns.ts';
import { CHARACTERS } from '../../../game/bots/index.ts';

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** All that could make a browser fetch something: `url(`, `href`, and addresses other than the namespace of SVG. */
const fetchedBy = (svg: string): string[] =>
  [...svg.matchAll(/(?:https?:)?\/\/[^"')\s]+|url\(|href/g)]
    .map(([found]) => found)
    .filter((found) => found !== 'http://www.w3.org/2000/svg');

describe('the people', () => {
  test.each(PEOPLE)('%s is a well-formed picture that fetches nothing', (person) => {
    const svg = personSvg(person);
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
    expect(parsed(svg).querySelectorAll('path').length).toBeGreaterThan(10);
    expect(fetchedBy(svg)).toEqual([]);
  });

  test('no two of them look alike', () => {
    const pictures = PEOPLE.map((person) => personSvg(person));
    expect(new Set(pictures).size).toBe(PEOPLE.length);
  });

  test('a person looks the same each time', () => {
    expect(personSvg('4a')).toBe(personSvg('4a'));
  });

  test('every guest and every member of the staff is cast', () => {
    const named = [...TAVERN_CARDS.filter((card) => card !== 'table'), ...GUEST_IDS];
    expect(named.filter((card) => !(PEOPLE as readonly string[]).includes(card))).toEqual([]);
  });

  test('every guest has a sign of the trade, and no two have the same', () => {
    const signs = GUEST_IDS.map((id) => LOOKS[id].sign?.icon);
    expect(new Set(signs).size).toBe(GUEST_IDS.length);
    expect(signs).not.toContain(undefined);
  });

  test('guests are the men and women that their German names say', () => {
    const wrong = GUEST_IDS.filter((id) => LOOKS[id].woman !== (cardNouns[id].gender === 'f'));
    expect(wrong).toEqual([]);
  });

  test('a guest has another face in each mood', () => {
    for (const id of GUEST_IDS) {
      const { waiting, served, leaving } = LOOKS[id].expressions;
      expect(new Set([waiting, served, leaving].map((parts) => parts.join())).size, id).toBe(3);
    }
  });

  test.each([
    ['3g', 'dirndl'],
    ['5g', 'robe'],
    ['4a', 'apron'],
  ] as const)('%s wears what the name says', (id, dress) => {
    expect(LOOKS[id].dress).toBe(dress);
  });

  test('every character of a bot has a face, and nobody else', () => {
    for (const { name } of CHARACTERS) expect(characterSvg(name), name).not.toBeNull();
    expect(characterSvg('Anna')).toBeNull();
  });

  test('nobles wear a crown and ermine', () => {
    for (const face of NOBLE_FACES) expect(LOOKS[`noble${face}`]).toMatchObject({ hat: 'crown', dress: 'ermine' });
  });
});

describe('the icons for buttons', () => {
  test.each(Object.keys(BUTTON_ICONS) as ButtonIcon[])(
    '%s takes the colour of its text and is hidden from screen readers',
    (name) => {
      const root = parsed(iconSvg(name)).documentElement;
      expect(root.nodeName).toBe('svg');
      expect(root.getAttribute('aria-hidden')).toBe('true');
      expect(root.querySelector('path')?.getAttribute('fill')).toBe('currentColor');
      expect(fetchedBy(iconSvg(name))).toEqual([]);
    },
  );
});
