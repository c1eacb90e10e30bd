// The way to the guide; its own text is in ../guide/.
export const rules = {
  heading: 'Comment jouer',
  /** Leads from an explanation or a refusal to its rule. */
  more: 'Plus',
} as const;
