// Starts and opens a local game whose bots move at once.
import type { LocalGame, LocalGames, LocalOptions } from '../../client/net/localGame.ts';

export async function beginLocal(games: LocalGames, options: LocalOptions): Promise<LocalGame> {
  const game = await games.open(await games.start(options), 'instant');
  if (game === null) throw new Error('The game that was started cannot be opened.');
  return game;
}
