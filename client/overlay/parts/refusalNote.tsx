// Why something was not done, where it was asked for.
import { useText } from '../services.ts';
import type { Fault } from './useRequest.ts';

export function RefusedNote({ fault }: { fault: Fault | null }) {
  const { online } = useText();
  return <div role="alert">{fault !== null && <p class="refusedNote">{online.refusals[fault]}</p>}</div>;
}
