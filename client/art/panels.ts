// Panels, buttons, ribbons and shelves that stretch: nine slices, with the margins that must not.
import { isolated, shadow, downward, fillBox, rounded, shape, type Box, type Ink } from './ink.ts';
import { plank, WORN_WOOD, OAK, planks, TABLE_WOOD } from './wood.ts';
import { brass, brassLine, corners } from './brass.ts';
import { frame } from './frame.ts';
import { paper } from './surfaces.ts';
import { PALETTE } from './theme.ts';

export interface NineSlice {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly paint: (ink: Ink, box: Box) => void;
}

const even = (width: number, height: number, margin: number, paint: NineSlice['paint']): NineSlice => ({
  width,
  height,
  left: margin,
  right: margin,
  top: margin,
  bottom: margin,
  paint,
});

const within = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

function shadowed(ink: Ink, box: Box, radius: number, fill: string): void {
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.65)', blur: 6, y: 3 });
    rounded(ink, box, radius);
    ink.fillStyle = fill;
    ink.fill();
  });
}

function button(top: string, middle: string, bottom: string, pressed: boolean): NineSlice['paint'] {
  return (ink, whole) => {
    const box = within(whole, 4);
    if (!pressed) shadowed(ink, box, 10, '#1a0d05');
    rounded(ink, box, 10);
    ink.fillStyle = pressed
      ? downward(ink, box.y, box.y + box.height, [0, bottom, 1, middle])
      : downward(ink, box.y, box.y + box.height, [0, top, 0.5, middle, 1, bottom]);
    ink.fill();
    if (!pressed) {
      rounded(ink, { ...within(box, 3), height: (box.height - 6) * 0.45 }, 7);
      ink.fillStyle = 'rgba(255,255,255,.13)';
      ink.fill();
    }
    brassLine(ink, box, 10, 2);
  };
}

const ribbon =
  (base: string, dark: string): NineSlice['paint'] =>
  (ink, { width: w, height: h }) => {
    const tail = 26;
    shape(ink, `M0 ${h * 0.22}L${tail + 12} ${h * 0.22}L${tail + 12} ${h}L0 ${h}L${tail * 0.5} ${h * 0.61}Z`, dark);
    shape(
      ink,
      `M${w} ${h * 0.22}L${w - tail - 12} ${h * 0.22}L${w - tail - 12} ${h}L${w} ${h}L${w - tail * 0.5} ${h * 0.61}Z`,
      dark,
    );
    const box: Box = { x: tail, y: 2, width: w - 2 * tail, height: h * 0.78 };
    shadowed(ink, box, 3, dark);
    fillBox(ink, box, downward(ink, 2, h * 0.8, [0, dark, 0.2, base, 0.7, base, 1, dark]));
    ink.fillStyle = brass(ink, 0, 0, w, h);
    ink.fillRect(box.x, box.y + 4, box.width, 1.6);
    ink.fillRect(box.x, box.y + box.height - 5.6, box.width, 1.6);
  };

export const PANELS = {
  'panel/oak': even(160, 160, 34, (ink, whole) => {
    const box = within(whole, 5);
    shadowed(ink, box, 14, PALETTE.oakDark);
    isolated(ink, () => {
      rounded(ink, box, 14);
      ink.clip();
      planks(ink, box, OAK, 25, 'panel');
      fillBox(ink, box, 'rgba(14,7,3,.45)');
    });
    brassLine(ink, within(box, 4), 11, 2);
    corners(ink, within(box, 1), 20);
  }),
  'panel/paper': even(120, 120, 30, (ink, whole) => {
    const box = within(whole, 5);
    shadowed(ink, box, 8, PALETTE.paperShade);
    paper(ink, box, 8);
    brassLine(ink, within(box, 6), 4, 1.2);
  }),
  'panel/frame': even(160, 160, 34, (ink, whole) => frame(ink, within(whole, 2), 14, true, 'panel frame')),
  'panel/frame/poor': even(160, 160, 34, (ink, whole) => frame(ink, within(whole, 2), 14, false, 'poor panel frame')),
  'panel/night': even(96, 96, 24, (ink, whole) => {
    const box = within(whole, 4);
    rounded(ink, box, 12);
    ink.fillStyle = 'rgba(14,8,5,.82)';
    ink.fill();
    ink.lineWidth = 1.4;
    ink.strokeStyle = 'rgba(217,176,82,.55)';
    ink.stroke();
  }),
  'panel/shelf': {
    ...even(240, 72, 30, () => undefined),
    top: 20,
    bottom: 40,
    paint: (ink, { width, height }) => {
      shadowed(ink, { x: 4, y: 6, width: width - 8, height: height - 20 }, 4, '#1a0d05');
      plank(ink, { x: 2, y: 2, width: width - 4, height: 30 }, TABLE_WOOD, 'shelf top');
      plank(
        ink,
        { x: 2, y: 32, width: width - 4, height: 16 },
        { dark: '#241107', mid: '#4f2e16', pale: '#8a5a2e' },
        'shelf edge',
      );
      ink.fillStyle = 'rgba(255,232,180,.5)';
      ink.fillRect(2, 2, width - 4, 1.4);
      for (const x of [14, width - 34]) {
        shape(ink, `M${x} 48L${x + 20} 48L${x + 16} 66Q${x + 10} 72 ${x + 4} 66Z`, brass(ink, x, 48, x + 20, 70), [
          '#2a1808',
          1.4,
        ]);
      }
    },
  },
  'panel/plank': even(120, 48, 18, (ink, whole) => {
    const box = within(whole, 3);
    shadowed(ink, box, 6, '#1a0d05');
    isolated(ink, () => {
      rounded(ink, box, 6);
      ink.clip();
      plank(ink, box, WORN_WOOD, 'plank');
    });
  }),
  'button/brass': even(96, 56, 20, button('#ffe9a8', '#d9a93e', '#8f651a', false)),
  'button/brass/down': even(96, 56, 20, button('#ffe9a8', '#d9a93e', '#8f651a', true)),
  'button/oak': even(96, 56, 20, button('#7d5230', '#57351c', '#321c0d', false)),
  'button/oak/down': even(96, 56, 20, button('#7d5230', '#57351c', '#321c0d', true)),
  'button/red': even(96, 56, 20, button('#b8434e', '#8b2635', '#4f0f1a', false)),
  'button/red/down': even(96, 56, 20, button('#b8434e', '#8b2635', '#4f0f1a', true)),
  'button/off': even(96, 56, 20, button('#6a6158', '#524a42', '#3a342e', false)),
  'ribbon/red': {
    width: 220,
    height: 60,
    left: 46,
    right: 46,
    top: 20,
    bottom: 20,
    paint: ribbon('#8b2635', '#4a0f19'),
  },
  'ribbon/green': {
    width: 220,
    height: 60,
    left: 46,
    right: 46,
    top: 20,
    bottom: 20,
    paint: ribbon('#2f6a50', '#123022'),
  },
  'ribbon/noble': {
    width: 220,
    height: 60,
    left: 46,
    right: 46,
    top: 20,
    bottom: 20,
    paint: ribbon('#6b3382', '#2d1238'),
  },
} as const satisfies Record<string, NineSlice>;

export type PanelKey = keyof typeof PANELS;
export const PANEL_KEYS = Object.keys(PANELS) as PanelKey[];
