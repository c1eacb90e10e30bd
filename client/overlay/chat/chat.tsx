// What is said at a table, and saying something: ready phrases, which each reads in their own language, or own words.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { LONGEST, PHRASES, type ChatFrame, type ChatLine } from '../../../server/wire.ts';
import { COLOURS } from '../../model/people.ts';
import type { Said } from '../../net/table.ts';
import type { Text } from '../../words/text.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { NameField, useNamed, useOwnName } from '../parts/nameField.tsx';
import { RefusedNote } from '../parts/refusalNote.tsx';
import type { Silence } from './silence.ts';
import type { Fault } from '../parts/useRequest.ts';

/** More is not read, and would only slow the page. */
const MOST = 200;

export const saidIn = (line: ChatLine, { online }: Text): string =>
  'phrase' in line ? online.phrases[line.phrase] : line.text;

interface ChatProps {
  lines: readonly ChatLine[];
  /** Why one may not talk here; null if one may. */
  silent: Silence | null;
  /** Nothing that is said now would arrive. */
  cutOff: boolean;
  say: (frame: ChatFrame) => Promise<Said>;
  /** Those who watch have said their name. */
  onNamed: () => void;
}

function Lines({ lines }: { lines: readonly ChatLine[] }) {
  const text = useText();
  const { chat } = text.online;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const last = list.current?.lastElementChild;
    // Whatever scrolls around it, and nothing further out.
    const frame = list.current?.closest('.tabpanel, .chatLines');
    if (last !== null && last !== undefined && frame !== null && frame !== undefined)
      frame.scrollTop = frame.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="soft">{chat.none}</p>;
  return (
    <ol class="chatLog" ref={list}>
      {lines.slice(-MOST).map((line, index) => (
        <li key={`${line.at}/${index}`} data-colour={line.seat === null ? undefined : COLOURS[line.seat]}>
          <b>{line.name}</b>
          {line.seat === null && <span class="tag">{chat.guest}</span>} <span>{saidIn(line, text)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Those who watch are asked for their name where they want to talk. */
function Introduction({ fault, onNamed }: { fault: Fault | null; onNamed: () => void }) {
  const { chat } = useText().online;
  const [name, setName] = useOwnName();
  const named = useNamed(name, { busy: false, fault });
  const introduce = () => named.asNamed(onNamed);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        introduce();
      }}
    >
      <p class="soft small">{chat.nameless}</p>
      <NameField label={chat.ownName} name={name} named={named} onChange={setName} />
      <div class="row">
        <Button icon="chat" onPress={introduce}>
          {chat.introduce}
        </Button>
      </div>
    </form>
  );
}

/** A line that was not said: it may have arrived all the same, so it goes again under its own mark. */
function Unsaid({
  said,
  reason,
  onAgain,
  onForget,
}: {
  said: string;
  reason: string | null;
  onAgain: () => void;
  onForget: () => void;
}) {
  const { chat } = useText().online;
  return (
    <div class="unsaid" role="alert">
      <p>{chat.unsaid(said)}</p>
      <div class="row">
        <Button size="small" icon="chat" reason={reason} onPress={onAgain}>
          {chat.again}
        </Button>
        <Button size="small" kind="plain" onPress={onForget}>
          {chat.forget}
        </Button>
      </div>
    </div>
  );
}

const newMark = (): string => Math.random().toString(36).slice(2, 14);

export function Chat({ lines, silent, cutOff, say, onNamed }: ChatProps) {
  const { online } = useText();
  const { chat, phrases } = online;
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [unsaid, setUnsaid] = useState<ChatFrame | null>(null);
  const id = useId();
  const reason = cutOff ? chat.cutOff : null;
  /** Of somebody who watches: under another name they may speak. */
  const isMisnamed = fault === 'nameTaken' || fault === 'nameInvalid';
  const send = async (frame: ChatFrame): Promise<void> => {
    if (cutOff) return;
    setUnsaid(null);
    const refusal = await say(frame);
    const isCut = refusal?.code === 'unreachable';
    setUnsaid(isCut ? frame : null);
    setFault(isCut ? null : (refusal?.code ?? null));
    // Whoever has written on meanwhile keeps what they write.
    if (refusal === null && 'text' in frame) setWords((now) => (now.trim() === frame.text ? '' : now));
  };
  const sayNew = (frame: ChatFrame) => void send({ ...frame, id: newMark() });
  const sendWords = () => {
    const text = words.trim();
    if (text === '') return;
    // Pressed again, the same words are the same line.
    if (unsaid !== null && 'text' in unsaid && unsaid.text === text) void send(unsaid);
    else sayNew({ text });
  };
  return (
    <div class="chat">
      <div class="chatLines" role="log" aria-live="off" aria-label={chat.heading} tabIndex={0}>
        <Lines lines={lines} />
      </div>
      {silent === null && !isMisnamed ? (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            sendWords();
          }}
        >
          <RefusedNote fault={fault} />
          {unsaid !== null && (
            <Unsaid
              said={'phrase' in unsaid ? phrases[unsaid.phrase] : unsaid.text}
              reason={reason}
              onAgain={() => void send(unsaid)}
              onForget={() => setUnsaid(null)}
            />
          )}
          <Roving label={chat.phrases} className="row phrases">
            {PHRASES.map((phrase) => (
              <Button key={phrase} size="small" reason={reason} onPress={() => sayNew({ phrase })}>
                {phrases[phrase]}
              </Button>
            ))}
          </Roving>
          <div class="row joined">
            <label class="unseen" for={id}>
              {chat.say}
            </label>
            <input
              id={id}
              class="input grow"
              type="text"
              autocomplete="off"
              maxLength={LONGEST.said}
              placeholder={chat.say}
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
            <Button icon="chat" reason={reason} onPress={sendWords}>
              {chat.send}
            </Button>
          </div>
        </form>
      ) : silent === 'closed' ? (
        <p class="soft small">{chat.closed}</p>
      ) : (
        <Introduction fault={fault} onNamed={onNamed} />
      )}
    </div>
  );
}
