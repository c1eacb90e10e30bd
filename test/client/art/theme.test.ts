// The theme: text has enough contrast, and players differ without colour vision.
import { describe, expect, test } from 'vitest';
import { PALETTE, PLAYER_COLOURS, PLAYER_PAINT } from '../../../client/art/theme.ts';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

describe('the palette', () => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'paperShade'],
    ['ink', 'cream'],
    ['cream', 'oakDark'],
    ['cream', 'burgundy'],
    ['cream', 'bottle'],
    ['cream', 'night'],
    ['cream', 'noble'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrast(PALETTE[text], PALETTE[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the players', () => {
  test.each(PLAYER_COLOURS)('the emblem can be read on %s', (colour) => {
    expect(contrast(PLAYER_PAINT[colour].on, PLAYER_PAINT[colour].base)).toBeGreaterThanOrEqual(4.5);
  });

  test('differ in emblem and in brightness', () => {
    expect(new Set(PLAYER_COLOURS.map((colour) => PLAYER_PAINT[colour].emblem)).size).toBe(PLAYER_COLOURS.length);
    const byBrightness = PLAYER_COLOURS.map((colour) => PLAYER_PAINT[colour].base).sort(
      (a, b) => luminance(a) - luminance(b),
    );
    for (const [at, base] of byBrightness.slice(1).entries()) {
      const darker = byBrightness[at] ?? '#000000';
      expect(contrast(base, darker)).toBeGreaterThan(1.3);
    }
  });
});
