// The reputation track, a circuit on an oak board, and its spaces one by one.
import { type ReputationSpace, reputationTrack } from '../../game/index.ts';
import { crown, laurel, signatureSeal } from './honours.ts';
import { isolated, ball, type Box, disc, figure, type Ink, type Point, rounded, shadow, vignette } from './ink.ts';
import { denyToken } from './symbols.ts';
import { leastLetters, PALETTE } from './theme.ts';
import { schnappsGlass } from './vessels.ts';
import { brass, brassLine } from './brass.ts';
import { OAK, planks } from './wood.ts';
import { REPUTATION_UNIT } from './units.ts';

/** The two printed tracks: with the signature space of the guest book, or without. */
export type ReputationBoardKind = 'plain' | 'signature';

/** The guest book comes with module 5; without it the track is that of module 3. */
const spacesOf = (kind: ReputationBoardKind): readonly ReputationSpace[] =>
  reputationTrack(kind === 'signature' ? 5 : 3);

/** The middles of the spaces of the circuit, clockwise from the first; the last is the crown. */
export function reputationPlaces(kind: ReputationBoardKind): readonly Point[] {
  const count = spacesOf(kind).length;
  return Array.from({ length: count }, (_, at) => {
    const upperCount = Math.ceil(count / 2);
    const isUpper = at < upperCount;
    const along = isUpper ? at / (upperCount - 1) : 1 - (at - upperCount) / (count - upperCount - 1);
    return { x: 40 + along * 300, y: isUpper ? 44 : 106 };
  });
}

/** Position of a marker that is not on the track yet. */
export const REPUTATION_START: Point = { x: 12, y: 75 };

/** One space of the track, 50 across; its number is at least `leastSize` high. */
export function reputationSpace(ink: Ink, space: ReputationSpace, x: number, y: number, leastSize = 0): void {
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 4, y: 2 });
    disc(ink, x, y, 25, PALETTE.brassDark);
  });
  disc(ink, x, y, 24, brass(ink, x - 24, y - 24, x + 24, y + 24));
  disc(ink, x, y, 21, ball(ink, x, y, 24, [0, '#fdf3d8', 1, '#d9c08a']));
  if ('vp' in space) {
    laurel(ink, x, y, 40);
    figure(ink, String(space.vp), x, y, Math.max(22, leastSize), PALETTE.cream, 'rgba(40,6,10,.9)');
    return;
  }
  switch (space.gives) {
    case 'schnapps':
      schnappsGlass(ink, x, y, 36);
      return;
    case 'schnappsOrDeny':
      schnappsGlass(ink, x - 8, y - 2, 26);
      denyToken(ink, x + 9, y + 3, 22);
      return;
    case 'signature':
      signatureSeal(ink, x, y, 32);
      return;
    case 'crown':
      crown(ink, x, y, 32);
      return;
    default:
      space.gives satisfies never;
  }
}

export function reputationBoard(ink: Ink, kind: ReputationBoardKind, shownWidth: number): void {
  const whole: Box = { x: 0, y: 0, ...REPUTATION_UNIT };
  isolated(ink, () => {
    rounded(ink, whole, 75);
    ink.clip();
    planks(ink, whole, OAK, 25, 'reputation');
    vignette(ink, whole, 0.5);
  });
  brassLine(ink, { x: 3, y: 3, width: 374, height: 144 }, 72, 2.4);
  const places = reputationPlaces(kind);
  ink.beginPath();
  ink.roundRect(40, 44, 300, 62, 31);
  ink.lineWidth = 16;
  ink.strokeStyle = 'rgba(10,4,1,.55)';
  ink.stroke();
  ink.lineWidth = 10;
  ink.strokeStyle = '#6b1d2a';
  ink.stroke();
  spacesOf(kind).forEach((space, at) => {
    const { x, y } = places[at] ?? { x: 0, y: 0 };
    reputationSpace(ink, space, x, y, leastLetters(REPUTATION_UNIT.width, shownWidth));
  });
}
