// The table of endpoints over HTTP, which the server's routes and the client's calls both read. Those that boardgame.io
// documents are its lobby API; the others are ours, beside it.

export const GAME_NAME = 'tiefenthal';

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/games${string}`;
  /** Charged to the address, besides the limit of all requests. */
  readonly limit?: 'create' | 'enter';
}

export const ENDPOINTS = {
  games: { method: 'GET', path: '/games' },
  list: { method: 'GET', path: '/games/tiefenthal' },
  create: { method: 'POST', path: '/games/tiefenthal/create', limit: 'create' },
  quick: { method: 'POST', path: '/games/tiefenthal/quick', limit: 'create' },
  match: { method: 'GET', path: '/games/tiefenthal/:id' },
  join: { method: 'POST', path: '/games/tiefenthal/:id/join', limit: 'enter' },
  leave: { method: 'POST', path: '/games/tiefenthal/:id/leave', limit: 'enter' },
  update: { method: 'POST', path: '/games/tiefenthal/:id/update', limit: 'enter' },
  playAgain: { method: 'POST', path: '/games/tiefenthal/:id/playAgain', limit: 'enter' },
  me: { method: 'GET', path: '/games/tiefenthal/:id/me', limit: 'enter' },
  spectators: { method: 'GET', path: '/games/tiefenthal/:id/spectators', limit: 'enter' },
  log: { method: 'GET', path: '/games/tiefenthal/:id/log' },
  replay: { method: 'GET', path: '/games/tiefenthal/:id/replay', limit: 'enter' },
  ready: { method: 'POST', path: '/games/tiefenthal/:id/ready', limit: 'enter' },
  start: { method: 'POST', path: '/games/tiefenthal/:id/start', limit: 'enter' },
  number: { method: 'POST', path: '/games/tiefenthal/:id/number', limit: 'enter' },
  fill: { method: 'POST', path: '/games/tiefenthal/:id/fill', limit: 'enter' },
  return: { method: 'POST', path: '/games/tiefenthal/:id/return', limit: 'enter' },
  seat: { method: 'PUT', path: '/games/tiefenthal/:id/seats/:seat', limit: 'enter' },
  standIn: { method: 'POST', path: '/games/tiefenthal/:id/seats/:seat/stand-in', limit: 'enter' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
