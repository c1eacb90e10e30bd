// The table model: its prompt, offers, forecast and scores, the first two in games of all modules.
import { describe, expect, test } from 'vitest';
import { tableModel } from '../../../client/model/tableModel.ts';
import { promptFor } from '../../../client/model/prompt.ts';
import { offersFor } from '../../../client/model/offers.ts';
import { forecastOf } from '../../../client/model/forecast.ts';
import { spotKey } from '../../../client/model/spots.ts';
import { legal, MODULES, scoreOf, view, waitedFor, type Seat, type State } from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { PEOPLE } from '../../kit/people.ts';
import { spotsOn } from '../../kit/spots.ts';
import { aTable, seatsOf } from '../../kit/table.ts';

const promptAt = (state: State, seat: Seat = 0) => promptFor(view(state, seat), seat);

describe.each([...MODULES])('in every state of a game of modules 1 to %i', (modules) => {
  test('those who are waited for are asked something, and can make a move', () => {
    playRandomGame(
      { modules, players: 2, seed: `prompts ${modules}` },
      {
        sees: ({ after }) => {
          for (const seat of seatsOf(after)) {
            const { prompt, offers } = tableModel({ view: view(after, seat), me: seat, people: PEOPLE });
            if (!waitedFor(after).includes(seat)) continue;
            expect(['wait', 'over']).not.toContain(prompt.kind);
            expect(offers.some((offer) => offer.refused === null)).toBe(true);
          }
        },
      },
    );
  });

  test('every legal move is on offer, and the spots of all offers are on the table', () => {
    playRandomGame(
      { modules, players: 3, seed: `offers ${modules}` },
      {
        sees: ({ after }) => {
          const seat = waitedFor(after)[0] ?? 0;
          const seen = view(after, seat);
          const offers = offersFor(seen, seat);
          const allowed = offers.filter(({ refused }) => refused === null).map(({ move }) => move);
          const canPlanAhead = after.phase === 'orders';
          expect(allowed.filter(({ type }) => !canPlanAhead || type !== 'put')).toEqual(legal(seen, seat));
          const spots = new Set(spotsOn(seen).map(spotKey));
          // To sign a full column of the guest book is refused, and the cell of that offer does not exist.
          for (const { spot, refused } of offers)
            if (spot !== null && refused?.because !== 'columnFull') expect(spots).toContain(spotKey(spot));
        },
      },
    );
  });
});

describe('a prompt', () => {
  test('asks for a die when it is one’s turn to take one, and else tells who is waited for', () => {
    const { state } = aTable({ start: 1 }).orders({ coaster: '1 2 3 4' }, { coaster: '6 6 6 5' });
    expect(promptAt(state, 1)).toEqual({ kind: 'draft', coaster: [6, 6, 6, 5] });
    expect(promptAt(state, 0)).toEqual({ kind: 'wait', for: [1] });
  });

  test('asks to settle before serving from module 3 on', () => {
    const tavern = { drawn: 'regular1 regular2 3a barback', dice: '1:table1 3:table3' };
    expect(promptAt(aTable({ modules: 3 }).serving(tavern).state)).toEqual({
      kind: 'settle',
      steps: 1,
      thalers: 5,
      beer: 1,
    });
    expect(promptAt(aTable({ modules: 2 }).serving(tavern).state)).toMatchObject({ kind: 'serve', unserved: 2 });
  });

  test('tells a spectator only who acts', () => {
    const { state } = aTable().planning();
    expect(promptFor(view(state, null), null)).toEqual({ kind: 'wait', for: [0, 1] });
  });

  test('tells how many regulars are still to be removed', () => {
    const table = aTable({ modules: 4, startCards: '3 1 2' }).choosingStartCards();
    table.acts('p1 choose 3', 'p2 choose 1');
    expect(promptAt(table.state)).toMatchObject({ kind: 'strike', left: 2 });
    table.acts('p1 strike regular1');
    expect(promptAt(table.state)).toMatchObject({ kind: 'strike', left: 1 });
  });
});

describe('the forecast', () => {
  const forecast = (state: State) => {
    const seen = view(state, 0);
    return forecastOf(seen, 0, seen.players[0]!.dice);
  };

  test('counts what the placed dice and the barbacks will bring', () => {
    const tavern = {
      drawn: '3a regular1 regular2 brewer brewer barback',
      dice: '3:table1 1:brewer 6:brewer 5:monk 4:cashbox 2',
    };
    expect(forecast(aTable().planning(tavern).state)).toEqual({ thalers: 5, beer: 7, steps: 1, reputation: null });
  });

  test('counts the thalers that the steps in the monastery will bring, though they do not count for the reputation', () => {
    const tavern = { drawn: '3a regular1 regular2', dice: '5:monk 5:monk 4:barrel 2:cashbox', monastery: 3 };
    expect(forecast(aTable({ modules: 3 }).planning(tavern).state)).toEqual({
      thalers: 3,
      beer: 1,
      steps: 2,
      reputation: 1,
    });
    expect(forecast(aTable().planning({ ...tavern, monastery: 6 }).state)).toMatchObject({ thalers: 1, steps: 2 });
  });

  test('tells the reputation that settling would bring, from module 3 on', () => {
    const tavern = { drawn: '3a regular1 regular2 barback', dice: '3:table1 1:barrel' };
    expect(forecast(aTable({ modules: 3 }).planning(tavern).state)).toMatchObject({ reputation: 2 });
  });

  test('forgets what was taken off, and the barbacks’ beer once it is poured', () => {
    const table = aTable().serving({ drawn: '3a regular1 regular2 barback', dice: '3:table1 1:barrel' });
    expect(forecast(table.state)).toEqual({ thalers: 4, beer: 1, steps: 0, reputation: null });
    table.acts('take 3 white table1');
    expect(forecast(table.state)).toEqual({ thalers: 0, beer: 1, steps: 0, reputation: null });
  });
});

test('a spectator’s model counts everybody’s points so far, and has no dice', () => {
  const { state } = aTable().planning({ deck: '8a noble' });
  const model = tableModel({ view: view(state, null), me: null, people: PEOPLE });
  expect(model.scores.map(({ total }) => total)).toEqual([scoreOf(state, 0).total, scoreOf(state, 1).total]);
  expect(model.result).toBeNull();
  expect(model.dice).toEqual([]);
});
