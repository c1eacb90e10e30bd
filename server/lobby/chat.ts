// Takes a line of chat, plain text or a ready phrase; stores it and sends it to all watchers.
import type { Match } from '../match/match.ts';
import type { ChatLine } from '../wire/match.ts';
import { type Answer, refused } from '../wire/refusals.ts';
import type { ChatFrame } from '../wire/table.ts';
import { LONGEST } from '../wire/terms.ts';
import { isBlank, isTower, seen } from './characters.ts';
import type { Lobby } from './lobby.ts';
import { isTaken } from './names.ts';

export interface Speaker {
  /** The key under which the marks of the speaker's lines are kept. */
  readonly owner: string;
  readonly seat: number | null;
  readonly name: string;
}

const cleanText = (text: string): string => seen(text.normalize('NFC').replace(/\s+/gu, ' ')).trim();

export const say = async (lobby: Lobby, match: Match, speaker: Speaker, frame: ChatFrame): Promise<Answer> => {
  if (speaker.seat === null && !match.record.spectatorChat) return refused('notAllowed');
  // A spectator may not chat under a player's name.
  if (speaker.seat === null && isTaken(speaker.name, match.record.seats)) return refused('nameTaken');
  const text = 'text' in frame ? cleanText(frame.text) : null;
  if (text !== null && (isBlank(text) || isTower(text))) return refused('unreadable');
  if (text !== null && text.length > LONGEST.said) return refused('tooLarge');
  const { owner, seat, name } = speaker;
  const mark = frame.id ?? null;
  if (mark !== null) {
    // A repeat: the line is stored, and its answer was lost on the way.
    if (match.said.has(owner, mark)) return null;
    match.said.add(owner, mark);
  }
  const said = { at: Date.now(), seat, name };
  const line: ChatLine = 'phrase' in frame ? { ...said, phrase: frame.phrase } : { ...said, text: text ?? '' };
  try {
    await lobby.journal.write({ kind: 'line', id: match.record.id, line });
  } catch (error) {
    if (mark !== null) match.said.drop(owner, mark);
    throw error;
  }
  for (const watcher of match.watchers) watcher.tell('chat', line);
  return null;
};
