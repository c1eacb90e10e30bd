// The version of all that travels between server and browser, the timing by which broken connections are noticed, and
// the namespace of matches.

/** Increased with each change by which client and server could misread each other: an older page is fetched anew. */
export const PROTOCOL = 6;

/** The HTTP header with the client's protocol version; over a socket the version is part of the handshake. */
export const PROTOCOL_HEADER = 'x-tiefenthal-protocol';

/**
 * The timing by which silently broken connections are noticed. The server pings, and pings again after each answer: a
 * client that receives pings knows that both directions work, and so does the server by the answers.
 */
export const PINGS = {
  /** From an answer to the next ping. */
  everyMs: 2000,
  /**
   * After silence for this long the client shows its player that there is no connection, and the server shows the
   * others that the player is away; the connection may still recover.
   */
  silentMs: 4500,
  /** Silence for this long ends the client's connection: it tries a new one. */
  deadMs: 8000,
  /** The server lets go of a connection whose ping has had no answer for this long. */
  patienceMs: 10_000,
  /** The time from one check for silence to the next. */
  checkMs: 500,
} as const;

/** The socket.io namespace of matches: boardgame.io's clients derive it from the game's name. */
export const MATCH_NAMESPACE = '/tiefenthal';
