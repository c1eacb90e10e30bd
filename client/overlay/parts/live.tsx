// A live region: screen readers announce its text politely, or at once when it is urgent.
import { useEffect, useState } from 'preact/hooks';

export function Live({ text, urgent }: { text: string; urgent: boolean }) {
  const [said, setSaid] = useState('');
  // Screen readers announce only changes made after the region exists.
  useEffect(() => setSaid(text), [text]);
  return (
    <div
      class="unseen"
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {said}
    </div>
  );
}
