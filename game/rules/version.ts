// The version of the rules. Saved games of another version are neither continued nor replayed.

/**
 * Raised when a game that was begun before could no longer be gone on with: when its state, its moves or its chance
 * would be read differently.
 */
export const RULES_VERSION = 4;
