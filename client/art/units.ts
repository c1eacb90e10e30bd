// The sizes in which pictures are drawn, each in its own units, before they are scaled to the size that is asked for.

export const CARD_UNIT = { width: 280, height: 392 } as const;
export const TILE_UNIT = { width: 200, height: 150 } as const;
export const START_UNIT = { width: 220, height: 300 } as const;
export const ENTERTAINER_UNIT = { width: 220, height: 150 } as const;
export const BAR_UNIT = { width: 380, height: 190 } as const;
export const MONASTERY_UNIT = { width: 600, height: 400 } as const;
export const REPUTATION_UNIT = { width: 380, height: 150 } as const;
export const BOOK_UNIT = { width: 360, height: 300 } as const;
/** A table seen from above with stools around it; the guest's card lies on it. */
export const GUEST_TABLE_UNIT = { width: 168, height: 204 } as const;
export const MARKER_UNIT = { width: 48, height: 60 } as const;
/** The place of a deck or a discard pile. */
export const PILE_UNIT = { width: 132, height: 182 } as const;
/** Width and height. */
export const COASTER_UNIT = 210;
