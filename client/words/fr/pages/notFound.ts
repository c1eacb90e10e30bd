// The page for an address that leads nowhere.
export const notFound = {
  heading: 'Un mauvais tournant dans le noir',
  text: 'Ce lieu n’existe pas dans la vallée.',
} as const;
