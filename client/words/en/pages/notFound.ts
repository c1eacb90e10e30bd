// The page for an address that leads nowhere.
export const notFound = {
  heading: 'A wrong turn in the dark',
  text: 'There is no such place in the valley.',
} as const;
