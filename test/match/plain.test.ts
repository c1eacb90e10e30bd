// Moves on plain copies of the state, as the server plays them: the same games as on boardgame.io's drafts.
import { expect, test } from 'vitest';
import { createGame } from '../../game/boardgame.ts';
import { clone, rngFrom, type Modules } from '../../game/index.ts';
import { keyFrom } from '../kit/chance.ts';
import { randomActor } from '../kit/games.ts';
import { ReducerMatch } from '../kit/match.ts';
import { seatsOf } from '../kit/table.ts';

const beginMatch = ({ modules, playsOnCopies }: { modules: Modules; playsOnCopies: boolean }): ReducerMatch =>
  new ReducerMatch({ players: 3, game: createGame({ seed: keyFrom('plain'), setupData: { modules }, playsOnCopies }) });

test.each([1, 2, 3, 4, 5] as const)('modules %i are played alike on copies and on drafts', (modules) => {
  const drafts = beginMatch({ modules, playsOnCopies: false });
  const copies = beginMatch({ modules, playsOnCopies: true });
  const actor = randomActor(rngFrom('alike'));
  for (let act = actor(drafts.state.G.table); act !== null; act = actor(drafts.state.G.table)) {
    drafts.play(act);
    copies.play(act);
    expect(copies.state).toEqual(drafts.state);
  }
  expect(copies.state.ctx.gameover).toBeDefined();
});

test('a move on a copy does not change the earlier state, and the later state shares its unchanged players', () => {
  const match = beginMatch({ modules: 5, playsOnCopies: true });
  const actor = randomActor(rngFrom('shared'));
  for (let made = 0; made < 300; made++) {
    const before = match.state.G.table;
    const remembered = clone(before);
    const act = actor(before)!;
    match.play(act);
    expect(before).toEqual(remembered);
    const { table } = match.state.G;
    for (const seat of seatsOf(table)) {
      const [was, is] = [before.players[seat], table.players[seat]];
      if (JSON.stringify(was) === JSON.stringify(is)) expect(is).toBe(was);
    }
  }
});
