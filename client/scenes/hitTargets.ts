// Hit targets of the shown table: finds the die or spot under a point, and what a click there can mean.
import { mayBeFinal, type Face, type RefusalReason } from '../../game/index.ts';
import { isSameDie, type HeldDie } from '../model/heldDie.ts';
import { isDoneAt, meaningOf, refusalAt } from '../model/picks.ts';
import { PRICED } from '../model/prompt.ts';
import type { Spot } from '../model/spots.ts';
import type { TableSelection } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Board, Shown } from './board.ts';
import { pieceAt, spotAt } from './hitTest.ts';
import type { Layout } from './layout.ts';
import type { LiftedDie } from './liftedDie.ts';
import type { Camera } from './camera.ts';
import type { Piece } from './pieces/piece.ts';

/** The effect of a click on a spot. */
export type ClickEffect =
  /** A move without a price, a question before a move, the held die placed or let go, or another tavern shown large. */
  | 'acts'
  /** A move with a price; a finger's first tap only explains it. */
  | 'pays'
  /** A move with a price that the first click of a mouse only explains as well. */
  | 'explainsFirst'
  /** A refusal with its reason. */
  | 'refused'
  /** A refusal because it is not the time for such a move. */
  | 'atAnotherTime'
  | 'nothing';

/**
 * The table as the pointer meets it. Points are in CSS pixels from the upper left corner of the host; `finger` is the
 * size to which smaller targets are enlarged.
 */
export interface HitTargets {
  dieAt(x: number, y: number, finger: number): HeldDie | null;
  coasterDieAt(x: number, y: number, finger: number): Face | null;
  spotAt(x: number, y: number, finger: number): Spot | null;
  clickOn(spot: Spot): ClickEffect;
  /** The space under the die, if a click on the die is meant for the space because another die is held; otherwise null. */
  spaceMeantBy(die: HeldDie): Spot | null;
  lift(die: HeldDie, x: number, y: number): void;
  liftFromCoaster(value: Face, x: number, y: number): void;
  drag(x: number, y: number): void;
  letGo(): void;
  moveTable(dx: number, dy: number): boolean;
}

export interface TableShown {
  model: TableModel;
  selection: TableSelection;
  layout: Layout;
}

interface TableParts {
  shown: () => TableShown | null;
  board: Board;
  camera: Camera;
  lifted: LiftedDie;
  moveTable: HitTargets['moveTable'];
  /** The player's setting: a first click on what cannot be taken back, or on a counter guest, only explains it. */
  firstClickOnlyShows: () => boolean;
}

export function hitTargetsOf({ shown, board, camera, lifted, moveTable, firstClickOnlyShows }: TableParts): HitTargets {
  /** The dice that the player can pick up: not those that were taken off, which are pale. */
  const pieces = (is: 'die' | 'coasterDie'): Piece[] => {
    const me = shown()?.model.me ?? null;
    return board.pieces.flatMap(({ piece }) =>
      piece.subject?.is === is && piece.subject.seat === me && piece.alpha === undefined ? [piece] : [],
    );
  };
  return {
    dieAt: (x, y, finger) => {
      const subject = pieceAt(pieces('die'), ...camera.onTable(x, y), finger)?.subject;
      if (subject?.is !== 'die') return null;
      const { value, own, at, nth = 0 } = subject;
      return { value, own, from: at, ...(nth > 0 ? { nth } : {}) };
    },
    coasterDieAt: (x, y, finger) => {
      const subject = pieceAt(pieces('coasterDie'), ...camera.onTable(x, y), finger)?.subject;
      return subject?.is === 'coasterDie' ? subject.value : null;
    },
    spotAt: (x, y, finger) => {
      const layout = shown()?.layout;
      if (layout === undefined) return null;
      const drawn = board.pieces.map(({ piece }) => piece);
      return spotAt(drawn, layout, ...camera.onTable(x, y), finger);
    },
    clickOn: (spot) => {
      const effect = clickOn(shown(), spot);
      return effect === 'explainsFirst' && !firstClickOnlyShows() ? 'pays' : effect;
    },
    spaceMeantBy: (die) => spaceMeantBy(shown(), die),
    lift: (die, x, y) => {
      const found = dieOn(board, shown()?.model.me ?? null, die);
      if (found !== undefined) lifted.lift(found, ...camera.onTable(x, y));
    },
    liftFromCoaster: (value, x, y) => {
      const found = coasterDieOn(board, shown()?.model.me ?? null, value);
      if (found !== undefined) lifted.lift(found, ...camera.onTable(x, y));
    },
    drag: (x, y) => lifted.move(...camera.onTable(x, y)),
    letGo: () => lifted.letGo(),
    moveTable,
  };
}

/** The piece of one of a seat's dice. */
export const dieOn = (board: Board, seat: TableModel['me'], { value, own, from, nth }: HeldDie): Shown | undefined =>
  board.pieces.find(
    ({ piece: { subject } }) =>
      subject?.is === 'die' &&
      subject.seat === seat &&
      subject.value === value &&
      subject.own === own &&
      subject.at === from &&
      (nth === undefined || subject.nth === nth),
  );

/** The piece of a die on the coaster in front of a seat. */
export const coasterDieOn = (board: Board, seat: TableModel['me'], value: Face): Shown | undefined =>
  board.pieces.find(
    ({ piece: { subject } }) => subject?.is === 'coasterDie' && subject.seat === seat && subject.value === value,
  );

function clickOn(shown: TableShown | null, spot: Spot): ClickEffect {
  if (shown === null) return 'nothing';
  if (acts(shown, spot)) return effectOfSale(shown, spot) ?? 'acts';
  const refused = refusalAt(spot, shown.model);
  if (refused === null) return 'nothing';
  return AT_ANOTHER_TIME.includes(refused.because) ? 'atAnotherTime' : 'refused';
}

/**
 * Null where nothing is paid. Two kinds of move are explained first: those that may show something hidden and so cannot be
 * taken back, and giving up a counter guest, because one click that slips would waste it.
 */
function effectOfSale({ model, selection }: TableShown, spot: Spot): 'pays' | 'explainsFirst' | null {
  const meaning = meaningOf({ pick: 'spot', spot }, model, selection.held);
  if (meaning.means !== 'move' || !PRICED.includes(meaning.move.type)) return null;
  return meaning.move.type === 'giveUp' || mayBeFinal(model.view, meaning.move) ? 'explainsFirst' : 'pays';
}

const AT_ANOTHER_TIME: readonly RefusalReason[] = ['wrongPhase', 'notYourTurn', 'alreadyDone', 'gameOver'];

function acts({ model, selection }: TableShown, spot: Spot): boolean {
  // A held die is placed there, or let go.
  if (selection.held !== null) return true;
  // A click in another tavern shows that tavern large.
  if ('seat' in spot && spot.seat !== selection.focus) return true;
  return model.offers.some((offer) => isDoneAt(offer, spot));
}

/** With a die held, a click on a die that lies on another space means that space, if the held die can go there. */
function spaceMeantBy(shown: TableShown | null, die: HeldDie): Spot | null {
  const held = shown?.selection.held ?? null;
  if (shown === null || held === null || die.from === null || die.from === held.from) return null;
  const offer = shown.model.offers.find(({ move, refused }) => {
    if (refused !== null || move.type !== 'put') return false;
    const [shift] = move.dice;
    return shift.to === die.from && isSameDie(shift, held);
  });
  return offer?.spot ?? null;
}
