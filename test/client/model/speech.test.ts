// The queue of messages for screen readers: their pace, and the limit of the backlog.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ask, hear, say, SILENCE, waitToSpeak } from '../../../client/model/speech.ts';

describe('a message', () => {
  test('is due at once after a pause, and otherwise a second after the last one', () => {
    const first = hear(SILENCE, ['One.']);
    expect(waitToSpeak(first, 5000)).toBe(0);
    const { message, speech } = say(first, 5000);
    expect(message).toBe('One.');
    expect(waitToSpeak(speech, 5100)).toBeNull();
    expect(waitToSpeak(hear(speech, ['Two.']), 5400)).toBe(600);
  });

  test('tells what happened before what is asked, and asks only what is asked now', () => {
    const asked = hear(ask(ask(SILENCE, 'Place your dice.'), 'Take a die.'), ['Ben takes the 3.']);
    expect(say(asked, 0).message).toBe('Ben takes the 3. Take a die.');
    expect(waitToSpeak(say(asked, 0).speech, 0)).toBeNull();
    expect(waitToSpeak(ask(SILENCE, 'Take a die.'), 0)).toBe(0);
  });

  test('joins those that wait; of a long backlog the newest remain', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Sentence ${index}.`);
    const { message } = say(hear(hear(SILENCE, ['Old.']), many), 0);
    expect(message).not.toContain('Old.');
    expect(message).toMatch(/Sentence 19\.$/);
  });
});
