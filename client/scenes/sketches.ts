// Sketches: pictures that belong to the scenes and not to client/art, such as numbers, marks, light and shadow. They
// have no size of their own: each is painted into a box of any width and height.
import {
  isolated,
  dieOutline,
  disc,
  downward,
  figure,
  laurel,
  type Ink,
  LETTERS,
  PALETTE,
  ring,
  redRibbon,
  rounded,
  shadow,
} from './art.ts';

export interface Sketch {
  /** Two sketches with the same key look the same. */
  key: string;
  paint: (ink: Ink, width: number, height: number) => void;
  /** Set if the sketch shows so much that changes during the game that the same one is hardly ever needed again. */
  isPassing?: true;
}

/** A counter: a number on a cream badge. */
export const badge = (text: string): Sketch => ({
  key: `badge ${text}`,
  paint: (ink, width, height) => {
    const radius = height / 2 - 1;
    isolated(ink, () => {
      shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 3, y: 1 });
      rounded(ink, { x: 1, y: 1, width: width - 2, height: height - 2 }, radius);
      ink.fillStyle = PALETTE.oakBlack;
      ink.fill();
    });
    rounded(ink, { x: 1, y: 1, width: width - 2, height: height - 2 }, radius);
    ink.fillStyle = downward(ink, 0, height, [0, PALETTE.cream, 1, PALETTE.paperShade]);
    ink.fill();
    ink.lineWidth = Math.max(1, height * 0.07);
    ink.strokeStyle = PALETTE.brassDark;
    ink.stroke();
    figure(ink, text, width / 2, height / 2, Math.max(LETTERS.least, height * 0.68), PALETTE.ink);
  },
});

export type Halo = 'allowed' | 'schnapps' | 'helped' | 'pointed' | 'chosen' | 'advised';

const HALO_COLOUR: Record<Halo, string> = {
  allowed: '255,208,96',
  schnapps: '110,232,196',
  helped: '150,214,240',
  pointed: '255,246,220',
  chosen: '168,232,132',
  advised: '214,166,255',
};

/** Strokes the path that `outline` lays, with the light of a halo; `fine`, at most 1, scales the width of its lines. */
function shine(ink: Ink, kind: Halo, fine: number, outline: () => void): void {
  const colour = HALO_COLOUR[kind];
  for (const [wide, alpha] of [
    [12 * fine, 0.14],
    [8 * fine, 0.24],
    [5 * fine, 0.42],
  ] as const) {
    outline();
    ink.lineWidth = wide;
    ink.strokeStyle = `rgba(${colour},${alpha})`;
    ink.stroke();
  }
  outline();
  ink.lineWidth = 1 + 1.2 * fine;
  ink.strokeStyle = `rgb(${colour})`;
  if (kind === 'helped' || kind === 'advised' || kind === 'schnapps') ink.setLineDash([6, 4]);
  ink.stroke();
  ink.setLineDash([]);
}

/** Light around something that can be done, taken or aimed at, or that is pointed at, chosen or advised. */
export const halo = (kind: Halo): Sketch => ({
  key: `halo ${kind}`,
  paint: (ink, width, height) => {
    const margin = HALO_REACH + 1;
    const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
    const radius = Math.min(10, box.width * 0.1);
    shine(ink, kind, Math.min(1, Math.min(box.width, box.height) / 56), () => rounded(ink, box, radius));
  },
});

/**
 * Light around the outline of a die, whose top and right sides are seen; the picture is larger than the die's by
 * `HALO_REACH` on each side.
 */
export const dieHalo = (kind: Halo): Sketch => ({
  key: `die halo ${kind}`,
  paint: (ink, width, height) => {
    const size = width - 2 * HALO_REACH;
    shine(ink, kind, Math.min(1, size / 70), () => dieOutline(ink, width / 2, height / 2, size, 1.5));
  },
});

/** The pixels by which a halo reaches beyond the box that it is around. */
export const HALO_REACH = 6;

/** A violet veil over a die that is suggested and does not lie there yet. */
export const SUGGESTED: Sketch = {
  key: 'suggested',
  paint: (ink, width, height) => {
    rounded(ink, { x: 0, y: 0, width, height }, width * 0.16);
    ink.fillStyle = 'rgba(150,90,230,.2)';
    ink.fill();
  },
};

/** "+1" where dishwashers would have to help. */
export const helpMark = (raise: number): Sketch => ({
  key: `help ${raise}`,
  paint: (ink, width, height) => {
    const radius = Math.min(width, height) / 2 - 1;
    disc(ink, width / 2, height / 2, radius, '#1d5068');
    ring(ink, width / 2, height / 2, radius, 1.6, '#e6f4f4');
    figure(ink, `+${raise}`, width / 2, height / 2, Math.max(LETTERS.least, radius * 1.15), '#ffffff', '#0f2d3b');
  },
});

/** A tick on what was chosen. */
export const CHOSEN_MARK: Sketch = {
  key: 'chosen',
  paint: (ink, width, height) => {
    const radius = Math.min(width, height) / 2 - 1;
    const x = width / 2;
    const y = height / 2;
    disc(ink, x, y, radius, '#2f6b22');
    ring(ink, x, y, radius, 2, '#f2ffe8');
    ink.beginPath();
    ink.moveTo(x - radius * 0.46, y + radius * 0.04);
    ink.lineTo(x - radius * 0.12, y + radius * 0.4);
    ink.lineTo(x + radius * 0.48, y - radius * 0.36);
    ink.lineWidth = radius * 0.26;
    ink.lineCap = 'round';
    ink.lineJoin = 'round';
    ink.strokeStyle = '#ffffff';
    ink.stroke();
  },
};

/** Darkens what is not available now. */
export const shade = (alpha: number): Sketch => ({
  key: `shade ${alpha}`,
  paint: (ink, width, height) => {
    rounded(ink, { x: 0, y: 0, width, height }, Math.min(8, width * 0.07));
    ink.fillStyle = `rgba(12,6,2,${alpha})`;
    ink.fill();
  },
});

/** Dims the whole room: a few black pixels, stretched. */
export const DARKNESS: Sketch = {
  key: 'darkness',
  paint: (ink, width, height) => {
    ink.fillStyle = '#0a0502';
    ink.fillRect(0, 0, width, height);
  },
};

const FLOATING = 'floating ';

/** A gain or loss of thalers or beer, as a number that floats up from their counter. */
export const floating = (by: number): Sketch => ({
  key: `${FLOATING}${by}`,
  paint: (ink, width, height) =>
    figure(
      ink,
      by > 0 ? `+${by}` : `−${-by}`,
      width / 2,
      height / 2,
      height * 0.86,
      by > 0 ? PALETTE.allowed : '#ffb3a0',
      PALETTE.oakBlack,
    ),
});

export const isFloating = ({ key }: Sketch): boolean => key.startsWith(FLOATING);

/** A ribbon with a laurel, for the end of the last evening. */
export const RIBBON: Sketch = {
  key: 'ribbon',
  paint: (ink, width, height) => {
    redRibbon(ink, width, height);
    laurel(ink, width / 2, height * 0.42, height * 0.7);
  },
};

/** The visible edge of a card that lies under another one. */
export const CARD_EDGE: Sketch = {
  key: 'cardEdge',
  paint: (ink, width, height) => {
    rounded(ink, { x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, width * 0.065);
    ink.fillStyle = '#6d5738';
    ink.fill();
    ink.lineWidth = 1;
    ink.strokeStyle = '#1c1007';
    ink.stroke();
  },
};

/** The shadow of a flying thing. */
export const SOFT_SHADOW: Sketch = {
  key: 'softShadow',
  paint: (ink, width, height) => {
    for (let layer = 5; layer > 0; layer--) {
      const inset = (Math.min(width, height) * 0.4 * (5 - layer)) / 10;
      rounded(
        ink,
        { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
        Math.min(width, height) * 0.16,
      );
      ink.fillStyle = 'rgba(0,0,0,.16)';
      ink.fill();
    }
  },
};

/** The left leaf of the tavern's door: planks, iron bands, and a ring near the edge where it meets the right leaf. */
export const DOOR: Sketch = {
  key: 'door',
  paint: (ink, width, height) => {
    ink.fillStyle = downward(ink, 0, height, [0, '#4a2a13', 1, '#2a160a']);
    ink.fillRect(0, 0, width, height);
    const planks = 5;
    for (let plank = 1; plank < planks; plank++) {
      ink.fillStyle = 'rgba(0,0,0,.5)';
      ink.fillRect((width / planks) * plank - 1.5, 0, 3, height);
      ink.fillStyle = 'rgba(255,214,150,.08)';
      ink.fillRect((width / planks) * plank + 1.5, 0, 2, height);
    }
    for (const y of [0.18, 0.76]) {
      ink.fillStyle = '#191310';
      ink.fillRect(0, height * y, width * 0.86, height * 0.06);
      for (let stud = 0; stud < 5; stud++)
        disc(ink, width * (0.08 + stud * 0.18), height * (y + 0.03), height * 0.011, '#5c5048');
    }
    ring(ink, width * 0.9, height * 0.5, height * 0.035, height * 0.012, '#a8792c');
    ink.fillStyle = '#120903';
    ink.fillRect(width - 3, 0, 3, height);
  },
};
