// Toasts: why a move was refused, which is announced at once; and what an own move took and brought, hidden from screen
// readers, which hear the events themselves.
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
  const shown = toast !== null && goneNumber < number ? toast : null;
  return (
    <>
      <div class="toasts" role="alert">
        {shown?.about === 'refusal' && (
          <p class="toast" key={number}>
            {shown.text}
            {rule !== null && openRule !== undefined && (
              <>
                {' '}
                <button type="button" class="linkButton" onClick={() => openRule(rule)}>
                  {rules.more}
                </button>
              </>
            )}
          </p>
        )}
      </div>
      {/* Outside the alert, as news is hidden from screen readers: the alert would be announced without a text. */}
      {shown?.about === 'news' && (
        <div class="toasts" aria-hidden="true">
          <p class="toast news" key={number}>
            {shown.text}
          </p>
        </div>
      )}
    </>
  );
}
