// The queue of messages for screen readers: their order and pace, and what a long backlog sums up or leaves out.
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
    const recruits = { ...news('Carla recruits the poet.'), seat: 2, about: 'recruited' } as const;
    const ends = { ...news('Carla ends her turn.'), seat: 2, about: 'turnEnded' } as const;
    const why = {
      seat: 2,
      action: 'recruited',
      text: 'Why: 4 points.',
      whole: 'Carla recruits for 4 points.',
    } as const;
    const both = waiting(SILENCE, [recruits, ends]);
    expect(nextMessage(withReason(both, why), 0).message).toBe(
      'Carla recruits the poet. Why: 4 points. Carla ends her turn.',
    );
    // A reason in the next message is understood as it is, unless another sentence about its player came between.
    const { speech: after } = nextMessage(waiting(SILENCE, [recruits]), 0);
    expect(nextMessage(withReason(after, why), 2000).message).toBe('Why: 4 points.');
    expect(nextMessage(withReason(nextMessage(both, 0).speech, why), 2000).message).toBe(
      'Carla recruits for 4 points.',
    );
    expect(nextMessage(withReason(waiting(after, [ends]), why), 2000).message).toBe(
      'Carla recruits for 4 points. Carla ends her turn.',
    );
  });

  test('tells of two moves that sound alike each with its reason', () => {
    const buys = { ...news('Ben buys a brewer.'), seat: 1, about: 'bought' } as const;
    const why = (text: string) => ({ seat: 1, action: 'bought', text, whole: text }) as const;
    const latest = withReason(waiting(SILENCE, [buys, buys]), why('Why: second.'));
    expect(nextMessage(withReason(latest, why('Why: first.')), 0).message).toBe(
      'Ben buys a brewer. Why: first. Ben buys a brewer. Why: second.',
    );
  });

  test('joins the sentences that wait; of a long backlog the newest remain', () => {
    const many = Array.from({ length: 20 }, (_, index) => news(`Sentence ${index}.`));
    const { message } = nextMessage(waiting(waiting(SILENCE, [news('Old.')]), many), 0);
    expect(message).not.toContain('Old.');
    expect(message).toMatch(/Sentence 19\.$/);
  });

  test('of a long turn leaves out the first dice that come off, and tells what was upgraded and recruited', () => {
    const begun = waiting(SILENCE, [news('Ben upgrades the cashbox.'), routine('Ben takes the 1 off the barrel.')]);
    const dice = Array.from({ length: 9 }, (_, index) => routine(`Ben takes die ${index} off.`));
    const { message } = nextMessage(waiting(waiting(begun, dice), [news('Ben recruits the poet.')]), 0);
    expect(message).toMatch(/^Ben upgrades the cashbox\. Ben takes die 3 off\..*die 8 off\. Ben recruits the poet\.$/);
  });
});

describe('a long serving turn', () => {
  const about = (event: Event, text: string, phase: Phase = 'serving') => sentenceAbout(event, phase, text, 0);
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

  test('is summed up in one sentence, and the purchases are kept', () => {
    expect(said(...dice, ...walk, bought)).toBe(
      'Seat 1 serves: 12 thalers, 0 beer, 1 steps, 1 bonuses. Ben buys a brewer.',
    );
  });

  test('has what is served afterwards added to that sentence', () => {
    const begun = waiting(SILENCE, [...dice, ...walk, bought]);
    const more = waiting(begun, [...dice, bought]);
    expect(nextMessage(waiting(more, [...dice]), 0).message).toMatch(/^Seat 1 serves: 36 thalers/);
  });

  test('of each player is summed up in a sentence of its own', () => {
    const others = dice.map(({ served, text }) => ({
      text,
      isRoutine: true,
      served: { ...served!, seat: 2 as const },
    }));
    expect(said(...dice, bought, ...others)).toMatch(/^Seat 1 serves: 12 .* Ben buys a brewer\. Seat 2 serves: 12 /);
  });

  test('keeps a bonus beside the sentence about its cause', () => {
    const start = about({ type: 'startCard', seat: 2, card: 3 }, 'Carla begins with start card 3.', 'startCards');
    const signed = about({ type: 'rowFilled', seat: 1, row: 0 }, 'Row 1 of Ben’s book is full.');
    expect(said(start, about(bonus(2), 'A bonus for Carla.', 'startCards'), ...dice, signed, walk[2]!)).toBe(
      'Carla begins with start card 3. A bonus for Carla. Seat 1 serves: 12 thalers, 0 beer, 0 steps, 0 bonuses. ' +
        'Row 1 of Ben’s book is full. A bonus for Ben: 2 thalers.',
    );
  });

  test('keeps the sentences before its first die, and a turn of a single die is told as it is', () => {
    const beer: Event = { type: 'received', seat: 1, what: 'beer', count: 3 };
    const settled: Event = { type: 'settled', seat: 1, thalers: 4, beer: 2, steps: 2 };
    const schnapps: Event = { type: 'received', seat: 1, what: 'schnapps', count: 1 };
    const before = [
      about(beer, 'Ben receives 3 beer.'),
      about(settled, 'Ben settles.'),
      about(schnapps, 'Ben receives 1 schnapps.'),
    ];
    const carla = Array.from({ length: 6 }, () => about(taken(2, 2), 'Carla takes a die off.'));
    expect(said(...before, ...dice)).toBe(
      'Ben receives 3 beer. Ben settles. Ben receives 1 schnapps. Seat 1 serves: 12 thalers, 0 beer, 0 steps, 0 bonuses.',
    );
    expect(said(...carla, ...before, ...dice.slice(0, 1))).toBe(
      'Seat 2 serves: 12 thalers, 0 beer, 0 steps, 0 bonuses. Ben receives 3 beer. Ben settles. ' +
        'Ben receives 1 schnapps. Ben takes die 0 off.',
    );
  });

  test('of the listener has only its dice summed up, and is not left out for what others did', () => {
    const own = (event: Event, text: string) => sentenceAbout(event, 'serving', text, 1);
    const mine = [
      own(taken(1, 2), 'You take the 3 off.'),
      own(taken(1, 0), 'You take the 5 off.'),
      own({ type: 'stepped', seat: 1, track: 'monastery', from: 2, to: 3 }, 'Your marker reaches space 3.'),
      own(bonus(1), 'A bonus for you: 2 thalers.'),
    ];
    const others = Array.from({ length: 20 }, (_, index) => news(`Carla does thing ${index}.`));
    const message = said(...mine, ...others);
    expect(message).toMatch(
      /^Seat 1 serves: 2 thalers, 0 beer, 1 steps, 0 bonuses\. Your marker reaches space 3\. A bonus for you: 2 thalers\. Carla/,
    );
    expect(message).toMatch(/thing 19\.$/);
  });

  test('is unlike a short one, which is told sentence by sentence', () => {
    expect(said(...walk)).toBe('Ben takes the 5 off the monk. Ben reaches space 3. A bonus for Ben: 2 thalers.');
  });
});
