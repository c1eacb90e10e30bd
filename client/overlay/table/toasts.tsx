// The toast that says why a move was refused; screen readers announce it at once.
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

export function Toasts() {
  const { rules } = useText();
  const { state, openRule } = useTable();
  const { toast } = state;
  const rule = toast?.rule ?? null;
  return (
    <div class="toasts" role="alert">
      {toast !== null && (
        <p class="toast" key={toast.number}>
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
