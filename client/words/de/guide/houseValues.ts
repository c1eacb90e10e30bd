// The reconstructed values of the game, in words.
import { number } from '../grammar.ts';

export const houseValues = {
  lead: 'Dieses Spiel wurde aus den Texten von fünf Anleitungen nachgebaut. Nicht jede Zahl, die auf Karten und Tafeln steht, kommt darin vor. Was fehlte, haben wir so ergänzt, dass es zu allem passt, was die Texte sagen. Diese Werte sind unsere:',
  groups: {
    guests: 'was jeder Gast möchte, zahlt, mitbringt und wert ist; wie viele es zu jedem Preis gibt, ist bekannt',
    regulars: 'was Stammgäste zahlen, und dass sie keine Punkte wert sind',
    tavernCards: 'dass Tavernenkarten keine Punkte wert sind',
    tiles: 'die Preise von sechs Ausbauten',
    monastery: 'die Geschenke im Kloster, bis auf das erste',
    reputation: 'die Reihenfolge auf der Rufleiste',
    guestBook: 'die Geschenke im Gästebuch',
  },
  /** Behind each group. */
  values: (n: number) => (n === 1 ? '1 Wert' : `${number(n)} Werte`),
  end: 'Hast du die Schachtel, dann spiel damit: Sie ist wunderschön. Und steht dort eine andere Zahl als hier, dann stimmt deine.',
};
