// The guide: overview, numbered rules, cards, tiles and tracks, a worked example, the keys, the reconstructed values.
import { useEffect, useId, useState } from 'preact/hooks';
import '../../styles/guide.css';
import { Roving } from '../keys/roving.tsx';
import { NotLoadedNote } from '../parts/lazy.tsx';
import { useMedia } from '../parts/useMedia.ts';
import { useText } from '../services.ts';
import { Example } from './example.tsx';
import { HouseValues } from './houseValues.tsx';
import { KeyList } from './keyList.tsx';
import { Overview } from './overview.tsx';
import { RuleList } from './ruleList.tsx';
import { Things } from './things.tsx';
import { useGuide, type LoadedGuide } from './useGuide.ts';

const PARTS = ['overview', 'rules', 'things', 'example', 'keys', 'house'] as const;
export type GuidePart = (typeof PARTS)[number];

/** Devices with a touch screen and no mouse rarely have a keyboard: the part about keys is shown only on request. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';

const contentOf = (part: GuidePart, guide: LoadedGuide, rule: string | null) => {
  switch (part) {
    case 'overview':
      return <Overview guide={guide} />;
    case 'rules':
      return <RuleList guide={guide} ruleNumber={rule} />;
    case 'things':
      return <Things guide={guide} />;
    case 'example':
      return <Example guide={guide} />;
    case 'keys':
      return <KeyList guide={guide} />;
    case 'house':
      return <HouseValues guide={guide} />;
    default:
      return part satisfies never;
  }
};

interface GuideProps {
  rule?: string | null;
  first?: GuidePart;
  /** The text can have the focus, so that the arrow keys scroll it. A page is scrolled by them anyway. */
  isInDialog?: boolean;
}

/** Opens at the rule with this number; without one, at the part `first`. */
export function Guide({ rule = null, first = 'overview', isInDialog = false }: GuideProps) {
  const text = useText();
  const id = useId();
  const { loaded: guide, hasFailed } = useGuide();
  const [part, setPart] = useState<GuidePart>(rule === null ? first : 'rules');
  useEffect(() => {
    if (rule !== null) setPart('rules');
  }, [rule]);
  const hasKeys = !useMedia(TOUCH_ONLY) || first === 'keys';
  if (hasFailed) return <NotLoadedNote />;
  if (guide === null) return <p aria-busy="true">{text.loading}</p>;
  const { labels } = guide.text;
  return (
    <div class="guide">
      <Roving label={labels.parts} className="guideParts">
        {PARTS.filter((one) => one !== 'keys' || hasKeys).map((one) => (
          <button
            key={one}
            type="button"
            class="button small"
            aria-pressed={one === part}
            aria-controls={id}
            onClick={() => setPart(one)}
          >
            {labels.part[one]}
          </button>
        ))}
      </Roving>
      <article class="sheet text" id={id} {...(isInDialog ? { tabIndex: 0, 'aria-label': labels.part[part] } : {})}>
        {contentOf(part, guide, rule)}
      </article>
    </div>
  );
}
