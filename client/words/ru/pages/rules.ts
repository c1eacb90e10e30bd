// The way to the guide; its own text is in ../guide/.
export const rules = {
  heading: 'Как играть',
  /** Leads from an explanation or a refusal to its rule. */
  more: 'Подробнее',
} as const;
