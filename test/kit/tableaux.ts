// Tables of random games as the canvas draws them for seat 0: their models, layouts and pieces.
import {
  play,
  rngFrom,
  scoreOf,
  setup,
  view,
  waitedFor,
  type Options,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { randomMove } from '../../game/bots/random.ts';
import { offersFor } from '../../client/model/offers.ts';
import type { TableSelection } from '../../client/model/stage.ts';
import { COLOURS, type TableModel } from '../../client/model/tableModel.ts';
import { layoutOf, type Layout } from '../../client/scenes/layout.ts';
import { needsOf } from '../../client/scenes/needsOf.ts';
import type { Piece } from '../../client/scenes/pieces/piece.ts';
import { tableauOf } from '../../client/scenes/tableau.ts';

export const ME: Seat = 0;
/** Nothing is held or pointed at. */
export const NOTHING_SELECTED: TableSelection = { focus: ME, held: null, pointedAt: null };

export function modelOf(state: State): TableModel {
  const seen = view(state, ME);
  return {
    view: seen,
    me: ME,
    people: state.players.map((_, seat) => ({
      name: `Guest ${seat}`,
      colour: COLOURS[seat]!,
      kind: 'person',
      present: true,
    })),
    dice: seen.players[ME]!.dice,
    prompt: { kind: 'wait', for: [] },
    offers: offersFor(seen, ME),
    forecast: null,
    scores: state.players.map((_, seat) => scoreOf(seen, seat as Seat)),
    result: null,
  };
}

/** Calls `look` with the table model every few moves of a random game. */
export function everyFewMoves({ modules, players }: Options, look: (model: TableModel) => void): void {
  const rng = rngFrom(`tableau ${modules} ${players}`);
  const { state } = setup({ players, modules }, rng);
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves % 25 === 0) look(modelOf(state));
    // The first who can move does so.
    const seat = waitedFor(state).find((one) => playRandomMove(state, one, rng));
    if (seat === undefined) throw new Error('Nobody can act.');
  }
  look(modelOf(state));
}

/** Plays a random move of the seat; false, and nothing is changed, if it has none. */
function playRandomMove(state: State, seat: Seat, rng: Rng): boolean {
  const move = randomMove(view(state, seat), seat, rng);
  return move !== null && play(state, seat, move, rng).refused === null;
}

export const layoutFor = (
  model: TableModel,
  selection = NOTHING_SELECTED,
  size = { width: 960, height: 672 },
): Layout => layoutOf(needsOf(model, selection, { ...size, scale: 1, dock: { width: 0, height: 0 } }));

export const piecesOf = (model: TableModel, selection = NOTHING_SELECTED): Piece[] =>
  tableauOf(model, selection, layoutFor(model, selection));
