// Copies the text of a field to the clipboard; where the browser forbids that, selects the text for copying by hand.
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface Copying<Field> {
  field: RefObject<Field | null>;
  copy: () => void;
  /** Null at first. */
  outcome: 'copied' | 'copyByHand' | null;
  /** The number of attempts that have ended. */
  attempts: number;
}

export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(): Copying<Field> {
  const field = useRef<Field>(null);
  const [outcome, setOutcome] = useState<Copying<Field>['outcome']>(null);
  const [attempts, setAttempts] = useState(0);
  const copy = async (): Promise<void> => {
    try {
      // Throws on insecure pages, which have no clipboard.
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('copyByHand');
    }
    setAttempts((before) => before + 1);
  };
  return { field, copy: () => void copy(), outcome, attempts };
}
