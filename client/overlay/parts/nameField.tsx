// The field for the player's name, remembered from the last time; its error is shown below it.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST } from '../../../server/wire/constants.ts';
import { recallOptions, rememberOptions } from '../gameOptions.ts';
import { TextField } from './fields.tsx';
import { useText } from '../services.ts';
import type { LobbyRequest, Fault } from './request.tsx';

export function useOwnName(): [name: string, setName: (name: string) => void] {
  const [name, setName] = useState(() => recallOptions().name);
  return [
    name,
    (next) => {
      setName(next);
      rememberOptions({ ...recallOptions(), name: next });
    },
  ];
}

export interface Named {
  field: RefObject<HTMLInputElement | null>;
  /** The error message for the name. */
  fault: string | null;
  /** The request's failure when the name is not the cause. */
  otherFault: Fault | null;
  /** Runs the action, or moves the focus to the field when the name is missing. */
  requireName: (request: () => void) => void;
}

export function useNamed(name: string, { busy, fault }: Pick<LobbyRequest, 'busy' | 'fault'>): Named {
  const { online } = useText();
  const field = useRef<HTMLInputElement>(null);
  /** The name that was refused, and the message. */
  const [said, setSaid] = useState<{ of: string; fault: string } | null>(null);
  const blamed = fault === 'nameInvalid' || fault === 'nameTaken' ? fault : null;
  const complain = (message: string) => {
    setSaid({ of: name, fault: message });
    field.current?.focus();
  };
  useEffect(() => {
    if (blamed !== null) complain(online.refusals[blamed]);
    // Once for each refusal, not for each render.
  }, [blamed]);
  return {
    field,
    fault: said !== null && said.of === name ? said.fault : null,
    otherFault: blamed === null ? fault : null,
    requireName: (request) => {
      if (name.trim() === '') complain(online.nameFirst);
      else if (!busy) request();
    },
  };
}

interface NameFieldProps {
  /** For a second name field on the page. */
  label?: string;
  name: string;
  named: Named;
  onChange: (name: string) => void;
}

export function NameField({ label, name, named, onChange }: NameFieldProps) {
  const { home } = useText();
  return (
    <TextField
      name={label ?? home.yourName}
      value={name}
      longest={LONGEST.name}
      inner={named.field}
      fault={named.fault}
      onChange={onChange}
    />
  );
}
