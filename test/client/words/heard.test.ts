// Sentences that tell what the table shows: where a guest's signature goes, that a marker goes back, and what a player
// has served.
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../client/words/index.ts';
import { LANGUAGES, type LanguageCode } from '../../../client/words/languages.ts';
import { view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';
import { wording } from '../../kit/wordings.ts';

const SIGNATURES: Record<LanguageCode, { bonus: string; noBonus: string; fullColumn: string }> = {
  en: {
    bonus: 'Brings a signature for the guest book (5 beer, row 2: a dishwasher card and a noble for the full row).',
    fullColumn: 'Brings a signature for the guest book.',
    noBonus: '(5 beer, row 1: no bonus).',
  },
  de: {
    bonus:
      'Bringt eine Unterschrift fürs Gästebuch mit (5 Bier, Zeile 2: eine Karte „Tellerwäscher“ und ein Adliger für die volle Zeile).',
    fullColumn: 'Bringt eine Unterschrift fürs Gästebuch mit.',
    noBonus: '(5 Bier, Zeile 1: kein Bonus).',
  },
  fr: {
    bonus:
      'Apporte une signature pour le livre d’or (5 bières, ligne 2 : une carte « plongeur » et un noble pour la ligne pleine).',
    fullColumn: 'Apporte une signature pour le livre d’or.',
    noBonus: '(5 bières, ligne 1 : pas de bonus).',
  },
  ru: {
    bonus: 'Приносит подпись для книги отзывов (5 пива, ряд 2: карта «посудомойка» и аристократ за полный ряд).',
    fullColumn: 'Приносит подпись для книги отзывов.',
    noBonus: '(5 пива, ряд 1: без бонуса).',
  },
};

/**
 * The viewpoint of a player with this many signatures in the column for 5 beer, while a guest for 5 beer who brings a
 * signature is on display. After one signature the next one fills its row, after none it does not.
 */
const viewpointAfter = (signatures: number) => {
  const book = { '3-4': signatures === 0 ? 0 : 2, '5': signatures, '6': 2, '7-8': 2 };
  const { state } = aTable({ modules: 5, display: '- 5a*' }).serving({ book }, {});
  return { view: view(state, 0), me: 0 as const, people: PEOPLE };
};

const SERVED: Record<LanguageCode, string> = {
  en: 'Ben serves: 6 thalers and 4 beer; bonuses: 2 thalers and a noble.',
  de: 'Ben bedient: 6 Dublonen und 4 Bier; Boni: 2 Dublonen und ein Adliger.',
  fr: 'Ben sert : 6 doublons et 4 bières ; bonus : 2 doublons et un noble.',
  ru: 'Ben обслуживает: 6 талеров и 4 пива; бонусы: 2 талера и аристократ.',
};

const BACK: Record<LanguageCode, string> = {
  en: 'Your marker goes back to space 2 on the reputation track.',
  de: 'Dein Marker geht zurück und erreicht auf der Rufleiste die 2.',
  fr: 'Ton marqueur recule et atteint la case 2 sur le compteur de réputation.',
  ru: 'Ваш маркер идёт назад на шкале репутации: 2.',
};

describe.each(LANGUAGES)('%s', (code) => {
  test('the sentence for a marker that goes back says so', async () => {
    const words = await loadWords(wording(code));
    const viewpoint = viewpointAfter(0);
    const stepped = { type: 'stepped', seat: 0, track: 'reputation' } as const;
    expect(words.event({ ...stepped, from: 2, to: 1 }, viewpoint)).toBe(BACK[code]);
    expect(words.event({ ...stepped, from: 0, to: 1 }, viewpoint)).not.toBe(BACK[code]);
  });

  test('what a player has served is told in one sentence, or not at all if it brought nothing', async () => {
    const words = await loadWords(wording(code));
    const served = {
      seat: 1,
      thalers: 6,
      beer: 4,
      steps: 0,
      bonuses: [{ gives: 'thalers', count: 2 }, { gives: 'noble' }],
    } as const;
    expect(words.served(served, viewpointAfter(0)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(SERVED[code]);
    expect(words.served({ ...served, thalers: 0, beer: 0, bonuses: [] }, viewpointAfter(0))).toBe('');
  });

  test('a guest on display says where its signature goes and what that brings, if the column has room', async () => {
    const words = await loadWords(wording(code));
    const saidAfter = (signatures: number) =>
      words.explain({ at: 'display', place: 1 }, viewpointAfter(signatures)).lines.join(' ').replaceAll('\u00a0', ' ');
    expect(saidAfter(1)).toContain(SIGNATURES[code].bonus);
    expect(saidAfter(0)).toContain(SIGNATURES[code].noBonus);
    expect(saidAfter(4)).toContain(SIGNATURES[code].fullColumn);
  });
});
