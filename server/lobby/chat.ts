// Takes a line of chat, plain text or a ready-made phrase; stores it and sends it to the match's watchers.
import { createHash, randomUUID } from 'node:crypto';
import { tellLine } from '../match/chatLines.ts';
import type { StoredLine } from '../match/record.ts';
import type { Match } from '../match/match.ts';
import { type Answer, refused } from '../wire/refusals.ts';
import type { ChatFrame } from '../wire/frames.ts';
import { LONGEST } from '../wire/constants.ts';
import { hasStackedMarks, isBlank, withoutNeedless } from './characters.ts';
import type { Lobby } from './lobby.ts';
import { isTaken } from './names.ts';

export interface Speaker {
  /** Tells apart speakers whose clients gave their lines the same mark. */
  readonly owner: string;
  readonly seat: number | null;
  readonly name: string;
}

/** Lines among which a repeat is looked for. */
const REMEMBERED = 50;

/** The mark that is stored: a hash, as a spectator's `owner` contains the address. */
const markOf = (owner: string, id: string): string =>
  createHash('sha256').update(`${owner}\n${id}`).digest('base64url').slice(0, 16);

const cleanText = (text: string): string => withoutNeedless(text.normalize('NFC').replace(/\s+/gu, ' ')).trim();

export const say = async (lobby: Lobby, match: Match, speaker: Speaker, frame: ChatFrame): Promise<Answer> => {
  if (speaker.seat === null && !match.record.spectatorChat) return refused('notAllowed');
  // A spectator may not chat under a player's name.
  if (speaker.seat === null && isTaken(speaker.name, match.record.seats)) return refused('nameTaken');
  const text = 'text' in frame ? cleanText(frame.text) : null;
  if (text !== null && (isBlank(text) || hasStackedMarks(text))) return refused('textInvalid');
  if (text !== null && text.length > LONGEST.said) return refused('tooLarge');
  const { id } = match.record;
  const { owner, seat, name } = speaker;
  const said = { at: Date.now(), seat, name, mark: markOf(owner, frame.id ?? randomUUID()) };
  const line: StoredLine = 'phrase' in frame ? { ...said, phrase: frame.phrase } : { ...said, text: text ?? '' };
  return lobby.registry.oneAtATime(`chat ${id}`, async () => {
    // A line that is stored already was sent again because its answer was lost on the way.
    const latest = frame.id === undefined ? [] : await lobby.storage.lines(id, REMEMBERED);
    if (latest.some(({ mark }) => mark === said.mark)) return null;
    await lobby.journal.write({ kind: 'line', id, line });
    tellLine(match, line);
    return null;
  });
};
