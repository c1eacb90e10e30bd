// The choice of an evening: each language calls it a gift, and names the gifts in the form that the sentence needs.
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../client/words/index.ts';
import { LANGUAGES, type LanguageCode } from '../../../client/words/languages.ts';
import { promptFor } from '../../../client/model/prompt.ts';
import { parse, view, type View } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';
import { wording } from '../../kit/wordings.ts';

const evening = (round: number): View => ({ ...view(aTable({ round }).guests().state, 0), phase: 'evening' });
const second = evening(2);
const viewpoint = { view: second, me: 0 as const, people: PEOPLE };

const GIFTS: Record<
  LanguageCode,
  { asked: string; die: string; last: string; button: string; told: string; noNoble: string }
> = {
  en: {
    asked:
      'Evening 2: choose a gift. A guest from the 3-beer pile or a barback card. The card comes this evening and again later.',
    die: 'Choose a coloured die for this evening',
    last: 'A table card or a brewer card. The card comes this evening.',
    button: 'Choose a guest from the 3-beer pile',
    told: 'Anna chooses a guest from the 3-beer pile.',
    noNoble: 'without a noble',
  },
  de: {
    asked:
      'Abend 2: Wähle ein Geschenk. Einen Gast vom 3-Bier-Stapel oder eine Karte „Bierhändler“. Die Karte kommt heute und später wieder.',
    die: 'Einen farbigen Würfel für diesen Abend',
    last: 'Eine Karte „Tisch“ oder eine Karte „Bierlieferant“. Die Karte kommt heute Abend.',
    button: 'Einen Gast vom 3-Bier-Stapel',
    told: 'Anna wählt: einen Gast vom 3-Bier-Stapel.',
    noNoble: 'ohne Adligen',
  },
  fr: {
    asked:
      'Soir 2 : choisis un cadeau. Un client de la pile à 3 bières ou une carte « marchand de bière ». La carte vient ce soir et revient plus tard.',
    die: 'Choisir : un dé de couleur pour ce soir',
    last: 'Une carte « table » ou une carte « livreur ». La carte vient ce soir.',
    button: 'Choisir : un client de la pile à 3 bières',
    told: 'Anna choisit : un client de la pile à 3 bières.',
    noNoble: 'sans noble',
  },
  ru: {
    asked:
      'Вечер 2: выберите подарок. Возьмите посетителя из стопки «3 пива» или карту «помощник трактирщика». Карта придёт сегодня и потом снова.',
    die: 'Выбрать цветной кубик на этот вечер',
    last: 'Возьмите карту «столик» или карту «пивовар». Карта придёт сегодня.',
    button: 'Выбрать посетителя из стопки «3 пива»',
    told: 'Anna выбирает посетителя из стопки «3 пива».',
    noNoble: 'без аристократа',
  },
};

const plain = (text: string) => text.replace(/\s/g, ' ');

describe.each(LANGUAGES)('%s', (code) => {
  test('puts the choice of the second evening in words: prompt, button and remark', async () => {
    const words = await loadWords(wording(code));
    const { asked, button, told } = GIFTS[code];
    const guest = parse('choose threeBeerGuest')!;
    const { title, todo } = words.prompt(promptFor(second, 0), viewpoint);
    expect(plain(`${title}. ${todo}`)).toBe(asked);
    expect(plain(words.move(guest, viewpoint))).toBe(button);
    expect(plain(words.remark(0, guest, [], viewpoint))).toBe(told);
  });

  test('says of a die that it is for the evening', async () => {
    const words = await loadWords(wording(code));
    expect(plain(words.move(parse('choose die')!, { ...viewpoint, view: evening(3) }))).toBe(GIFTS[code].die);
  });

  test('does not say of a gift of the last evening that it will come again', async () => {
    const words = await loadWords(wording(code));
    const last: View = { ...view(aTable({ modules: 2, round: 8 }).guests().state, 0), phase: 'evening' };
    const { todo } = words.prompt(promptFor(last, 0), { ...viewpoint, view: last });
    expect(plain(todo)).toBe(GIFTS[code].last);
  });

  test('says that the free upgrade of the last evening brings no noble', async () => {
    const words = await loadWords(wording(code));
    const last = evening(8);
    const { title } = words.prompt(promptFor(last, 0), { ...viewpoint, view: last });
    expect(plain(title)).toContain(GIFTS[code].noNoble);
  });
});
