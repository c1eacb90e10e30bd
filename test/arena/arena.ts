// A series of games between named bots: each deal is played once for each seat, the line-up turned by one each time, and
// the outcomes are summed up.
import type { Modules } from '../../game/index.ts';
import type { Outcome } from './deal.ts';
import { estimate, estimateShare, mean, quantile, type Estimate } from './statistics.ts';

export interface MatchOptions {
  readonly games: number;
  readonly players: number;
  readonly modules: Modules;
  readonly seed: string;
  readonly budgetMs: number;
  readonly names: readonly string[];
}

/** One deal, with who sits where in each of its games. */
export interface Block {
  readonly seed: string;
  /** By seat: the place in the line-up. */
  readonly seatings: readonly (readonly number[])[];
}

/** With fewer names than seats, those after the first take the seats in turn. */
export function lineUp(names: readonly string[], players: number): string[] {
  const [first = '', ...others] = names;
  const rest = others.length === 0 ? [first] : others;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? first : rest[(seat - 1) % rest.length]!));
}

/**
 * As many deals as are needed for so many games. From game to game of a deal the line-up is turned by one seat, so that
 * everybody sits everywhere.
 */
export function blocksOf({ games, players, seed }: MatchOptions): Block[] {
  const seatings = Array.from({ length: players }, (_, turn) =>
    Array.from({ length: players }, (_, seat) => (seat + turn) % players),
  );
  return Array.from({ length: Math.ceil(games / players) }, (_, block) => ({ seed: `${seed}/${block}`, seatings }));
}

/** The outcomes of the games of one block, by the place in the line-up. */
export type BlockOutcome = readonly Outcome[];

export interface Standing {
  readonly name: string;
  /** The share of its games that a player of this name wins. */
  readonly share: Estimate;
  readonly score: Estimate;
  /** The median, the 95th percentile and the longest of the times for a decision (ms). */
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

export interface Summary {
  readonly games: number;
  readonly standings: readonly Standing[];
  /** Points by which the first of the line-up is ahead of the mean of the others; negative if behind. */
  readonly margin: Estimate;
}

/** Turns the outcome of a game from the order of the seats into the order of the line-up. */
export function byPlace({ totals, wins, times }: Outcome, seating: readonly number[]): Outcome {
  const sorted = <T>(bySeat: readonly T[]): T[] => seating.map((_, place) => bySeat[seating.indexOf(place)]!);
  return { totals: sorted(totals), wins: sorted(wins), times: sorted(times) };
}

export function summarise(lineup: readonly string[], blocks: readonly BlockOutcome[]): Summary {
  const places = lineup.map((_, place) => place);
  const names = [...new Set(lineup)];
  const standings = names.map((name): Standing => {
    // The first place is counted alone, even if others have the same name.
    const own = name === lineup[0] ? [0] : places.filter((place) => lineup[place] === name);
    const times = blocks.flatMap((games) => games.flatMap((game) => own.flatMap((place) => game.times[place]!)));
    const perBlock = (of: (game: Outcome, place: number) => number) =>
      blocks.map((games) => mean(games.flatMap((game) => own.map((place) => of(game, place)))));
    return {
      name,
      share: estimateShare(perBlock((game, place) => game.wins[place]!)),
      score: estimate(perBlock((game, place) => game.totals[place]!)),
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      most: times.reduce((most, time) => Math.max(most, time), 0),
    };
  });
  const margins = blocks.map((games) => mean(games.map(({ totals }) => totals[0]! - mean(totals.slice(1)))));
  return { games: blocks.reduce((sum, games) => sum + games.length, 0), standings, margin: estimate(margins) };
}
