// The first lesson in words: the first evening and most of the second.
import type { LessonText } from '../../lessonText.ts';

const beerWinsGuests =
  'Mit Bier gewinnst du Gäste: jeden Abend einen aus der Reihe. Er kommt oben auf deinen Stapel und ist morgen da. Vergleich den Preis (oben links), was er bei jedem Besuch zahlt (unten rechts), und die rote Rosette: So viele Punkte zählt er am Ende.';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Dein erster Abend',
  about: 'Zwei Abende in deiner eigenen Taverne, Schritt für Schritt. Zehn Minuten.',
  steps: {
    welcome: {
      text: 'Willkommen! Diese Taverne gehört dir, und heute ist der erste von acht Abenden. Wer am Ende die meisten Punkte auf den Karten des eigenen Stapels hat, gewinnt, und das will auch die Nachbarschaft gegenüber.',
    },
    guests: {
      text: 'Drei Stammgäste haben sich an deine Tische gesetzt. Unten links steht der Würfel, den jeder möchte, unten rechts, wie viele Dublonen er dafür zahlt.',
      otherwise:
        'Stammgäste haben sich an deine Tische gesetzt. Unten links steht der Würfel, den jeder möchte, unten rechts, wie viele Dublonen er dafür zahlt.',
    },
    keep: {
      text: 'Für einen ersten Abend genügen sie: Behalte diese Gäste. An der Theke wartet dein Thekengast auf einen schlechten Abend: Gibst du ihn ab, kommen alle gezogenen Karten auf deinen Ablagestapel, wo sie deine bleiben, und du ziehst neu.',
      better:
        'Du hast den Thekengast abgegeben, um neu zu ziehen. Stammgäste sind einander ähnlich; an einem Abend, der wirklich missrät, hätte er dir mehr genützt, oder in deinem Zug als Schritt im Kloster.',
    },
    draft: {
      text: 'Jetzt die Würfel. Einen in deiner Farbe hast du schon, nur für heute: Die Kellnerin hat ihn gebracht. Nimm einen weißen von deinem Bierdeckel und schau dabei zuerst auf deine Gäste. Sie möchten eine 2, und eine 2 bringt zwei Dublonen.',
      otherwise:
        'Jetzt die Würfel. Nimm einen weißen von deinem Bierdeckel und schau dabei zuerst auf deine Gäste: Jeder möchte den Würfel unten links auf seiner Karte und zahlt nur für diesen.',
      better:
        'Ein Würfel, den ein Gast möchte, wäre besser gewesen: Gäste nehmen keinen anderen, die Kasse nimmt jeden.',
    },
    draftOn: {
      text: 'Die Bierdeckel sind weitergewandert. Von diesen Würfeln ist die 1 für den Kessel: Heute kam ein Bierlieferant, also gibt sie dort 2 Bier. Die 3 und die 4 möchte keiner deiner Gäste, aber Fass und Kasse nehmen alles.',
      otherwise:
        'Die Bierdeckel sind weitergewandert. 1 und 6 sind für den Kessel, der Bier gibt, die 5 ist für den Mönch; Fass und Kasse nehmen alles.',
    },
    draftRest: {
      text: 'Nimm noch einen, ganz wie du möchtest, und überleg dabei, was noch ohne Würfel ist. Der letzte auf dem Bierdeckel kommt von selbst zu dir.',
    },
    place: {
      text: 'Alle Würfel sind vergeben. Nimm einen auf, und die Felder, auf die er passt, leuchten. Leg ihn auf eines davon.',
    },
    plan: {
      text: 'Leg auch die anderen. Bediene alle Gäste, die du kannst, leg 1 und 6 in den Kessel und den Rest auf Fass und Kasse. Dann drück auf „Fertig geplant“.',
      better:
        'Mit diesen Würfeln hätte ein Gast mehr bedient werden können. Gäste zahlen am besten, schau zuerst auf sie. In deinem Zug darfst du die Würfel noch umlegen.',
    },
    serve: {
      text: 'Du bist dran. Nimm die Würfel weg, alle auf einmal oder einzeln: Gäste und Kasse bringen dir Dublonen, Fass und Kessel Bier, der Mönch einen Schritt im Kloster.',
    },
    hire: {
      text: 'Mit Dublonen baust du aus: Die Münze auf einem Teil ist der Preis, und jeder Ausbau bringt einen Adligen mit 10 Punkten. Oder du holst Personal: Ein Bierhändler bringt ein Bier ohne Würfel, ein Tellerwäscher erhöht einen Würfel um 1, eine Kellnerin bringt einen mehr. Hol jemanden: Die Karte kommt morgen und nach jedem Mischen wieder.',
      better: 'Dublonen, die der Tresor nicht fasst, sind verloren, und Personal arbeitet noch sieben Abende für dich.',
    },
    recruit: {
      text: beerWinsGuests,
      better:
        'Für einen Gast hätte dein Bier gereicht. Wer jedes Mal 4 Dublonen zahlt, ist früh mehr wert als spät: Nimm einen, sobald du kannst.',
    },
    end: {
      text: 'Fertig? Der Tresor hebt 2 Dublonen bis morgen auf, das Lager 2 Bier; der Rest ist verloren. Heb dir den Thekengast auf: In deinem Zug kannst du ihn für einen Schritt im Kloster hergeben, an einem schlechten Abend für neue Gäste. Beende deinen Zug.',
      otherwise:
        'Fertig? Der Tresor hebt 2 Dublonen bis morgen auf, das Lager 2 Bier; der Rest ist verloren. Beende deinen Zug.',
    },
    moon: {
      text: 'Der zweite Abend. Der Mond bringt allen etwas; was es heute ist, zeigt das zweite Fenster am Kloster. Du wählst: gleich einen Gast für deinen Stapel oder einen Bierhändler, der ein Bier ausschenkt, sooft er kommt. Am Kloster entlang führt der Weg des Mönchs: Seine Zahlen sind nur Schritte, die Geschenke liegen am Weg.',
    },
    again: {
      text: 'Deine neuen Karten sind da: Was du gewinnst, liegt wie das Geschenk des Mondes oben auf deinem Stapel und wird zuerst gezogen. So wächst deine Taverne; gute Gäste verdrängen die Stammgäste.',
    },
    aim: {
      text: 'Denk bei jedem Würfel daran: Für Dublonen wird ein Teil deiner Taverne für immer besser, und der Adlige, der dazukommt, zählt 10 Punkte, mehr als die meisten Gäste. Das Teil des Tellerwäschers kostet 9, aber nur 6, wenn du den Tellerwäscher von heute zurückgibst.',
      otherwise:
        'Denk bei jedem Würfel daran: Für Dublonen wird ein Teil deiner Taverne für immer besser, und der Adlige, der dazukommt, zählt 10 Punkte, mehr als die meisten Gäste. Was leuchtet, kostet heute am wenigsten. Die Münze ist der Preis; er sinkt, wenn du Karten zurückgibst, die heute kamen und darauf abgebildet sind.',
    },
    alone: {
      text: 'Jetzt nimmst und legst du deine Würfel allein. Versuch, auf die Dublonen für einen Ausbau zu kommen: zuerst der Gast, der am meisten zahlt, dann die Stammgäste, dann die Kasse. Der Rest ist für Bier.',
      better:
        'Mit diesen Würfeln hätten die Dublonen für einen Ausbau gereicht, und sein Adliger zählt 10 Punkte. Vergleich das mit deinem Plan: In deinem Zug darfst du die Würfel noch umlegen.',
    },
    upgrade: {
      text: 'Die Dublonen reichen für einen Ausbau. Nimm die Würfel weg, wähl ein Teil, das leuchtet, und gib die Karte zurück, falls du gefragt wirst. Es ist für immer besser, und sein Adliger kommt morgen: Er möchte eine 2 und zählt 10 Punkte.',
      otherwise:
        'Für einen Ausbau reichen die Dublonen heute nicht. Hol Personal, gewinn Gäste und versuch es morgen wieder: Jeder bezahlte Ausbau bringt einen Adligen mit 10 Punkten.',
    },
    recruitLater: { text: beerWinsGuests },
  },
  end: 'Das waren ein ganzer Abend und der größte Teil des nächsten. Von den acht gehören die ersten den Gästen, die mittleren den Ausbauten, die letzten den Adligen für 9 Bier. Alles Übrige steht in den Regeln, und jedes Bild erklärt sich, wenn du darauf zeigst oder den Finger darauf ruhen lässt; die Taste ? erklärt, was ausgewählt ist. Spiel alle acht zu Ende: Der Bot gegenüber ist der leichteste Gegner.',
};
