// Texts for when a part of the game, the server or the network is missing, and for when a new version is ready.
export const notLoaded = {
  heading: 'Il manque quelque chose',
  text: 'Une partie du jeu n’a pas pu être chargée. Rien n’est perdu : réessaie.',
  offline: 'Le serveur est injoignable. Vérifie ta connexion, puis réessaie.',
  again: 'Réessayer',
  noNetwork: 'Il n’y a pas de réseau. Les parties contre des bots et sur un seul écran s’en passent.',
  comesBack: 'Cette page continuera d’elle-même dès que le réseau sera revenu.',
  newVersion: 'Une nouvelle version est prête.',
  change: 'Mettre à jour',
} as const;
