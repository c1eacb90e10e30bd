// Every level plays whole games by the rules, from what its seat can see. Medium and hard say what they thought, and
// the characters of a level differ.
import { expect, test } from 'vitest';
import { BOT_LEVELS, charactersOf, loadBot, newBot, type Bot, type BotLevel } from '../../game/bots/index.ts';
import {
  format,
  legal,
  MODULES,
  playsWith,
  rngFrom,
  ROUNDS,
  scoreOf,
  SIDES,
  view,
  type Modules,
  type Seat,
  type State,
} from '../../game/index.ts';
import { UNLIMITED } from '../../game/bots/bot.ts';
import { looks } from '../arena/budget.ts';
import { botActor, playGame, type PlayedMove } from '../kit/games.ts';
import { aTable } from '../kit/table.ts';
import { withOtherSecrets } from '../properties/secrets.ts';

/** Little time to think, as tests have many games. */
const LOOKS = 12;

/** Plays a game, in which no move may be refused; returns its end. */
function playWith(
  bots: readonly Bot[],
  modules: Modules,
  seed: string,
  sees: (played: PlayedMove) => void = () => undefined,
): State {
  const actor = botActor(bots, rngFrom(`${seed}/bots`), () => looks(LOOKS));
  return playGame({ players: bots.length, modules, seed }, actor, { sees }).end;
}

test.each(BOT_LEVELS.flatMap((level) => MODULES.map((modules) => [level, modules] as const)))(
  '%s plays a whole game of modules 1 to %i by the rules',
  async (level, modules) => {
    const bot = await loadBot(level);
    const end = playWith([bot, bot, bot], modules, `${level} ${modules}`);
    expect(end.phase).toBe('over');
  },
);

test.each(BOT_LEVELS)('%s moves the same whatever is hidden from its seat', async (level) => {
  const bot = await loadBot(level);
  const decide = async (state: State, seat: Seat) => {
    const seen = view(state, seat);
    // A new bot remembers nothing of the other state.
    const fresh = await newBot(level);
    return fresh({ view: seen, seat, moves: legal(seen, seat) }, rngFrom('the same luck'), looks(LOOKS));
  };
  const turns: { state: State; seat: Seat }[] = [];
  let asked = 0;
  playWith([bot, bot], 5, `hidden ${level}`, ({ before, act }) => {
    if (asked++ % 7 === 0) turns.push({ state: before, seat: act.seat });
  });
  expect(asked).toBeGreaterThan(100);
  for (const [index, { state, seat }] of turns.entries()) {
    const other = await decide(withOtherSecrets(state, seat, rngFrom(`order ${index}`)), seat);
    expect(other?.move).toEqual((await decide(state, seat))?.move);
  }
});

test.each(['medium', 'hard'] as const)(
  '%s names the dice that it compared, its choice first, with points, and usually the space that the choice is for',
  async (level) => {
    const bot = await loadBot(level);
    let compared = 0;
    let meantForSpaces = 0;
    playWith([bot, bot], 1, 'candidates', ({ before, act: { seat, move } }) => {
      if (before.phase !== 'orders') return;
      const seen = view(before, seat);
      const decision = bot({ view: seen, seat, moves: legal(seen, seat) }, rngFrom('any'), looks(LOOKS))!;
      if (decision.candidates.length < 2) return;
      compared++;
      expect(decision.candidates[0]!.move).toEqual(decision.move);
      expect(decision.move).toEqual(move);
      const values = decision.candidates.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      if (decision.reasons.some(({ because }) => because === 'dieFor')) meantForSpaces++;
    });
    expect(compared).toBeGreaterThan(10);
    expect(meantForSpaces).toBeGreaterThan(compared / 2);
  },
);

test.each(BOT_LEVELS)('the characters of %s do not all play alike', async (level: BotLevel) => {
  const games = await Promise.all(
    charactersOf(level).map(async ({ name }) => {
      const moves: string[] = [];
      const bot = await loadBot(level, name);
      playWith([bot, bot], 1, 'characters', ({ act }) => moves.push(format(act.move)));
      return moves.join();
    }),
  );
  expect(new Set(games).size).toBeGreaterThan(1);
});

test.each(BOT_LEVELS.flatMap((level) => charactersOf(level).map(({ name }) => [level, name] as const)))(
  'the characters of %s without %s take both sides of the dancer',
  async (level, name) => {
    const others = charactersOf(level).filter((one) => one.name !== name);
    const bots = await Promise.all(others.map((one) => loadBot(level, one.name)));
    for (const modules of MODULES.filter((set) => playsWith(set, 'schnapps'))) {
      const { state } = aTable({ modules, players: 3, round: 1 }).lastTurn().acts('end');
      const sides = bots.map((bot, seat) => {
        const seen = view(state, seat as Seat);
        const asked = { view: seen, seat: seat as Seat, moves: legal(seen, seat as Seat) };
        const move = bot(asked, rngFrom('a taste'), looks(LOOKS))?.move;
        return move?.type === 'choose' ? move.option : null;
      });
      expect(new Set(sides), `modules 1 to ${modules}`).toEqual(new Set(SIDES.dancer));
    }
  },
);

test('bots of medium do not all choose the same start card', async () => {
  const bots = await Promise.all(charactersOf('medium').map(({ name }) => loadBot('medium', name)));
  for (const startCards of ['1 3 7', '2 4 6', '3 5 6', '4 5 7']) {
    const { state } = aTable({ modules: 4, startCards }).choosingStartCards();
    const seen = view(state, 0);
    const asked = { view: seen, seat: 0 as Seat, moves: legal(seen, 0) };
    const chosen = bots.map((bot) => format(bot(asked, rngFrom('a taste'), looks(LOOKS))!.move));
    expect(new Set(chosen).size, startCards).toBeGreaterThan(1);
  }
});

test('the points that the hard bot expects in the last evening are those that it gets', async () => {
  const hard = await loadBot('hard');
  let expected: number | undefined;
  const end = playWith([hard, hard], 1, 'the last evening', ({ before, act: { seat } }) => {
    const isLastTurn = before.round === ROUNDS && before.phase === 'serving' && seat === 0;
    if (!isLastTurn || expected !== undefined) return;
    const seen = view(before, seat);
    const decision = hard({ view: seen, seat, moves: legal(seen, seat) }, rngFrom('any'), UNLIMITED)!;
    expected = decision.candidates[0]?.value;
  });
  // Fractions are stored goods, which decide ties.
  expect(Math.floor(expected!)).toBe(scoreOf(end, 0).total);
});
