// The numbered rules by chapter, with a search; the rule that was asked for is marked and scrolled into view.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { markFound, searchRules, type Chapter, type Rule } from '../../model/rulebook.ts';
import { Picture } from '../parts/picture.tsx';
import { picturesOfChapter } from './chapterPictures.ts';
import type { LoadedGuide } from './useGuide.ts';

interface RuleListProps {
  guide: LoadedGuide;
  /** The number of the rule that is asked for; null for the beginning. */
  ruleNumber: string | null;
}

export function RuleList({ guide, ruleNumber }: RuleListProps) {
  const { labels, synonyms } = guide.text;
  const [query, setQuery] = useState('');
  /** A new object each time a rule is asked for, so that the list scrolls to it again even if it is the same rule. */
  const [asked, setAsked] = useState({ ruleNumber });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setAsked({ ruleNumber }), [ruleNumber]);
  useEffect(() => {
    if (asked.ruleNumber === null) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-rule="${asked.ruleNumber}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [asked]);
  const show = (number: string | null) => {
    setQuery('');
    setAsked({ ruleNumber: number });
  };
  // In the nouns of the edition in which the rulebook is shown.
  const searched = guide.inTerms(query);
  const found = searchRules(guide.rulebook, searched, synonyms);
  const marked = (text: string) =>
    markFound(text, searched, synonyms).map((piece, nth) =>
      piece.isFound ? <mark key={nth}>{piece.text}</mark> : piece.text,
    );
  return (
    <div ref={list}>
      <input
        class="input"
        type="search"
        aria-label={labels.search}
        placeholder={labels.search}
        value={query}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <nav class="guideChapters" aria-label={labels.chapters}>
        {found.map(({ letter, title, sections }) => (
          <button
            key={letter}
            type="button"
            class="linkButton"
            onClick={() => show(sections[0]?.rules[0]?.number ?? null)}
          >
            {title}
          </button>
        ))}
      </nav>
      <p role="status">{found.length === 0 ? labels.nothingFound(query) : ''}</p>
      {found.map((chapter) => (
        <ChapterText
          key={chapter.letter}
          chapter={chapter}
          current={asked.ruleNumber}
          isSearch={query.trim() !== ''}
          marked={marked}
          onRule={show}
        />
      ))}
    </div>
  );
}

/** Marks the words of a text that were searched for. */
type Marked = (text: string) => ComponentChildren;

interface ChapterTextProps {
  chapter: Chapter;
  current: string | null;
  /** True leaves out the pictures of the chapter, so that the rules that were found stand close together. */
  isSearch: boolean;
  marked: Marked;
  onRule: (number: string) => void;
}

const ChapterText = ({ chapter: { letter, title, sections }, current, isSearch, marked, onRule }: ChapterTextProps) => (
  <section>
    <h2>{title}</h2>
    {!isSearch && (
      <p class="guidePictures" aria-hidden="true">
        {picturesOfChapter(letter).map((key) => (
          <Picture key={key} of={key} width={72} />
        ))}
      </p>
    )}
    {sections.map((section) => (
      <section key={section.title}>
        {section.title !== null && <h3>{section.title}</h3>}
        {section.rules.map((rule) => (
          <RuleText key={rule.number} rule={rule} isCurrent={rule.number === current} marked={marked} onRule={onRule} />
        ))}
      </section>
    ))}
  </section>
);

interface RuleTextProps {
  rule: Rule;
  isCurrent: boolean;
  marked: Marked;
  onRule: (number: string) => void;
}

const RuleText = ({ rule: { number, phrases }, isCurrent, marked, onRule }: RuleTextProps) => (
  <p class={isCurrent ? 'rule current' : 'rule'} data-rule={number} tabIndex={-1}>
    <b>{number}</b>{' '}
    {phrases.map(({ text, rule: linked }) =>
      linked === null ? (
        marked(text)
      ) : (
        <button key={linked} type="button" class="linkButton" onClick={() => onRule(linked)}>
          {text}
        </button>
      ),
    )}
  </p>
);
