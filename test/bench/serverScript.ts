// The script of every match in the bench: one random game, computed beforehand.
import type { Move } from '../../game/index.ts';
import { createEngine } from '../../server/match/engine.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { keyFrom } from '../kit/chance.ts';
import { randomChooser } from '../server/kit/tavern.ts';

export interface ScriptedMove {
  readonly seat: number;
  readonly move: Move;
}

export const scriptOf = (seed: string, players: number, modules: number): readonly ScriptedMove[] => {
  const engine = createEngine(tiefenthal());
  const choose = randomChooser(seed);
  const script: ScriptedMove[] = [];
  let state = engine.begin(players, modules, keyFrom(seed));
  for (;;) {
    const seat = engine.waitedFor(state)[0];
    const move = seat === undefined ? null : choose(engine.view(state, seat), seat);
    if (seat === undefined || move === null) return script;
    const played = engine.play(state, { seat, move });
    if (!('state' in played))
      throw new Error(`the script is refused at move ${script.length}: ${JSON.stringify(played)}`);
    script.push({ seat, move });
    state = played.state;
  }
};
