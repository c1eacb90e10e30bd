// The overview: an evening in seven steps, what dice bring, what thalers and beer are good for, and how to win.
import type { Phase } from '../../../../game/index.ts';

export const overview = {
  lead: 'Du führst eine Taverne im Tal. Acht Abende lang setzt du Gäste an Tische, legst Würfel und gibst aus, was sie bringen. Wer am Ende die meisten Punkte in seinen Karten hat, gewinnt.',
  eveningHeading: 'Ein Abend in sieben Schritten',
  steps: {
    evening: 'Der Mond rückt weiter und bringt allen etwas: einen Gast an der Theke, einen Würfel, eine Karte.',
    guests:
      'Zieh Karten, bis jeder Tisch besetzt ist. Gäste und Stammgäste setzen sich; das Personal hilft von seinem Platz aus. Bringen sie zu wenig? Gib einen Thekengast ab: Alle gezogenen Karten kommen auf deinen Ablagestapel, und du ziehst neu.',
    server: 'Jede Kellnerin, die kam, bringt dir einen Würfel deiner Farbe.',
    orders:
      'Alle werfen vier weiße Würfel auf ihren Bierdeckel, nehmen einen und geben den Deckel weiter, bis alle Würfel vergeben sind.',
    planning:
      'Leg deine Würfel auf Gäste und Einrichtung. Jedes Feld möchte, was darauf steht. Mit einem Tellerwäscher zählt ein Würfel um eins höher.',
    serving:
      'Der Reihe nach: Nimm die Würfel weg, sie bringen Dublonen und Bier. Gib beides in beliebiger Reihenfolge aus.',
    closing: 'Alle Karten kommen auf den Ablagestapel. Was nicht in Tresor und Lager passt, ist verloren.',
  } satisfies Record<Exclude<Phase, 'startCards' | 'over'>, string>,
  diceHeading: 'Was Würfel bringen',
  dice: {
    guest: 'Ein Gast zahlt Dublonen für genau die Zahl auf seiner Karte.',
    cashbox: 'Die Kasse nimmt jeden Würfel und zahlt eine Dublone.',
    barrel: 'Das Fass nimmt jeden Würfel und gibt ein Bier.',
    brewer: 'Der Bierlieferant nimmt jede 1 und jede 6 und gibt je ein Bier.',
    monk: 'Der Mönch nimmt jede 5: ein Schritt im Kloster, zu den Geschenken dort.',
  },
  spendHeading: 'Wofür Dublonen und Bier gut sind',
  spend: {
    card: 'Dublonen holen Personal. Eine neue Karte kommt oben auf deinen Stapel, sie ist also gleich am nächsten Abend da.',
    tile: 'Dublonen bauen auch deine Taverne aus, und das bleibt. Jeder Ausbau bringt einen Adligen, passende Karten machen ihn billiger. Neben den Pfeilen zeigt das Plättchen, was es nach dem Ausbau kann.',
    guest:
      'Bier gewinnt jeden Abend einen Gast aus der Reihe. Gäste zahlen mehr als Stammgäste, jedes Mal, wenn sie kommen.',
    noble: 'Bier gewinnt auch Adlige: 9 für einen, 14 für zwei, 18 für drei. Jeder ist 10 Punkte wert.',
  },
  pointsHeading: 'So gewinnst du',
  points: [
    'Punkte stehen auf Karten: Ein Adliger hat 10, ein Gast die Zahl in der Rosette. Stammgäste und Personal haben keine.',
    'Am Anfang bringen gut zahlende Gäste und gute Einrichtung mehr als Punkte: Sie arbeiten jeden Abend für dich.',
    'Ungefähr ab dem sechsten Abend mach aus deinen Einnahmen Adlige und Gäste mit vielen Punkten.',
    'Was nicht in Tresor und Lager passt, ist verloren. Überleg also, wofür du es ausgibst, bevor du die Würfel wegnimmst.',
  ],
};
