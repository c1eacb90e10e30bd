// Bots: their levels and their characters.
export const levels = {
  random: { name: 'at random', text: 'Does anything that is allowed.' },
  simple: { name: 'simply', text: 'Like somebody on their first evening.' },
  easy: { name: 'easily', text: 'Plays what looks good at once.' },
  medium: { name: 'well', text: 'Knows what the dice are worth.' },
  hard: { name: 'hard', text: 'Thinks evenings ahead.' },
} as Record<string, { name: string; text: string }>;
