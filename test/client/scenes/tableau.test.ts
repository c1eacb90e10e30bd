// The pieces of a table: each with a unique key, inside the table, and lit only where a move is possible.
import { describe, expect, test } from 'vitest';
import {
  waitedFor,
  MODULES,
  play,
  rngFrom,
  scoreOf,
  setup,
  view,
  type Modules,
  type Rng,
  type Seat,
  type State,
} from '../../../game/index.ts';
import { randomMove } from '../../../game/bots/random.ts';
import { offersFor } from '../../../client/model/offers.ts';
import { spotKey } from '../../../client/model/spots.ts';
import { targetsFromCoaster } from '../../../client/model/targets.ts';
import type { TableSelection } from '../../../client/model/stage.ts';
import { COLOURS, type TableModel } from '../../../client/model/tableModel.ts';
import { layoutOf, type Layout } from '../../../client/scenes/layout.ts';
import { holds, rect } from '../../../client/scenes/layout/rect.ts';
import { needsOf } from '../../../client/scenes/needsOf.ts';
import type { Piece } from '../../../client/scenes/pieces/piece.ts';
import { ownerOfCoaster, tableauOf } from '../../../client/scenes/tableau.ts';
import { asks, keptState } from '../../kit/keptGames.ts';

const ME: Seat = 0;
const GAZE: TableSelection = { focus: ME, held: null, pointedAt: null };

function modelOf(state: State): TableModel {
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
function throughout(modules: Modules, players: number, look: (model: TableModel) => void): void {
  const rng = rngFrom(`tableau ${modules} ${players}`);
  const { state } = setup({ players, modules }, rng);
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves % 25 === 0) look(modelOf(state));
    const seat = waitedFor(state).find((one) => randomMoveOf(state, one, rng));
    if (seat === undefined) throw new Error('Nobody can act.');
  }
  look(modelOf(state));
}

function randomMoveOf(state: State, seat: Seat, rng: Rng): boolean {
  const move = randomMove(view(state, seat), seat, rng);
  return move !== null && play(state, seat, move, rng).refused === null;
}

const layoutFor = (model: TableModel, selection = GAZE, size = { width: 960, height: 672 }): Layout =>
  layoutOf(needsOf(model, selection, { ...size, scale: 1, dock: { width: 0, height: 0 } }));

const piecesOf = (model: TableModel, selection = GAZE): Piece[] =>
  tableauOf(model, selection, layoutFor(model, selection));

describe('a table', () => {
  test('is lit once where a lesson speaks twice of one space', () => {
    const { state } = setup({ players: 2, modules: 1 }, rngFrom('lesson'));
    const lights = [0, 1].map(() => ({ at: 'equipment', seat: ME, space: 'brewer' }) as const);
    const lit = piecesOf(modelOf(state), { ...GAZE, lights }).filter(({ key }) => key.startsWith('lesson/'));
    expect(lit).toHaveLength(1);
  });

  test('is made of pieces that each have a key of their own', () => {
    for (const modules of MODULES)
      throughout(modules, 4, (model) => {
        const keys = piecesOf(model).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      });
  });

  test('looks the same when it is drawn again', () => {
    throughout(5, 3, (model) => {
      const look = (piece: Piece) => ({
        ...piece,
        picture: typeof piece.picture === 'string' ? piece.picture : piece.picture.key,
      });
      expect(piecesOf(model).map(look)).toEqual(piecesOf(model).map(look));
    });
  });

  test('has every piece on it, at every size of the screen', () => {
    for (const size of [
      { width: 960, height: 672 },
      { width: 390, height: 481 },
      { width: 591, height: 338 },
    ])
      throughout(5, 4, (model) => {
        const layout = layoutFor(model, GAZE, size);
        // Halos and stacked cards may extend a little over the edge.
        const table = rect(-14, -14, layout.width + 28, layout.height + 28);
        const outside = tableauOf(model, GAZE, layout).filter(({ box }) => !holds(table, box));
        expect(outside.map(({ key }) => key)).toEqual([]);
      });
  });

  test('shows all own dice, wherever they lie', () => {
    throughout(3, 2, (model) => {
      const dice = piecesOf(model).filter(({ subject }) => subject?.is === 'die' && subject.seat === ME);
      const faces = dice.map(({ subject }) => (subject?.is === 'die' ? subject.value : 0));
      expect(faces.sort()).toEqual(model.dice.map(({ value }) => value as number).sort());
    });
  });

  test("shows whoever sits at a table, in everybody's tavern", () => {
    throughout(2, 2, (model) => {
      const cards = piecesOf(model).filter(({ subject, spot }) => subject?.is === 'card' && spot?.at === 'table');
      const seated = model.view.players.flatMap(({ tables }) => tables.filter((card) => card !== null));
      expect(cards.map(({ subject }) => (subject?.is === 'card' ? subject.card : '')).sort()).toEqual(seated.sort());
    });
  });

  test('lights up nothing where nothing can be done', () => {
    throughout(5, 3, (model) => {
      const lit = piecesOf({ ...model, offers: [] }).filter(({ key }) => key.startsWith('light/'));
      expect(lit).toEqual([]);
    });
  });

  test('marks the held die, lights up the spaces where it may go with what it brings, and darkens the others', () => {
    let looked = 0;
    throughout(1, 2, (model) => {
      const die = model.dice.find(({ at, spent }) => at === null && !spent);
      if (die === undefined || model.view.phase !== 'planning') return;
      looked += 1;
      const held = { value: die.value, own: die.own, from: null };
      const legal = model.offers.filter(
        ({ move, refused }) =>
          refused === null &&
          move.type === 'put' &&
          move.dice[0].value === die.value &&
          move.dice[0].own === die.own &&
          move.dice[0].from === null,
      );
      const pieces = piecesOf(model, { ...GAZE, held });
      const isHalo = ({ key }: Piece) => /^light\/(?!dark|help|brings|held)/.test(key);
      const isTag = ({ key }: Piece) => /^light\/brings\/.*\/tag$/.test(key);
      expect(pieces.filter(isHalo).length).toBe(legal.length);
      expect(pieces.filter(isTag).length).toBe(legal.length);
      expect(pieces.filter(({ key }) => key === 'light/held').length).toBe(1);
    });
    expect(looked).toBeGreaterThan(0);
  });

  test('lights up the spaces for a die of the coaster that is looked at', () => {
    let lit = 0;
    throughout(1, 2, (model) => {
      const [value] = model.view.players[ME]!.coaster;
      if (model.view.phase !== 'orders' || value === undefined) return;
      const considered = { value, own: false, from: null, onCoaster: true };
      const tags = piecesOf(model, { ...GAZE, considered }).filter(({ key }) => key.startsWith('light/brings/'));
      expect(tags.length).toBe(targetsFromCoaster(model, value).length);
      lit += tags.length;
    });
    expect(lit).toBeGreaterThan(0);
  });
});

describe('coasters', () => {
  const ordering = (...dice: number[]) => {
    const { state } = setup({ players: dice.length, modules: 1 }, rngFrom('coasters'));
    state.phase = 'orders';
    state.players.forEach((player, seat) => (player.coaster = Array.from({ length: dice[seat]! }, () => 1 as const)));
    return state;
  };

  test('lie before their owners at first', () => {
    expect(ownerOfCoaster(ordering(4, 4, 4), 1)).toBe(1);
    expect(ownerOfCoaster(ordering(3, 4, 4), 0)).toBe(0);
  });

  test('lie one seat further to the left with each die that is taken', () => {
    expect(ownerOfCoaster(ordering(3, 3, 3), 1)).toBe(0);
    expect(ownerOfCoaster(ordering(2, 2, 3), 0)).toBe(2);
    expect(ownerOfCoaster(ordering(2, 2, 2), 0)).toBe(1);
  });
});

describe('the light of a tavern', () => {
  const { state } = setup({ players: 2, modules: 3 }, rngFrom('light'));
  const empty = modelOf(state);
  empty.view.players[ME]!.tables = [];
  const changed = (change: (player: TableModel['view']['players'][number]) => void): TableModel => {
    const model = structuredClone(empty);
    change(model.view.players[ME]!);
    return model;
  };
  const gloomOf = (model: TableModel): string => {
    const picture = piecesOf(model).find(({ key }) => key === `${ME}/gloom`)?.picture;
    return typeof picture === 'object' ? picture.key : '';
  };
  const darkness = (model: TableModel): number => Number(/^gloom ([\d.]+)/.exec(gloomOf(model))?.[1]);

  test('grows with each guest and with each upgrade', () => {
    const oneGuest = changed((player) => (player.tables = ['regular1']));
    const oneLamp = changed((player) => (player.upgraded.brewer = empty.view.round));
    for (const model of [oneGuest, oneLamp]) expect(darkness(model)).toBeLessThan(darkness(empty));
  });

  test('has a lamp over each tile whose upgrade is in force, and none before', () => {
    const lamps = (model: TableModel): string[] =>
      piecesOf(model).flatMap(({ key }) => (key.startsWith(`${ME}/lamp/`) ? [key] : []));
    expect(lamps(empty)).toEqual([]);
    expect(lamps(changed((player) => (player.upgraded.safe = empty.view.round)))).toEqual([`${ME}/lamp/safe`]);
    expect(lamps(changed((player) => (player.upgraded.safe = empty.view.round + 1)))).toEqual([]);
  });
});

describe('what the placed dice will bring', () => {
  const { state } = setup({ players: 2, modules: 3 }, rngFrom('forecast'));
  const model: TableModel = { ...modelOf(state), forecast: { thalers: 4, beer: 2, steps: 1, reputation: 3 } };
  const pictureOf = (key: string): string => {
    const picture = piecesOf(model).find((piece) => piece.key === key)?.picture;
    return typeof picture === 'object' ? picture.key : '';
  };

  test('stands at the counters and beside the markers', () => {
    expect(pictureOf(`${ME}/pool/thalers`)).toMatch(/ 4$/);
    expect(pictureOf(`${ME}/pool/beer`)).toMatch(/ 2$/);
    expect(pictureOf('forecast/steps')).toBe('coming 1');
    expect(pictureOf('forecast/reputation')).toBe('coming 3');
  });

  test('is not told of the others', () => {
    expect(piecesOf({ ...model, me: 1 }).find(({ key }) => key === 'forecast/reputation')).toBeUndefined();
  });
});

describe('what can be paid', () => {
  test('only in schnapps, by the fire breather, has another light than what thalers pay, and its price', () => {
    const state = keptState({ id: 'serve', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'] }, (moment) => {
      const [player] = moment.players;
      return asks('serve')(moment) && player?.schnapps === 5 && player.entertainers.fireBreather === 'upgrade';
    });
    const lightOf = (thalers: number) => {
      const [player, ...others] = state.players;
      const pieces = piecesOf(
        modelOf({
          ...state,
          players: [{ ...player!, thalers, upgraded: { ...player!.upgraded, monk: 0 } }, ...others],
        }),
      );
      const at = spotKey({ at: 'tile', seat: ME, tile: 'monk' });
      const pictureOf = (key: string) => {
        const picture = pieces.find((piece) => piece.key === key)?.picture;
        return typeof picture === 'object' ? picture.key : null;
      };
      return { light: pictureOf(`light/${at}`), price: pictureOf(`light/price/${at}`) };
    };
    expect(lightOf(0)).toEqual({ light: 'halo schnapps false', price: 'schnapps 5' });
    expect(lightOf(20)).toEqual({ light: 'halo allowed false', price: null });
  });
});
