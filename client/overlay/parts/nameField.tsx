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

/** The check of a name: before a request, and by the server's answer to it. */
export interface NameCheck {
  field: RefObject<HTMLInputElement | null>;
  /** The error message for the name. */
  fault: string | null;
  /** The request's failure when the name is not the cause. */
  otherFault: Fault | null;
  /** Makes the request unless one is under way; when the name is missing, moves the focus to the field instead. */
  requireName: (request: () => void) => void;
}

export function useNameCheck(name: string, { busy, fault }: Pick<LobbyRequest, 'busy' | 'fault'>): NameCheck {
  const { online } = useText();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ name: string; message: string } | null>(null);
  const nameFault = fault === 'nameInvalid' || fault === 'nameTaken' ? fault : null;
  const complain = (message: string) => {
    setRefused({ name, message });
    field.current?.focus();
  };
  useEffect(() => {
    if (nameFault !== null) complain(online.refusals[nameFault]);
    // Once for each refusal, not for each render.
  }, [nameFault]);
  return {
    field,
    fault: refused !== null && refused.name === name ? refused.message : null,
    otherFault: nameFault === null ? fault : null,
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
  check: NameCheck;
  onChange: (name: string) => void;
}

export function NameField({ label, name, check, onChange }: NameFieldProps) {
  const { home } = useText();
  return (
    <TextField
      name={label ?? home.yourName}
      value={name}
      longest={LONGEST.name}
      inner={check.field}
      fault={check.fault}
      onChange={onChange}
    />
  );
}
