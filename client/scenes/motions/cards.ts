// Motions of cards: draw, buy and discard; shuffle; refill of the row; clearing the tavern at closing time.
import type { Seat } from '../../../game/index.ts';
import type { Motion, Thing } from '../../model/timeline.ts';
import type { Spot } from '../../model/spots.ts';
import { cardKey } from '../art.ts';
import { fitted, type Rect } from '../layout/rect.ts';
import { CARD_SHAPE } from '../layout/needs.ts';
import { place, type Playback, type Ghost } from './playback.ts';
import { fly, sparkle } from './flight.ts';
import { arrive, isFaceDown, leave, pictureOf, sitterOf, standing, staysAt } from './things.ts';

type Of<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

/** A guest who is turned away is seen at the table for this share of the time, angry or sad. */
const SULKS = 0.5;

/** Several of the same kind fly one shortly after the other. */
const MOST_AT_ONCE = 6;
const APART = 55;

export function flyThing(playback: Playback, { thing, from, to, flip }: Of<'fly'>, lasts: number): void {
  const count = 'count' in thing ? Math.min(MOST_AT_ONCE, Math.max(1, thing.count)) : 1;
  const start = leave(playback, thing, from);
  const end = arrive(playback, thing, to);
  if (start === null || end === null) return;
  for (let nth = 0; nth < count; nth++) flyOne(playback, thing, { start, end, from, to, flip }, lasts, nth * APART);
}

interface Way {
  start: Rect;
  end: Rect;
  from: Spot;
  to: Spot;
  flip: boolean;
}

function flyOne(
  playback: Playback,
  thing: Thing,
  { start, end, from, to, flip }: Way,
  lasts: number,
  delay: number,
): void {
  const isCard = thing.thing === 'card';
  const sitter = sitterOf(playback, thing, from, to);
  const before = pictureOf(playback, thing, isCard && isFaceDown(from), sitter);
  const landing = pictureOf(playback, thing, isCard && isFaceDown(to), sitter);
  const stays = isCard && from.at === 'table' && to.at === 'box' ? lasts * SULKS : 0;
  const ghost = playback.ghost(before, start, end);
  // Hidden until its own flight begins.
  ghost.image.setVisible(delay === 0);
  if (delay > 0) playback.later(delay, () => ghost.image.setVisible(true));
  const turns = isCard && (flip || before !== landing);
  fly(playback, ghost, {
    from: start,
    to: end,
    lasts: Math.max(120, lasts - delay - stays),
    delay: delay + stays,
    turnsTo: turns ? landing : null,
    lean: isCard ? 0.12 : 0.5,
    landed: () => {
      ghost.box = end;
      place(ghost.image, end);
      if (thing.thing === 'card' && thing.card === 'noble' && to.at === 'deck') sparkle(playback, end, 420);
      if (staysAt(playback, thing, to)) {
        playback.lay(ghost, to, standing(thing, to));
        slipUnder(playback, ghost, to);
      } else playback.letGo(ghost);
    },
  });
}

/** Cards beside a tile lie partly under it; that part is cropped. */
function slipUnder(playback: Playback, ghost: Ghost, spot: Spot): void {
  const beside = spot.at === 'beside' && playback.isLarge(spot.seat) ? playback.at(spot) : null;
  if (beside === null) return;
  const { frame } = ghost.image;
  const hidden = Math.max(0, ((beside.x - ghost.box.x) / ghost.box.width) * frame.cutWidth);
  ghost.image.setCrop(hidden, 0, frame.cutWidth - hidden, frame.cutHeight);
}

/** Halves of the deck slide out to both sides and into each other. */
export function shuffle(playback: Playback, { at }: Of<'shuffle'>, lasts: number): void {
  const whole = playback.at(at);
  if (whole === null) return;
  const box = fitted(whole, CARD_SHAPE);
  for (let nth = 0; nth < 6; nth++) {
    const ghost = playback.ghost('card/back', box);
    const side = nth % 2 === 0 ? -1 : 1;
    const far = box.width * (0.5 + 0.06 * nth);
    playback.run(
      lasts * 0.8,
      'Sine.easeInOut',
      (share) => {
        const out = Math.sin(share * Math.PI * 2) ** 2;
        place(ghost.image, { ...box, x: box.x + side * far * out, y: box.y - nth * 1.4 * out });
        ghost.image.setRotation(side * 0.12 * out);
      },
      () => playback.letGo(ghost),
      nth * lasts * 0.03,
    );
  }
}

/** A new guest enters the row, or the gap stays. */
export function refill(playback: Playback, { place: index, guest }: Of<'refill'>, lasts: number): void {
  const spot: Spot = { at: 'offer', place: index };
  const box = playback.at(spot);
  if (box === null) return;
  for (const shown of playback.pieces((piece) => piece.key.startsWith(`offer/${index}/`))) playback.hide(shown);
  for (const ghost of playback.lying(spot)) playback.letGo(ghost);
  if (guest === null) return;
  // The pile's next guest lies face up below; the row's come from the deck.
  const fromPile = index === 0 && (playback.before.view.pile.length > 0 || playback.after.view.pile.length > 0);
  const from = (fromPile ? box : playback.at({ at: 'guestDeck' })) ?? box;
  const ghost = playback.ghost(fromPile ? cardKey(guest) : 'card/back', from, box);
  fly(playback, ghost, {
    from,
    to: box,
    lasts,
    turnsTo: fromPile ? null : cardKey(guest),
    landed: () => playback.lay(ghost, spot, { is: 'offer', place: index, guest }),
  });
}

const lyingIn = (seat: Seat, spot: Spot | undefined): boolean =>
  spot !== undefined && (spot.at === 'table' || spot.at === 'beside') && spot.seat === seat;

/** All cards of the evening go to the discard pile, and the dice from the table. */
export function clear(playback: Playback, { seat }: Of<'clear'>, lasts: number): void {
  const pile = playback.at({ at: 'discard', seat });
  const dice = playback.pieces(({ stands }) => stands?.is === 'die' && stands.seat === seat);
  for (const shown of dice) playback.hideAllUnder(shown.piece.key);
  for (const ghost of playback.ghosts)
    if (ghost.lies?.stands?.is === 'die' && ghost.lies.stands.seat === seat) playback.letGo(ghost);
  if (pile === null) return;
  const to = fitted(pile, CARD_SHAPE);
  const cards = playback.pieces(({ spot, stands }) => stands?.is === 'card' && lyingIn(seat, spot));
  const leaving = [
    ...cards.map(({ piece }) => ({ picture: piece.picture, box: piece.box })),
    ...playback.ghosts
      .filter(({ lies }) => lies !== null && lyingIn(seat, lies.spot))
      .map((ghost) => {
        playback.letGo(ghost);
        return { picture: ghost.picture, box: ghost.box };
      }),
  ];
  for (const shown of playback.pieces(({ spot, key }) => lyingIn(seat, spot) && !key.includes('/seat/')))
    playback.hideAllUnder(shown.piece.key);
  for (const name of ['table', 'beside']) playback.hideAllUnder(`${seat}/${name}/`);
  const apart = Math.min(60, (lasts * 0.5) / Math.max(1, leaving.length));
  leaving.forEach(({ picture, box }, nth) => {
    const ghost = playback.ghost(picture, box, to);
    fly(playback, ghost, {
      from: box,
      to,
      lasts: lasts * 0.5,
      delay: nth * apart,
      lean: 0.25,
      landed: () => playback.letGo(ghost),
    });
  });
}
