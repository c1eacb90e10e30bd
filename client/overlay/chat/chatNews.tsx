// What others say is heard, wherever one looks.
import type { ChatLine } from '../../../server/wire.ts';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { saidIn } from './chat.tsx';

export function ChatNews({ lines, seat }: { lines: readonly ChatLine[]; seat: number | null }) {
  const text = useText();
  const last = lines.at(-1);
  const words = last === undefined || (last.seat !== null && last.seat === seat) ? '' : saidIn(last, text);
  return (
    <Live words={words === '' || last === undefined ? '' : text.online.chat.line(last.name, words)} urgent={false} />
  );
}
