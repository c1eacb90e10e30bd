// Why something was not done: seen for a while, and heard at once.
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
