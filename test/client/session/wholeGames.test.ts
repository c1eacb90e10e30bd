// Whole games are played through a session, without page and canvas: against a bot, and by two people on one screen.
import { describe, expect, test } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import { openSaves } from '../../../client/net/saves.ts';
import { easyMove } from '../../../game/bots/easy.ts';
import { rngFrom, waitedFor, type Modules } from '../../../game/index.ts';
import { beginLocal } from '../../kit/localGames.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { openSession } from '../../kit/sessions.ts';
import { fakeStorage } from '../../kit/storage.ts';

describe.each([1, 5] as Modules[])('a whole game of modules 1 to %i against a bot', (modules) => {
  test('is played to the end through the session', async () => {
    const games = createLocalGames(openSaves(fakeStorage()));
    const game = await beginLocal(games, {
      modules,
      seats: [
        { name: 'Anna', colour: 'red', plays: 'person' },
        { name: 'Bot', colour: 'blue', plays: 'easy' },
      ],
    });
    const session = openSession({ connections: game.connections, people: game.people });
    const rng = rngFrom('Anna');
    while (session.state.model.prompt.kind !== 'over') {
      const seen = session.state.model.view;
      const move = waitedFor(seen).includes(0) ? easyMove(seen, 0, rng) : null;
      if (move !== null) await session.do(move);
      const { question, toast } = session.state;
      expect(toast?.about).not.toBe('refusal');
      if (question?.asks === 'sure') await session.answer(question.move);
      await nextTask();
    }
    const { model, history, log, canUndo } = session.state;
    expect(model.result?.winners.length).toBeGreaterThan(0);
    expect(history).toHaveLength(8);
    expect(history.at(-1)).toEqual(model.scores.map(({ total }) => total));
    expect(log.at(-1)?.event.type).toBe('over');
    expect(canUndo).toBe(false);
    game.close();
  });
});

test('a whole game of two people on one screen is played, with hand-overs for secret choices', async () => {
  const games = createLocalGames(openSaves(fakeStorage()));
  const game = await beginLocal(games, {
    modules: 4,
    seats: [
      { name: 'Anna', colour: 'red', plays: 'person' },
      { name: 'Ben', colour: 'blue', plays: 'person' },
    ],
  });
  const session = openSession({ connections: game.connections, people: game.people });
  const rng = rngFrom('Anna and Ben');
  let handOvers = 0;
  while (session.state.model.prompt.kind !== 'over') {
    const { handTo, model, question } = session.state;
    if (question?.asks === 'sure') await session.answer(question.move);
    else if (handTo !== null) {
      handOvers++;
      session.switchTo(handTo);
    } else await session.do(easyMove(model.view, model.me!, rng)!);
    expect(session.state.toast?.about).not.toBe('refusal');
  }
  // Start cards, the sides of three entertainers, and at least two evenings with a choice.
  expect(handOvers).toBeGreaterThanOrEqual(6);
  game.close();
});
