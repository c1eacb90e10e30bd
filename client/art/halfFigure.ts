// Half-figures at a table's edge: head and shoulders behind it, arms in front, with a mug and the sign of the trade.
import { LOOKS, type PersonId } from './casting.ts';
import type { Look } from './looks.ts';
import type { Mood } from './faces.ts';
import type { AnyIcon } from './iconNames.ts';
import { isolated, light, linear, oval, shape, type Ink, type Point } from './ink.ts';
import { person } from './people.ts';
import { MATERIALS, type Material, type Sign } from './signs.ts';
import { stamp } from './stamps.ts';
import { stein } from './vessels.ts';
import { LINE_COLOUR } from './wardrobe.ts';

/** From the coordinates below, counted from the middle of the table's edge, to those of a card. */
const SCALE = 1.08;

const HEAD = { x: 0, y: -136, size: 98 } as const;
const SHOULDER = { x: 50, y: -62 } as const;
const ARM = 24;

interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly hand: Point;
}

/** Arms on the left and on the right of the picture. */
const left = (elbow: Point, hand: Point): Arm => ({ shoulder: { x: -SHOULDER.x, y: SHOULDER.y }, elbow, hand });
const right = (elbow: Point, hand: Point): Arm => ({ shoulder: SHOULDER, elbow, hand });

const HOLDING = left({ x: -84, y: -10 }, { x: -76, y: -34 });
/** The signs of staff are larger than those of guests: the hand that holds one up is lower. */
const SERVING = left({ x: -86, y: -12 }, { x: -78, y: -26 });
const RESTING = left({ x: -66, y: -6 }, { x: -26, y: 10 });

/** Waiting: the mug stands on the table. Served: it is raised. Leaving: the arm is folded. */
const MUG_ARM: Readonly<Record<Mood, Arm>> = {
  waiting: right({ x: 84, y: -10 }, { x: 84, y: 2 }),
  served: right({ x: 98, y: -40 }, { x: 86, y: -92 }),
  leaving: right({ x: 82, y: -6 }, { x: 22, y: 2 }),
};

/** The colour of the sleeves. */
const sleeve = ({ dress, cloth, cloth2 }: Look): string => {
  if (dress === 'dirndl') return '#f4ead2';
  if (dress === 'vest') return cloth2;
  return cloth;
};

/** The outline of a bent arm, from the shoulder over the elbow to the hand. */
const bent = ({ shoulder, elbow, hand }: Arm): string =>
  `M${shoulder.x} ${shoulder.y}Q${elbow.x} ${elbow.y - 16} ${elbow.x} ${elbow.y}L${hand.x} ${hand.y}`;

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function arm(ink: Ink, limb: Arm, look: Look): void {
  const path = bent(limb);
  const wrist = towards(limb.elbow, limb.hand, 0.72);
  const cuff = `M${wrist.x} ${wrist.y}L${limb.hand.x} ${limb.hand.y}`;
  shape(ink, path, null, [LINE_COLOUR, ARM + 5]);
  shape(ink, path, null, [sleeve(look), ARM]);
  isolated(ink, () => {
    ink.globalAlpha = 0.22;
    ink.translate(-2, -3);
    shape(ink, path, null, ['#fff', ARM * 0.3]);
  });
  // Rolled sleeves show the forearm of those who work with their hands.
  const isBare = look.dress === 'apron' || look.dress === 'dirndl' || look.dress === 'shirt';
  if (isBare) {
    const start = towards(limb.elbow, limb.hand, 0.1);
    const forearm = `M${start.x} ${start.y}L${limb.hand.x} ${limb.hand.y}`;
    shape(ink, forearm, null, [LINE_COLOUR, ARM - 1]);
    shape(ink, forearm, null, [look.skin, ARM - 6]);
  } else {
    shape(ink, cuff, null, [LINE_COLOUR, ARM + 4]);
    shape(ink, cuff, null, [look.dress === 'ermine' ? '#f7f1e3' : '#efe2c4', ARM - 1]);
  }
}

/** A fist seen from the back of the hand; `side` is 1 for the hand on the right of the picture. */
function fist(ink: Ink, { x, y }: Point, skin: string, side: 1 | -1): void {
  isolated(ink, () => {
    ink.translate(x, y);
    ink.scale(side, 1);
    shape(ink, 'M12-9C16-2 16 8 10 13C2 17-8 15-13 10C-17 4-16-6-11-11C-4-16 7-15 12-9Z', skin, [LINE_COLOUR, 2.4]);
    shape(ink, 'M-14-3L-5-4M-15 3L-5 2M-12 9L-4 8', null, [LINE_COLOUR, 1.8]);
    shape(ink, 'M4-11Q9-6 8 2', null, ['rgba(120,50,20,.45)', 1.8]);
  });
}

/** An icon as a thing: a lit side, a dark side and an outline. */
function tinted(ink: Ink, icon: AnyIcon, material: Material, size: number): void {
  const { light: pale, base, dark } = MATERIALS[material];
  const fill = linear(ink, 120, 40, 380, 480, [0, pale, 0.5, base, 1, dark]);
  stamp(ink, icon, 0, 0, size, fill, LINE_COLOUR);
}

const SIGN_SIZE = 74;

function sign(ink: Ink, { icon, material, isHeld, scale = 1 }: Sign): void {
  const size = SIGN_SIZE * scale;
  const at = isHeld ? { x: -80, y: -66 } : { x: -84, y: 10 - size / 2 };
  if (!isHeld) oval(ink, at.x, 9, size * 0.42, 5, 'rgba(10,4,0,.45)');
  isolated(ink, () => {
    ink.translate(at.x, at.y);
    tinted(ink, icon, material, size);
  });
}

/** A mug on the table or in the air, its handle on the right; people in ermine drink from a chalice. */
function drink(ink: Ink, mood: Mood, vessel: 'stein' | 'chalice'): void {
  isolated(ink, () => {
    if (mood === 'waiting') {
      oval(ink, 62, 8, 20, 4, 'rgba(10,4,0,.5)');
      ink.translate(61, -14);
    } else {
      ink.translate(64, -104);
      ink.rotate(-0.14);
      light(ink, 0, 0, 46, '#ffcf70', 0.4);
      ink.scale(1.12, 1.12);
    }
    if (vessel === 'stein') stein(ink, 0, 0, 48);
    else {
      ink.translate(10, 0);
      tinted(ink, 'chalice', 'gold', 48);
    }
  });
}

/** The distance by which the head is lower in each mood. */
const SUNK: Readonly<Record<Mood, number>> = { waiting: 0, served: -3, leaving: 5 };

/** The person behind the table's edge; to be drawn before the table, which hides the lower part. */
export function behindTable(ink: Ink, who: PersonId, x: number, edge: number, mood: Mood): void {
  isolated(ink, () => {
    ink.translate(x, edge);
    ink.scale(SCALE, SCALE);
    person(ink, who, HEAD.x, HEAD.y + SUNK[mood], HEAD.size, mood);
  });
}

/** Arms, hands and what they hold, in front of the table's edge. */
export function onTable(ink: Ink, who: PersonId, x: number, edge: number, mood: Mood): void {
  const look = LOOKS[who];
  const signArm = look.sign?.isHeld === true ? HOLDING : RESTING;
  const mugArm = MUG_ARM[mood];
  isolated(ink, () => {
    ink.translate(x, edge);
    ink.scale(SCALE, SCALE);
    arm(ink, signArm, look);
    if (look.sign !== null) sign(ink, look.sign);
    fist(ink, signArm.hand, look.skin, -1);
    arm(ink, mugArm, look);
    if (mood !== 'leaving') drink(ink, mood, look.dress === 'ermine' ? 'chalice' : 'stein');
    fist(ink, mugArm.hand, look.skin, 1);
  });
}

/** The arms of staff: one hand rests on the counter, the other holds up the sign of their trade, which `thing` draws. */
export function atCounter(ink: Ink, who: PersonId, x: number, edge: number, thing: () => void): void {
  const look = LOOKS[who];
  isolated(ink, () => {
    ink.translate(x, edge);
    ink.scale(SCALE, SCALE);
    arm(ink, SERVING, look);
    isolated(ink, () => {
      ink.translate(-76, -62);
      thing();
    });
    fist(ink, SERVING.hand, look.skin, -1);
    const resting = right({ x: 70, y: -6 }, { x: 30, y: 10 });
    arm(ink, resting, look);
    fist(ink, resting.hand, look.skin, 1);
  });
}
