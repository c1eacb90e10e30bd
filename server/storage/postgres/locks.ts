// The advisory locks of one database, as the pairs of numbers PostgreSQL knows them by.
const TIEFENTHAL = 0x71ef;

/** Held while the schema is brought up to date. */
export const MIGRATION_LOCK = [TIEFENTHAL, 1];
/** Held by the process that leads, as long as its connection lives. */
export const LEADER_LOCK = [TIEFENTHAL, 2];
