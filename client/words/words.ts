// Names and sentences of the game in one language, given the table's data: `words.event(event, people, me)`, `words.move(move, viewpoint)`.
import type { Card, Column, Event, Move, Phase, Seat, Source, Space, View } from '../../game/index.ts';
import type { LogEntry } from '../model/log.ts';
import type { Prompt } from '../model/prompt.ts';
import type { Spot } from '../model/spots.ts';
import type { Person } from '../model/people.ts';
import type { Warning } from '../model/warnings.ts';
import { moveFacts, spaceName } from './moveFacts.ts';
import { bonusName, optionName } from './optionName.ts';
import type { AnyBonus, Explanation, MoveRefusal, PersonOrYou, Viewpoint } from './facts.ts';
import type { GameText } from './shape.ts';
import { countCards, explainSpot } from './spotFacts.ts';

export interface Words {
  card(card: Card): string;
  phase(phase: Phase): string;
  bonus(bonus: AnyBonus): string;
  /** With the guest who sits there, if a viewpoint is given. */
  space(space: Space | null, viewpoint?: Viewpoint): string;
  column(column: Column): string;
  source(source: Source): string;
  /** The option of a hidden choice. */
  option(option: string, view: View): string;
  /** A sentence for the log and for screen readers. */
  event(event: Event, people: readonly Person[], me: Seat | null): string;
  /** The same for an entry of the log, which may hold several events. */
  entry(entry: LogEntry, people: readonly Person[], me: Seat | null): string;
  refusal(refusal: MoveRefusal): string;
  /** The question to the viewer: a title, and what to do. */
  prompt(prompt: Prompt, viewpoint: Viewpoint): { title: string; todo: string };
  /** The label of the button that makes the move. */
  move(move: Move, viewpoint: Viewpoint): string;
  warning(warning: Warning): string;
  /** A card, tile, space or marker explained, with its present numbers. */
  explain(spot: Spot, viewpoint: Viewpoint): Explanation;
}

/**
 * `text.events[event.type]` is a union of functions, which TypeScript does not match with the union of events, so the
 * function is cast to this. The map's own type has checked that each event has its function.
 */
type Template<FactsBySpot, Result = string> = (facts: FactsBySpot) => Result;

export function wordsIn(text: GameText): Words {
  const { names } = text;
  const nameOf = (people: readonly Person[], seat: Seat): string => people[seat]?.name ?? names.somebody;
  const personAt = (people: readonly Person[], me: Seat | null, seat: Seat): PersonOrYou => ({
    you: seat === me,
    name: nameOf(people, seat),
  });

  const event: Words['event'] = (happened, people, me) => {
    const facts = {
      ...happened,
      ...('seat' in happened ? { who: personAt(people, me, happened.seat) } : {}),
      ...(happened.type === 'placed' ? { place: spaceName(text, happened.to, undefined) } : {}),
      ...(happened.type === 'takenOff' ? { place: spaceName(text, happened.from, undefined) } : {}),
      ...(happened.type === 'over'
        ? { winners: happened.result.winners.map((seat) => personAt(people, me, seat)) }
        : {}),
    };
    return (text.events[happened.type] as Template<typeof facts>)(facts);
  };

  return {
    card: (card) => names.cards[card],
    phase: (phase) => names.phases[phase],
    bonus: (bonus) => bonusName(text, bonus),
    space: (space, viewpoint) => spaceName(text, space, viewpoint?.view.players[viewpoint.me ?? 0]),
    column: (column) => names.columns[column],
    source: (source) => names.sources[source],
    option: (option, view) => optionName(text, view, option),
    event,
    entry: ({ event: last, events, seat }, people, me) => {
      const drawn = events.flatMap((one) => (one.type === 'drawn' ? [one.card] : []));
      if (seat === null || drawn.length < 2) return event(last, people, me);
      return text.drawnTogether(personAt(people, me, seat), countCards(drawn));
    },
    refusal: (refused) => (text.refusals[refused.because] as Template<MoveRefusal>)(refused),
    prompt: (prompt, { view, people }) => {
      const waitsFor = prompt.kind === 'wait' ? prompt.for.map((seat) => nameOf(people, seat)) : [];
      const facts = { ...prompt, names: waitsFor, round: view.round };
      return (text.prompts[prompt.kind] as Template<typeof facts, { title: string; todo: string }>)(facts);
    },
    move: (move, viewpoint) => {
      const label = { ...move, facts: moveFacts(text, viewpoint, move) };
      return (text.moves[move.type] as Template<typeof label>)(label);
    },
    warning: (warning) => (text.warnings[warning.warns] as Template<Warning>)(warning),
    explain: (spot, viewpoint) => explainSpot(text, spot, viewpoint),
  };
}
