// What is said at the table: plain text or a ready phrase, kept for those who come later.
import type { Match } from '../match/match.ts';
import { type Answer, type ChatFrame, type ChatLine, LONGEST } from '../wire.ts';
import { isBlank, isTower, seen } from './characters.ts';
import { type Lobby, refused } from './lobby.ts';
import { isTaken } from './names.ts';

export interface Speaker {
  readonly seat: number | null;
  readonly name: string;
}

const cleanText = (text: string): string => seen(text.normalize('NFC').replace(/\s+/gu, ' ')).trim();

export const say = async (lobby: Lobby, match: Match, speaker: Speaker, frame: ChatFrame): Promise<Answer> => {
  if (speaker.seat === null && !match.record.spectatorChat) return refused('notAllowed');
  // Whoever watches is told from the players by their name.
  if (speaker.seat === null && isTaken(speaker.name, match.record.seats)) return refused('nameTaken');
  const text = 'text' in frame ? cleanText(frame.text) : null;
  if (text !== null && (isBlank(text) || isTower(text))) return refused('unreadable');
  if (text !== null && text.length > LONGEST.said) return refused('tooLarge');
  const said = { at: Date.now(), ...speaker };
  const line: ChatLine = 'phrase' in frame ? { ...said, phrase: frame.phrase } : { ...said, text: text ?? '' };
  await lobby.journal.write({ kind: 'line', id: match.record.id, line });
  for (const watcher of match.watchers) watcher.tell('chat', line);
  return null;
};
