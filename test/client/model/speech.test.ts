// The queue of messages for screen readers: their pace, and the limit of the backlog.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  msToNextMessage,
  nextMessage,
  sentenceAbout,
  SILENCE,
  withPrompt,
  withReason,
  withSentences,
  type Sentence,
  type Served,
  type Speech,
} from '../../../client/model/speech.ts';
import type { Event, Phase } from '../../../game/index.ts';

const tell = ({ seat, thalers, beer, steps, bonuses }: Served) =>
  `Seat ${seat} serves: ${thalers} thalers, ${beer} beer, ${steps} steps, ${bonuses.length} bonuses.`;
const waiting = (speech: Speech, sentences: readonly Sentence[]) => withSentences(speech, sentences, tell);

const news = (text: string) => ({ text, isRoutine: false });
const routine = (text: string) => ({ text, isRoutine: true });

describe('a message', () => {
  test('is due at once after a pause, and otherwise a second after the last one', () => {
    const first = waiting(SILENCE, [news('One.')]);
    expect(msToNextMessage(first, 5000)).toBe(0);
    const { message, speech } = nextMessage(first, 5000);
    expect(message).toBe('One.');
    expect(msToNextMessage(speech, 5100)).toBeNull();
    expect(msToNextMessage(waiting(speech, [news('Two.')]), 5400)).toBe(600);
  });

  test('tells what happened before what is asked, and asks only what is asked now', () => {
    const asked = waiting(withPrompt(withPrompt(SILENCE, 'Place your dice.'), 'Take a die.'), [
      news('Ben takes the 3.'),
    ]);
    expect(nextMessage(asked, 0).message).toBe('Ben takes the 3. Take a die.');
    expect(msToNextMessage(nextMessage(asked, 0).speech, 0)).toBeNull();
    expect(msToNextMessage(withPrompt(SILENCE, 'Take a die.'), 0)).toBe(0);
  });

  test('tells a reason right after what its player has done', () => {
    const carla = { ...news('Carla recruits the poet.'), seat: 2 as const };
    const both = waiting(SILENCE, [{ ...news('Ben gives up a counter guest.'), seat: 1 as const }, carla]);
    expect(nextMessage(withReason(both, 1, 'Why: 4 points.'), 0).message).toBe(
      'Ben gives up a counter guest. Why: 4 points. Carla recruits the poet.',
    );
    expect(nextMessage(withReason(both, 0, 'Why: a noble.'), 0).message).toMatch(/Why: a noble\.$/);
  });

  test('joins those that wait; of a long backlog the newest remain', () => {
    const many = Array.from({ length: 20 }, (_, index) => news(`Sentence ${index}.`));
    const { message } = nextMessage(waiting(waiting(SILENCE, [news('Old.')]), many), 0);
    expect(message).not.toContain('Old.');
    expect(message).toMatch(/Sentence 19\.$/);
  });

  test('of a long turn leaves out dice that come off, and tells what was upgraded and recruited', () => {
    const begun = waiting(SILENCE, [news('Ben upgrades the cashbox.'), routine('Ben takes the 1 off the barrel.')]);
    const dice = Array.from({ length: 9 }, (_, index) => routine(`Ben takes die ${index} off.`));
    const { message } = nextMessage(waiting(waiting(begun, dice), [news('Ben recruits the poet.')]), 0);
    expect(message).toMatch(/^Ben upgrades the cashbox\. Ben takes die 3 off\..*die 8 off\. Ben recruits the poet\.$/);
  });
});

describe('of a long serving turn', () => {
  const about = (event: Event, text: string, phase: Phase = 'serving') => sentenceAbout(event, phase, text);
  const taken = (seat: 1 | 2, thalers: number): Event => ({
    type: 'takenOff',
    seat,
    value: 3,
    own: false,
    from: 0,
    thalers,
    beer: 0,
    steps: thalers === 0 ? 1 : 0,
  });
  const bonus = (seat: 1 | 2): Event => ({ type: 'bonus', seat, bonus: { gives: 'thalers', count: 2 } });
  const dice = Array.from({ length: 6 }, (_, index) => about(taken(1, 2), `Ben takes die ${index} off.`));
  const walk = [
    about(taken(1, 0), 'Ben takes the 5 off the monk.'),
    about({ type: 'stepped', seat: 1, track: 'monastery', from: 2, to: 3 }, 'Ben reaches space 3.'),
    about(bonus(1), 'A bonus for Ben: 2 thalers.'),
  ];
  const bought = about({ type: 'bought', seat: 1, card: 'brewer' }, 'Ben buys a brewer.');
  const said = (...sentences: Sentence[]) => nextMessage(waiting(SILENCE, sentences), 0).message;

  test('one sentence tells what its dice have brought, and the purchases are kept', () => {
    expect(said(...dice, ...walk, bought)).toBe(
      'Seat 1 serves: 12 thalers, 0 beer, 1 steps, 1 bonuses. Ben buys a brewer.',
    );
  });

  test('what is served afterwards is added to that sentence', () => {
    const begun = waiting(SILENCE, [...dice, ...walk, bought]);
    const more = waiting(begun, [...dice, bought]);
    expect(nextMessage(waiting(more, [...dice]), 0).message).toMatch(/^Seat 1 serves: 36 thalers/);
  });

  test('each player is summed up apart', () => {
    const others = dice.map(({ served, text }) => ({
      text,
      isRoutine: true,
      served: { ...served!, seat: 2 as const },
    }));
    expect(said(...dice, bought, ...others)).toMatch(/^Seat 1 serves: 12 .* Ben buys a brewer\. Seat 2 serves: 12 /);
  });

  test('a bonus stays where its cause is said', () => {
    const start = about({ type: 'startCard', seat: 2, card: 3 }, 'Carla begins with start card 3.', 'startCards');
    const signed = about({ type: 'rowFilled', seat: 1, row: 0 }, 'Row 1 of Ben’s book is full.');
    expect(said(start, about(bonus(2), 'A bonus for Carla.', 'startCards'), ...dice, signed, walk[2]!)).toBe(
      'Carla begins with start card 3. A bonus for Carla. Seat 1 serves: 12 thalers, 0 beer, 0 steps, 0 bonuses. ' +
        'Row 1 of Ben’s book is full. A bonus for Ben: 2 thalers.',
    );
  });

  test('a short one is told die by die', () => {
    expect(said(...walk)).toBe('Ben takes the 5 off the monk. Ben reaches space 3. A bonus for Ben: 2 thalers.');
  });
});
