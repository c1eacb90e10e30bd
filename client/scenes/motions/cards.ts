// Flights of cards, dice and goods; and further motions of cards: shuffle, refill of the display, clearing a tavern at
// closing time.
import type { Seat } from '../../../game/index.ts';
import type { MotionOf, Thing } from '../../model/timeline.ts';
import type { Spot } from '../../model/spots.ts';
import { cardKey } from '../art.ts';
import { fitted, type Rect } from '../layout/rect.ts';
import { CARD_SHAPE } from '../layout/needs.ts';
import type { Sketch } from '../sketches.ts';
import { staffSymbol } from '../sketches/staff.ts';
import { place, type Animator, type Ghost } from './animator.ts';
import { fly, sparkle } from './flight.ts';
import { relight } from './candles.ts';
import { claimLanding, liesFaceDown, takeFrom, pictureOf, sitterOf, subjectOf, staysAt } from './things.ts';

/** A guest who is turned away is seen at the table for this share of the time, angry or sad. */
const SULKS = 0.5;

/** The time in which a candle flares up or goes out. */
const LIGHT_MS = 380;

/** The most things that fly for one amount, one after the other, and the time between two of them. */
const MOST_FLIGHTS = 6;
const APART_MS = 55;

export function flyThing(animator: Animator, { thing, from, to, flip }: MotionOf<'fly'>, lasts: number): void {
  const count = 'count' in thing ? Math.min(MOST_FLIGHTS, Math.max(1, thing.count)) : 1;
  const start = takeFrom(animator, thing, from);
  const end = claimLanding(animator, thing, to);
  if (start === null || end === null) return;
  for (let nth = 0; nth < count; nth++) flyOne(animator, thing, { start, end, from, to, flip }, lasts, nth * APART_MS);
}

interface Way {
  start: Rect;
  end: Rect;
  from: Spot;
  to: Spot;
  flip: boolean;
}

function flyOne(
  animator: Animator,
  thing: Thing,
  { start, end, from, to, flip }: Way,
  lasts: number,
  delay: number,
): void {
  const isCard = thing.thing === 'card';
  const sitter = sitterOf(animator, thing, from, to);
  const before = pictureOf(animator, thing, { isFaceDown: isCard && liesFaceDown(from), sitter });
  const landing =
    symbolAt(animator, thing, to) ?? pictureOf(animator, thing, { isFaceDown: isCard && liesFaceDown(to), sitter });
  const sulkMs = isCard && from.at === 'table' && to.at === 'box' ? lasts * SULKS : 0;
  if (isCard && from.at === 'table') animator.later(sulkMs, () => relight(animator, from.seat, LIGHT_MS));
  const ghost = animator.ghost(before, start, end);
  // Hidden until its own flight begins.
  ghost.image.setVisible(delay === 0);
  if (delay > 0) animator.later(delay, () => animator.reveal(ghost));
  const turns = isCard && (flip || before !== landing);
  fly(animator, ghost, {
    from: start,
    to: end,
    lasts: Math.max(120, lasts - delay - sulkMs),
    delay: delay + sulkMs,
    turnsTo: turns ? landing : null,
    lean: isCard ? 0.12 : 0.5,
    landed: () => {
      ghost.box = end;
      place(ghost.image, end);
      if (thing.thing === 'card' && thing.card === 'noble' && to.at === 'deck') sparkle(animator, end, 420);
      if (staysAt(animator, thing, to)) {
        animator.land(ghost, to, subjectOf(thing, to));
        slipUnder(animator, ghost, to);
        if (isCard && to.at === 'table') relight(animator, to.seat, LIGHT_MS);
      } else animator.letGo(ghost);
    },
  });
}

/** The symbol as which a card lies among the staff of a small tavern; null for anything else. */
function symbolAt(animator: Animator, thing: Thing, spot: Spot): Sketch | null {
  if (thing.thing !== 'card' || spot.at !== 'beside' || animator.isLarge(spot.seat)) return null;
  // A symbol that was cleared away meanwhile does not count any more.
  const isThere = animator.pieces(({ key }) => key === `${spot.seat}/beside/${spot.card}/0`).length > 0;
  const before = isThere ? (animator.before.view.players[spot.seat]?.beside[spot.card] ?? 0) : 0;
  return staffSymbol(spot.card, before + animator.lying(spot).length + 1);
}

/** Crops the part of a card beside a tile that lies under the tile. */
function slipUnder(animator: Animator, ghost: Ghost, spot: Spot): void {
  const beside = spot.at === 'beside' && animator.isLarge(spot.seat) ? animator.at(spot) : null;
  if (beside === null) return;
  const { frame } = ghost.image;
  const hidden = Math.max(0, ((beside.x - ghost.box.x) / ghost.box.width) * frame.cutWidth);
  ghost.image.setCrop(hidden, 0, frame.cutWidth - hidden, frame.cutHeight);
}

/** Cards slide out of the deck to both sides and back, twice. */
export function shuffle(animator: Animator, { at }: MotionOf<'shuffle'>, lasts: number): void {
  const whole = animator.at(at);
  if (whole === null) return;
  const box = fitted(whole, CARD_SHAPE);
  for (let nth = 0; nth < 6; nth++) {
    const ghost = animator.ghost('card/back', box);
    const side = nth % 2 === 0 ? -1 : 1;
    const far = box.width * (0.5 + 0.06 * nth);
    animator.run(
      lasts * 0.8,
      'Sine.easeInOut',
      (share) => {
        const out = Math.sin(share * Math.PI * 2) ** 2;
        place(ghost.image, { ...box, x: box.x + side * far * out, y: box.y - nth * 1.4 * out });
        ghost.image.setRotation(side * 0.12 * out);
      },
      () => animator.letGo(ghost),
      nth * lasts * 0.03,
    );
  }
}

/** A new guest enters the display, or the gap stays. */
export function refill(animator: Animator, { place: index, guest }: MotionOf<'refill'>, lasts: number): void {
  const spot: Spot = { at: 'display', place: index };
  const box = animator.at(spot);
  if (box === null) return;
  for (const shown of animator.pieces((piece) => piece.key.startsWith(`display/${index}/`))) animator.hide(shown);
  for (const ghost of animator.lying(spot)) animator.letGo(ghost);
  if (guest === null) return;
  // The next guest of the pile lay face up below the previous one; a guest of the row comes from the deck.
  const fromPile = index === 0 && (animator.before.view.pile.length > 0 || animator.after.view.pile.length > 0);
  const from = (fromPile ? box : animator.at({ at: 'guestDeck' })) ?? box;
  const ghost = animator.ghost(fromPile ? cardKey(guest) : 'card/back', from, box);
  fly(animator, ghost, {
    from,
    to: box,
    lasts,
    turnsTo: fromPile ? null : cardKey(guest),
    landed: () => animator.land(ghost, spot, { is: 'display', place: index, guest }),
  });
}

const isInTavern = (seat: Seat, spot: Spot | undefined): boolean =>
  spot !== undefined && (spot.at === 'table' || spot.at === 'beside') && spot.seat === seat;

/** All cards of the evening go to the discard pile, and the dice vanish. */
export function clear(animator: Animator, { seat }: MotionOf<'clear'>, lasts: number): void {
  const pile = animator.at({ at: 'discard', seat });
  const dice = animator.pieces(({ subject }) => subject?.is === 'die' && subject.seat === seat);
  for (const shown of dice) animator.hideAllUnder(shown.piece.key);
  for (const ghost of animator.ghosts)
    if (ghost.lies?.subject?.is === 'die' && ghost.lies.subject.seat === seat) animator.letGo(ghost);
  if (pile === null) return;
  const to = fitted(pile, CARD_SHAPE);
  const cards = animator.pieces(({ spot, subject }) => subject?.is === 'card' && isInTavern(seat, spot));
  const leaving = [
    ...cards.map(({ piece }) => ({ picture: piece.picture, box: piece.box })),
    ...animator.ghosts
      .filter(({ lies }) => lies !== null && isInTavern(seat, lies.spot))
      .map((ghost) => {
        animator.letGo(ghost);
        return { picture: ghost.picture, box: ghost.box };
      }),
  ];
  for (const name of ['table', 'beside']) animator.hideAllUnder(`${seat}/${name}/`);
  relight(animator, seat, lasts);
  const apart = Math.min(60, (lasts * 0.5) / Math.max(1, leaving.length));
  leaving.forEach(({ picture, box }, nth) => {
    const ghost = animator.ghost(picture, box, to);
    fly(animator, ghost, {
      from: box,
      to,
      lasts: lasts * 0.5,
      delay: nth * apart,
      lean: 0.25,
      landed: () => animator.letGo(ghost),
    });
  });
}
