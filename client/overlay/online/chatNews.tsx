// What others say is heard, wherever one looks.
import type { ChatLine } from '../../../server/wire.ts';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { saidIn, type Silence } from './chat.tsx';

export function ChatNews({ lines, seat }: { lines: readonly ChatLine[]; seat: number | null }) {
  const text = useText();
  const last = lines.at(-1);
  const words = last === undefined || (last.seat !== null && last.seat === seat) ? '' : saidIn(last, text);
  return (
    <Live words={words === '' || last === undefined ? '' : text.online.chat.line(last.name, words)} urgent={false} />
  );
}

/** Why somebody may not talk at a table; null for those who may. */
export function silenceOf(seat: number | null, spectatorChat: boolean, name: string): Silence | null {
  if (seat !== null) return null;
  if (!spectatorChat) return 'closed';
  return name === '' ? 'nameless' : null;
}
