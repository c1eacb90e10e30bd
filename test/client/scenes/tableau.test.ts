// The pieces of a table: each with a unique key and inside the table; the dice and cards that it shows, the light on
// what can be done, and whose coaster lies before whom.
import { describe, expect, test } from 'vitest';
import { MODULES, rngFrom, SEATS, setup } from '../../../game/index.ts';
import { targetsFromCoaster } from '../../../client/model/targets.ts';
import { holds, rect } from '../../../client/scenes/layout/rect.ts';
import type { Piece } from '../../../client/scenes/pieces/piece.ts';
import { ownerOfCoaster, tableauOf } from '../../../client/scenes/tableau.ts';
import { asks, choosingManyQuestions, savedState, type StopsAt } from '../../kit/savedGames.ts';
import { aTable } from '../../kit/table.ts';
import { NOTHING_SELECTED, layoutOfModel, ME, modelOf, piecesOf, everyFewMoves } from '../../kit/tableaux.ts';

describe('a table', () => {
  test('is lit once where a lesson speaks twice of one space', () => {
    const { state } = setup({ players: 2, modules: 1 }, rngFrom('lesson'));
    const lights = [0, 1].map(() => ({ at: 'equipment', seat: ME, space: 'brewer' }) as const);
    const lit = piecesOf(modelOf(state), { ...NOTHING_SELECTED, lights }).filter(({ key }) =>
      key.startsWith('lesson/'),
    );
    expect(lit).toHaveLength(1);
  });

  test('is made of pieces that each have a key of their own', () => {
    for (const modules of MODULES)
      everyFewMoves({ modules, players: 4 }, (model) => {
        const keys = piecesOf(model).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      });
  });

  test('looks the same when it is drawn again', () => {
    everyFewMoves({ modules: 5, players: 3 }, (model) => {
      const look = (piece: Piece) => ({
        ...piece,
        picture: typeof piece.picture === 'string' ? piece.picture : piece.picture.key,
      });
      expect(piecesOf(model).map(look)).toEqual(piecesOf(model).map(look));
    });
  });

  test('has every piece on it, at three sizes of the screen', () => {
    for (const size of [
      { width: 960, height: 672 },
      { width: 390, height: 481 },
      { width: 591, height: 338 },
    ])
      everyFewMoves({ modules: 5, players: 4 }, (model) => {
        const layout = layoutOfModel(model, NOTHING_SELECTED, size);
        // Halos and stacked cards may extend a little over the edge.
        const table = rect(-14, -14, layout.width + 28, layout.height + 28);
        const outside = tableauOf(model, NOTHING_SELECTED, layout).filter(({ box }) => !holds(table, box));
        expect(outside.map(({ key }) => key)).toEqual([]);
      });
  });

  test('shows all dice of the viewer, wherever they lie', () => {
    everyFewMoves({ modules: 3, players: 2 }, (model) => {
      const dice = piecesOf(model).filter(({ subject }) => subject?.is === 'die' && subject.seat === ME);
      const faces = dice.map(({ subject }) => (subject?.is === 'die' ? subject.value : 0));
      expect(faces.sort()).toEqual(model.dice.map(({ value }) => value as number).sort());
    });
  });

  test('shows all dice of the neighbours while dice are drafted and placed, on a desktop and a tablet', () => {
    for (const size of [
      { width: 1280, height: 683 },
      { width: 820, height: 1000 },
    ])
      for (const players of [2, 4])
        everyFewMoves({ modules: 3, players }, (model) => {
          const { view } = model;
          if (!['orders', 'planning'].includes(view.phase)) return;
          const pieces = tableauOf(model, NOTHING_SELECTED, layoutOfModel(model, NOTHING_SELECTED, size));
          for (const seat of SEATS.slice(1, players)) {
            const drawn = pieces.filter(({ subject }) => subject?.is === 'die' && subject.seat === seat);
            expect(drawn, `${size.width}, ${view.phase}`).toHaveLength(view.players[seat]!.dice.length);
          }
        });
  });

  test('has start cards as long as they are chosen from, and not over the deck from which regulars are then removed', () => {
    const asked = { modules: 4, id: 'regulars', chooseMove: choosingManyQuestions } as const;
    const cards = (moment: StopsAt): number =>
      piecesOf(modelOf(savedState(asked, moment))).filter(({ key }) => key.startsWith('startCard/')).length;
    expect(cards(({ phase }) => phase === 'startCards')).toBeGreaterThan(1);
    expect(cards(asks('strike'))).toBe(0);
  });

  test('shows every card at the tables of all taverns', () => {
    everyFewMoves({ modules: 2, players: 2 }, (model) => {
      const cards = piecesOf(model).filter(({ subject, spot }) => subject?.is === 'card' && spot?.at === 'table');
      const seated = model.view.players.flatMap(({ tables }) => tables.filter((card) => card !== null));
      expect(cards.map(({ subject }) => (subject?.is === 'card' ? subject.card : '')).sort()).toEqual(seated.sort());
    });
  });

  test('lights up nothing where nothing can be done', () => {
    everyFewMoves({ modules: 5, players: 3 }, (model) => {
      const lit = piecesOf({ ...model, offers: [] }).filter(({ key }) => key.startsWith('light/'));
      expect(lit).toEqual([]);
    });
  });

  test('marks the held die, lights up the spaces where it may go, and shows there what it brings', () => {
    let looked = 0;
    everyFewMoves({ modules: 1, players: 2 }, (model) => {
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
      const pieces = piecesOf(model, { ...NOTHING_SELECTED, held });
      // The halo of a space has the key of its spot, as in `light/table/0/1`; the four kinds left out are other lights.
      const isHalo = ({ key }: Piece) => /^light\/(?!dark|help|brings|held)/.test(key);
      const isTag = ({ key }: Piece) => /^light\/brings\/.*\/tag$/.test(key);
      expect(pieces.filter(isHalo).length).toBe(legal.length);
      expect(pieces.filter(isTag).length).toBe(legal.length);
      expect(pieces.filter(({ key }) => key.startsWith('light/held/'))).toHaveLength(1);
    });
    expect(looked).toBeGreaterThan(0);
  });

  test('marks the one of several equal dice that is held, all around it', () => {
    const model = modelOf(aTable().planning({ dice: '6 6 3 6*' }).state);
    const dice = piecesOf(model).filter(({ subject }) => subject?.is === 'die' && subject.value === 6 && !subject.own);
    for (const [nth, die] of dice.entries()) {
      const held = { value: 6, own: false, from: null, nth } as const;
      const marked = piecesOf(model, { ...NOTHING_SELECTED, held }).filter(({ key }) => key.startsWith('light/held/'));
      expect(marked.map(({ box }) => holds(box, die.box))).toEqual([true]);
    }
    expect(dice).toHaveLength(2);
  });

  test('shows on each space what a die that is looked at on the coaster would bring there', () => {
    let shown = 0;
    everyFewMoves({ modules: 1, players: 2 }, (model) => {
      const [value] = model.view.players[ME]!.coaster;
      if (model.view.phase !== 'orders' || value === undefined) return;
      const considered = { value, own: false, from: null, onCoaster: true };
      const tags = piecesOf(model, { ...NOTHING_SELECTED, considered }).filter(({ key }) =>
        key.startsWith('light/brings/'),
      );
      expect(tags.length).toBe(targetsFromCoaster(model, value).length);
      shown += tags.length;
    });
    expect(shown).toBeGreaterThan(0);
  });
});

describe('coasters', () => {
  /** The draft with this many dice on the coaster before each player. */
  const draftWith = (...counts: number[]) => {
    const { state } = setup({ players: counts.length, modules: 1 }, rngFrom('coasters'));
    state.phase = 'orders';
    state.players.forEach((player, seat) => (player.coaster = Array.from({ length: counts[seat]! }, () => 1 as const)));
    return state;
  };

  test('lie before their owners until everybody has taken a die', () => {
    expect(ownerOfCoaster(draftWith(4, 4, 4), 1)).toBe(1);
    expect(ownerOfCoaster(draftWith(3, 4, 4), 0)).toBe(0);
  });

  test('lie one seat further to the left each time everybody has taken a die', () => {
    expect(ownerOfCoaster(draftWith(3, 3, 3), 1)).toBe(0);
    expect(ownerOfCoaster(draftWith(2, 2, 3), 0)).toBe(2);
    expect(ownerOfCoaster(draftWith(2, 2, 2), 0)).toBe(1);
  });
});
