// The short lessons of modules 2 to 5 in words.
import type { LessonText } from '../../lessonText.ts';

export const entertainers: LessonText<'entertainers'> = {
  title: 'Gaukler und Schnaps',
  about: 'Modul 2, vom zweiten Abend an: Die Tänzerin kommt.',
  steps: {
    schnapps: {
      text: 'Es ist Winter geworden. Auf seinem Weg bringt der Mond Schnaps, so wie eben. Ein Glas ist am Ende einen Punkt wert, oder vorher einen Gefallen; am Ende des Abends bleiben höchstens vier.',
    },
    dancer: {
      text: 'Die Tänzerin fragt nach einem Platz, und ihre Seite gilt für die ganze Partie. Die eine macht aus einem Schnaps 2 Dublonen, die andere aus zwei Schnaps 3 Bier. Mit einem Glas gibt es heute nur Dublonen.',
    },
    others: {
      text: 'Am dritten Abend kommt der Feuerspucker, der für 5 Schnaps etwas ausbaut oder für 2 einen Gast wegschickt, am fünften der Jongleur, der einen Würfel dreht oder eine Karte behält.',
    },
    dance: {
      text: 'Du bist dran. Fehlt nur wenig zu etwas Gutem, dann lass die Tänzerin tanzen. Sonst behalte das Glas: Morgen ist auch ein Abend.',
    },
  },
  end: 'Ab Modul 3 bringen auch manche Gäste und dein Ruf Schnaps. Spiel weiter, oder komm wieder für die Barden.',
};

export const reputation: LessonText<'reputation'> = {
  title: 'Barden und Ruf',
  about: 'Modul 3, am zweiten Abend: Wie ein guter Ruf wächst.',
  steps: {
    track: {
      text: 'In deiner Taverne verläuft der Weg deines Rufs. Wo der Stein am Ende steht, so viele Punkte bringt er. Er kommt an Schnaps vorbei, und an der Krone an einem Adligen; dann beginnt er von vorn.',
    },
    balance: {
      text: 'In jedem deiner Züge kommt das zuerst: Zähl die Dublonen und das Bier, die deine Würfel bringen werden, das Bier der Bierhändler dazu. Das Kleinere von beidem ist die Zahl der Schritte. Leg also für beides.',
      better:
        'Diese Würfel bringen nur Dublonen oder nur Bier, so bleibt der Stein stehen. Ein Würfel beim Bierlieferanten oder Fass neben einem auf einem Gast hätte Schritte gebracht.',
    },
    settle: { text: 'Rechne deinen Ruf ab. Legst du später Würfel um, folgt der Stein, auch zurück.' },
    bard: {
      text: 'Ein Barde kostet eine einzige Dublone, und jeder, der kommt, singt deinen Stein einen Schritt weiter, wann du willst. Hol fast jeden Abend einen, und die Krone ist bald da.',
    },
    crown: {
      text: 'Die Krone bringt einen Adligen, aber nichts dafür, dass du auf ihr stehst: Lass die Partie nicht dort enden.',
    },
  },
  end: 'Dublonen und Bier im Gleichgewicht, dann und wann ein Barde: So entsteht ein guter Ruf. Spiel weiter, wenn du magst.',
};

export const startCards: LessonText<'startCards'> = {
  title: 'Startkarten',
  about: 'Modul 4: Jede Taverne beginnt anders. Zwei Minuten.',
  steps: {
    cards: {
      text: 'Drei Startkarten liegen offen. Deine ersetzt die Kellnerin, den Tisch und den Bierlieferanten, die bisher alle im Stapel hatten. Schau jede an: Was sie bringt, steht darauf.',
    },
    choose: {
      text: 'Ein ausgebautes Teil der Taverne wirkt jeden Abend, eine Karte nur, wenn sie gezogen wird; mit weniger Stammgästen kommen die besseren Karten früher. Wähl die, auf der du bauen willst. Alle Karten werden zugleich gezeigt.',
    },
    instead: {
      text: 'Was die Karte brachte, ist in deinen Stapel gemischt oder schon ausgebaut. Solche Ausbauten bringen keinen Adligen.',
    },
  },
  end: 'Alles andere kennst du. Spiel weiter, oder wähl noch einmal.',
};

export const guestBook: LessonText<'guestBook'> = {
  title: 'Das Gästebuch',
  about: 'Modul 5, am dritten Abend: Das Bier reicht für einen berühmten Gast.',
  steps: {
    book: {
      text: 'Dein Gästebuch hat vier Spalten, nach dem Preis der Gäste. Unterschriften füllen sie von oben, und manche Felder bringen sofort ein Geschenk.',
    },
    signatures: {
      text: 'Die Siegel auf den Gästen in der Reihe sind ihre Unterschriften. Ein Gast, den du mit Bier gewinnst, unterschreibt in der Spalte seines Preises.',
    },
    recruit: {
      text: 'Rechne deinen Ruf ab, nimm deine Würfel weg und gewinn einen Gast, dessen Feld dir etwas bringt.',
      better:
        'Heute hat niemand unterschrieben. Mit dem Bier dieser Würfel wäre es gegangen: Nimm erst alle weg, dann wähl.',
    },
    row: {
      text: 'Eine volle Reihe bringt dazu einen Adligen. Verteil also: In jeder Spalte ein Gast ist mehr wert als vier in einer.',
    },
  },
  end: 'Jetzt kennst du alle fünf Module. Spiel weiter: An der Krone und für eine volle Reihe warten Adlige auf dich.',
};
