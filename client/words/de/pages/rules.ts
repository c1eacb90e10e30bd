// The way to the guide; its own text is in ../guide/.
export const rules = {
  heading: 'Spielregeln',
  /** Leads from an explanation or a refusal to its rule. */
  more: 'Mehr',
} as const;
