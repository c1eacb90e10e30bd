// The back that all cards share.
import { hop } from './barrels.ts';
import { inFrame, INSIDE } from './cardScene.ts';
import { isolated, disc, fillBox, glowing, type Ink, light, ring, shape, vignette } from './ink.ts';
import { stamp } from './stamps.ts';
import { PALETTE } from './theme.ts';
import { stein } from './vessels.ts';
import { brass, brassLine } from './brass.ts';

export function cardBack(ink: Ink): void {
  inFrame(ink, 'oak', () => {
    fillBox(ink, INSIDE, glowing(ink, 140, 180, 260, [0, '#2f6a50', 0.6, PALETTE.bottle, 1, '#0a1e16']));
    ink.lineWidth = 1;
    ink.strokeStyle = 'rgba(217,176,82,.22)';
    ink.beginPath();
    for (let at = -16; at < 34; at++) {
      ink.moveTo(at * 20 - 400, 0);
      ink.lineTo(at * 20, 400);
      ink.moveTo(at * 20 + 400 - 120, 0);
      ink.lineTo(at * 20 - 120, 400);
    }
    ink.stroke();
    vignette(ink, INSIDE, 0.6);
    brassLine(ink, { x: 24, y: 24, width: 232, height: 344 }, 8, 1.6);
    for (const [x, y, turn] of [
      [44, 44, 0],
      [236, 44, 1],
      [236, 348, 2],
      [44, 348, 3],
    ] as const)
      isolated(ink, () => {
        ink.translate(x, y);
        ink.rotate((turn * Math.PI) / 2 - Math.PI / 4);
        hop(ink, 0, 2, 40);
      });
    disc(ink, 140, 196, 78, '#0a1e16');
    disc(ink, 140, 196, 76, glowing(ink, 130, 180, 90, [0, '#7a2433', 1, '#3a0b13']));
    ring(ink, 140, 196, 76, 4, brass(ink, 64, 120, 216, 272));
    ring(ink, 140, 196, 67, 1.4, '#d9b052');
    for (let at = 0; at < 32; at++) {
      const angle = (at / 32) * Math.PI * 2;
      disc(ink, 140 + Math.cos(angle) * 71.5, 196 + Math.sin(angle) * 71.5, 1.5, '#f3d88c');
    }
    light(ink, 140, 190, 70, '#ffb04a', 0.4);
    stein(ink, 140, 200, 92);
    stamp(ink, 'wheat', 98, 236, 34, '#d9b052');
    isolated(ink, () => {
      ink.translate(182, 236);
      ink.scale(-1, 1);
      stamp(ink, 'wheat', 0, 0, 34, '#d9b052');
    });
    shape(ink, 'M96 112L140 90L184 112', null, ['rgba(217,176,82,.7)', 2]);
    shape(ink, 'M96 280L140 302L184 280', null, ['rgba(217,176,82,.7)', 2]);
  });
}
