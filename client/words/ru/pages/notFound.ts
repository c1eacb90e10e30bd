// The page for an address that leads nowhere.
export const notFound = {
  heading: 'Не туда свернули в темноте',
  text: 'Такого места в долине нет.',
} as const;
