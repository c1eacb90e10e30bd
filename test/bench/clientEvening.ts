// A saved game whose first evening draws twenty cards for four seats, to measure animation.
import { createGame, type SetupData } from '../../game/boardgame.ts';
import type { Event } from '../../game/index.ts';
import { localKey } from '../../client/net/localChance.ts';
import type { LocalSeat, Save } from '../../client/net/saves.ts';
import { chanceFrom } from '../kit/savedGames.ts';
import { ReducerMatch } from '../kit/match.ts';

const NAMES = ['Anna', 'Alma', 'Bruno', 'Carla'];
const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
const ID = 'evening-1';
const STARTED = Date.UTC(2026, 0, 1);

export const CARDS = 20;

const isDrawn = ({ type }: Event): boolean => type === 'drawn';

/** Tries seeds until exactly `CARDS` cards are drawn in the first evening. */
export function eveningOfManyCards(): Save {
  for (let nth = 1; ; nth++) {
    const seed = `evening ${nth}`;
    const setupData: SetupData = { modules: 1 };
    const seats = NAMES.map((name, index): LocalSeat => ({
      name,
      colour: COLOURS[index] ?? 'red',
      plays: index === 0 ? 'person' : 'easy',
    }));
    const chance = chanceFrom(seed, ID, seats);
    const game = createGame({ seed: localKey({ id: ID, modules: setupData.modules, chance }), setupData });
    const { state } = new ReducerMatch({ players: NAMES.length, game });
    if (state.G.opening.filter(isDrawn).length !== CARDS) continue;
    return {
      id: ID,
      modules: setupData.modules,
      seats,
      startedAt: STARTED,
      savedAt: STARTED,
      round: 1,
      result: null,
      chance,
      acts: [],
    };
  }
}
