// Records of finished games between random players, for tests of the chance check.
import { gameRecord, keyedChance, keyOf, promiseOf, sealOf, type GameRecord } from '../../game/chance/index.ts';
import { formatAct, play, rngFrom, RULES_VERSION, setup, type Modules } from '../../game/index.ts';
import { keyFrom } from './chance.ts';
import { randomActor } from './games.ts';

interface RecordOptions {
  readonly modules?: Modules;
  readonly players?: number;
  readonly seed?: string;
}

/** Every seat but the last one has given its number of chance, here made by `keyFrom`. */
export function playedRecord({ modules = 5, players = 3, seed = 'a record' }: RecordOptions = {}): GameRecord {
  const match = 'match-of-test';
  const secret = keyFrom(`${seed}/secret`);
  const promise = promiseOf(match, secret);
  const seats = Array.from({ length: players }, (_, seat) => {
    const number = seat === players - 1 ? null : keyFrom(`${seed}/${seat}`);
    return { name: `Player ${seat + 1}`, seal: number === null ? null : sealOf(number), number };
  });
  const key = keyOf(secret, { match, rules: RULES_VERSION, modules, promise, shares: seats });
  const { rng } = keyedChance({ key, counter: 0 });
  const { state, events: opening } = setup({ players, modules }, rng);
  const actor = randomActor(rngFrom(seed));
  const moves: GameRecord['moves'] = [];
  for (let act = actor(state); act !== null; act = actor(state)) {
    const played = play(state, act.seat, act.move, rng);
    if (played.refused !== null) throw new Error(`A legal move is refused: ${played.refused.because}.`);
    moves.push({ act: formatAct(act), events: played.events });
  }
  return gameRecord({ match, rules: RULES_VERSION, modules, promise, secret, seats, opening, moves, end: state });
}
