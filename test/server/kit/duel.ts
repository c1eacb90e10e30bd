// The duel, a small game for tests of the server: all hide a number at the same time, then each in turn buys or passes.
// It has secrets, a simultaneous phase, a turn order, chance, invalid moves, a move that throws, and an end.
import type { Game } from 'boardgame.io';
import { GAME_NAME } from '../../../game/boardgame.ts';
import type { Ruleset } from '../../../server/ruleset.ts';
import type { AnyMove } from '../../../server/wire/match.ts';

export interface Duel {
  readonly rounds: number;
  round: number;
  deck: number[];
  picks: Record<string, SeenPick>;
  scores: number[];
  bought: number[][];
}

/** A seat's pick: null before it is made; then `hidden` in all views but the seat's own. */
export type SeenPick = number | 'hidden' | null;

const INVALID = 'INVALID_MOVE';

interface DuelOptions {
  readonly rounds?: number;
  /** The highest number that may be picked. */
  readonly highest?: number;
}

export const createDuel = ({ rounds = 2, highest = 9 }: DuelOptions = {}): Game<Duel> => ({
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 4,
  validateSetupData: (data: unknown) =>
    data === undefined || [1, 2, 3, 4, 5].includes((data as { modules: number }).modules)
      ? undefined
      : 'modules are 1 to 5',
  setup: ({ ctx, random }) => ({
    rounds,
    round: 1,
    deck: random.Shuffle(Array.from({ length: 40 }, (_, card) => card + 100)),
    picks: Object.fromEntries(ctx.playOrder.map((id) => [id, null])),
    scores: ctx.playOrder.map(() => 0),
    bought: ctx.playOrder.map(() => []),
  }),
  playerView: ({ G, playerID }) => {
    const seen = (id: string, pick: SeenPick): SeenPick => (pick === null || id === playerID ? pick : 'hidden');
    const picks = Object.entries(G.picks).map(([id, pick]): [string, SeenPick] => [id, seen(id, pick)]);
    return { ...G, deck: G.deck.length, picks: Object.fromEntries(picks) };
  },
  phases: {
    pick: {
      start: true,
      next: 'buy',
      turn: { activePlayers: { all: 'pick' } },
      moves: {
        pick: {
          client: false,
          ignoreStaleStateID: true,
          redact: true,
          move: ({ G, playerID, events }, pick: unknown) => {
            if (
              typeof pick !== 'number' ||
              !Number.isInteger(pick) ||
              pick < 1 ||
              pick > highest ||
              G.picks[playerID] !== null
            )
              return INVALID;
            G.picks[playerID] = pick;
            if (Object.values(G.picks).every((each) => each !== null)) events.endPhase();
            return undefined;
          },
        },
        explode: {
          client: false,
          ignoreStaleStateID: true,
          move: (_, value: unknown) => {
            (value as { deep: () => void }).deep();
          },
        },
      },
    },
    buy: {
      next: 'pick',
      turn: {
        order: {
          first: () => 0,
          next: ({ ctx }) => (ctx.playOrderPos + 1 < ctx.numPlayers ? ctx.playOrderPos + 1 : undefined),
        },
      },
      onEnd: ({ G }) => {
        for (const id of Object.keys(G.picks)) G.picks[id] = null;
        G.round++;
      },
      moves: {
        buy: {
          client: false,
          ignoreStaleStateID: true,
          move: ({ G, playerID, events, random, log }) => {
            const card = G.deck.pop();
            if (card === undefined) return INVALID;
            const rolled = random.D6();
            G.bought[Number(playerID)]?.push(card);
            G.scores[Number(playerID)] = (G.scores[Number(playerID)] ?? 0) + rolled + Number(G.picks[playerID]);
            log.setMetadata([{ event: 'bought', card, rolled }]);
            events.endTurn();
            return undefined;
          },
        },
        pass: { client: false, ignoreStaleStateID: true, move: ({ events }) => events.endTurn() },
      },
    },
  },
  endIf: ({ G }) => (G.round > G.rounds ? { scores: G.scores } : undefined),
});

export const duel = ({ version = 1, ...options }: DuelOptions & { version?: number } = {}): Ruleset => ({
  // The namespace of matches, which clients of boardgame.io connect to, is named after the game.
  game: { ...createDuel(options), name: GAME_NAME } as Game,
  version,
  waitedFor: (G, ctx) =>
    ctx.phase === 'pick'
      ? ctx.playOrder.filter((id) => (G as Duel).picks[id] === null).map(Number)
      : [Number(ctx.currentPlayer)],
  round: (G) => (G as Duel).round,
  levels: ['easy', 'broken'],
  botNames: () => [],
  standIn: 'easy',
  readMove: (given) => {
    const { type, number } = given as { type: string; number?: unknown };
    return number === undefined ? { type } : { type, number };
  },
  argsOf: ({ number }) => (number === undefined ? [] : [number]),
  moveOf: (type, args) => {
    if (typeof type !== 'string' || !Array.isArray(args)) return null;
    return args.length === 0 ? { type } : { type, number: args[0] as unknown };
  },
  previews: {
    en: {
      locale: 'en_GB',
      tableOf: (host) => `${host}’s table`,
      emptyTable: 'An empty table',
      freeSeats: (count) => `${count} free`,
      about: (modules) => `A duel of ${modules}.`,
      status: { waiting: 'Waiting.', playing: 'Played.', over: 'Over.' },
      anyTable: 'A table',
      anyText: 'A table for duels.',
      picture: 'A table',
    },
  },
  refusal: (_view, _seat, { type, number }) => ({ refused: type, given: number ?? null }),
});

export const pick = (number: unknown): AnyMove => ({ type: 'pick', number });

/** A legal move for the seat in this view, or null. */
export const duelMove = (view: { G: unknown; ctx: Record<string, unknown> }, seat: number): AnyMove | null => {
  const G = view.G as Duel;
  if (view.ctx['gameover'] !== undefined) return null;
  if (view.ctx['phase'] === 'pick') return G.picks[String(seat)] === null ? pick((seat % 9) + 1) : null;
  return view.ctx['currentPlayer'] === String(seat) ? { type: 'buy' } : null;
};
