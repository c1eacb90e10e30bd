// The notice that a part of the game could not be loaded.
export const notLoaded = {
  heading: 'Something is missing',
  text: 'A part of the game could not be loaded. Nothing is lost: try again.',
  offline: 'The server cannot be reached. Check your connection, then try again.',
  again: 'Try again',
} as const;
