// Cards in motion: drawn, bought and discarded; shuffled; new guests in the row; the tavern cleared at closing time.
import type { Seat } from '../../../game/index.ts';
import type { Motion, Thing } from '../../model/timeline.ts';
import type { Spot } from '../../model/spots.ts';
import { fitted, type Rect } from '../layout/rect.ts';
import { CARD_SHAPE } from '../layout/needs.ts';
import { cardPicture } from '../pieces/cards.ts';
import { place, type Act, type Ghost } from './act.ts';
import { fly, sparkle } from './flight.ts';
import { arrive, isFaceDown, leave, pictureOf, standing, staysAt } from './things.ts';

type Of<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

/** Several of the same kind fly one shortly after the other. */
const MOST_AT_ONCE = 6;
const APART = 55;

export function flyThing(act: Act, { thing, from, to, flip }: Of<'fly'>, lasts: number): void {
  const count = 'count' in thing ? Math.min(MOST_AT_ONCE, Math.max(1, thing.count)) : 1;
  const start = leave(act, thing, from);
  const end = arrive(act, thing, to);
  if (start === null || end === null) return;
  for (let nth = 0; nth < count; nth++) flyOne(act, thing, { start, end, from, to, flip }, lasts, nth * APART);
}

interface Way {
  start: Rect;
  end: Rect;
  from: Spot;
  to: Spot;
  flip: boolean;
}

function flyOne(act: Act, thing: Thing, { start, end, from, to, flip }: Way, lasts: number, delay: number): void {
  const isCard = thing.thing === 'card';
  const before = pictureOf(act, thing, isCard && isFaceDown(from));
  const landing = pictureOf(act, thing, isCard && isFaceDown(to));
  const ghost = act.ghost(before, start, end);
  // What waits for its turn to fly is not to be seen yet.
  ghost.image.setVisible(delay === 0);
  if (delay > 0) act.later(delay, () => ghost.image.setVisible(true));
  const turns = isCard && (flip || before !== landing);
  fly(act, ghost, {
    from: start,
    to: end,
    lasts: Math.max(120, lasts - delay),
    delay,
    turnsTo: turns ? landing : null,
    lean: isCard ? 0.12 : 0.5,
    landed: () => {
      ghost.box = end;
      place(ghost.image, end);
      if (thing.thing === 'card' && thing.card === 'noble' && to.at === 'deck') sparkle(act, end, 420);
      if (staysAt(act, thing, to)) {
        act.lay(ghost, to, standing(thing, to));
        slipUnder(act, ghost, to);
      } else act.letGo(ghost);
    },
  });
}

/** Beside a tile, cards lie partly under it: that part is not to be seen. */
function slipUnder(act: Act, ghost: Ghost, spot: Spot): void {
  const beside = spot.at === 'beside' && act.isLarge(spot.seat) ? act.at(spot) : null;
  if (beside === null) return;
  const { frame } = ghost.image;
  const hidden = Math.max(0, ((beside.x - ghost.box.x) / ghost.box.width) * frame.cutWidth);
  ghost.image.setCrop(hidden, 0, frame.cutWidth - hidden, frame.cutHeight);
}

/** Halves of the deck slide out to both sides and into each other. */
export function shuffle(act: Act, { at }: Of<'shuffle'>, lasts: number): void {
  const whole = act.at(at);
  if (whole === null) return;
  const box = fitted(whole, CARD_SHAPE);
  for (let nth = 0; nth < 6; nth++) {
    const ghost = act.ghost('card/back', box);
    const side = nth % 2 === 0 ? -1 : 1;
    const far = box.width * (0.5 + 0.06 * nth);
    act.run(
      lasts * 0.8,
      'Sine.easeInOut',
      (share) => {
        const out = Math.sin(share * Math.PI * 2) ** 2;
        place(ghost.image, { ...box, x: box.x + side * far * out, y: box.y - nth * 1.4 * out });
        ghost.image.setRotation(side * 0.12 * out);
      },
      () => act.letGo(ghost),
      nth * lasts * 0.03,
    );
  }
}

/** A new guest comes in, or a gap stays. */
export function refill(act: Act, { place: index, guest }: Of<'refill'>, lasts: number): void {
  const spot: Spot = { at: 'offer', place: index };
  const box = act.at(spot);
  if (box === null) return;
  for (const shown of act.pieces((piece) => piece.key.startsWith(`offer/${index}/`))) act.hide(shown);
  for (const ghost of act.lying(spot)) act.letGo(ghost);
  if (guest === null) return;
  // The pile's next guest lies face up below; the row's come from the deck.
  const fromPile = index === 0 && (act.before.view.pile.length > 0 || act.after.view.pile.length > 0);
  const from = (fromPile ? box : act.at({ at: 'guestDeck' })) ?? box;
  const ghost = act.ghost(fromPile ? cardPicture(guest) : 'card/back', from, box);
  fly(act, ghost, {
    from,
    to: box,
    lasts,
    turnsTo: fromPile ? null : cardPicture(guest),
    landed: () => act.lay(ghost, spot, { is: 'offer', place: index, guest }),
  });
}

const lyingIn = (seat: Seat, spot: Spot | undefined): boolean =>
  spot !== undefined && (spot.at === 'table' || spot.at === 'beside') && spot.seat === seat;

/** All cards of the evening go to the discard pile, and the dice from the table. */
export function clear(act: Act, { seat }: Of<'clear'>, lasts: number): void {
  const pile = act.at({ at: 'discard', seat });
  const dice = act.pieces(({ stands }) => stands?.is === 'die' && stands.seat === seat);
  for (const shown of dice) act.hideAllUnder(shown.piece.key);
  for (const ghost of act.ghosts)
    if (ghost.lies?.stands?.is === 'die' && ghost.lies.stands.seat === seat) act.letGo(ghost);
  if (pile === null) return;
  const to = fitted(pile, CARD_SHAPE);
  const cards = act.pieces(({ spot, stands }) => stands?.is === 'card' && lyingIn(seat, spot));
  const leaving = [
    ...cards.map(({ piece }) => ({ picture: piece.picture, box: piece.box })),
    ...act.ghosts
      .filter(({ lies }) => lies !== null && lyingIn(seat, lies.spot))
      .map((ghost) => {
        act.letGo(ghost);
        return { picture: ghost.picture, box: ghost.box };
      }),
  ];
  for (const shown of act.pieces(({ spot, key }) => lyingIn(seat, spot) && !key.includes('/seat/')))
    act.hideAllUnder(shown.piece.key);
  for (const name of ['table', 'beside']) act.hideAllUnder(`${seat}/${name}/`);
  const apart = Math.min(60, (lasts * 0.5) / Math.max(1, leaving.length));
  leaving.forEach(({ picture, box }, nth) => {
    const ghost = act.ghost(picture, box, to);
    fly(act, ghost, {
      from: box,
      to,
      lasts: lasts * 0.5,
      delay: nth * apart,
      lean: 0.25,
      landed: () => act.letGo(ghost),
    });
  });
}
