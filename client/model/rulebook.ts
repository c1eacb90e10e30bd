// Reads the numbered rules from the text of game/RULES.md or of its translations, and searches them.

/** A piece of a rule's text; `rule` is set where the text names another rule. */
export interface RulePhrase {
  text: string;
  rule: string | null;
}

export interface Rule {
  /** As in `F12`. */
  number: string;
  phrases: readonly RulePhrase[];
}

/** Rules under one heading; `title` is null where they stand directly under their chapter. */
export interface Section {
  title: string | null;
  rules: readonly Rule[];
}

export interface Chapter {
  /** The letter that the numbers of its rules begin with. */
  letter: string;
  title: string;
  sections: readonly Section[];
}

export type Rulebook = readonly Chapter[];

/** Words of the rules, and other words that somebody may search for them by. */
export interface Synonym {
  rules: readonly string[];
  others: readonly string[];
}

const CHAPTER = /^## ([A-Z])\. (.+)$/;
const SECTION = /^### (.+)$/;
const RULE = /^\*\*([A-Z]\d+)\*\* (.+)$/;
const NUMBER = /\b[A-Z]\d{1,2}\b/g;

interface Line {
  number: string;
  text: string;
}

/** A chapter as it is read, before references to other rules are found. */
interface RawChapter {
  letter: string;
  title: string;
  sections: { title: string | null; lines: Line[] }[];
}

/** Headings without a letter, such as the list of words, hold no rules. */
function rawChaptersIn(text: string): RawChapter[] {
  const chapters: RawChapter[] = [];
  let chapter: RawChapter | undefined;
  for (const line of text.split('\n')) {
    const [, letter, title] = CHAPTER.exec(line) ?? [];
    if (letter !== undefined && title !== undefined) {
      chapter = { letter, title, sections: [{ title: null, lines: [] }] };
      chapters.push(chapter);
      continue;
    }
    if (line.startsWith('## ')) chapter = undefined;
    const [, heading] = SECTION.exec(line) ?? [];
    if (heading !== undefined) chapter?.sections.push({ title: heading, lines: [] });
    const [, number, rule] = RULE.exec(line) ?? [];
    if (number !== undefined && rule !== undefined)
      chapter?.sections.at(-1)?.lines.push({ number, text: rule.replaceAll('`', '') });
  }
  return chapters;
}

function phrasesOf(text: string, numbers: ReadonlySet<string>): RulePhrase[] {
  const phrases: RulePhrase[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    const [number] = match;
    if (!numbers.has(number)) continue;
    if (match.index > end) phrases.push({ text: text.slice(end, match.index), rule: null });
    phrases.push({ text: number, rule: number });
    end = match.index + number.length;
  }
  if (end < text.length) phrases.push({ text: text.slice(end), rule: null });
  return phrases;
}

export function readRulebook(text: string): Rulebook {
  const chapters = rawChaptersIn(text);
  const numbers = new Set(
    chapters.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines.map(({ number }) => number))),
  );
  return chapters.map(({ letter, title, sections }) => ({
    letter,
    title,
    sections: sections
      .filter(({ lines }) => lines.length > 0)
      .map((section) => ({
        title: section.title,
        rules: section.lines.map((line) => ({ number: line.number, phrases: phrasesOf(line.text, numbers) })),
      })),
  }));
}

export const textOfRule = ({ phrases }: Rule): string => phrases.map(({ text }) => text).join('');

/** Upper and lower case, accents and umlauts do not matter to a search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The word without its ending; at least four letters stay. */
const stemOf = (word: string): string =>
  /\p{Script=Cyrillic}/u.test(word)
    ? word.slice(0, Math.max(4, word.length - 3))
    : word.replace(/(?<=.{4})(?:e?n|e?s|e)$/, '');

const LONGEST_ENDING = 4;

/** "пивоваром" is a form of "пивовара", "guests" of "guest", and "dishwasher" is none of "dishes". */
const isForm = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING;

/** Words of the rules that mean the same as a word which the rules do not use. */
const termsFor = (word: string, synonyms: readonly Synonym[]): string[] =>
  synonyms
    .filter(({ others }) => others.some((other) => isForm(word, stemOf(plain(other)))))
    .flatMap(({ rules }) => rules.map(plain));

/** A word of a query: itself, and the words of the rules that mean the same. */
type SearchedWord = readonly { term: string; stem: string }[];

const searchedWords = (query: string, synonyms: readonly Synonym[]): SearchedWord[] =>
  plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, ...termsFor(word, synonyms)].map((term) => ({ term, stem: stemOf(term) })));

/**
 * Cuts a text into pieces; `isFound` is true of single words that fit the query or its synonyms. Synonyms of several words
 * find a rule, too, and are not marked.
 */
export function markFound(
  text: string,
  query: string,
  synonyms: readonly Synonym[] = [],
): { text: string; isFound: boolean }[] {
  const searched = searchedWords(query, synonyms).flat();
  if (searched.length === 0) return [{ text, isFound: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const word = plain(piece);
      return { text: piece, isFound: searched.some(({ term, stem }) => word.includes(term) || isForm(word, stem)) };
    });
}

/**
 * The rules that every word of the query finds: in their text or the headings above them, where it stands in one of its
 * forms or as a word that means the same, or as their number. All rules when the query is empty.
 */
export function searchRules(rulebook: Rulebook, query: string, synonyms: readonly Synonym[] = []): Rulebook {
  const words = searchedWords(query, synonyms);
  const fits = (rule: Rule, titles: string): boolean => {
    const text = `${plain(titles)} ${plain(textOfRule(rule))}`;
    const said = text.split(/[^\p{L}\p{N}]+/u);
    const number = rule.number.toLowerCase();
    return words.every((terms) =>
      terms.some(({ term, stem }) => term === number || text.includes(term) || said.some((one) => isForm(one, stem))),
    );
  };
  return rulebook.flatMap((chapter) => {
    const sections = chapter.sections.flatMap((section) => {
      const rules = section.rules.filter((rule) => fits(rule, `${chapter.title} ${section.title ?? ''}`));
      return rules.length === 0 ? [] : [{ ...section, rules }];
    });
    return sections.length === 0 ? [] : [{ ...chapter, sections }];
  });
}
