// Paints the picture of a tavern to share: the tavern as on the table, but without Phaser, and beside it the players
// with their points, and lines about the game.
import { characterOf } from '../model/people.ts';
import type { PaintTavern, TavernPicture } from '../model/tavernPicture.ts';
import { withGuests } from '../model/tavernPicture.ts';
import { crest, downward, fillBox, type Ink, isolated, laurel, light, newInk, night, PALETTE, FONT } from './art.ts';
import { paintArt, paintHouse } from './backdrop.ts';
import type { Layout } from './layout.ts';
import { Places } from './layout/needs.ts';
import { rect, type Rect } from './layout/rect.ts';
import { layoutTavern } from './layout/tavernLayout.ts';
import { addLargeTavern } from './pieces/largeTavern.ts';
import type { Piece } from './pieces/piece.ts';

/** The size that chat programs show whole. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 24;
const HOUSE = rect(MARGIN, MARGIN, 852, HEIGHT - 2 * MARGIN);
/** The place of coaster and dice: below the picture, where they are not seen. */
const OUTSIDE = rect(HOUSE.x, HEIGHT + 200, HOUSE.width, 80);
const SIDE = rect(HOUSE.x + HOUSE.width + MARGIN, MARGIN, WIDTH - HOUSE.width - 3 * MARGIN, HOUSE.height);
const NOWHERE = rect(0, 0, 0, 0);

export const paintTavern: PaintTavern = async (picture) => {
  await loadFontsFor(picture);
  const ink = newInk(WIDTH, HEIGHT);
  night(ink, WIDTH, HEIGHT);
  paintTavernWithGuests(ink, picture);
  paintSide(ink, picture);
  return new Promise((resolve, reject) => {
    ink.canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be written as a PNG.')) : resolve(blob)),
      'image/png',
    );
  });
};

/** The letters of a script other than Latin are in files of their own, which a canvas does not wait for. */
async function loadFontsFor({ model, sign, headline, played }: TavernPicture): Promise<void> {
  const text = [sign, headline, played, TITLE, ...model.people.map(({ name }) => name), '0123456789'].join(' ');
  await Promise.allSettled(
    [`800 20px ${FONT.text}`, `400 20px ${FONT.title}`].map((font) => document.fonts.load(font, text)),
  );
}

function paintTavernWithGuests(ink: Ink, { model, seat, sign }: TavernPicture): void {
  const { view, people, scores } = model;
  const player = withGuests(view, seat);
  const person = people[seat];
  if (player === null || person === undefined) return;
  const places = new Places();
  const { modules } = view;
  const tables = Math.max(1, player.tables.length);
  const tavern = layoutTavern(
    places,
    { house: HOUSE, front: OUTSIDE, annex: null },
    seat,
    tables,
    { modules, isDrafting: false },
    'desk',
  );
  const layout: Layout = {
    screen: 'desk',
    width: WIDTH,
    height: HEIGHT,
    spots: places.spots,
    tavern,
    monastery: NOWHERE,
    wing: null,
    market: NOWHERE,
    shelves: 1,
    others: [],
  };
  paintHouse(ink, layout, {
    modules,
    focus: seat,
    colour: person.colour,
    character: characterOf(person),
    isPlain: false,
  });
  const pieces: Piece[] = [];
  const score = scores.find((one) => one.seat === seat)?.total ?? 0;
  const { colour } = person;
  addLargeTavern(
    pieces,
    { view, seat, player, person, people, dice: player.dice, score, coaster: colour, sign, forecast: null },
    layout,
  );
  for (const piece of pieces) if (piece.box.y < HEIGHT && piece.subject?.is !== 'die') paintPiece(ink, piece);
}

function paintPiece(ink: Ink, { picture, box, alpha = 1, coarse = 1 }: Piece): void {
  isolated(ink, () => {
    ink.globalAlpha = alpha;
    ink.translate(box.x, box.y);
    if (typeof picture === 'string') paintArt(ink, picture, rect(0, 0, box.width, box.height));
    else if (coarse === 1) picture.paint(ink, box.width, box.height);
    else {
      const small = newInk(box.width / coarse, box.height / coarse);
      picture.paint(small, box.width / coarse, box.height / coarse);
      ink.drawImage(small.canvas, 0, 0, box.width, box.height);
    }
  });
}

const TITLE = 'Tiefenthal';
const LINE = 74;

/** The name of the game, the evening or the winner, the players with their points, and the modules. */
function paintSide(ink: Ink, { model, headline, played }: TavernPicture): void {
  const { people, scores, result } = model;
  light(ink, SIDE.x + SIDE.width / 2, SIDE.y + 70, SIDE.width * 0.7, '#ffb648', 0.22);
  const gilt = downward(ink, SIDE.y, SIDE.y + 70, [0, '#fff3c0', 0.5, '#f0c35c', 1, '#b47a1e']);
  write(ink, TITLE, { x: SIDE.x, y: SIDE.y + 44, size: 58, font: FONT.title, fill: gilt, width: SIDE.width });
  write(ink, headline, {
    x: SIDE.x,
    y: SIDE.y + 104,
    size: 29,
    font: FONT.title,
    fill: PALETTE.cream,
    width: SIDE.width,
  });
  const order = [...scores].sort((one, other) => other.total - one.total);
  order.forEach(({ seat, total }, at) => {
    const person = people[seat];
    if (person === undefined) return;
    const y = SIDE.y + 176 + at * LINE;
    const board = rect(SIDE.x, y - LINE / 2 + 5, SIDE.width, LINE - 10);
    fillBox(ink, board, 'rgba(10,6,3,.62)');
    fillBox(ink, { ...board, height: 1.5 }, 'rgba(243,216,140,.4)');
    if (result?.winners.includes(seat) === true) laurel(ink, board.x + 34, y, 62);
    crest(ink, person.colour, board.x + 34, y, 38);
    write(ink, person.name, { x: board.x + 72, y, size: 28, font: FONT.text, fill: PALETTE.cream, width: 130 });
    write(ink, `${total}`, {
      x: board.x + board.width - 14,
      y,
      size: 34,
      font: FONT.text,
      fill: PALETTE.goldLight,
      width: 60,
      isRight: true,
    });
  });
  write(ink, played, {
    x: SIDE.x,
    y: SIDE.y + SIDE.height - 16,
    size: 22,
    font: FONT.text,
    fill: PALETTE.paperShade,
    width: SIDE.width,
  });
}

interface Writing extends Pick<Rect, 'x' | 'y' | 'width'> {
  size: number;
  font: string;
  fill: string | CanvasGradient;
  /** The text ends at `x` instead of beginning there. */
  isRight?: boolean;
}

/** Writes a text in one line, in smaller letters where it would be too long. */
function write(ink: Ink, text: string, { x, y, width, size, font, fill, isRight = false }: Writing): void {
  isolated(ink, () => {
    const weight = font === FONT.text ? '800 ' : '';
    ink.font = `${weight}${size}px ${font}`;
    const scale = Math.min(1, width / ink.measureText(text).width);
    ink.font = `${weight}${size * scale}px ${font}`;
    ink.textAlign = isRight ? 'right' : 'left';
    ink.textBaseline = 'middle';
    ink.fillStyle = fill;
    ink.fillText(text, x, y);
  });
}
