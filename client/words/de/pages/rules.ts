// The title of the guide, and “More”; the text of the guide is in ../guide/.
export const rules = {
  heading: 'Spielregeln',
  /** Leads from an explanation or a refusal to its rule, or shows the whole result of the fairness check. */
  more: 'Mehr',
} as const;
