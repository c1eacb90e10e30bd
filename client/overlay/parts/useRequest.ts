// Something asked of the server: one at a time, and when it is not done, why not.
import { useState } from 'preact/hooks';
import type { LobbyRefusal } from '../../net/lobby.ts';
import type { RefusalCode } from '../../../server/wire.ts';

export type Fault = RefusalCode | 'unreachable';

const isRefusal = (fault: unknown): fault is LobbyRefusal => fault instanceof Error && 'refusal' in fault;

/** Whatever is no refusal was never answered. */
export const faultOf = (fault: unknown): Fault => (isRefusal(fault) ? fault.refusal.code : 'unreachable');

export interface Deed {
  busy: boolean;
  fault: Fault | null;
  attempt: (deed: () => Promise<unknown>) => void;
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt = async (deed: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await deed();
    } catch (why) {
      setFault(faultOf(why));
    }
    setBusy(false);
  };
  return {
    busy,
    fault,
    attempt: (deed) => {
      if (!busy) void attempt(deed);
    },
  };
}
