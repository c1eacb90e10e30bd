// The page for when a fault in the game has stopped another page.
export const fault = {
  heading: 'Ein Balken ist gebrochen',
  text: 'Ein Fehler im Spiel hat diese Seite angehalten. Verloren ist nichts: Deine Partien sind bis zum letzten Zug gespeichert. Lade die Seite neu, dann geht es weiter.',
  again: 'Neu laden',
  report: 'Für einen Fehlerbericht',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyByHand: 'Der Text ist markiert: Kopier ihn mit den Tasten deines Systems.',
} as const;
