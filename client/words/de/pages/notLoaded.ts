// Texts for when a part of the game, the server or the network is missing, and for when a new version is ready.
export const notLoaded = {
  heading: 'Etwas fehlt',
  text: 'Ein Teil des Spiels ließ sich nicht laden. Verloren ist nichts: Versuch es noch einmal.',
  offline: 'Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  noNetwork: 'Es gibt kein Netz. Partien gegen Bots und an einem Bildschirm gehen auch ohne.',
  comesBack: 'Sobald das Netz wieder da ist, geht es hier von selbst weiter.',
  newVersion: 'Eine neue Version ist bereit.',
  change: 'Aktualisieren',
} as const;
