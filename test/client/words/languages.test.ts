// The language that is shown, chosen by the player or else by the browser, and the files that the page preloads for it.
// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { preload } from '../../../client/preload.ts';
import { chooseLanguage } from '../../../client/words/languages.ts';

const HERE = ['en', 'de', 'fr'] as const;

describe('the language', () => {
  test('is the chosen one, whatever the browser wants', () => {
    expect(chooseLanguage('fr', ['de'], HERE)).toBe('fr');
  });

  test('is the first that the browser wants and the game has', () => {
    expect(chooseLanguage(null, ['nl', 'de-AT', 'fr'], HERE)).toBe('de');
    expect(chooseLanguage('tlh', ['fr-CA'], HERE)).toBe('fr');
  });

  test('is the first of the game for whoever wants none of them', () => {
    expect(chooseLanguage(undefined, [], HERE)).toBe('en');
    expect(chooseLanguage(7, ['nl'], HERE)).toBe('en');
  });
});

describe('the page preloads', () => {
  const files = {
    en: ['/en.js'],
    de: ['/de.js', '/shared.js', '/letters.woff2'],
    rules: ['/rules.js', '/rules.css'],
    'rules de': ['/rulesDe.js'],
    play: ['/shared.js', '/stage.js', '/table.css'],
    'play en': ['/gameEn.js'],
  };
  const hrefs = (selector: string): string[] =>
    [...document.head.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  const preloaded = (kept: string | null, hash = ''): string[] => {
    document.head.replaceChildren();
    location.hash = hash;
    localStorage.clear();
    if (kept !== null) localStorage.setItem('settings', kept);
    preload(chooseLanguage, 'settings', ['en', 'de'], files);
    return hrefs('link[rel]');
  };

  test('the texts of the chosen language, what they need, and its fonts', () => {
    expect(preloaded('{"language":"de"}')).toEqual(['/de.js', '/shared.js', '/letters.woff2']);
    expect(document.head.querySelector('link[rel=preload]')).toMatchObject({ as: 'font', crossOrigin: '' });
  });

  test('what the page in the address needs, in every language and in this one', () => {
    expect(preloaded('{"language":"de"}', '#/rules/F12')).toEqual([
      '/de.js',
      '/shared.js',
      '/letters.woff2',
      '/rules.js',
      '/rules.css',
      '/rulesDe.js',
    ]);
    expect(preloaded(null, '#/settings')).toEqual(['/en.js']);
    expect(preloaded(null, '#/constructor')).toEqual(['/en.js']);
  });

  test('the table only when a game is opened; until then the page lists its files, to be fetched later', () => {
    expect(preloaded(null)).not.toContain('/stage.js');
    expect(hrefs('link[data-later]')).toEqual(['/shared.js', '/stage.js', '/table.css', '/gameEn.js']);
    expect(preloaded('{"language":"de"}')).toContain('/shared.js');
    expect(hrefs('link[data-later]')).toEqual(['/stage.js', '/table.css']);
    expect(preloaded(null, '#/play/evening-8')).toEqual([
      '/en.js',
      '/shared.js',
      '/stage.js',
      '/table.css',
      '/gameEn.js',
    ]);
    expect(hrefs('link[data-later]')).toEqual([]);
  });

  test.each([null, '{', '7', '{"language":null}'])('the texts of the browser’s language when %j is kept', (kept) => {
    expect(preloaded(kept)).toEqual(['/en.js']);
  });
});
