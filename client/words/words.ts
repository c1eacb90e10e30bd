// Names and sentences of the game in one language, made from the table's data, as in `words.event(event, viewpoint)`.
import { reputationTrack, ROUNDS, TILE, yieldAt } from '../../game/index.ts';
import type {
  Card,
  Column,
  Event,
  Move,
  MoveOf,
  Phase,
  Player,
  RefusalReason,
  ReputationSpace,
  Seat,
  Source,
  Space,
  Tile,
  View,
} from '../../game/index.ts';
import type { AdviceReason } from '../../game/bots/coach/reasons.ts';
import type { LogEntry } from '../model/log.ts';
import type { Prompt } from '../model/prompt.ts';
import type { Served } from '../model/speech.ts';
import type { Spot } from '../model/spots.ts';
import type { Person } from '../model/people.ts';
import type { Target } from '../model/targets.ts';
import type { Warning } from '../model/warnings.ts';
import { moveFacts, placeOf, raiseOf, withTablesTogether } from './moveFacts.ts';
import { asPart } from './grammar.ts';
import { bonusName, optionName } from './optionName.ts';
import type {
  AnyBonus,
  Explanation,
  IdleReason,
  MoveRefusal,
  PersonOrYou,
  SpotFacts,
  SpotKind,
  Viewpoint,
} from './facts.ts';
import type { AnyRefusalCode } from '../../server/wire/refusals.ts';
import type { GameText } from './shape.ts';
import { countCards, explainSpot } from './spotFacts.ts';

export interface Words {
  card(card: Card): string;
  /** "9 nobles" */
  cardCount(card: Card, count: number): string;
  phase(phase: Phase): string;
  bonus(bonus: AnyBonus): string;
  /** With the guest who sits there, if a viewpoint is given. */
  space(space: Space | null, viewpoint?: Viewpoint): string;
  column(column: Column): string;
  source(source: Source): string;
  /** A space of the reputation track by what is printed there. */
  reputationSpace(space: ReputationSpace): string;
  /** The option of a hidden choice. */
  option(option: string, view: View): string;
  /** A sentence for the log and for screen readers. */
  event(event: Event, viewpoint: Viewpoint): string;
  /** The same for an entry of the log, which may hold several events. */
  entry(entry: LogEntry, viewpoint: Viewpoint): string;
  /** The income of a player's served dice, in one sentence; empty if there is none. */
  served(served: Served, viewpoint: Viewpoint): string;
  refusal(refusal: MoveRefusal): string;
  /** The question to the viewer: a title, and what to do. */
  prompt(prompt: Prompt, viewpoint: Viewpoint): { title: string; todo: string };
  /** A prompt as it is said to whoever cannot see the table. */
  spokenPrompt(prompt: Prompt, viewpoint: Viewpoint): string;
  /** The label of the button that makes the move. */
  move(move: Move, viewpoint: Viewpoint): string;
  /** What a signature in the guest book brings. */
  signatureBrings(move: MoveOf<'sign'>, viewpoint: Viewpoint): string;
  /** The better side of a tile: what it does. */
  upgradedTile(tile: Tile): string;
  /** An upgrade in a list of what a turn brought. */
  upgrade(tile: Tile): string;
  /** Thalers, beer and steps that dice bring. */
  pays(income: { thalers: number; beer: number; steps: number }): string;
  /** The places for a die and its gain at each, as a sentence. */
  targets(targets: readonly Target[], viewpoint: Viewpoint): string;
  /** The place of each die in a move with several dice; empty for other moves. */
  placements(move: Move, viewpoint: Viewpoint): string;
  /** The reasons for a move of the viewer, as a sentence; empty when there are none. */
  why(why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** The purchases that follow an advised move; empty without any. */
  thenBuys(moves: readonly Move[], viewpoint: Viewpoint): string;
  /** What a card or an upgrade that the move buys does from now on; empty for other moves, and in the last evening. */
  lastingUse(move: Move, viewpoint: Viewpoint): string;
  /** A player's move and its reasons in one sentence. */
  remark(seat: Seat, move: Move, why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** The reasons alone, for those who have heard of the move; empty when there are none. */
  reason(seat: Seat, why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** In a review: what the player did, and what the coach would have done. `isOwn` speaks to the player as “you”. */
  done(move: Move, brings: readonly AdviceReason[], viewpoint: Viewpoint, options?: { isOwn?: boolean }): string;
  wouldHaveDone(moves: readonly Move[], why: readonly AdviceReason[], viewpoint: Viewpoint): string;
  /** Labels and sentences of the coach. */
  coach: GameText['coach'];
  warning(warning: Warning): string;
  /** A card, tile, space or marker explained, with its present numbers. */
  explain(spot: Spot, viewpoint: Viewpoint): Explanation;
  /** The same of a thing that lies on no table, such as a card in the guide. */
  describe<A extends SpotKind>(at: A, facts: SpotFacts<A>): Explanation;
}

/**
 * The function in a map such as `text.events`. TypeScript does not match `text.events[event.type]`, a union of
 * functions, with the union of events, so the function is cast to this type. The map's own type has checked that each
 * event has its function.
 */
type Template<Facts, Result = string> = (facts: Facts) => Result;

export function wordsIn(text: GameText): Words {
  const { names } = text;
  const nameOf = (people: readonly Person[], seat: Seat): string => people[seat]?.name ?? names.somebody;
  /** In a replay nobody is `me`: there a player who gave no name is “you”. */
  const personAt = (people: readonly Person[], me: Seat | null, seat: Seat): PersonOrYou => ({
    you: seat === me || (me === null && people[seat]?.name === names.nameless),
    name: nameOf(people, seat),
  });

  /** The track is a circuit: from the crown the marker goes on to the first space. */
  const reputationStep = ({ track, from, to }: Extract<Event, { type: 'stepped' }>, view: View) => {
    const spaces = reputationTrack(view.modules);
    const on = track === 'reputation' ? spaces[to] : undefined;
    return { space: on ?? null, isBack: track === 'reputation' && (to + 1) % spaces.length === from };
  };

  const event: Words['event'] = (happened, { view, people, me }) => {
    const facts = {
      ...happened,
      ...('seat' in happened ? { who: personAt(people, me, happened.seat) } : {}),
      ...(happened.type === 'placed' ? { place: placeOf(happened.to, undefined) } : {}),
      ...(happened.type === 'takenOff' ? { place: placeOf(happened.from, undefined) } : {}),
      ...(happened.type === 'stepped' ? reputationStep(happened, view) : {}),
      ...(happened.type === 'over'
        ? {
            winners: happened.result.winners.map((seat) => personAt(people, me, seat)),
            standings: happened.result.scores
              .toSorted((one, other) => other.total - one.total)
              .map(({ seat, total }) => ({ who: personAt(people, me, seat), points: total })),
          }
        : {}),
    };
    return (text.events[happened.type] as Template<typeof facts>)(facts);
  };

  const moveName: Words['move'] = (move, viewpoint) => {
    const label = { ...move, facts: moveFacts(text, viewpoint, move) };
    return (text.moves[move.type] as Template<typeof label>)(label);
  };

  /** `you` is true where the player is spoken to. */
  const deedName = (move: Move, viewpoint: Viewpoint, { you } = { you: false }): string => {
    const label = { ...move, facts: { ...moveFacts(text, viewpoint, move), you } };
    return (text.deeds[move.type] as Template<typeof label>)(label);
  };

  const placements: Words['placements'] = (move, viewpoint) => {
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

  /** The reasons of the viewer as one clause; empty when there are none. */
  const whyTogether = (why: readonly AdviceReason[], viewpoint: Viewpoint): string => {
    const parts = whyParts(why, viewpoint.me, viewpoint);
    const leaves = parts.find(({ because }) => because === 'leavesNone')?.says ?? '';
    const others = parts.filter(({ because }) => because !== 'leavesNone');
    return text.coach.together(
      others.map(({ says }) => says),
      leaves,
    );
  };

  const lastingUse: Words['lastingUse'] = (move, { view }) => {
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

  const promptTexts: Words['prompt'] = (prompt, { view, people }) => {
    const waitsFor = prompt.kind === 'wait' ? prompt.for.map((seat) => nameOf(people, seat)) : [];
    const facts = { ...prompt, names: waitsFor, round: view.round };
    return (text.prompts[prompt.kind] as Template<typeof facts, { title: string; todo: string }>)(facts);
  };

  return {
    card: (card) => names.cards[card],
    cardCount: (card, count) => names.cardCount(card, count),
    phase: (phase) => names.phases[phase],
    bonus: (bonus) => bonusName(text, bonus),
    space: (space, viewpoint) => names.place(placeOf(space, viewpoint?.view.players[viewpoint.me ?? 0])),
    column: (column) => names.columns[column],
    reputationSpace: (space) => names.reputationSpace(space),
    source: (source) => names.sources[source],
    option: (option, view) => optionName(text, view, option),
    event,
    entry: ({ event: last, events, seat, isLastDie, by }, viewpoint) => {
      const who = seat === null ? null : personAt(viewpoint.people, viewpoint.me, seat);
      if (who !== null && isLastDie && last.type === 'drafted') return text.lastDie(who, last.value);
      if (by !== null) return text.doneBy(by, event(last, viewpoint));
      const drawn = events.flatMap((one) => (one.type === 'drawn' ? [one.card] : []));
      if (who === null || drawn.length < 2) return event(last, viewpoint);
      return text.drawnTogether(who, countCards(drawn));
    },
    served: ({ seat, thalers, beer, steps, bonuses }, { people, me }) => {
      const income = thalers + beer + steps > 0 ? text.pays(thalers, beer, steps) : '';
      if (income === '' && bonuses.length === 0) return '';
      return text.served(
        personAt(people, me, seat),
        income,
        bonuses.map((bonus) => bonusName(text, bonus)),
      );
    },
    refusal: (refused) => {
      const { because } = refused;
      if (because in text.refusals) return (text.refusals[because as RefusalReason] as Template<MoveRefusal>)(refused);
      return because in text.idle ? text.idle[because as IdleReason] : text.faults[because as AnyRefusalCode];
    },
    prompt: promptTexts,
    spokenPrompt: (prompt, viewpoint) => {
      const { title, todo } = promptTexts(prompt, viewpoint);
      return `${title}${/[?!]$/.test(title) ? '' : '.'} ${prompt.kind === 'draft' ? text.yourCoaster(prompt.coaster) : todo}`;
    },
    move: moveName,
    signatureBrings: (move, viewpoint) => text.cellBrings(moveFacts(text, viewpoint, move).cell),
    upgrade: (tile) => names.upgraded(tile),
    upgradedTile: (tile) => text.tiles[tile](TILE[tile].upgraded),
    pays: ({ thalers, beer, steps }) => text.pays(thalers, beer, steps),
    targets: (targets, { view, me }) => {
      const player = me === null ? undefined : view.players[me];
      const places = targets.map(({ space, raise, thalers, beer, steps }) => ({
        place: placeOf(space, player),
        raise,
        brings: text.pays(thalers, beer, steps),
      }));
      return text.targets(withTablesTogether(places));
    },
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
    warning: (warning) => (text.warnings[warning.warns] as Template<Warning>)(warning),
    explain: (spot, viewpoint) => explainSpot(text, spot, viewpoint),
    describe: (at, facts) => text.explanations[at](facts),
  };
}
