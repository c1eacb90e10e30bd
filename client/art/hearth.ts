// The hearth in the hall of a tavern: a chimney breast of old stone, a wooden mantel, and a fire.
import { disc, downward, fillBox, isolated, light, rounded, roughen, shadow, type Box, type Ink } from './ink.ts';
import { flame } from './lights.ts';
import { seeded } from './seededRandom.ts';
import { OAK, plank, TABLE_WOOD } from './wood.ts';

/** A hearth that stands on the lower edge of the box and reaches up to the upper one, the ceiling. */
export function hearth(ink: Ink, box: Box): void {
  const { x, width } = box;
  const floor = box.y + box.height;
  const middle = x + width / 2;
  const mantel = floor - box.height * 0.58;
  const breast: Box = { x: x + width * 0.1, y: box.y, width: width * 0.8, height: mantel - box.y };
  const surround: Box = { x, y: mantel, width, height: floor - mantel };
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 10, y: 2 });
    fillBox(ink, breast, '#4c4136');
    fillBox(ink, surround, '#4c4136');
  });
  stones(ink, breast, 'hearth breast');
  stones(ink, surround, 'hearth surround');
  fillBox(ink, breast, downward(ink, breast.y, mantel, [0, 'rgba(0,0,0,.5)', 1, 'rgba(0,0,0,.05)']));
  const top = mantel + surround.height * 0.24;
  opening(ink, { x: x + width * 0.2, y: top, width: width * 0.6, height: floor - top });
  plank(ink, { x: x - width * 0.06, y: mantel - 4, width: width * 1.12, height: 9 }, TABLE_WOOD, 'mantel');
  light(ink, middle, floor - surround.height * 0.3, width * 0.95, '#ff9a3c', 0.4);
}

/** A dark arch down to the floor, with a burning log. */
function opening(ink: Ink, { x, y, width, height }: Box): void {
  const floor = y + height;
  isolated(ink, () => {
    ink.beginPath();
    ink.roundRect(x, y, width, height, [width * 0.42, width * 0.42, 0, 0]);
    ink.clip();
    fillBox(ink, { x, y, width, height }, downward(ink, y, floor, [0, '#0d0603', 1, '#3a1606']));
    const middle = x + width / 2;
    light(ink, middle, floor - height * 0.2, width * 0.7, '#ff7a22', 0.8);
    const log = Math.max(4, height * 0.13);
    plank(ink, { x: x + width * 0.12, y: floor - log, width: width * 0.76, height: log }, OAK, 'log');
    for (const [at, tall, moment] of [
      [-0.2, 0.5, 1],
      [0.2, 0.56, 3],
      [0, 0.76, 5],
    ] as const)
      flame(ink, middle + at * width, floor - log * 0.7, height * tall, moment);
    for (const at of [-0.3, -0.1, 0.12, 0.28]) disc(ink, middle + at * width, floor - 2, log * 0.3, '#ffb04a');
  });
}

function stones(ink: Ink, box: Box, seed: string): void {
  const random = seeded(seed);
  const high = Math.max(7, Math.min(16, box.height / 4));
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(box.x, box.y, box.width, box.height);
    ink.clip();
    ink.lineWidth = 1;
    ink.strokeStyle = 'rgba(15,9,4,.55)';
    for (let y = box.y; y < box.y + box.height; y += high)
      for (let x = box.x - random.between(0, 20); x < box.x + box.width;) {
        const wide = random.between(high * 1.3, high * 2.4);
        rounded(ink, { x: x + 0.5, y: y + 0.5, width: wide - 1, height: high - 1 }, 3);
        ink.fillStyle = random.pick(['#6d6052', '#5d5145', '#7a6b59', '#54493e']);
        ink.fill();
        ink.stroke();
        x += wide;
      }
    roughen(ink, box, 0.14);
  });
}
