// The last evening of a good game: four simple bots played until one seat serves.
import type { Save } from '../../client/net/saves.ts';
import { ROUNDS, type Seat, type State } from '../../game/index.ts';
import { keptGame } from '../kit/keptGames.ts';

const OWN: Seat = 0;

/** The reputation is settled and nothing served yet: everything lies on the table. */
const isFull = ({ round, phase, turn, players }: State): boolean =>
  round === ROUNDS && phase === 'serving' && turn === OWN && players[OWN]?.settled !== null;

/** Plays with this seed; throws when the game ends before the moment comes. */
export const lateGame = (seed: string): Save =>
  keptGame({ id: 'evening-8', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'], seed }, isFull);
