// The red ribbon on which scenes/sketches.ts writes the number of the evening.
import { brass } from './brass.ts';
import { downward, fillBox, isolated, rounded, shadow, shape, type Box, type Ink } from './ink.ts';

const RED = '#8b2635';
const DARK = '#4a0f19';
/** Width of the folded tails. */
const TAIL = 26;

export function redRibbon(ink: Ink, w: number, h: number): void {
  shape(ink, `M0 ${h * 0.22}L${TAIL + 12} ${h * 0.22}L${TAIL + 12} ${h}L0 ${h}L${TAIL * 0.5} ${h * 0.61}Z`, DARK);
  shape(
    ink,
    `M${w} ${h * 0.22}L${w - TAIL - 12} ${h * 0.22}L${w - TAIL - 12} ${h}L${w} ${h}L${w - TAIL * 0.5} ${h * 0.61}Z`,
    DARK,
  );
  const box: Box = { x: TAIL, y: 2, width: w - 2 * TAIL, height: h * 0.78 };
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.65)', blur: 6, y: 3 });
    rounded(ink, box, 3);
    ink.fillStyle = DARK;
    ink.fill();
  });
  fillBox(ink, box, downward(ink, 2, h * 0.8, [0, DARK, 0.2, RED, 0.7, RED, 1, DARK]));
  ink.fillStyle = brass(ink, 0, 0, w, h);
  ink.fillRect(box.x, box.y + 4, box.width, 1.6);
  ink.fillRect(box.x, box.y + box.height - 5.6, box.width, 1.6);
}
