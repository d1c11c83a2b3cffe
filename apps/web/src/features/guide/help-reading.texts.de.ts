import type { TextsOf } from '../../lib/texts.ts';
import type { helpReadingTexts } from './help-reading.texts.ts';

export const texts: TextsOf<typeof helpReadingTexts> = {
  title: 'Lesen und fragen',
  articles: [
    {
      slug: 'ocr',
      title: 'Den Text eines Scans lesen',
      lede: 'Damit er sich durchsuchen, kopieren, zusammenfassen und befragen lässt.',
      words: 'ocr scan texterkennung erkennen text bild auslesen sprache',
      text: `
1. Öffnen Sie [OCR](/tools?tab=ocr), und wählen Sie einen Scan oder das Foto einer Seite.
2. Wählen Sie die Sprache, in der sie geschrieben ist, und starten Sie.
3. Der Text erscheint Seite für Seite, mit der Angabe, wie sicher er gelesen wurde.

Das Lesen dauert einige Sekunden je Seite. Es geht weiter, wenn Sie die Seite verlassen, und lässt sich anhalten. Gerade, scharfe Scans mit 200 bis 300 Punkten pro Zoll werden am besten gelesen; Handschrift wird nicht gelesen.`,
    },
    {
      slug: 'ask',
      title: 'Ein Dokument befragen',
      lede: 'Die Antwort wird zitiert, und die Seite, auf der sie steht, wird gezeigt.',
      words: 'chat frage antwort ki assistent zitat quelle beleg',
      text: `
1. Öffnen Sie ein Dokument, und wählen Sie **Assistent**. Steht dort **Chat einschalten**, wählen Sie zuerst das.
2. Stellen Sie eine Frage in einfachen Worten.
3. Unter der Antwort stehen ihre Quellen. Wählen Sie eine, und die Textstelle wird auf ihrer Seite markiert.

![Eine Frage, ihre Antwort und die Textstelle auf der Seite](ask.webp)

Wo Sheaf nicht sicher ist, zeigt es die nächstliegenden Stellen und sagt es dazu. Wo im Dokument nichts davon steht, sagt es das. Sehen Sie sich die Textstelle immer an, bevor Sie sich auf eine Antwort verlassen.

Die meisten Instanzen antworten mit Zitaten, ohne Sprachmodell: Nichts, was Sie fragen, verlässt den Rechner. Wo die Betreiber ein Modell eingerichtet haben, sagt eine Antwort, welches sie geschrieben hat.`,
    },
    {
      slug: 'summary',
      title: 'Ein Dokument zusammenfassen',
      lede: 'Kurz, automatisch oder ausführlich.',
      words: 'zusammenfassung kurzfassung kurz wichtige angaben fakten daten beträge',
      text: `
Öffnen Sie ein Dokument, wählen Sie **Assistent** und dort **Zusammenfassung**. Ein Scan muss erst [gelesen](/help/ocr) werden.

Eine Zusammenfassung besteht aus ganzen Sätzen des Dokuments, jeder mit seiner Seite, damit Sie sehen, woher er stammt. Darunter stehen die wichtigen Angaben, die gefunden wurden: Daten, Beträge, Beteiligte. **Andere Länge** macht eine neue.`,
    },
  ],
};
