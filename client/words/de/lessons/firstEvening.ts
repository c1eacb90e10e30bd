// The first lesson in words: the first evening, and half of the second.
import type { LessonText } from '../../lessonText.ts';

const beerWinsGuests =
  'Mit Bier gewinnst du Gäste: jeden Abend einen aus der Reihe. Er kommt oben auf deinen Stapel und ist morgen da. Vergleich den Preis (oben links), was er bei jedem Besuch zahlt (unten rechts), und die rote Rosette: So viele Punkte zählt er am Ende.';

export const firstEvening: LessonText<'firstEvening'> = {
  title: 'Dein erster Abend',
  about: 'Anderthalb Abende in deiner eigenen Taverne, Schritt für Schritt. Zehn Minuten.',
  steps: {
    welcome: {
      text: 'Willkommen! Diese Taverne gehört dir, und heute ist der erste von acht Abenden. Wer am Ende die meisten Punkte in seinen Karten hat, gewinnt, und das will auch die Nachbarschaft gegenüber.',
    },
    guests: {
      text: 'Drei Stammgäste haben sich an deine Tische gesetzt. Unten links steht der Würfel, den jeder möchte, unten rechts, wie viele Dublonen er dafür zahlt.',
      otherwise:
        'Stammgäste haben sich an deine Tische gesetzt. Unten links steht der Würfel, den jeder möchte, unten rechts, wie viele Dublonen er dafür zahlt.',
    },
    keep: {
      text: 'Für einen ersten Abend genügen sie: Behalte diese Gäste. An der Theke wartet dein Thekengast auf einen schlechten Abend: Gibst du ihn ab, gehen alle, und du ziehst neu.',
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
      text: 'Die Bierdeckel sind weitergewandert. Keiner dieser Würfel ist nutzlos: Der Bierlieferant (der Kessel) nimmt 1 und 6, der Mönch die 5, Fass und Kasse nehmen alles. Der Mönch bringt deinen Marker im Kloster einen Schritt weiter, zu Geschenken: Karten, Dublonen, Adligen. Heute kam ein Bierlieferant, also gibt jeder Würfel am Kessel 2 Bier.',
      otherwise:
        'Die Bierdeckel sind weitergewandert. Keiner dieser Würfel ist nutzlos: Der Bierlieferant (der Kessel) nimmt 1 und 6, der Mönch die 5, Fass und Kasse nehmen alles. Der Mönch bringt deinen Marker im Kloster einen Schritt weiter, zu Geschenken: Karten, Dublonen, Adligen.',
    },
    draftRest: {
      text: 'Nimm noch einen, ganz wie du möchtest, und überleg dabei, was noch ohne Würfel ist. Der letzte auf dem Bierdeckel kommt von selbst zu dir.',
    },
    place: {
      text: 'Alle Würfel sind vergeben. Nimm einen auf, und die Felder, auf die er passt, leuchten. Leg ihn auf eines davon.',
    },
    plan: {
      text: 'Leg auch die anderen. Bediene alle Gäste, die du kannst, gib 1 und 6 dem Bierlieferanten und den Rest dem Fass und der Kasse. Dann drück auf „Fertig geplant“.',
      better:
        'Mit diesen Würfeln hätte ein Gast mehr bedient werden können. Gäste zahlen am besten, schau zuerst auf sie. In deinem Zug darfst du die Würfel noch umlegen.',
    },
    serve: {
      text: 'Du bist dran. Nimm die Würfel weg, alle auf einmal oder einzeln: Gäste und Kasse bringen dir Dublonen, Fass und Bierlieferant Bier, der Mönch einen Schritt im Kloster.',
    },
    hire: {
      text: 'Gib die Dublonen aus und hol Personal; die Münze oben links ist der Preis. Die neue Karte liegt auf deinem Stapel für morgen bereit und kommt nach jedem Mischen wieder. Ein Bierhändler bringt ein Bier ohne Würfel, ein Tellerwäscher lässt einen Würfel um eins höher zählen, eine Kellnerin bringt einen Würfel mehr.',
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
      text: 'Der zweite Abend. Der Mond bringt allen etwas; was es heute ist, zeigt das zweite Fenster am Kloster. Du wählst: gleich einen Gast für deinen Stapel oder einen Bierhändler, der ein Bier ausschenkt, sooft er kommt. Was du nimmst, ziehst du noch heute.',
    },
    again: {
      text: 'Deine neuen Karten sind da: Was du gewinnst, liegt wie das Geschenk des Mondes oben auf deinem Stapel und wird zuerst gezogen. So wächst deine Taverne; gute Gäste verdrängen die Stammgäste.',
    },
    alone: {
      text: 'An diesem Abend nimmst und legst du deine Würfel allein. Behalte den Gast im Auge, der am meisten zahlt, und 1 und 6 für das Bier.',
    },
    upgrade: {
      text: 'Noch eines. Für Dublonen kannst du Teile deiner Taverne für immer ausbauen: ab 7, und billiger, wenn du Karten zurückgibst, die heute kamen und darauf abgebildet sind. Jeder bezahlte Ausbau bringt einen Adligen mit 10 Punkten.',
    },
    recruitLater: { text: beerWinsGuests },
  },
  end: 'Das war ein ganzer Abend und der Anfang des nächsten. Von den acht gehören die ersten den Gästen, die mittleren den Ausbauten, die letzten den Adligen. Alles Übrige steht in den Regeln, und jedes Bild auf dem Tisch erklärt sich, wenn du darauf zeigst oder den Finger darauf ruhen lässt. Spiel diese acht Abende zu Ende: Der Bot gegenüber ist der leichteste Gegner.',
};
