// The version of all that travels between server and browser, and how broken connections are noticed.

/** Raised when client and server of different versions could misread each other: then the page is fetched anew. */
export const PROTOCOL = 4;

/** In which a client says over HTTP what it speaks; over a socket it is part of the handshake. */
export const PROTOCOL_HEADER = 'x-tiefenthal-protocol';

/**
 * How a line that died without a word is noticed. The server pings, and pings again once it was answered: who hears the
 * pings knows that both directions live, and so does the server by the answers.
 */
export const PULSE = {
  /** From an answer to the next ping. */
  everyMs: 2000,
  /** Silence for this long is said to be one; the connection may still recover. */
  silentMs: 4500,
  /** Silence for this long ends the client's connection: it tries a new one. */
  deadMs: 8000,
  /** The server lets go of a connection whose ping has had no answer for this long. */
  patienceMs: 10_000,
  lookMs: 500,
} as const;

/** The namespace of tables: boardgame.io's name of the game. */
export const TABLES = '/tiefenthal';
