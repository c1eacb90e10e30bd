// All that lies on the table and all that can be done there, for one pair of eyes: what scenes and overlay draw.
import {
  resultOf,
  scoreOf,
  type Die,
  type Move,
  type Refusal,
  type Result,
  type Score,
  type Seat,
  type View,
} from '../../game/index.ts';
import { forecastOf } from './forecast.ts';
import { offersFor } from './offers.ts';
import type { Person } from './people.ts';
import { laidOut, type Plan } from './plan.ts';
import { promptFor, type Prompt } from './prompt.ts';
import type { Spot } from './spots.ts';

export { COLOURS, type Colour, type Person } from './people.ts';

/** Something that could be done: by clicking its spot, by dropping a die on it, by its button in the document. */
export interface Offer {
  move: Move;
  /** Null when it can be done now. */
  refused: Refusal | null;
  /** Where it is done on the table; null when it has a button only. */
  spot: Spot | null;
}

/** What the dice on their spaces will bring. */
export interface Forecast {
  thalers: number;
  beer: number;
  /** In the monastery. */
  steps: number;
  /** From module 3 on: steps on the reputation track that settling would bring. */
  reputation: number | null;
}

export interface TableModel {
  view: View;
  /** Whose eyes these are; null for a spectator. */
  me: Seat | null;
  people: Person[];
  /** Own dice, with the plan made ahead of planning laid out on them. */
  dice: Die[];
  prompt: Prompt;
  offers: Offer[];
  /** Of the own tavern; null for a spectator. */
  forecast: Forecast | null;
  scores: Score[];
  result: Result | null;
}

export interface TableGlance {
  view: View;
  me: Seat | null;
  people: Person[];
  /** Where own dice are meant to go, made while others still draft. */
  plan?: Plan;
}

export function tableModel({ view, me, people, plan = [] }: TableGlance): TableModel {
  const dice = me === null ? [] : laidOut(view, me, plan);
  return {
    view,
    me,
    people,
    dice,
    prompt: promptFor(view, me),
    offers: me === null ? [] : offersFor(view, me, plan),
    forecast: me === null ? null : forecastOf(view, me, dice),
    scores: view.players.map((_, seat) => scoreOf(view, seat as Seat)),
    result: view.phase === 'over' ? resultOf(view) : null,
  };
}
