// One's name, remembered from the last time; others at the table have to see one.
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { LONGEST_NAME, recallChoices, rememberChoices } from '../home/choices.ts';
import { Word } from '../parts/fields.tsx';
import { useText } from '../services.ts';

export function useOwnName(): [name: string, setName: (name: string) => void] {
  const [name, setName] = useState(() => recallChoices().name);
  return [
    name,
    (next) => {
      setName(next);
      rememberChoices({ ...recallChoices(), name: next });
    },
  ];
}

interface NameFieldProps {
  name: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (name: string) => void;
}

export function NameField({ name, field, onChange }: NameFieldProps) {
  const { home } = useText();
  return <Word name={home.yourName} value={name} longest={LONGEST_NAME} inner={field} onChange={onChange} />;
}

export interface Named {
  field: RefObject<HTMLInputElement | null>;
  /** Why nobody can be asked for a seat yet. */
  reason: string | null;
  /** Does it, or shows where the name is missing. */
  asNamed: (deed: () => void) => void;
}

export function useNamed(name: string, busy: boolean): Named {
  const { online } = useText();
  const field = useRef<HTMLInputElement>(null);
  const isNameless = name.trim() === '';
  return {
    field,
    reason: busy ? online.busy : isNameless ? online.nameFirst : null,
    asNamed: (deed) => {
      if (isNameless) field.current?.focus();
      else if (!busy) deed();
    },
  };
}
