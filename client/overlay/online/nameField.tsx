// One's name, remembered from the last time; others at the table have to see one.
import { useState } from 'preact/hooks';
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

export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { home } = useText();
  return <Word name={home.yourName} value={name} longest={LONGEST_NAME} onChange={onChange} />;
}

/** Why nobody can be asked for a seat yet. */
export function useNameless(name: string, busy: boolean): string | null {
  const { online } = useText();
  if (busy) return online.busy;
  return name.trim() === '' ? online.nameFirst : null;
}
