// Texts for when a part of the game, the server or the network is missing, and for when a new version is ready.
export const notLoaded = {
  heading: 'Something is missing',
  text: 'A part of the game could not be loaded. Nothing is lost: try again.',
  offline: 'The server cannot be reached. Check your connection, then try again.',
  again: 'Try again',
  noNetwork: 'There is no network. Games against bots and on one screen go on without one.',
  comesBack: 'This page goes on by itself as soon as the network is back.',
  newVersion: 'A new version is ready.',
  change: 'Switch to it',
} as const;
