// The way to the guide; its own text is in ../guide/.
export const rules = {
  heading: 'Spielregeln',
} as const;
