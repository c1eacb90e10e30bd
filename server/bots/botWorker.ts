// The script of each thread in which Tiefenthal's bots think.
import { loadBot } from '../../game/bots/index.ts';
import { random } from '../../game/bots/random.ts';
import type { MatchView } from '../../game/boardgame.ts';
import { legal, rngFrom, type Seat } from '../../game/index.ts';
import { serveBots } from './serve.ts';

const rng = rngFrom(String(Math.random()));

serveBots(async ({ level, name, view, seat, timeMs }) => {
  const { table } = view as MatchView;
  const bot = await loadBot(level, name);
  const end = performance.now() + timeMs;
  const budget = { left: () => end - performance.now() };
  const asked = { view: table, seat: seat as Seat, moves: legal(table, seat as Seat) };
  return (bot(asked, rng, budget) ?? random(asked, rng, budget))?.move ?? null;
});
