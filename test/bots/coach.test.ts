// The coach: what it advises and why, from nothing but what the seat sees, its estimate of the chances to win, and its
// review of a whole game.
import { expect, test } from 'vitest';
import { advise, improve, newCoach, thinkFor } from '../../game/bots/coach/advise.ts';
import { NOTICEABLE } from '../../game/bots/coach/judge.ts';
import { reasonsFor } from '../../game/bots/coach/reasons.ts';
import { reviewGame, type PlayedMoment, type Review } from '../../game/bots/coach/review.ts';
import { chancesToWin } from '../../game/bots/coach/winChance.ts';
import { loadBot, type Bot } from '../../game/bots/index.ts';
import {
  clone,
  format,
  parse,
  refusal,
  rngFrom,
  view,
  type Act,
  type Event,
  type Modules,
  type Seat,
  type State,
} from '../../game/index.ts';
import { looks } from '../arena/budget.ts';
import { botActor, playGame, type PlayedMove } from '../kit/games.ts';
import { aTable } from '../kit/table.ts';
import { withOtherSecrets } from '../properties/secrets.ts';

const luck = () => rngFrom('the coach');
const adviceFor = (state: State, seat: Seat = 0) => advise(newCoach(), view(state, seat), seat, luck(), looks(40));
const improvementOf = (state: State, seat: Seat = 0) => improve(newCoach(), view(state, seat), seat, luck(), looks(40));

const actorOf = (bots: readonly Bot[], seed: string) => botActor(bots, rngFrom(`${seed}/bots`), () => looks(40));

/** Plays a game between easy bots; `see` is shown the state before each act and the seat that acts. */
async function watchEasyGame(modules: Modules, seed: string, see: (state: State, seat: Seat) => void): Promise<void> {
  const easy = await loadBot('easy');
  playGame({ players: 2, modules, seed }, actorOf([easy, easy], seed), {
    sees: ({ before, act }) => see(before, act.seat),
  });
}

test('a die is advised for a space, and because it leaves none for the next player', () => {
  const { state } = aTable().orders({ drawn: '4d regular1', coaster: '6 2' }, { drawn: '6f regular1', coaster: '1 1' });
  const [best] = adviceFor(state);
  expect(format(best!.move)).toBe('draft 6');
  expect(best!.why).toContainEqual({ because: 'leavesNone', seat: 1 });
  expect(best!.why[0]).toEqual({ because: 'dieFor', space: best!.space, raise: 0 });
});

test('with the first step of a serving turn the coach names the purchases that follow, and later advice agrees', () => {
  const table = aTable().serving({ drawn: '4d regular1', dice: '4:table1 2:table2', thalers: 4, beer: 5 });
  const coach = newCoach();
  const adviceNow = (state: State) => advise(coach, view(state, 0), 0, luck(), looks(40))[0]!;
  const first = adviceNow(table.state);
  expect(first.move.type).toBe('take');
  const bought: string[] = [];
  let { state } = table;
  for (let step = 0; step < 30 && state.phase === 'serving' && state.turn === 0; step++) {
    const { move } = adviceNow(state);
    if (['buy', 'recruit', 'upgrade', 'nobles'].includes(move.type)) bought.push(format(move));
    ({ state } = table.acts(format(move)));
  }
  expect(first.next.map(format)).toEqual(bought);
  expect(bought).not.toEqual([]);
});

test('a reason says how many dishwashers a die needs', () => {
  const { state } = aTable().orders({ drawn: '6f dishwasher dishwasher', coaster: '4 2' });
  const reasons = reasonsFor(view(state, 0), 0, parse('draft 4')!, 0);
  expect(reasons).toContainEqual({ because: 'dieFor', space: 0, raise: 2 });
});

test('dice of one value are not advised to change places, as their colour makes no difference', () => {
  const placed = (cashbox: string, barrel: string) =>
    adviceFor(aTable().planning({ drawn: 'regular1', dice: `${cashbox}:cashbox ${barrel}:barrel` }).state);
  expect([placed('3', '3*'), placed('3*', '3')].map(([best]) => format(best!.move))).toEqual(['confirm', 'confirm']);
});

/** A game of a seat that follows the coach, against an easy bot: the acts of that seat, and what spectators see. */
async function followed(
  modules: Modules,
  seed: string,
  budget: number,
): Promise<{ acts: PlayedMove[]; moments: PlayedMoment[] }> {
  const coach = newCoach();
  // The decision that the best advice is made of.
  const follower: Bot = ({ view: seen, seat }) => thinkFor(coach, seen, seat, luck(), looks(budget));
  const acts: PlayedMove[] = [];
  const moments = recorded([follower, await loadBot('easy')], modules, seed, (step) => void acts.push(step));
  return { acts: acts.filter(({ act }) => act.seat === 0), moments };
}

test.each([
  [1, 'barrel'],
  [3, 'brewer'],
  [5, 'follow 8'],
] as const)(
  'whoever follows the coach never moves a die back: modules 1 to %i, seed %s',
  { timeout: 60_000 },
  async (modules, seed) => {
    const { acts } = await followed(modules, seed, 40);
    const abandoned = new Set<string>();
    for (const { before, act } of acts) {
      if (act.move.type !== 'put') continue;
      for (const { value, own, from, to } of act.move.dice) {
        expect(abandoned).not.toContain([before.round, value, own, to].join(' '));
        abandoned.add([before.round, value, own, from].join(' '));
      }
    }
    expect(abandoned.size).toBeGreaterThan(20);
  },
);

test.each([
  [1, 'table'],
  [3, 'brewer'],
] as const)(
  'the review finds no mistakes of a player who followed the coach: modules 1 to %i, seed %s',
  { timeout: 120_000 },
  async (modules, seed) => {
    // The review judges with as much time as the advice had.
    const budget = 300;
    const { moments } = await followed(modules, seed, budget);
    expect(reviewed(moments, 0, { budget }).mistakes).toEqual([]);
  },
);

test('the coach moves no placed dice for a plan that is only as good', () => {
  const advised = (dice: string) =>
    format(adviceFor(aTable().planning({ drawn: 'regular2 regular2', dice }).state)[0]!.move);
  for (const dice of ['2:table1 5:monk', '2:table2 5:monk']) expect([dice, advised(dice)]).toEqual([dice, 'confirm']);
});

test('in serving the dice stay where the coach planned them', () => {
  const table = aTable().planning({ drawn: '6f regular1 regular2', dice: '6 5 4 1' }, { dice: '3' });
  const coach = newCoach();
  const next = () => advise(coach, view(table.state, 0), 0, luck(), looks(150))[0]!.move;
  const plan = next();
  expect(plan.type).toBe('put');
  table.acts(format(plan));
  expect(next().type).toBe('confirm');
  table.acts('p1 confirm', 'p2 confirm');
  expect(table.state.phase).toBe('serving');
  expect(next().type).toBe('take');
});

test('the advice to end the turn says what is lost with it', () => {
  const { state } = aTable().serving({ drawn: 'regular1', beer: 8 }).acts('recruit 4f');
  const [best] = adviceFor(state);
  expect(format(best!.move)).toBe('end');
  expect(best!.why).toEqual([{ because: 'goodsLost', thalers: 0, beer: 2 }]);
});

test('what a die brings in is no reason to take it off, as its move says so already', () => {
  const { state } = aTable().serving({ drawn: 'regular1', dice: '4:cashbox' });
  expect(reasonsFor(view(state, 0), 0, parse('take 4 white cashbox')!)).toEqual([]);
});

test('the income of a plan is that of its dice, with thalers of the monastery and without beer of barbacks', () => {
  const incomeOf = (dice: string, monastery = 0) => {
    const { state } = aTable().planning({ drawn: 'barback barback', dice, monastery });
    return reasonsFor(view(state, 0), 0, parse('confirm')!);
  };
  expect(incomeOf('5:monk', 4)).toEqual([{ because: 'income', thalers: 2, beer: 0, steps: 1 }]);
  expect(incomeOf('4:cashbox 3:barrel')).toEqual([{ because: 'income', thalers: 1, beer: 1, steps: 0 }]);
  expect(incomeOf('4 3')).toEqual([]);
});

test('leaving none is no reason if the next player needs no such die or can get another, or if no die is left to pass on', () => {
  const draft = parse('draft 6')!;
  const reasons = (coaster: string, nextDrawn: string, nextCoaster = '1 1') => {
    const { state } = aTable().orders({ drawn: '4d', coaster }, { drawn: nextDrawn, coaster: nextCoaster });
    return reasonsFor(view(state, 0), 0, draft).map(({ because }) => because);
  };
  expect(reasons('6 2', '6f')).toContain('leavesNone');
  expect(reasons('6 6', '6f')).not.toContain('leavesNone');
  expect(reasons('6 2', 'regular1')).not.toContain('leavesNone');
  expect(reasons('6', '6f')).not.toContain('leavesNone');
  expect(reasons('6 2', '6f', '6 1')).not.toContain('leavesNone');
});

test.each([1, 3, 5] as const)(
  'the coach advises three legal moves at most, the best first, in modules 1 to %i',
  async (modules) => {
    let compared = 0;
    let asked = 0;
    await watchEasyGame(modules, `advice ${modules}`, (state, seat) => {
      if (asked++ % 5 > 0) return;
      const advice = adviceFor(state, seat);
      expect(advice.length).toBeGreaterThan(0);
      expect(advice.length).toBeLessThanOrEqual(3);
      expect(advice.map(({ move }) => refusal(view(state, seat), seat, move))).toEqual(advice.map(() => null));
      expect(new Set(advice.map(({ move }) => format(move))).size).toBe(advice.length);
      const behind = advice.map((one) => one.behind);
      expect(behind).toEqual(behind.toSorted((one, other) => one - other));
      if (advice.length > 1) compared++;
    });
    expect(compared).toBeGreaterThan(10);
  },
);

test('what is hidden from the seat does not change the advice', async () => {
  let asked = 0;
  await watchEasyGame(5, 'hidden', (state, seat) => {
    if (asked++ % 9 > 0) return;
    expect(adviceFor(withOtherSecrets(state, seat, rngFrom(`order ${asked}`)), seat)).toEqual(adviceFor(state, seat));
  });
  expect(asked).toBeGreaterThan(100);
});

test('the coach improves a plan, says by how many points, and has nothing to improve in its own', () => {
  const table = aTable().planning({ drawn: '7a 6a', dice: '5:cashbox 6:barrel' }, { dice: '3' });
  const { state } = table;
  const { advice, by } = improvementOf(state);
  expect(by).toBeGreaterThan(1);
  expect(advice!.move.type).toBe('put');
  table.acts(format(advice!.move));
  expect(improvementOf(state)).toEqual({ advice: null, by: 0 });
});

test('dice in the hand do not make a plan worse: they count as if they were placed well', () => {
  const table = aTable().planning({ drawn: '7a 6a', dice: '5 6' }, { dice: '3' });
  const [best] = adviceFor(table.state);
  if (best?.move.type !== 'put') throw new Error('The coach places no dice.');
  table.acts(format({ ...best.move, dice: [best.move.dice[0]] }));
  expect(improvementOf(table.state)).toEqual({ advice: null, by: 0 });

  const lost = (dice: string) => improvementOf(aTable().planning({ drawn: '7a 6a', dice }, { dice: '3' }).state).by;
  expect(lost('5:cashbox 6')).toBeGreaterThan(1);
  expect(lost('5:cashbox 6')).toBeLessThan(lost('5:cashbox 6:barrel') + 1);
});

test('the chances to win add up to 1 and rise with the expected points, and the same lead counts for more late in the game', () => {
  const chances = chancesToWin(1, [120, 100, 90], 4);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  expect(chancesToWin(1, [100, 100], 4)[0]).toBeCloseTo(0.5);
  expect(chancesToWin(1, [120, 100], 7)[0]).toBeGreaterThan(chancesToWin(1, [120, 100], 2)[0]!);
});

test('with the reputation a lead before the last evening is less certain', () => {
  const [behind] = chancesToWin(5, [100, 120], 7);
  expect(behind).toBeGreaterThan(0.1);
  expect(behind).toBeGreaterThan(2 * chancesToWin(1, [100, 120], 7)[0]!);
});

/** A game as a spectator sees it. */
function recorded(
  bots: readonly Bot[],
  modules: Modules,
  seed: string,
  see: (step: PlayedMove) => void = () => undefined,
): PlayedMoment[] {
  const moments: PlayedMoment[] = [];
  const record = (state: State, events: readonly Event[], act: Act | null) =>
    void moments.push({ view: clone(view(state, null)), events, act });
  playGame({ players: bots.length, modules, seed }, actorOf(bots, seed), {
    begins: (state, events) => record(state, events, null),
    sees: (step) => {
      see(step);
      record(step.after, step.events, step.act);
    },
  });
  return moments;
}

/** The review, with its progress from 0 to 1. */
function reviewed(
  moments: readonly PlayedMoment[],
  seat: Seat,
  { firstJudged = 0, budget = 40 } = {},
): Review & { steps: number[] } {
  const steps: number[] = [];
  const review = reviewGame(moments, seat, luck, () => looks(budget), firstJudged);
  for (let step = review.next(); ; step = review.next()) {
    if (step.done === true) return { ...step.value, steps };
    steps.push(step.value.done / step.value.total);
  }
}

test.each([1, 3, 5] as const)(
  'the review of a game of modules 1 to %i finds what the weaker player gave away',
  async (modules) => {
    const moments = recorded([await loadBot('easy'), await loadBot('hard')], modules, `review ${modules}`);
    const [weak, strong] = [reviewed(moments, 0), reviewed(moments, 1)];
    const totalLost = ({ evenings }: Review) => evenings.reduce((sum, evening) => sum + evening.lost, 0);
    expect(totalLost(weak)).toBeGreaterThan(4 * totalLost(strong));
    expect(weak.mistakes).toHaveLength(3);
    const losses = weak.mistakes.map(({ lost }) => lost);
    expect(losses).toEqual(losses.toSorted((one, other) => other - one));
    const decisions = weak.evenings.flatMap((evening) => evening.decisions);
    expect(decisions.some(({ move }) => move.type === 'draft')).toBe(true);
    for (const { brings } of decisions) expect(brings.map(({ because }) => because)).not.toContain('dieFor');
    for (const { moment, lost, coachMoves: instead, move } of weak.mistakes) {
      expect(moments[moment]!.act).toEqual({ seat: 0, move });
      expect(lost).toBeGreaterThanOrEqual(NOTICEABLE);
      expect(instead.length).toBeGreaterThan(0);
    }
    expect(weak.evenings.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { chances } of weak.evenings) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(weak.evenings.at(-1)!.chances.toSorted()).toEqual([0, 1]);
    // The progress never goes back.
    expect(weak.steps).toEqual(weak.steps.toSorted((one, other) => one - other));
    expect(weak.steps.at(-1)).toBeLessThanOrEqual(1);
  },
);

test('the evenings of a lesson are not judged', async () => {
  const easy = await loadBot('easy');
  const { evenings, mistakes } = reviewed(recorded([easy, easy], 1, 'lesson'), 0, { firstJudged: 7 });
  expect(evenings.slice(0, 6).flatMap(({ decisions }) => decisions)).toEqual([]);
  expect(evenings.slice(6).flatMap(({ decisions }) => decisions)).not.toEqual([]);
  expect(mistakes.every(({ round }) => round >= 7)).toBe(true);
});

test('an evening with better dice has more luck', () => {
  const evening = (dice: string): number => {
    const table = aTable({ round: 1 }).orders({ drawn: '6a 6b 6c', coaster: dice }, { coaster: dice });
    const moments: PlayedMoment[] = [{ view: view(table.state, null), events: [], act: null }];
    return reviewed(moments, 0).evenings[0]!.luck.dice;
  };
  expect(evening('6 6 6 6')).toBeGreaterThan(evening('2 2 2 2') + 1);
});
