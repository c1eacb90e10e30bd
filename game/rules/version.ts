// Which rules a game was begun with: a game is played to its end, and replayed, by them or not at all.

/**
 * Raised when a game that was begun before could no longer be gone on with: when its state, its moves or its chance
 * would be read differently.
 */
export const RULES_VERSION = 3;
