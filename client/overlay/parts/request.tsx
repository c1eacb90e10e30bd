// Requests to the lobby, one at a time, with the reason when one fails.
import { useState } from 'preact/hooks';
import type { LobbyRefusal } from '../../net/lobby.ts';
import type { AnyRefusalCode } from '../../../server/wire/refusals.ts';
import { LoadingError } from '../loading.ts';
import { useText } from '../services.ts';
import { NotLoadedNote } from './lazy.tsx';

export type Fault = AnyRefusalCode | 'notLoaded';

const isRefusal = (fault: unknown): fault is LobbyRefusal => fault instanceof Error && 'refusal' in fault;

/** Anything but a refusal or a loading error counts as no answer. */
export function faultOf(fault: unknown): Fault {
  if (fault instanceof LoadingError) return 'notLoaded';
  return isRefusal(fault) ? fault.refusal.code : 'unreachable';
}

export interface LobbyRequest {
  busy: boolean;
  fault: Fault | null;
  attempt: (request: () => Promise<unknown>) => void;
}

export function useRequest(): LobbyRequest {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt = async (request: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await request();
    } catch (why) {
      setFault(faultOf(why));
    }
    setBusy(false);
  };
  return {
    busy,
    fault,
    attempt: (request) => {
      if (!busy) void attempt(request);
    },
  };
}

/** Shows why a request failed, beside its button. */
export function RefusalNote({ fault }: { fault: Fault | null }) {
  const { online } = useText();
  if (fault === 'notLoaded') return <NotLoadedNote />;
  return <div role="alert">{fault !== null && <p class="refusalNote">{online.refusals[fault]}</p>}</div>;
}
