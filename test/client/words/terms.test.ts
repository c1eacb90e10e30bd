// English in the terms of either edition: the same sentences with the nouns of the box that one owns.
import { describe, expect, test } from 'vitest';
import { loadGuide } from '../../../client/words/guide.ts';
import { loadLessons } from '../../../client/words/lessons.ts';
import { loadWords } from '../../../client/words/index.ts';
import { loadPages, type PageText } from '../../../client/words/pages.ts';
import { view, type Event } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';
import { ENGLISH, SCHMIDT, wording } from '../../kit/wordings.ts';

const viewpoint = { view: view(aTable().planning().state, null), me: 0 as const, people: PEOPLE };
const drawn: Event = { type: 'drawn', seat: 0, card: 'brewer', to: { beside: 'brewer' } };
const paid: Event = { type: 'received', seat: 0, what: 'thalers', count: 3 };

const stringsIn = (text: unknown): string[] => {
  if (typeof text === 'string') return [text];
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(stringsIn) : [];
};

/** The texts in which a server is a computer. */
const aboutComputer = ({ notLoaded, online, result }: PageText): string[] => [
  ...Object.values(notLoaded),
  ...Object.values(online.refusals),
  online.room.unreachable,
  online.table.restarting,
  result.fair.missingOwnNumber,
];

describe('the Schmidt edition', () => {
  test('has beer suppliers, waitresses, beer merchants and doubloons', async () => {
    const words = await loadWords(SCHMIDT);
    expect(words.event(drawn, viewpoint)).toBe('You draw a beer supplier.');
    expect(words.event(paid, viewpoint)).toBe('You receive 3 doubloons.');
    expect([words.card('server'), words.card('barback')]).toEqual(['waitress', 'beer merchant']);
    expect(words.phase('server')).toBe('Here comes the waitress');
    expect((await loadPages(SCHMIDT)).table.thalers).toBe('Doubloons');
  });

  test('leaves people and matches their own names', async () => {
    const words = await loadWords(SCHMIDT);
    const pages = await loadPages(SCHMIDT);
    const people = PEOPLE.map((person, seat) => (seat === 1 ? { ...person, name: 'Max Brewer' } : person));
    const withBrewer = { ...viewpoint, people };
    expect(words.event({ ...drawn, seat: 1 }, withBrewer)).toBe('Max Brewer draws a beer supplier.');
    expect(words.prompt({ kind: 'wait', for: [1] }, withBrewer).title).toContain('Max Brewer');
    expect(words.explain({ at: 'deck', seat: 1 }, withBrewer).title).toContain('Max Brewer');
    expect(pages.table.curtain('brewer')).toBe('It is brewer’s turn');
    expect(pages.home.save('Thaler, Servers', 3)).toContain('Thaler, Servers');
    expect(pages.online.find.joinOf('The old brewers')).toBe('Join: The old brewers');
    expect(pages.likings.money('Barback')).toBe('Barback counts the doubloons');
  });

  test('keeps none of the other edition’s nouns in the guide, lessons and pages, except where a server is a computer', async () => {
    const texts = [await loadGuide(SCHMIDT), await loadLessons(SCHMIDT), await loadPages(SCHMIDT)];
    const left = texts
      .flatMap(stringsIn)
      .filter((text) => /\b(thalers?|barbacks?|brewers?|servers?|bartenders?)\b/i.test(text));
    const ofComputer = new Set(aboutComputer(await loadPages(ENGLISH)));
    expect(left.filter((text) => !ofComputer.has(text)).map((text) => text.slice(0, 80))).toEqual([]);
  });

  test('has no waitress in the place of the computer that is called a server', async () => {
    expect(aboutComputer(await loadPages(SCHMIDT))).toEqual(aboutComputer(await loadPages(ENGLISH)));
    const words = await loadWords(SCHMIDT);
    expect(words.refusal({ because: 'unreachable' })).toBe('The server cannot be reached. Try again in a moment.');
  });
});

test('the North Star edition and other languages keep their own words', async () => {
  expect((await loadWords(ENGLISH)).event(drawn, viewpoint)).toBe('You draw a brewer.');
  const german = await loadPages({ ...wording('de'), terms: 'schmidt' });
  expect(german).toBe(await loadPages(wording('de')));
});
