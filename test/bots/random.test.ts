// The random bot makes any legal move, from what its seat can see, and brings games to an end.
import { expect, test } from 'vitest';
import { randomMove } from '../../game/bots/random.ts';
import { format, legal, refusal, rngFrom, view } from '../../game/index.ts';
import { playRandomGame } from '../kit/games.ts';
import { aTable } from '../kit/table.ts';

test('every legal move is made sooner or later, and no other', () => {
  const { state } = aTable().serving({ drawn: 'regular1', dice: '1:table1 4', thalers: 6, beer: 9 });
  const rng = rngFrom('any');
  const made = new Set(Array.from({ length: 3000 }, () => format(randomMove(view(state, 0), 0, rng)!)));
  expect([...made].sort()).toEqual(legal(state, 0).map(format).sort());
});

test('the random bot makes no move when none is legal', () => {
  const { state } = aTable().serving();
  expect(randomMove(view(state, 1), 1, rngFrom('nothing'))).toBeNull();
});

test('every move that is made is legal in the view of its seat', () => {
  const { acts } = playRandomGame(
    { players: 3, modules: 5, seed: 'the view is enough' },
    {
      sees: ({ before, act }) => {
        const seen = view(before, act.seat);
        if (refusal(seen, act.seat, act.move) !== null)
          throw new Error(`${format(act.move)} cannot be seen to be legal.`);
      },
    },
  );
  expect(acts.length).toBeGreaterThan(100);
});

test('games end within 1,500 moves, as dice are rarely moved about', () => {
  const lengths = Array.from({ length: 8 }, (_, game) => {
    const { acts, end } = playRandomGame({ players: 4, modules: 5, seed: `length ${game}` });
    expect(end.phase).toBe('over');
    return acts.length;
  });
  expect(Math.max(...lengths)).toBeLessThan(1500);
});
