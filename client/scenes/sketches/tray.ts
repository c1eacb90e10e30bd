// Sketches of the tray: the hollows in its cloth where dice lie, and the mat under a coaster whose dice lie in a row.
import { fillBox, downward, type Ink, isolated, PLAYER_PAINT, type PlayerColour, rounded } from '../art.ts';
import type { Sketch } from '../sketches.ts';

/** The share of the box of a die that its hollow fills; the rest is the margin for the die's shadow. */
const HOLLOW_SHARE = 0.78;

/** A dent in the cloth: dark at its upper edge, with light on its lower one. */
export const HOLLOW: Sketch = {
  key: 'hollow',
  paint: (ink, width, height) => {
    const size = Math.min(width, height) * HOLLOW_SHARE;
    const box = { x: (width - size) / 2, y: (height - size) / 2, width: size, height: size };
    const radius = size * 0.2;
    isolated(ink, () => {
      rounded(ink, box, radius);
      ink.clip();
      fillBox(
        ink,
        box,
        downward(ink, box.y, box.y + size, [0, 'rgba(0,12,8,.62)', 0.35, 'rgba(0,12,8,.4)', 1, 'rgba(0,12,8,.26)']),
      );
    });
    rounded(ink, box, radius);
    ink.lineWidth = Math.max(1, size * 0.03);
    ink.strokeStyle = downward(ink, box.y, box.y + size, [
      0,
      'rgba(0,0,0,.5)',
      0.6,
      'rgba(190,230,190,.16)',
      1,
      'rgba(214,240,200,.42)',
    ]);
    ink.stroke();
  },
};

/** A strip of felt with an edge in the colour of the coaster that lies at its left end. */
export const mat = (colour: PlayerColour): Sketch => ({
  key: `mat ${colour}`,
  paint: (ink, width, height) => {
    const paint = PLAYER_PAINT[colour];
    const outlineInset = (by: number): void => {
      const box = { x: by, y: by, width: width - 2 * by, height: height - 2 * by };
      outline(ink, box, box.height / 2, Math.min(14, height * 0.18));
    };
    outlineInset(1);
    ink.fillStyle = downward(ink, 0, height, [0, 'rgba(6,20,14,.72)', 1, 'rgba(6,20,14,.5)']);
    ink.fill();
    ink.lineWidth = 2;
    ink.strokeStyle = paint.base;
    ink.stroke();
    outlineInset(4.5);
    ink.lineWidth = 1;
    ink.strokeStyle = 'rgba(255,236,190,.4)';
    ink.stroke();
  },
});

/** A box with round corners: of one radius at its left, of another at its right. */
function outline(
  ink: Ink,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  leftRadius: number,
  rightRadius: number,
): void {
  ink.beginPath();
  ink.roundRect(x, y, width, height, [leftRadius, rightRadius, rightRadius, leftRadius]);
}
