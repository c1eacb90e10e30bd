// The question that screen readers have just read because its heading got the focus: the next message leaves it out.
import { useCallback, useRef } from 'preact/hooks';

/** A message that comes later repeats the question. */
const HEARD_FOR_MS = 3000;

interface HeardQuestion {
  noteFocus: (target: EventTarget | null) => void;
  withoutHeard: (message: string) => string;
}

export function useHeardQuestion(): HeardQuestion {
  const heard = useRef({ title: '', at: -Infinity });
  const noteFocus = useCallback((target: EventTarget | null) => {
    const isQuestion = target instanceof HTMLElement && target.hasAttribute('data-focus-home');
    heard.current = isQuestion ? { title: target.textContent, at: Date.now() } : { title: '', at: -Infinity };
  }, []);
  const withoutHeard = useCallback((message: string): string => {
    const { title, at } = heard.current;
    if (title === '' || Date.now() - at > HEARD_FOR_MS) return message;
    const sentence = /[?!]$/.test(title) ? title : `${title}.`;
    return message.replace(sentence, '').replace(/ {2,}/, ' ').trim();
  }, []);
  return { noteFocus, withoutHeard };
}
