// The last evening of a game between four bots, up to the moment when one seat serves.
import type { Save } from '../../client/net/saves.ts';
import { ROUNDS, type Seat, type State } from '../../game/index.ts';
import { savedGame } from '../kit/savedGames.ts';

const OWN: Seat = 0;

/** The moment after the reputation is settled and all that it asked is answered, when all dice still lie on the table. */
const isFull = ({ round, phase, turn, players }: State): boolean =>
  round === ROUNDS &&
  phase === 'serving' &&
  turn === OWN &&
  players[OWN]?.settled !== null &&
  players[OWN]?.effects.length === 0;

/** Plays with this seed up to the moment; throws if the game ends without it. */
export const lateGame = (seed: string): Save =>
  savedGame({ id: 'evening-8', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'], seed }, isFull);
