// The last evening of a game between four bots, up to the moment when one seat serves.
import type { Save } from '../../client/net/saves.ts';
import { ROUNDS, type Seat, type State } from '../../game/index.ts';
import { keptGame } from '../kit/keptGames.ts';

const OWN: Seat = 0;

/** The moment after settling the reputation, with everything still on the table. */
const isFull = ({ round, phase, turn, players }: State): boolean =>
  round === ROUNDS && phase === 'serving' && turn === OWN && players[OWN]?.settled !== null;

/** Plays with this seed; throws when the game ends before the moment comes. */
export const lateGame = (seed: string): Save =>
  keptGame({ id: 'evening-8', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'], seed }, isFull);
