import type { TextsOf } from '../../lib/texts.ts';
import type { helpAccountTexts } from './help-account.texts.ts';

export const texts: TextsOf<typeof helpAccountTexts> = {
  title: 'Ihr Konto',
  articles: [
    {
      slug: 'plans',
      title: 'Tarife und ihre Limits',
      lede: 'Was gezählt wird, wann es neu beginnt und was am Limit geschieht.',
      words: 'tarif preis grenze limit kontingent upgrade kündigen abrechnung speicher monat abo',
      text: `
Wie viel in jedem Tarif Platz hat, steht unter [Preise](/pricing). Dateien, Texterkennung, Fragen und API-Aufrufe werden nach dem Monat Ihres Kontos gezählt; er beginnt an dem Tag, an dem es erstellt wurde. Beim Speicher zählt, was jetzt hier liegt, samt Papierkorb.

Was Sie verbraucht haben, steht unter [Abrechnung & Nutzung](/billing). Eine E-Mail sagt es Ihnen bei 90 % eines Limits und wenn es erreicht ist. Was dann mehr davon braucht, wird mit einem Satz abgelehnt, und nichts von dem, was Sie haben, wird angetastet.

Was fehlschlug oder abgebrochen wurde, wird nicht gezählt. Die Ergebnisse von Tools zählen nicht als Dateien des Monats.

Gehen Sie zu einem kleineren Tarif zurück, bleiben alle Dateien. Sind es mehr, als darin Platz haben, sind nur neue Uploads gesperrt.`,
    },
    {
      slug: 'api-keys',
      title: 'Ein Programm für Sie arbeiten lassen',
      lede: 'Ein Schlüssel für Skripte, und was er darf.',
      words: 'api schlüssel key token skript programm automatisieren rest curl',
      text: `
1. Öffnen Sie [Profileinstellungen](/profile), und wählen Sie unter API-Schlüssel **Neuer Schlüssel**.
2. Geben Sie ihm einen Namen, und wählen Sie, ob er nur lesen oder auch schreiben darf und wann er abläuft.
3. Kopieren Sie den Schlüssel. Er wird nur dieses eine Mal gezeigt.

Wer den Schlüssel hat, kann in Ihrem Namen handeln: Bewahren Sie ihn auf wie ein Passwort. **Widerrufen** beendet ihn sofort. Ein Schlüssel kann, was Ihr Tarif erlaubt; er kann weder Ihr Passwort ändern noch Ihr Konto löschen.

Wie man Aufrufe macht, steht in der [Dokumentation](/docs/calling-the-api).`,
    },
    {
      slug: 'keyboard',
      title: 'Mit der Tastatur arbeiten',
      lede: 'Alles ist mit der Tastatur erreichbar. Dies sind die Abkürzungen.',
      words: 'tastatur tastenkürzel tasten shortcut barrierefreiheit screenreader vorlesen',
      text: `
Drücken Sie auf einer Seite **?**, um die Tasten zu sehen, die sie kennt.

| Taste | was sie tut |
|---|---|
| Strg K, auf einem Mac ⌘ K | Suchen, oder eine Seite oder ein Tool öffnen |
| ? | Die Liste der Tasten |
| Strg A in der Dateiliste | Alle auswählen |
| Entf in der Dateiliste | Ausgewähltes löschen |
| F2 in der Dateiliste | Umbenennen |
| Pfeiltasten auf einem Griff | Eine Datei oder Seite in ihrer Reihenfolge verschieben |
| Esc | Schließen, was offen ist, oder die Auswahl aufheben |

Der erste Druck auf die Tabulatortaste bietet auf einer Seite an, zu ihrem Inhalt zu springen.`,
    },
    {
      slug: 'leave',
      title: 'Alles mitnehmen oder gehen',
      lede: 'Ein ZIP mit allem, was Sie hier haben, und wie man ein Konto löscht.',
      words: 'export herunterladen alles löschen konto dsgvo daten verlassen sicherung backup',
      text: `
In den [Profileinstellungen](/profile) gibt es **Meine Daten exportieren**: ein ZIP mit jeder Datei in ihrem Ordner und mit dem, was über Sie bekannt ist, als JSON.

**Konto löschen** steht auf derselben Seite. Ihre Dateien, Texte, Ihr Verlauf und Ihre Schlüssel sind sofort weg, und niemand kann sie wiederherstellen. Machen Sie vorher einen Export.`,
    },
  ],
};
