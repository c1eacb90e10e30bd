// What is said aloud by screen readers: news politely, what is asked of oneself at once.
import { useEffect, useState } from 'preact/hooks';

export function Live({ words, urgent }: { words: string; urgent: boolean }) {
  const [said, setSaid] = useState('');
  // A region speaks what changes in it after it is there.
  useEffect(() => setSaid(words), [words]);
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
