import type { TextsOf } from '../../lib/texts.ts';
import type { helpToolsTexts } from './help-tools.texts.ts';

export const texts: TextsOf<typeof helpToolsTexts> = {
  title: 'Tools',
  articles: [
    {
      slug: 'merge',
      title: 'Dateien zusammenfügen',
      lede: 'Aus mehreren PDFs wird eines, in Ihrer Reihenfolge.',
      words: 'verbinden zusammenführen zusammenfügen binden anhängen reihenfolge merge',
      text: `
1. Öffnen Sie [Zusammenfügen](/tools?tab=merge), und fügen Sie zwei oder mehr PDFs hinzu.
2. Ziehen Sie sie in die gewünschte Reihenfolge, oder verschieben Sie eines mit den Pfeiltasten, während sein Griff den Fokus hat. Die Liste daneben zeigt, was das neue Dokument enthalten wird.
3. Wählen Sie **PDFs zusammenfügen**. Das Ergebnis ist eine neue Datei; die Originale bleiben, wie sie sind.

![Dateien der Reihe nach und der Inhalt des neuen Dokuments](merge.webp)

Links, Lesezeichen, Formularfelder und Notizen der Teile bleiben erhalten. Seitenzahlen, ein Titelblatt oder ein Wasserzeichen kommen mit dem [Profi-Tool](/advanced-tools/merge) dazu.`,
    },
    {
      slug: 'split',
      title: 'Ein Dokument aufteilen',
      lede: 'Klicken Sie zwischen Seiten, oder geben Sie ein, welche zusammengehören.',
      words: 'aufteilen teilen trennen auszug seiten entfernen bereiche split',
      text: `
1. Öffnen Sie [Aufteilen](/tools?tab=split), und wählen Sie ein PDF.
2. Klicken Sie zwischen zwei Seiten, um dort zu trennen, und auf eine Seite, um sie wegzulassen. Oder geben Sie die Teile ein: \`1-3, 5, 8-\` macht drei daraus.
3. Sehen Sie sich rechts die Teile an, und wählen Sie den Knopf darunter.

![Ein Dokument mit Trennstellen zwischen seinen Seiten](split.webp)

Nach Größe oder nach Lesezeichen teilt das [Profi-Tool](/advanced-tools/split) auf. Um Seiten umzustellen oder zu drehen, siehe [Seiten ordnen](/advanced-tools/organize).`,
    },
    {
      slug: 'compress',
      title: 'Eine Datei kleiner machen',
      lede: 'Zuerst entstehen Ergebnisse in mehreren Stärken. Sie behalten das, was Ihnen gefällt.',
      words: 'komprimieren verkleinern schrumpfen größe qualität email kleiner compress',
      text: `
1. Öffnen Sie [Komprimieren](/tools?tab=compress), und wählen Sie ein PDF.
2. Warten Sie, bis die Ergebnisse da sind. Bei jedem steht, wie viele Bytes es hat und wie ähnlich seine Seiten aussehen.
3. Ziehen Sie die Linie über die Seite, um vorher und nachher zu vergleichen, und behalten Sie dann eines.

![Eine Seite vorher und nachher und die Ergebnisse zur Auswahl](compress.webp)

Text bleibt Text und lässt sich suchen und kopieren wie zuvor. Was schrumpft, sind Fotos und Schriften und was doppelt gespeichert war. Geht es bei einer Datei nicht kleiner, wird das gesagt.`,
    },
    {
      slug: 'images',
      title: 'Aus Bildern ein PDF machen',
      lede: 'Fotos und Scans werden Seiten.',
      words: 'bilder jpg png foto umwandeln bild scan office word excel konvertieren',
      text: `
1. Öffnen Sie [Umwandeln](/tools?tab=convert), und wählen Sie JPG- oder PNG-Dateien.
2. Bringen Sie sie in die Reihenfolge, und wählen Sie das Format der Seite.
3. Wählen Sie den Knopf unten. Die Bilder behalten ihre Qualität.

Word- und Excel-Dateien lassen sich in PDF umwandeln, wo die Betreiber dieses Sheaf LibreOffice auf dem Rechner haben; wo nicht, sagt es das Tool.`,
    },
    {
      slug: 'sign',
      title: 'Signieren, und eine Signatur prüfen',
      lede: 'Mit einem Zertifikat, das jedes PDF-Programm prüfen kann.',
      words: 'signieren unterschreiben signatur unterschrift zertifikat prüfen digital p12',
      text: `
1. Öffnen Sie [Signieren](/advanced-tools/sign), und wählen Sie ein Dokument.
2. Setzen Sie die Unterschrift auf eine Seite. Zeichnen Sie sie, tippen Sie sie, oder lassen Sie das Bild weg.
3. Bringen Sie ein eigenes Zertifikat mit (\`.p12\` oder \`.pfx\`), oder nehmen Sie das dieses Sheaf. Ein Zertifikat und sein Passwort werden für diese eine Signatur verwendet und nicht aufbewahrt.

Eine Signatur mit dem Zertifikat dieses Sheaf zeigt, dass seitdem nichts geändert wurde. Fremden beweist sie nicht, wer Sie sind: Dafür braucht es das Zertifikat einer Stelle, der sie vertrauen.

[Signaturen prüfen](/advanced-tools/verify) sagt, wer ein Dokument signiert hat, wann, und ob danach etwas geändert wurde.`,
    },
    {
      slug: 'forms',
      title: 'Ein Formular ausfüllen oder erstellen',
      lede: 'Felder, die andere ausfüllen, und ausfüllen, was Ihnen geschickt wurde.',
      words: 'formular felder ausfüllen fixieren abflachen reduzieren anmerkungen kommentieren notizen',
      text: `
[Formular ausfüllen](/advanced-tools/fill-form) zeigt die Felder eines Dokuments dort, wo sie stehen. Was Sie eingeben, wird in einer neuen Datei gespeichert.

[Formular erstellen](/advanced-tools/create-form) setzt Felder auf eine Seite: Ziehen Sie einen Rahmen auf, wählen Sie, was er aufnimmt, und geben Sie ihm einen Namen.

Damit Eingetragenes zum festen Teil der Seite wird und niemand es ändert, verwenden Sie [Fixieren](/advanced-tools/flatten).`,
    },
    {
      slug: 'protect',
      title: 'Ein Dokument sperren oder entsperren',
      lede: 'Mit einem Passwort, und mit dem, was ohne es erlaubt ist.',
      words: 'passwort kennwort schützen verschlüsseln entsperren rechte drucken kopieren sicher',
      text: `
[Schützen](/advanced-tools/protect) sperrt ein Dokument mit AES-256. Ein Passwort öffnet es; ein zweites, wenn Sie wollen, erlaubt, es zu ändern. Ohne das zweite können Drucken, Kopieren und Ändern verboten sein.

**Ein verlorenes Passwort lässt sich nicht wiederherstellen.** Es wird hier nicht aufbewahrt.

[Entsperren](/advanced-tools/unlock) entfernt das Passwort eines Dokuments, wenn Sie es kennen.`,
    },
    {
      slug: 'batch',
      title: 'Dasselbe mit vielen Dateien tun',
      lede: 'Schritte werden einmal zusammengestellt, und viele Dateien gehen hindurch.',
      words: 'stapel stapelverarbeitung ablauf automatisieren wiederholen vorlage viele batch',
      text: `
1. Wählen Sie im [Dashboard](/dashboard) **Stapelverarbeitung**.
2. Wählen Sie Dateien, und fügen Sie Schritte hinzu: Jeder nimmt eigene Dateien oder die Ergebnisse des Schritts davor.
3. Geben Sie dem Stapel einen Namen, und wählen Sie **Stapel starten**. Vorher geschieht nichts, und Sie erfahren, was es verbrauchen wird.

![Der Aufbau mit zwei Schritten](batch.webp)

Die Registerkarte **Verlauf** zeigt, wie weit jede Datei ist. Ein Stapel läuft weiter, wenn Sie die Seite schließen, und was fehlschlug, lässt sich wiederholen, ohne den Rest neu zu machen. Was Sie oft tun, können Sie als Vorlage aufbewahren.`,
    },
  ],
};
