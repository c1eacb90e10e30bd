// The toast that says why a move was refused; screen readers announce it at once.
import { useTable } from './tableContext.ts';

export function Toasts() {
  const { toast } = useTable().state;
  return (
    <div class="toasts" role="alert">
      {toast !== null && (
        <p class="toast" key={toast.number}>
          {toast.text}
        </p>
      )}
    </div>
  );
}
