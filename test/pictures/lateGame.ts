// A saved game of four in its last evening, when seat 0 has settled the reputation and may begin to serve.
import type { Save } from '../../client/net/saves.ts';
import { ROUNDS, type Seat, type State } from '../../game/index.ts';
import { savedGame } from '../kit/savedGames.ts';

const OWN: Seat = 0;

/** First true when, in the last round, seat 0 has settled and answered all questions: before it takes any die off. */
const isReadyToServe = ({ round, phase, turn, players }: State): boolean =>
  round === ROUNDS &&
  phase === 'serving' &&
  turn === OWN &&
  players[OWN]?.settled !== null &&
  players[OWN]?.effects.length === 0;

/** Plays with this seed up to the moment; throws if the game ends without it. */
export const lateGame = (seed: string): Save =>
  savedGame({ id: 'evening-8', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'], seed }, isReadyToServe);
