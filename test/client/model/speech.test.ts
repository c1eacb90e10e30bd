// The queue of messages for screen readers: their pace, and the limit of the backlog.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { withPrompt, withSentences, nextMessage, SILENCE, msToNextMessage } from '../../../client/model/speech.ts';

const news = (text: string) => ({ text, isRoutine: false });
const routine = (text: string) => ({ text, isRoutine: true });

describe('a message', () => {
  test('is due at once after a pause, and otherwise a second after the last one', () => {
    const first = withSentences(SILENCE, [news('One.')]);
    expect(msToNextMessage(first, 5000)).toBe(0);
    const { message, speech } = nextMessage(first, 5000);
    expect(message).toBe('One.');
    expect(msToNextMessage(speech, 5100)).toBeNull();
    expect(msToNextMessage(withSentences(speech, [news('Two.')]), 5400)).toBe(600);
  });

  test('tells what happened before what is asked, and asks only what is asked now', () => {
    const asked = withSentences(withPrompt(withPrompt(SILENCE, 'Place your dice.'), 'Take a die.'), [
      news('Ben takes the 3.'),
    ]);
    expect(nextMessage(asked, 0).message).toBe('Ben takes the 3. Take a die.');
    expect(msToNextMessage(nextMessage(asked, 0).speech, 0)).toBeNull();
    expect(msToNextMessage(withPrompt(SILENCE, 'Take a die.'), 0)).toBe(0);
  });

  test('joins those that wait; of a long backlog the newest remain', () => {
    const many = Array.from({ length: 20 }, (_, index) => news(`Sentence ${index}.`));
    const { message } = nextMessage(withSentences(withSentences(SILENCE, [news('Old.')]), many), 0);
    expect(message).not.toContain('Old.');
    expect(message).toMatch(/Sentence 19\.$/);
  });

  test('of a long turn leaves out dice that come off, and tells what was upgraded and recruited', () => {
    const begun = withSentences(SILENCE, [
      news('Ben upgrades the cashbox.'),
      routine('Ben takes the 1 off the barrel.'),
    ]);
    const dice = Array.from({ length: 9 }, (_, index) => routine(`Ben takes die ${index} off.`));
    const { message } = nextMessage(withSentences(withSentences(begun, dice), [news('Ben recruits the poet.')]), 0);
    expect(message).toMatch(/^Ben upgrades the cashbox\. Ben takes die 3 off\..*die 8 off\. Ben recruits the poet\.$/);
  });
});
