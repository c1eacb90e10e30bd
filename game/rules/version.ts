// The version of the rules. Saved games of another version are neither continued nor replayed.

/**
 * Raised when games in progress could not be continued, as their state, moves or random numbers would be read
 * differently.
 */
export const RULES_VERSION = 4;
