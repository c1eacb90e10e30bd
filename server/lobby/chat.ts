// What is said at the table: plain text or a ready phrase, kept for those who come later.
import type { Match } from '../match/match.ts';
import { type Answer, type ChatFrame, type ChatLine, LONGEST } from '../wire.ts';
import { type Lobby, refused } from './lobby.ts';

export interface Speaker {
  readonly seat: number | null;
  readonly name: string;
}

/** Controls, private characters, lone surrogates, and what hides text or turns its direction round. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const cleanText = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();

export const say = async (lobby: Lobby, match: Match, speaker: Speaker, frame: ChatFrame): Promise<Answer> => {
  if (speaker.seat === null && !match.record.spectatorChat) return refused('notAllowed');
  const text = 'text' in frame ? cleanText(frame.text) : null;
  if (text === '') return refused('malformed');
  if (text !== null && text.length > LONGEST.said) return refused('tooLarge');
  const said = { at: Date.now(), ...speaker };
  const line: ChatLine = 'phrase' in frame ? { ...said, phrase: frame.phrase } : { ...said, text: text ?? '' };
  await lobby.journal.write({ kind: 'line', id: match.record.id, line });
  for (const watcher of match.watchers) watcher.tell('chat', line);
  return null;
};
