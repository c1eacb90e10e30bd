// A live region: screen readers announce its text politely, or at once when it is urgent.
import { useEffect, useState } from 'preact/hooks';

interface LiveProps {
  text: string;
  urgent: boolean;
  /** Grows with every message: the same text twice is said twice. */
  number?: number;
  className?: string;
}

/** Screen readers announce only what differs: a text that is said again gets a no-break space, which nobody hears. */
const saidAgain = (text: string): string => (text === '' ? '' : `${text}\u00a0`);

export function Live({ text, urgent, number = 0, className = 'unseen' }: LiveProps) {
  const [said, setSaid] = useState('');
  // Screen readers announce only changes made after the region exists.
  useEffect(() => setSaid((before) => (before === text ? saidAgain(text) : text)), [text, number]);
  return (
    <div
      class={className}
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {text === '' ? '' : said}
    </div>
  );
}
