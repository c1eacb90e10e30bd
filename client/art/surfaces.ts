// Plaster on walls, and paper.
import { disc, downward, fillBox, glowing, isolated, roughen, rounded, type Box, type Ink } from './ink.ts';
import { seeded } from './seededRandom.ts';
import { PALETTE } from './theme.ts';

/** Old plaster: darker at the top and the bottom, with stains and cracks. */
export function plaster(ink: Ink, box: Box, colour: string, shade: string, seed: string): void {
  const random = seeded(seed);
  fillBox(ink, box, downward(ink, box.y, box.y + box.height, [0, shade, 0.4, colour, 1, shade]));
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(box.x, box.y, box.width, box.height);
    ink.clip();
    for (let stain = 0; stain < 9; stain++) {
      const x = box.x + random.next() * box.width;
      const y = box.y + random.next() * box.height;
      const radius = random.between(0.08, 0.3) * Math.max(box.width, box.height);
      ink.globalAlpha = random.between(0.04, 0.14);
      const tone = random.happens(0.5) ? '255,230,180' : '20,8,2';
      disc(ink, x, y, radius, glowing(ink, x, y, radius, [0, `rgba(${tone},1)`, 1, `rgba(${tone},0)`]));
    }
    ink.globalAlpha = 0.35;
    for (let crack = 0; crack < 3; crack++) {
      let x = box.x + random.next() * box.width;
      let y = box.y + random.next() * box.height;
      ink.beginPath();
      ink.moveTo(x, y);
      for (let bend = 0; bend < 4; bend++) {
        x += random.between(-9, 9);
        y += random.between(2, 11);
        ink.lineTo(x, y);
      }
      ink.lineWidth = 0.7;
      ink.strokeStyle = 'rgba(30,14,5,.5)';
      ink.stroke();
    }
  });
  roughen(ink, box, 0.16);
}

/** Cream paper with browned edges. */
export function paper(ink: Ink, box: Box, radius: number): void {
  isolated(ink, () => {
    rounded(ink, box, radius);
    ink.clip();
    fillBox(ink, box, downward(ink, box.y, box.y + box.height, [0, '#f8edd2', 0.6, PALETTE.paper, 1, '#e3cd9f']));
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const edge = ink.createRadialGradient(
      x,
      y,
      Math.min(box.width, box.height) * 0.3,
      x,
      y,
      Math.hypot(box.width, box.height) / 2,
    );
    edge.addColorStop(0, 'rgba(120,70,20,0)');
    edge.addColorStop(1, 'rgba(120,70,20,.32)');
    fillBox(ink, box, edge);
    roughen(ink, box, 0.14, 'fibre');
    roughen(ink, box, 0.1);
  });
}
