// The way to the guide; its own text is in ../guide/.
export const rules = {
  heading: 'How to play',
  /** Leads from an explanation or a refusal to its rule. */
  more: 'More',
} as const;
