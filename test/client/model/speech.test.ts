// @vitest-environment node
// The queue of messages for screen readers: their pace, and the limit of the backlog.
import { describe, expect, test } from 'vitest';
import { hear, say, SILENCE, waitToSpeak } from '../../../client/model/speech.ts';

describe('a message', () => {
  test('is due at once after a pause, and otherwise a second after the last one', () => {
    const first = hear(SILENCE, ['One.']);
    expect(waitToSpeak(first, 5000)).toBe(0);
    const { message, speech } = say(first, 5000);
    expect(message).toBe('One.');
    expect(waitToSpeak(speech, 5100)).toBeNull();
    expect(waitToSpeak(hear(speech, ['Two.']), 5400)).toBe(600);
  });

  test('joins those that wait; of a long backlog the newest remain', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Sentence ${index}.`);
    const { message } = say(hear(hear(SILENCE, ['Old.']), many), 0);
    expect(message).not.toContain('Old.');
    expect(message).toMatch(/Sentence 19\.$/);
  });
});
