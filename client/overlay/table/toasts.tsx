// Toasts: why a move was refused, which is announced at once; and what an own move took and brought, hidden from screen readers,
// which hear the events themselves.
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

const STAYS_MS = { refusal: 8_000, news: 5_000 } as const;

export function Toasts() {
  const { rules } = useText();
  const { state, openRule } = useTable();
  const { toast } = state;
  const [goneNumber, setGoneNumber] = useState(0);
  const number = toast?.number ?? 0;
  const about = toast?.about ?? null;
  useEffect(() => {
    if (about === null) return undefined;
    const timer = setTimeout(() => setGoneNumber(number), STAYS_MS[about]);
    return () => clearTimeout(timer);
  }, [number, about]);
  const rule = toast?.rule ?? null;
  return (
    <div class="toasts" role="alert">
      {toast !== null && goneNumber < number && (
        <p class={about === 'news' ? 'toast news' : 'toast'} key={number} aria-hidden={about === 'news'}>
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
