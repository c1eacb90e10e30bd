// Sentences of the coach in one language: details of its advice, reasons for bots' moves, and the findings of a review.
import { ROUNDS, TILE, yieldAt, type Move, type Player, type Seat, type Space, type View } from '../../game/index.ts';
import type { AdviceReason } from '../../game/bots/coach/reasons.ts';
import type { Person } from '../model/people.ts';
import type { PersonOrYou, Viewpoint } from './facts.ts';
import { asPart } from './grammar.ts';
import { moveFacts, placeOf, raiseOf } from './moveFacts.ts';
import type { GameText } from './shape.ts';
import type { Template } from './template.ts';

export interface CoachWords {
  /** The place of each die in a move with several dice; empty for other moves. */
  placements(move: Move, viewpoint: Viewpoint): string;
  /** The reasons for a move of the viewer, as a sentence; empty when there are none. */
  why(why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** The purchases that follow an advised move; empty without any. */
  thenBuys(moves: readonly Move[], viewpoint: Viewpoint): string;
  /** The lasting use of a tavern card, guest or upgrade that the move brings; empty if none, or in the last evening. */
  lastingUse(move: Move, viewpoint: Viewpoint): string;
  /** A player's move and its reasons in one sentence. */
  remark(seat: Seat, move: Move, why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** The reasons alone, for those who have heard of the move; empty when there are none. */
  reason(seat: Seat, why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** In a review: what the player did, and what it brought at once. With `isOwn` the player is spoken to as “you”. */
  done(move: Move, brings: readonly AdviceReason[], viewpoint: Viewpoint, options?: { isOwn?: boolean }): string;
  /** In a review: what the coach would have done instead, and why. */
  wouldHaveDone(moves: readonly Move[], why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** Labels and sentences of the coach. */
  coach: GameText['coach'];
}

interface Naming {
  nameOf: (people: readonly Person[], seat: Seat) => string;
  personAt: (people: readonly Person[], me: Seat | null, seat: Seat) => PersonOrYou;
  /** The label of the button that makes the move. */
  moveName: (move: Move, viewpoint: Viewpoint) => string;
}

export function coachWordsIn(text: GameText, { nameOf, personAt, moveName }: Naming): CoachWords {
  const { names } = text;

  /** `you` is true where the player is spoken to. */
  const deedName = (move: Move, viewpoint: Viewpoint, { you } = { you: false }): string => {
    const label = { ...move, facts: { ...moveFacts(text, viewpoint, move), you } };
    return (text.deeds[move.type] as Template<typeof label>)(label);
  };

  const placements: CoachWords['placements'] = (move, viewpoint) => {
    if (move.type !== 'put' || move.dice.length === 1) return '';
    const player = viewpoint.view.players[viewpoint.me ?? 0];
    const spaces = [...new Set(move.dice.map(({ to }) => to))];
    const groups = spaces.flatMap((space) => {
      const place = space === null ? null : placeOf(space, player);
      const dice = move.dice.flatMap((shift) =>
        shift.to === space ? [{ ...shift, raise: raiseOf(shift, player) }] : [],
      );
      const raised = dice.filter(({ raise }) => raise > 0);
      return [
        { dice: dice.filter(({ raise }) => raise === 0), place, raise: 0 },
        { dice: raised, place, raise: raised.reduce((sum, { raise }) => sum + raise, 0) },
      ].filter((group) => group.dice.length > 0);
    });
    return text.coach.puts(groups);
  };

  const paysAt = (view: View, player: Player, space: Space): string => {
    const { thalers, beer, steps } = yieldAt(view, player, space);
    return text.pays(thalers, beer, steps);
  };

  /** `seat` is the one that acts. With `isBrief` a space is named without what a die yields there. */
  const whyParts = (
    why: readonly AdviceReason[],
    seat: Seat | null,
    { view, me, people }: Viewpoint,
    { isBrief = false } = {},
  ) =>
    why.map((one) => {
      const player = seat === null ? undefined : view.players[seat];
      const facts = {
        ...one,
        ...(one.because === 'dieFor'
          ? {
              place: placeOf(one.space, player),
              brings: player === undefined || isBrief ? '' : paysAt(view, player, one.space),
            }
          : {}),
        ...(one.because === 'leavesNone' ? { who: personAt(people, me, one.seat) } : {}),
      };
      return { because: one.because, says: (text.whys[one.because] as Template<typeof facts>)(facts) };
    });

  /** The reasons for a move of the viewer, as one clause; empty when there are none. */
  const whyTogether = (why: readonly AdviceReason[], viewpoint: Viewpoint): string => {
    const parts = whyParts(why, viewpoint.me, viewpoint);
    const leaves = parts.find(({ because }) => because === 'leavesNone')?.says ?? '';
    const others = parts.filter(({ because }) => because !== 'leavesNone');
    return text.coach.together(
      others.map(({ says }) => says),
      leaves,
    );
  };

  const lastingUse: CoachWords['lastingUse'] = (move, { view }) => {
    if (view.round >= ROUNDS) return '';
    switch (move.type) {
      case 'buy':
        return text.cards(move.card);
      case 'recruit':
        return text.cards(move.guest);
      case 'upgrade':
      case 'breatheOn':
        return text.onceUpgraded(move.tile, TILE[move.tile].upgraded);
      default:
        return '';
    }
  };

  return {
    placements,
    done: (move, brings, viewpoint, { isOwn = false } = {}) => {
      const name = isOwn ? names.nameless : nameOf(viewpoint.people, viewpoint.me ?? 0);
      const deed = deedName(move, viewpoint, { you: name === names.nameless });
      return text.coach.review.done(name, deed, whyTogether(brings, viewpoint));
    },
    wouldHaveDone: (moves, why, viewpoint) => {
      const deeds = moves.map((move) => {
        const deed = deedName(move, viewpoint);
        const places = placements(move, viewpoint);
        return places === '' ? deed : text.coach.review.withPlaces(deed, places);
      });
      const told = [...new Set(deeds)].map((deed) =>
        text.coach.review.times(deed, deeds.filter((one) => one === deed).length),
      );
      const [only] = moves.length === 1 ? moves : [];
      const sentence = text.coach.review.coach(told, whyTogether(why, viewpoint));
      return only === undefined ? sentence : [sentence, lastingUse(only, viewpoint)].filter(Boolean).join(' ');
    },
    why: (why, viewpoint) => text.coach.reasons(whyTogether(why, viewpoint)),
    lastingUse,
    thenBuys: (moves, viewpoint) =>
      moves.length === 0 ? '' : text.coach.thenBuys(moves.map((move) => asPart(moveName(move, viewpoint))).join('; ')),
    remark: (seat, move, why, viewpoint) => {
      const deed = deedName(move, { ...viewpoint, me: seat });
      const parts = whyParts(why, seat, viewpoint, { isBrief: true });
      const said = (because: AdviceReason['because']) => parts.find((part) => part.because === because)?.says ?? '';
      const brings = parts.filter(({ because }) => because !== 'dieFor' && because !== 'leavesNone');
      return text.coach.remark(
        nameOf(viewpoint.people, seat),
        deed,
        said('dieFor'),
        said('leavesNone'),
        brings.map(({ says }) => says),
      );
    },
    reason: (seat, why, viewpoint) => {
      const parts = whyParts(why, seat, viewpoint, { isBrief: true }).map(({ says }) => says);
      return parts.length === 0 ? '' : text.coach.reason(nameOf(viewpoint.people, seat), parts);
    },
    coach: text.coach,
  };
}
