// Toasts: why a move was refused, announced at once; and what an own move took and brought, which is announced as it happens.
import { useEffect, useState } from 'preact/hooks';
import { sameSpot } from '../../model/spots.ts';
import type { SessionState } from '../../session/index.ts';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

const STAYS_MS = { refusal: 8_000, news: 5_000 } as const;

/** The refusal that the tooltip of its spot tells, as a tap on a phone brings both; null if there is none. */
export function refusalInTooltip({ toast, tooltip }: Pick<SessionState, 'toast' | 'tooltip'>): string | null {
  if (toast?.about !== 'refusal' || toast.spot === null || tooltip === null) return null;
  return sameSpot(toast.spot, tooltip.spot) ? toast.text : null;
}

export function Toasts() {
  const { rules } = useText();
  const { state, openRule } = useTable();
  const { toast } = state;
  const [seen, setSeen] = useState(0);
  const number = toast?.number ?? 0;
  const about = toast?.about ?? null;
  useEffect(() => {
    if (about === null) return undefined;
    const later = setTimeout(() => setSeen(number), STAYS_MS[about]);
    return () => clearTimeout(later);
  }, [number, about]);
  /** It stays out of sight when its tooltip has gone. */
  const [told, setTold] = useState(0);
  const isInTooltip = refusalInTooltip(state) !== null;
  useEffect(() => {
    if (isInTooltip) setTold(number);
  }, [number, isInTooltip]);
  const isUnseen = isInTooltip || told === number;
  const rule = toast?.rule ?? null;
  return (
    <div class="toasts" role="alert">
      {toast !== null && seen < number && (
        <p class={isUnseen ? 'unseen' : `toast ${toast.about}`} key={number} aria-hidden={about === 'news'}>
          {toast.text}
          {rule !== null && openRule !== undefined && !isUnseen && (
            <button type="button" class="linkButton" onClick={() => openRule(rule)}>
              {rules.more}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
