// The lines of a chat, the latest one while the chat is hidden, and the announcer of new lines to screen readers.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '../../../server/wire/match.ts';
import { COLOURS } from '../../model/people.ts';
import type { PageText } from '../../words/pages.ts';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';

/** True for the lines of all spectators, a spectator's own ones too: they name no seat. */
const isFromOthers = (line: ChatLine, seat: number | null): boolean => line.seat === null || line.seat !== seat;

/** Only the latest lines are rendered, to keep the page fast. */
const MAX_LINES = 200;

const lineText = (line: ChatLine, { online }: PageText): string =>
  'phrase' in line ? online.phrases[line.phrase] : line.text;

export function ChatLines({ lines }: { lines: readonly ChatLine[] }) {
  const text = useText();
  const { chat } = text.online;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scrolls only the nearest container, and not the page.
    const frame = list.current?.closest('.tabpanel, .chatLines') ?? null;
    if (frame !== null) frame.scrollTop = frame.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="soft">{chat.none}</p>;
  return (
    <ol class="chatLog" ref={list}>
      {lines.slice(-MAX_LINES).map((line, index) => (
        <li key={`${line.at}/${index}`} data-colour={line.seat === null ? undefined : COLOURS[line.seat]}>
          <b>{line.name}</b>
          {line.seat === null && <span class="tag">{chat.spectator}</span>} <span>{lineText(line, text)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Time for which a new line is shown while the chat is hidden. */
const SHOWN_MS = 8000;

interface LatestLineProps {
  lines: readonly ChatLine[];
  seat: number | null;
  isChatShown: boolean;
}

/** Shows a new line of somebody else for a while if the chat is hidden. Screen readers hear it from the announcer. */
export function LatestLine({ lines, seat, isChatShown }: LatestLineProps) {
  const text = useText();
  const known = useRef(lines.length);
  const [line, setLine] = useState<ChatLine | null>(null);
  useEffect(() => {
    const isNew = lines.length > known.current;
    known.current = lines.length;
    const last = lines.at(-1);
    if (isNew && last !== undefined && isFromOthers(last, seat)) setLine(last);
  }, [lines, seat]);
  useEffect(() => {
    const timer = setTimeout(() => setLine(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [line]);
  useEffect(() => {
    if (isChatShown) setLine(null);
  }, [isChatShown]);
  if (line === null || isChatShown) return null;
  return (
    <div class="notice" aria-hidden="true">
      <p class="latestLine" data-colour={line.seat === null ? undefined : COLOURS[line.seat]}>
        <b>{line.name}</b> <span>{lineText(line, text)}</span>
      </p>
    </div>
  );
}

/** Announces new lines of somebody else, and none of those that were there when it began to listen. */
export function ChatAnnouncer({ lines, seat }: { lines: readonly ChatLine[]; seat: number | null }) {
  const text = useText();
  const heard = useRef(lines.length);
  const last = lines.length > heard.current ? lines.at(-1) : undefined;
  const isNews = last !== undefined && isFromOthers(last, seat);
  const said = isNews ? text.online.chat.line(last.name, lineText(last, text)) : '';
  return <Live text={said} number={lines.length} urgent={false} />;
}
