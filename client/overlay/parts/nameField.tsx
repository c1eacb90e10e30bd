// One's name, remembered from the last time; others at the table have to see one. What is wrong with it is said beside it.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST } from '../../../server/wire.ts';
import { recallChoices, rememberChoices } from '../choices.ts';
import { Word } from './fields.tsx';
import { useText } from '../services.ts';
import type { Deed, Fault } from './useRequest.ts';

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

export interface Named {
  field: RefObject<HTMLInputElement | null>;
  /** What is wrong with the name, in words. */
  fault: string | null;
  /** Why it was not done, when the name is not to blame. */
  otherFault: Fault | null;
  /** Does it, or shows where the name is missing. */
  asNamed: (deed: () => void) => void;
}

export function useNamed(name: string, { busy, fault }: Pick<Deed, 'busy' | 'fault'>): Named {
  const { online } = useText();
  const field = useRef<HTMLInputElement>(null);
  /** The name that was asked with, and what was said of it. */
  const [said, setSaid] = useState<{ of: string; fault: string } | null>(null);
  const blamed = fault === 'nameInvalid' || fault === 'nameTaken' ? fault : null;
  const complain = (words: string) => {
    setSaid({ of: name, fault: words });
    field.current?.focus();
  };
  useEffect(() => {
    if (blamed !== null) complain(online.refusals[blamed]);
    // Told once for each time that it was asked.
  }, [blamed]);
  return {
    field,
    fault: said !== null && said.of === name ? said.fault : null,
    otherFault: blamed === null ? fault : null,
    asNamed: (deed) => {
      if (name.trim() === '') complain(online.nameFirst);
      else if (!busy) deed();
    },
  };
}

interface NameFieldProps {
  /** Where there is another such field on the page. */
  label?: string;
  name: string;
  named: Named;
  onChange: (name: string) => void;
}

export function NameField({ label, name, named, onChange }: NameFieldProps) {
  const { home } = useText();
  return (
    <Word
      name={label ?? home.yourName}
      value={name}
      longest={LONGEST.name}
      inner={named.field}
      fault={named.fault}
      onChange={onChange}
    />
  );
}
