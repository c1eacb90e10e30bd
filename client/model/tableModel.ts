// The table model of one viewer: everything on the table and every offer, drawn by both scenes and overlay.
import { resultOf, scoreOf, type Die, type Result, type Score, type Seat, type View } from '../../game/index.ts';
import { forecastOf, type Forecast } from './forecast.ts';
import { offersFor, type Offer } from './offers.ts';
import type { Person } from './people.ts';
import { laidOut, type Plan } from './plan.ts';
import { promptFor, type Prompt } from './prompt.ts';

export { COLOURS, type Colour, type Person } from './people.ts';

export interface TableModel {
  view: View;
  /** The viewer's seat; null for a spectator. */
  me: Seat | null;
  people: Person[];
  /** The viewer's dice; during the draft, placed as in the plan made ahead. */
  dice: Die[];
  prompt: Prompt;
  offers: Offer[];
  /** The yield of the viewer's placed dice; null for a spectator. */
  forecast: Forecast | null;
  scores: Score[];
  result: Result | null;
}

interface TableModelInput {
  view: View;
  me: Seat | null;
  people: Person[];
  /** The plan made ahead during the draft. */
  plan?: Plan;
}

export function tableModel({ view, me, people, plan = [] }: TableModelInput): TableModel {
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
