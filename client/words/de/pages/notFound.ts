// The page for an address that leads nowhere.
export const notFound = {
  heading: 'Im Dunkeln falsch abgebogen',
  text: 'Diesen Ort gibt es im Tal nicht.',
} as const;
