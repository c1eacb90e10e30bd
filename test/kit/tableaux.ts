// Tables as the canvas draws them for seat 0: models, layouts and pieces of given states, and models from random games.
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

/** The model of the table as seat 0 sees it, without a prompt, a forecast or a result. */
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

const MOVES_BETWEEN_LOOKS = 25;

/** Calls `look` with the table model at the start of a random game, then every few moves, and at its end. */
export function everyFewMoves({ modules, players }: Options, look: (model: TableModel) => void): void {
  const rng = rngFrom(`tableau ${modules} ${players}`);
  const { state } = setup({ players, modules }, rng);
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves % MOVES_BETWEEN_LOOKS === 0) look(modelOf(state));
    // Of the seats that are waited for, the first that has a move makes one.
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

export const layoutOfModel = (
  model: TableModel,
  selection = NOTHING_SELECTED,
  size = { width: 960, height: 672 },
): Layout => layoutOf(needsOf(model, selection, { ...size, scale: 1, dock: { width: 0, height: 0 } }));

export const piecesOf = (model: TableModel, selection = NOTHING_SELECTED): Piece[] =>
  tableauOf(model, selection, layoutOfModel(model, selection));
