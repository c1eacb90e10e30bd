// Copies the text of a field to the clipboard; where the browser forbids that, the text is selected for copying by hand.
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface Copying<Field> {
  field: RefObject<Field | null>;
  copy: () => void;
  /** Null at first. */
  outcome: 'copied' | 'copyByHand' | null;
}

export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(): Copying<Field> {
  const field = useRef<Field>(null);
  const [outcome, setOutcome] = useState<Copying<Field>['outcome']>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      // Only on secure pages.
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setOutcome('copied');
    } catch {
      setOutcome('copyByHand');
    }
  };
  return { field, copy: () => void copy(), outcome };
}
