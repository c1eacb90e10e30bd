// The sign of a tavern: its name is never cut where letters of the least size have room for it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Ink } from '../../../client/art/ink.ts';
import { LETTERS } from '../../../client/art/theme.ts';
import { tavernSign } from '../../../client/scenes/sketches/plates.ts';

/** The width of a letter, as a share of its size: no round number, as in real fonts. */
const LETTER = 0.4731;

/**
 * An ink that keeps what is written and measures text like a font whose letters are all equally wide. Widths are
 * rounded, so that a name made to fill its room can measure slightly more.
 */
function recordingInk(): { ink: Ink; written: string[] } {
  const written: string[] = [];
  const state: Record<string, unknown> = { font: '' };
  const measureText = (text: string) => {
    const size = Number(/([\d.]+)px/.exec(String(state['font']))?.[1]);
    return { width: Number((text.length * size * LETTER).toFixed(4)) };
  };
  const gradient = { addColorStop: () => undefined };
  const methods: Record<string, unknown> = {
    measureText,
    fillText: (text: string) => void written.push(text),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    createPattern: () => null,
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
  };
  const ink = new Proxy(state, {
    get: (kept, name) => kept[String(name)] ?? methods[String(name)] ?? (() => undefined),
    set: (kept, name, value: unknown) => {
      kept[String(name)] = value;
      return true;
    },
  }) as unknown as Ink;
  return { ink, written };
}

describe('the name on the sign of a tavern', () => {
  beforeAll(() => {
    vi.stubGlobal('Path2D', vi.fn());
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test('is written in full, whatever the score', () => {
    const name = 'Your tavern';
    for (let width = 130; width <= 240; width++)
      for (const score of [3, 10, 11, 68, 111]) {
        const { ink, written } = recordingInk();
        tavernSign({ name, colour: 'red', score, isStartPlayer: false, state: 'turn' }).paint(ink, width, 42);
        expect(written, `${width} pixels, ${score} points`).toContain(name);
      }
  });

  test('stands in two lines where one has no room for it beside the mug of the start player', () => {
    const { ink, written } = recordingInk();
    tavernSign({ name: 'Deine Taverne', colour: 'red', score: 2, isStartPlayer: true, state: 'turn' }).paint(
      ink,
      104,
      42,
    );
    expect(written.filter((text) => /\p{L}/u.test(text))).toEqual(['Deine', 'Taverne']);
  });

  test('is cut where not even the least letters have room', () => {
    const { ink, written } = recordingInk();
    const name = 'Anameofverymanyletters';
    const width = name.length * LETTERS.least * LETTER;
    tavernSign({ name, colour: 'red', score: 3, isStartPlayer: false, state: 'idle' }).paint(ink, width, 42);
    expect(written).not.toContain(name);
    expect(written.some((text) => text.endsWith('…'))).toBe(true);
  });
});
