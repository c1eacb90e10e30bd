// The words of one language, ready to be spoken of a table: `words.event(event, people, me)`, `words.move(move, glance)`.
import type {
  Card,
  Column,
  Entertainer,
  Event,
  Move,
  Phase,
  Seat,
  Source,
  Space,
  Tile,
  View,
} from '../../game/index.ts';
import type { LogEntry } from '../model/log.ts';
import type { Prompt } from '../model/prompt.ts';
import type { Spot } from '../model/spots.ts';
import type { Colour, Person } from '../model/tableModel.ts';
import type { Warning } from '../model/warnings.ts';
import { deedFacts, spaceName } from './deedFacts.ts';
import type { Language } from './en.ts';
import { explainSpot, piled } from './explain.ts';
import { bonusName, optionName } from './options.ts';
import type { Explanation, Gift, Glance, Unmade, Who } from './speaking.ts';

export interface Words {
  readonly locale: string;
  /** The plain names of things. */
  readonly language: Language;
  card(card: Card): string;
  tile(tile: Tile): string;
  phase(phase: Phase): string;
  bonus(bonus: Gift): string;
  /** With whoever sits there, if the glance is given. */
  space(space: Space | null, glance?: Glance): string;
  entertainer(entertainer: Entertainer): string;
  column(column: Column): string;
  source(source: Source): string;
  colour(colour: Colour): string;
  /** The option of a hidden choice. */
  option(option: string, view: View): string;
  /** A sentence for the log and for speech. */
  event(event: Event, people: readonly Person[], me: Seat | null): string;
  /** The same for an entry of the log, which may hold a run of events. */
  entry(entry: LogEntry, people: readonly Person[], me: Seat | null): string;
  refusal(refusal: Unmade): string;
  /** What is asked: a title, and what to do. */
  prompt(prompt: Prompt, glance: Glance): { title: string; todo: string };
  /** The label of the button that makes the move. */
  move(move: Move, glance: Glance): string;
  warning(warning: Warning): string;
  /** What a card, tile, space or marker is, with the present numbers. */
  explain(spot: Spot, glance: Glance): Explanation;
}

/** Total maps are told one member of their union at a time; the compiler has checked that every member is there. */
type Speaker<Said, Answer> = (said: Said) => Answer;

export function wordsIn(language: Language): Words {
  const nameOf = (people: readonly Person[], seat: Seat): string => people[seat]?.name ?? language.somebody;
  const who = (people: readonly Person[], me: Seat | null, seat: Seat): Who => ({
    you: seat === me,
    name: nameOf(people, seat),
  });

  const event: Words['event'] = (happened, people, me) => {
    const told = {
      ...happened,
      ...('seat' in happened ? { who: who(people, me, happened.seat) } : {}),
      ...(happened.type === 'placed' ? { place: spaceName(language, happened.to, undefined) } : {}),
      ...(happened.type === 'takenOff' ? { place: spaceName(language, happened.from, undefined) } : {}),
      ...(happened.type === 'over' ? { winners: happened.result.winners.map((seat) => who(people, me, seat)) } : {}),
    };
    return (language.events[happened.type] as Speaker<typeof told, string>)(told);
  };

  return {
    locale: language.locale,
    language,
    card: (card) => language.cards[card],
    tile: (tile) => language.tiles[tile],
    phase: (phase) => language.phases[phase],
    bonus: (bonus) => bonusName(language, bonus),
    space: (space, glance) => spaceName(language, space, glance?.view.players[glance.me ?? 0]),
    entertainer: (entertainer) => language.entertainers[entertainer],
    column: (column) => language.columns[column],
    source: (source) => language.sources[source],
    colour: (colour) => language.colours[colour],
    option: (option, view) => optionName(language, view, option),
    event,
    entry: ({ event: last, events, seat }, people, me) => {
      const drawn = events.flatMap((one) => (one.type === 'drawn' ? [one.card] : []));
      if (seat === null || drawn.length < 2) return event(last, people, me);
      return language.drawnTogether(who(people, me, seat), piled(drawn));
    },
    refusal: (refused) => (language.refusals[refused.because] as Speaker<Unmade, string>)(refused),
    prompt: (prompt, { view, people }) => {
      const names = prompt.kind === 'wait' ? prompt.for.map((seat) => nameOf(people, seat)) : [];
      const asked = { ...prompt, names, round: view.round };
      return (language.prompts[prompt.kind] as Speaker<typeof asked, { title: string; todo: string }>)(asked);
    },
    move: (move, glance) => {
      const deed = { ...move, facts: deedFacts(language, glance, move) };
      return (language.deeds[move.type] as Speaker<typeof deed, string>)(deed);
    },
    warning: (warning) => (language.warnings[warning.warns] as Speaker<Warning, string>)(warning),
    explain: (spot, glance) => explainSpot(language, spot, glance),
  };
}
