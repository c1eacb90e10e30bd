// Names and sentences of the game in one language, made from the table's data, as in `words.event(event, viewpoint)`.
import { reputationTrack, TILE } from '../../game/index.ts';
import type {
  Card,
  Column,
  Event,
  Move,
  MoveOf,
  Phase,
  RefusalReason,
  ReputationSpace,
  Seat,
  Source,
  Space,
  Tile,
  View,
} from '../../game/index.ts';
import type { LogEntry } from '../model/log.ts';
import type { Prompt } from '../model/prompt.ts';
import type { Served } from '../model/speech.ts';
import type { Spot } from '../model/spots.ts';
import type { Person } from '../model/people.ts';
import type { Target } from '../model/targets.ts';
import type { Warning } from '../model/warnings.ts';
import { moveFacts, placeOf, withTablesTogether } from './moveFacts.ts';
import { coachWordsIn, type CoachWords } from './coachWords.ts';
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
import type { Template } from './template.ts';
import { countCards } from './countCards.ts';
import { explainSpot } from './spotFacts.ts';

export interface Words extends CoachWords {
  card(card: Card): string;
  /** "9 nobles" */
  cardCount(card: Card, count: number): string;
  phase(phase: Phase): string;
  bonus(bonus: AnyBonus): string;
  /** A space for dice, without the card that sits there. */
  space(space: Space | null): string;
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
  /** The gifts of a signature in the guest book. */
  signatureBrings(move: MoveOf<'sign'>, viewpoint: Viewpoint): string;
  /** The effect of a tile once it is upgraded. */
  upgradedTile(tile: Tile): string;
  /** An upgrade in a list of what a turn brought. */
  upgrade(tile: Tile): string;
  /** Thalers, beer and steps, as dice bring them or as a player has them. */
  pays(income: { thalers: number; beer: number; steps: number }): string;
  /** The places for a die and its gain at each, as a sentence. */
  targets(targets: readonly Target[], viewpoint: Viewpoint): string;
  warning(warning: Warning): string;
  /** A spot of the table explained, with its present numbers. */
  explain(spot: Spot, viewpoint: Viewpoint): Explanation;
  /** The same of a thing that lies on no table, such as a card in the guide. */
  describe<A extends SpotKind>(at: A, facts: SpotFacts<A>): Explanation;
}

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
    space: (space) => names.place(placeOf(space, undefined)),
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
      return because in text.idle ? text.idle[because as IdleReason] : text.serverRefusals[because as AnyRefusalCode];
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
    ...coachWordsIn(text, { nameOf, personAt, moveName }),
    warning: (warning) => (text.warnings[warning.warns] as Template<Warning>)(warning),
    explain: (spot, viewpoint) => explainSpot(text, spot, viewpoint),
    describe: (at, facts) => text.explanations[at](facts),
  };
}
