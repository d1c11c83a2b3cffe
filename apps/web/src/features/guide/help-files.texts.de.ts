import type { TextsOf } from '../../lib/texts.ts';
import type { helpFilesTexts } from './help-files.texts.ts';

export const texts: TextsOf<typeof helpFilesTexts> = {
  title: 'Dateien',
  articles: [
    {
      slug: 'upload',
      title: 'Dateien hochladen',
      lede: 'Ziehen Sie sie auf die Seite, oder wählen Sie sie aus. Große gehen dort weiter, wo sie stehen blieben.',
      words: 'upload hochladen hinzufügen importieren ziehen ablegen ordner größe grenze',
      text: `
1. Öffnen Sie das [Dashboard](/dashboard), und wählen Sie **Dateien hochladen**, oder ziehen Sie Dateien irgendwo auf diese Seite. Auch ein ganzer Ordner lässt sich hineinziehen: Seine Unterordner werden hier angelegt.
2. Sehen Sie die Liste durch. Was nicht angenommen werden kann, wird mit dem Grund angezeigt und weggelassen.
3. Starten Sie mit dem Knopf unter der Liste. Sie können das Fenster schließen und weiterarbeiten; die Uploads laufen in der Ecke weiter.

![Das Fenster für Uploads mit zwei ausgewählten Dateien](upload.webp)

Angenommen werden PDF, JPG, PNG, Word- und Excel-Dateien. Was eine Datei ist, entscheiden ihre Bytes und nicht ihr Name. Wie groß eine sein darf, hängt von Ihrem [Tarif](/pricing) ab.

Bricht bei einem großen Upload die Verbindung ab, geht er dort weiter, wo er stehen blieb, sobald Sie es erneut versuchen. Ist genau dieselbe Datei schon hier, erfahren Sie es und sehen, wo.`,
    },
    {
      slug: 'folders',
      title: 'In Ordnern aufbewahren',
      lede: 'Ordner, Farben, Schlagwörter, und viele Dateien auf einmal verschieben.',
      words: 'verschieben umbenennen tag schlagwort ordnen farbe sortieren',
      text: `
Öffnen Sie die Registerkarte **Dateien** im [Dashboard](/dashboard?tab=files). **Neuer Ordner** legt dort einen an, wo Sie gerade sind.

- Ziehen Sie Dateien auf einen Ordner, um sie zu verschieben, oder wählen Sie sie aus und dann **Verschieben**.
- Über das Menü einer Datei oder eines Ordners lassen sich beide umbenennen, eine Datei mit Schlagwörtern versehen und ein Ordner mit einer Farbe.
- Die Liste lässt sich nach Name, Datum, Größe und Typ sortieren und als Kacheln oder als Liste zeigen.

![Die Dateiverwaltung mit einem Ordner und einigen Dateien](folders.webp)

Ein Ordner lässt sich als ein ZIP herunterladen, mit allem darin an seinem Platz.`,
    },
    {
      slug: 'search',
      title: 'Eine Datei finden, oder ein Wort darin',
      lede: 'Eine Suche für Namen, Schlagwörter und die Wörter in Dokumenten.',
      words: 'finden suchen volltext stichwort schlagwort',
      text: `
Drücken Sie irgendwo **Strg K** (auf einem Mac **⌘ K**), und tippen Sie. Durchsucht werden Namen und Schlagwörter sowie die Wörter in PDF-, Word- und Excel-Dateien. Was in einem Dokument gefunden wurde, erscheint mit seiner Seite; wählen Sie es, öffnet sich das Dokument dort.

![Die Suche mit einer Textstelle aus einem Dokument](search.webp)

Ein Wort wird an seinem Anfang erkannt, gleich ob groß oder klein und mit welchen Akzenten. Wörter in einem Scan lassen sich finden, sobald sein [Text gelesen](/help/ocr) ist.

Das Feld über der Dateiliste ist ein anderes: Es grenzt den Ordner ein, in dem Sie sind.`,
    },
    {
      slug: 'trash',
      title: 'Gelöschtes wiederherstellen',
      lede: 'Gelöschte Dateien liegen 30 Tage im Papierkorb.',
      words: 'löschen entfernen wiederherstellen rückgängig papierkorb verloren',
      text: `
Was Sie löschen, kommt in den Papierkorb, und die Meldung darüber bietet **Rückgängig** an. Danach:

1. Öffnen Sie die Registerkarte **Dateien**, und wählen Sie **Papierkorb** neben den Ordnern.
2. Wählen Sie aus, was Sie wiederhaben wollen, und dann **Wiederherstellen**. Es kommt in seinen Ordner zurück; gibt es den nicht mehr, ganz nach oben.

Nach 30 Tagen verlässt eine Datei den Papierkorb endgültig. Bis dahin zählt sie zu Ihrem Speicher. **Papierkorb leeren** schafft sofort Platz und lässt sich nicht rückgängig machen.`,
    },
    {
      slug: 'who-sees-my-files',
      title: 'Wer meine Dateien sehen kann',
      lede: 'Sie. Zwischen Konten wird nichts geteilt, und was das bedeutet.',
      words: 'teilen freigeben freigabe senden link öffentlich privat team zugriff datenschutz',
      text: `
Jede Datei gehört zu einem Konto. Kein anderes Mitglied kann sie sehen, finden oder öffnen, und es gibt keine öffentlichen Links. Um jemandem ein Dokument zu geben, laden Sie es herunter und senden es so, wie Sie es sonst tun.

Die Betreiber dieses Sheaf haben den Rechner, auf dem es läuft, und könnten lesen, was dort gespeichert ist. [Wer das ist](/contact), sagen sie selbst. Dokumente, die niemand sonst lesen darf, können Sie [mit einem Passwort schützen](/help/protect), bevor Sie sie hochladen.

Was über Sie aufbewahrt wird, steht in den [Datenschutzhinweisen](/privacy).`,
    },
  ],
};
