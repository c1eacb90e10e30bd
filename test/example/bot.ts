// A bot of boardgame.io's joins a match of a running server and plays it:
// npx tsx test/example/bot.ts SERVER MATCH [NAME] [PAUSE_MS]
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { createGame, GAME_NAME } from '../../game/boardgame.ts';

// Node cannot import boardgame.io's packages as ES modules; a browser's bundler can.
const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
const { RandomBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

interface Action {
  readonly payload: { readonly type: string; readonly args: unknown[] };
}

const [server = 'http://localhost:8000', matchID = '', name = 'A bot', pauseMs = '250'] = process.argv.slice(2);
const lobby = new LobbyClient({ server });
const { playerID, playerCredentials: credentials } = await lobby.joinMatch(GAME_NAME, matchID, { playerName: name });
const game = createGame();
const client = Client({ game, multiplayer: SocketIO({ server }), matchID, playerID, credentials, debug: false });
const bot = new RandomBot({ enumerate: game.ai!.enumerate });

let lastAnswered = -1;
const answer = async (): Promise<void> => {
  const state = client.getState();
  if (state?.ctx['gameover'] !== undefined) process.exit();
  // Each state is answered once, after a pause: the server allows a seat ten moves a second.
  if (!state?.isActive || state._stateID <= lastAnswered) return;
  lastAnswered = state._stateID;
  await setTimeout(Number(pauseMs));
  const { action } = (await bot.play(client.getState()!, playerID)) as { action: Action | undefined };
  // There is no action while the bot has to wait for others.
  if (action !== undefined) client.moves[action.payload.type]!(...action.payload.args);
};
client.start();
client.subscribe(() => void answer());
