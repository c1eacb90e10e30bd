// Sketches of counters: the pools of goods with what the dice will add, and the steps to come on a track.
import { brass, coin, figure, FONT, type Ink, LETTERS, PALETTE, rounded, schnappsGlass, stein } from '../art.ts';
import type { Sketch } from '../sketches.ts';

/** A counter on a dark plank with a picture of the goods, and what the dice will add. */
export const pool = (what: 'thalers' | 'beer' | 'schnapps', count: number, plus = 0): Sketch => ({
  key: `pool ${what} ${count} ${plus}`,
  paint: (ink, width, height) => {
    const box = { x: 1, y: height * 0.06, width: width - 2, height: height * 0.88 };
    rounded(ink, box, box.height * 0.32);
    ink.fillStyle = 'rgba(14,7,3,.86)';
    ink.fill();
    ink.lineWidth = 1.2;
    ink.strokeStyle = brass(ink, 0, 0, width, height);
    ink.stroke();
    const size = Math.min(height, width * 0.36);
    const draw = { thalers: coin, beer: stein, schnapps: schnappsGlass }[what];
    const y = height / 2;
    draw(ink, size * 0.62, y, size * 0.9);
    writeCountAndPlus(ink, count, plus, { left: size * 1.4, right: width - size * 0.3, y }, size * 0.78);
  },
});

/** The letters of what will be added, as a share of those of the number. */
const PLUS_SHARE = 0.76;
/** The gap between a number and what will be added to it, as a share of the letters, so that the two are not read as one sum. */
const APART = 0.45;

/** A number at the left and what will be added to it at the right, in letters as large as fit with a gap between the two. */
function writeCountAndPlus(
  ink: Ink,
  count: number,
  plus: number,
  { left, right, y }: { left: number; right: number; y: number },
  largest: number,
): void {
  const now = String(count);
  const more = `+${plus}`;
  const widthAt = (text: string, size: number): number => {
    ink.font = `800 ${size}px ${FONT.text}`;
    return ink.measureText(text).width;
  };
  const wanted = widthAt(now, largest) + (plus > 0 ? widthAt(more, largest * PLUS_SHARE) + largest * APART : 0);
  const size = Math.max(LETTERS.least, largest * Math.min(1, (right - left) / wanted));
  figure(ink, now, left + widthAt(now, size) / 2, y, size, PALETTE.cream);
  const small = Math.max(LETTERS.least, size * PLUS_SHARE);
  if (plus > 0) figure(ink, more, right - widthAt(more, small) / 2, y, small, '#a5e08c');
}

/** The steps that placed dice will add to a track, beside one's marker. */
export const comingSteps = (plus: number): Sketch => ({
  key: `coming ${plus}`,
  paint: (ink, width, height) => {
    rounded(ink, { x: 1, y: 1, width: width - 2, height: height - 2 }, height / 2);
    ink.fillStyle = '#1d4a1a';
    ink.fill();
    ink.lineWidth = 1.2;
    ink.strokeStyle = '#a5e08c';
    ink.stroke();
    figure(ink, `+${plus}`, width / 2, height / 2, Math.max(LETTERS.least, height * 0.72), '#eaffdf');
  },
});
