import type { TextsOf } from '../../lib/texts.ts';
import type { postsTexts } from './posts.texts.ts';

export const texts: TextsOf<typeof postsTexts> = [
  {
    slug: 'first-release',
    date: '2026-11-21',
    title: 'Was in 0.1 steckt',
    lede: 'Die erste Version mit einer Nummer, und was sie noch nicht kann.',
    text: `
Dies ist die erste Version von Sheaf, die eine Nummer hat. Sie kann Folgendes:

- **Dateien**: Uploads, die dort weitergehen, wo sie stehen blieben, Ordner, Schlagwörter, ein Papierkorb und eine Suche, die Wörter in PDF-, Word- und Excel-Dateien findet.
- **Tools**: zusammenfügen, aufteilen, Seiten ordnen, komprimieren, Bilder zu PDF, Formulare, Notizen, Signaturen, Passwörter, Texterkennung. Jedes auf einer Seite, über die API und als Befehl.
- **Stapel** aus Schritten über viele Dateien, die einen Neustart überstehen.
- **Antworten und Zusammenfassungen**, die aus dem Dokument zitiert sind, ohne Schlüssel und ohne Netz.
- **Betrieb**: ein Befehl, eine eigene Datenbank, Sicherung und Wiederherstellung in einer Datei.

Was sie nicht kann: Mitglieder können Dateien nicht miteinander teilen, Handschrift wird nicht gelesen, und die Suche nach Antworten kennt nur die Bedeutung englischer Wörter; in anderen Sprachen richtet sie sich nach den Wörtern selbst.`,
  },
  {
    slug: 'why-answers-quote',
    date: '2026-11-21',
    title: 'Warum Antworten Zitate sind',
    lede: 'Eine Antwort, die sich nicht prüfen lässt, ist eine Meinung. Was wir gemessen haben, bevor wir unseren glaubten.',
    text: `
Fragen Sie ein Dokument, wann der Mietvertrag gekündigt werden kann, dann ist die nützliche Antwort kein Satz. Sie ist die Stelle im Dokument. Darum schneidet Sheaf ein Dokument in Textstellen, ordnet sie danach, wie gut sie zur Frage passen, und zeigt die besten Wort für Wort, auf ihrer Seite markiert.

### Wie eine Textstelle gefunden wird

Ihre Punktzahl ist eine gewichtete Summe: die gemeinsamen Wörter (BM25 auf Wortstämmen, Synonyme mit kleinem Gewicht), Stücke von vier Buchstaben für das, was in einem Scan falsch gelesen wurde, und die Ähnlichkeit der Wortvektoren, der ganzen Textstelle und ihres besten Satzes. Die Vektoren kommen mit Sheaf in einer Datei von 16 MB. Nichts wird heruntergeladen und nichts gesendet.

### Was das wert ist

Wir haben 236 Fragen gestellt, die eine Antwort haben, an vierzehn dafür geschriebene Dokumente, und alle Gewichte auf der einen Hälfte der Dokumente gewählt. Auf der anderen Hälfte:

| die richtige Seite ist unter den ersten 3 | alle | in den Worten des Dokuments | in anderen Worten |
|---|---|---|---|
| nur Wörter (BM25) | 68,3 % | 100 % | 45,1 % |
| die Mischung | 82,9 % | 100 % | 70,4 % |

### Drei Ausgänge, nicht einer

Wer immer antwortet, irrt sich, ohne rot zu werden. Sheaf antwortet nur, wo es sicher ist. Von 48 Antworten auf der zurückgehaltenen Hälfte waren 93,8 % richtig. Sonst zeigt es drei Textstellen und sagt, dass es nicht sicher ist; das ist meistens so, wenn eine Frage keines der Wörter des Dokuments verwendet.

Was es fast nie kann: feststellen, dass ein Dokument etwas **nicht** sagt. Für Wortvektoren sehen eine Textstelle zum Thema und eine Antwort in anderen Worten gleich aus. Wir schreiben das lieber hier, als dass Sie es selbst herausfinden.

Die Sammlungen sind klein und stammen von einem Verfasser. Der ganze Bericht, auch darüber, was wir uns wie oft angesehen haben, steht in \`docs/benchmarks.md\`.`,
  },
  {
    slug: 'merging-keeps-links',
    date: '2026-11-21',
    title: 'Zusammenfügen, ohne Links zu verlieren',
    lede: 'Seiten aneinanderzureihen ist leicht. Die Arbeit ist, zu erhalten, was von einer zur anderen zeigt.',
    text: `
Ein PDF ist ein Graph. Eine Seite ist ein Objekt unter Tausenden, und ein Lesezeichen, ein Link oder ein Formularfeld ist ein anderes, das auf sie zeigt. Kopiert man die Seiten in eine neue Datei, zeigt alles, was auf sie zeigte, ins Leere.

Die meisten Programme belassen es dabei. In einem Test mit 100 öffentlichen Dateien, die 579 Seiten, 1447 Lesezeichen, 489 Links mit einem Ziel und 51 Formularfelder haben, hat Sheaf alle behalten. mutool behielt keinen Link und kein Feld, qpdf einen Link und kein Lesezeichen.

### Was neu geschrieben werden muss

- **Ziele mit Namen.** Zwei Dateien können beide eine Stelle namens \`chapter1\` haben. Die Namen werden auseinandergehalten, und jeder Link einer Datei wird zu ihrer eigenen geführt.
- **Felder.** Zwei Formulare können beide ein Feld namens \`Name\` haben. In einem Dokument teilen sich Felder gleichen Namens einen Wert, darum wird das zweite umbenannt.
- **Lesezeichen.** Die Gliederung jeder Datei bleibt erhalten und kann unter einen Titel je Datei gehängt werden.
- **Seiten, die nichts zeigen.** Sie können wegfallen, und Lesezeichen auf eine davon werden weitergeführt.

Es dauert das 0,55-Fache der Zeit, die mutool für dieselben Dateien braucht; unseres läuft in einem schon warmen Prozess, mutool startet einen neuen. Die Zahlen, und wie man sie nachmisst, stehen in \`docs/benchmarks.md\`.`,
  },
  {
    slug: 'compression-you-can-compare',
    date: '2026-11-21',
    title: 'Komprimieren mit Beweis',
    lede: 'Wie ein Dokument kleiner wird, wie wir prüfen, dass es noch dasselbe ist, und wo wir unser Ziel verfehlen.',
    text: `
Die meisten Bytes eines Textdokuments sind Schriften, die meisten eines Scans sind Bilder. Sheaf liest alles, was das Dokument erreicht, in einen Graphen, ändert den Graphen und schreibt ihn neu: Was nichts erreicht, ist schon dadurch weg.

### Bilder

Jedes wird als verlustfreies Bild, als eines mit wenigen Farben und als JPEG versucht, und das kleinste wird behalten. Schwarz-Weiß-Scans werden nie gröber gemacht, denn dünne Striche gingen dabei verloren.

### Schriften, und ein Beweis

Eine Schrift wird auf die verwendeten Zeichen beschnitten. Eine Auswahl, in der eines fehlt, ist schlimmer als eine große Datei, und Schriften brechen jede Regel ihrer Formate. Darum wird jedes gezeigte Zeichen vorher und nachher einzeln gezeichnet, und die beiden Bilder werden verglichen. Wo eines abweicht, kommt die ganze Schrift zurück.

### Neben Ghostscript

| Dateien und Stufe | Bytes, Verhältnis | Zeit, Verhältnis | Ähnlichkeit (SSIM), Sheaf | Ghostscript |
|---|---|---|---|---|
| Bild-PDFs, mittel | 0,581 | 0,45 | 0,969 | 0,877 |
| Text-PDFs, mittel | 0,632 | 0,46 | 0,994 | 0,952 |
| Bild-PDFs, maximal | 0,429 | 0,34 | 0,924 | 0,850 |
| Text-PDFs, maximal | 0,650 | 0,32 | 0,985 | 0,945 |

Unter 1 heißt kleiner oder schneller als Ghostscript mit seiner üblichen Einstellung für diese Stufe.

**Das sind keine Zahlen ungesehener Dateien.** Wir hatten die Summen dieser Hälfte der Dateien bei der Arbeit vor Augen und hörten auf, als das Ziel erreicht war. Auf der anderen Hälfte kommen Bilder auf 0,575 und Text auf 0,966: Dort machen zwei Farbprofile, die wir unverändert lassen, 43 % unserer Bytes aus. Das muss eine frische Sammlung von Dateien entscheiden.

Auf der Seite müssen Sie nichts davon glauben. Jedes Ergebnis wird erstellt, bevor Sie wählen, mit seinen Bytes, und Sie ziehen eine Linie über die Seite, um vorher und nachher zu sehen.`,
  },
];
