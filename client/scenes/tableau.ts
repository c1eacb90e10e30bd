// The whole table as a list of pieces, derived from model, selection and layout.
import { SUPPLIES, type Seat, type View } from '../../game/index.ts';
import type { TableSelection } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import { rectIn, type Layout } from './layout.ts';
import { addAdvice, addLessonLights } from './pieces/advice.ts';
import { addForecasts } from './pieces/forecasts.ts';
import { addLargeTavern } from './pieces/largeTavern.ts';
import type { Tavern } from './pieces/tavern.ts';
import { addHighlights } from './pieces/highlights.ts';
import { addMarket } from './pieces/market.ts';
import { addMonastery } from './pieces/monastery.ts';
import type { Piece } from './pieces/piece.ts';
import { shade } from './sketches.ts';
import { addSmallTavern } from './pieces/smallTavern.ts';

/** `signs` are the names of the taverns, by seat. */
export function tableauOf(
  model: TableModel,
  selection: TableSelection,
  layout: Layout,
  signs: readonly string[] = [],
): Piece[] {
  const pieces: Piece[] = [];
  const { view } = model;
  addMarket(pieces, view, layout);
  addMonastery(pieces, view, model.people, layout);
  for (const { seat } of layout.others) {
    const tavern = tavernOf(model, seat, signs);
    if (tavern !== null) addSmallTavern(pieces, tavern, layout);
  }
  const focused = tavernOf(model, selection.focus, signs);
  if (focused !== null) addLargeTavern(pieces, focused, layout);
  addForecasts(pieces, model, layout);
  addStartCards(pieces, model, layout);
  addHighlights(pieces, model, selection, layout);
  const { advised } = selection;
  if (advised !== undefined && advised !== null) addAdvice(pieces, model, advised, layout);
  addLessonLights(pieces, selection.lights ?? [], layout);
  // Tags are drawn above the light, so that they can be read.
  const isTag = ({ key }: Piece): boolean => key.endsWith('/tag');
  return [...pieces.filter((piece) => !isTag(piece)), ...pieces.filter(isTag)];
}

function tavernOf(
  { view, me, people, dice, scores, forecast }: TableModel,
  seat: Seat,
  signs: readonly string[],
): Tavern | null {
  const person = people[seat];
  const player = view.players[seat];
  if (person === undefined || player === undefined) return null;
  const score = scores.find((one) => one.seat === seat)?.total ?? 0;
  const coaster = people[ownerOfCoaster(view, seat)]?.colour ?? person.colour;
  const sign = signs[seat] ?? person.name;
  const isOwn = seat === me;
  return {
    view,
    seat,
    player,
    person,
    people,
    dice: isOwn ? dice : player.dice,
    score,
    coaster,
    sign,
    forecast: isOwn ? forecast : null,
  };
}

/** Owner of the coaster in front of a seat: coasters are passed on each time everybody has taken a die, and return when empty. */
export function ownerOfCoaster({ phase, players }: View, seat: Seat): Seat {
  if (phase !== 'orders') return seat;
  const passed = SUPPLIES.whiteDice - Math.max(...players.map(({ coaster }) => coaster.length));
  return ((seat - passed + players.length * SUPPLIES.whiteDice) % players.length) as Seat;
}

function addStartCards(pieces: Piece[], { view }: TableModel, layout: Layout): void {
  // After the choices are revealed, regulars may have to be removed from the deck, which start cards would cover.
  if (view.phase !== 'startCards' || view.shown) return;
  pieces.push({ key: 'startCards/dark', picture: shade(0.5), box: layout.tavern.whole });
  for (const card of view.startCards) {
    const spot = { at: 'startCard', card } as const;
    const box = rectIn(layout, spot);
    if (box !== null) pieces.push({ key: `startCard/${card}`, picture: `startCard/${card}`, box, spot });
  }
}
