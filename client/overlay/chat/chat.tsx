// The chat of a match: its lines, ready-made phrases that are translated for each reader, and a field for free text.
import { useId, useState } from 'preact/hooks';
import type { ChatLine } from '../../../server/wire/match.ts';
import type { ChatFrame } from '../../../server/wire/frames.ts';
import { LONGEST, PHRASES } from '../../../server/wire/constants.ts';
import type { SendAnswer } from '../../net/pendingLines.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { ChatLines } from './chatLines.tsx';
import { limited } from '../parts/fields.tsx';
import { NameField, useNameCheck, useOwnName } from '../parts/nameField.tsx';
import { RefusalNote, type Fault } from '../parts/request.tsx';

/** Reasons why a spectator cannot write. `closed`: spectators may not write; `nameless`: they need a name first. */
export type MutedReason = 'closed' | 'nameless';

export function mutedReason(seat: number | null, spectatorChat: boolean, name: string): MutedReason | null {
  if (seat !== null) return null;
  if (!spectatorChat) return 'closed';
  return name === '' ? 'nameless' : null;
}

interface ChatProps {
  lines: readonly ChatLine[];
  /** Null when this person may write. */
  muted: MutedReason | null;
  /** True while there is no connection, so that nothing can be sent. */
  cutOff: boolean;
  say: (frame: ChatFrame) => Promise<SendAnswer>;
  /** A spectator has given a name. */
  onNamed: () => void;
}

/** Asks a spectator for a name before they can write. */
function Introduction({ fault, onNamed }: { fault: Fault | null; onNamed: () => void }) {
  const { chat } = useText().online;
  const [name, setName] = useOwnName();
  const nameCheck = useNameCheck(name, { busy: false, fault });
  const introduce = () => nameCheck.requireName(onNamed);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        introduce();
      }}
    >
      <p class="soft small">{chat.nameless}</p>
      <NameField label={chat.ownName} name={name} check={nameCheck} onChange={setName} />
      <div class="row">
        <Button icon="chat" onPress={introduce}>
          {chat.introduce}
        </Button>
      </div>
    </form>
  );
}

/** A line that the server did not answer. It may have arrived, so `onAgain` sends it under the same id. */
function UnsentLine({
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
    <div role="alert">
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

const newLineId = (): string => Math.random().toString(36).slice(2, 14);

export function Chat({ lines, muted, cutOff, say, onNamed }: ChatProps) {
  const { online } = useText();
  const { chat, phrases } = online;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [unsent, setUnsent] = useState<ChatFrame | null>(null);
  const id = useId();
  const reason = cutOff ? chat.cutOff : null;
  const isFull = typed.length >= LONGEST.said;
  /** The server refused a spectator's name: another one is asked for. */
  const isMisnamed = fault === 'nameTaken' || fault === 'nameInvalid';
  const mayWrite = muted === null && !isMisnamed;
  const send = async (frame: ChatFrame): Promise<void> => {
    if (cutOff) return;
    setUnsent(null);
    const refusal = await say(frame);
    const isUnsent = refusal?.code === 'unreachable';
    setUnsent(isUnsent ? frame : null);
    setFault(isUnsent ? null : (refusal?.code ?? null));
    // The field is cleared only if its text was not changed in the meantime.
    if (refusal === null && 'text' in frame) setTyped((now) => (now.trim() === frame.text ? '' : now));
  };
  const sayNew = (frame: ChatFrame) => void send({ ...frame, id: newLineId() });
  const sendTyped = () => {
    const text = typed.trim();
    if (text === '') return;
    // Sending the same text again repeats the same line, under the same id.
    if (unsent !== null && 'text' in unsent && unsent.text === text) void send(unsent);
    else sayNew({ text });
  };
  return (
    <div class="chat">
      <div class="chatLines" role="log" aria-live="off" aria-label={chat.heading} tabIndex={0}>
        <ChatLines lines={lines} />
      </div>
      {mayWrite && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            sendTyped();
          }}
        >
          <RefusalNote fault={fault} />
          <p id={`${id}-full`} class="soft small" role="status" hidden={!isFull}>
            {isFull && chat.full(LONGEST.said)}
          </p>
          {unsent !== null && (
            <UnsentLine
              said={'phrase' in unsent ? phrases[unsent.phrase] : unsent.text}
              reason={reason}
              onAgain={() => void send(unsent)}
              onForget={() => setUnsent(null)}
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
              placeholder={chat.say}
              value={typed}
              aria-describedby={isFull ? `${id}-full` : undefined}
              {...limited(LONGEST.said, setTyped)}
            />
            <Button icon="chat" reason={reason} onPress={sendTyped}>
              {chat.send}
            </Button>
          </div>
        </form>
      )}
      {muted === 'closed' && <p class="soft small">{chat.closed}</p>}
      {!mayWrite && muted !== 'closed' && <Introduction fault={fault} onNamed={onNamed} />}
    </div>
  );
}
