// Toasts: why a move was refused, announced at once; and what an own move took and brought, which is announced as it happens.
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

const NEWS_MS = 8000;

export function Toasts() {
  const { rules } = useText();
  const { state, openRule } = useTable();
  const { toast } = state;
  const [seen, setSeen] = useState(0);
  const news = toast?.about === 'news' ? toast.number : null;
  useEffect(() => {
    if (news === null) return undefined;
    const later = setTimeout(() => setSeen(news), NEWS_MS);
    return () => clearTimeout(later);
  }, [news]);
  const rule = toast?.rule ?? null;
  return (
    <div class="toasts" role="alert">
      {toast !== null && (news === null || seen < news) && (
        <p class={news === null ? 'toast' : 'toast news'} key={toast.number} aria-hidden={news !== null}>
          {toast.text}
          {rule !== null && openRule !== undefined && (
            <button type="button" class="linkButton" onClick={() => openRule(rule)}>
              {rules.more}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
