import type { TextsOf } from '../../lib/texts.ts';
import type { landingTexts } from './landing.texts.ts';

export const texts: TextsOf<typeof landingTexts> = {
  pageTitle: 'Unterlagen in guter Ordnung · Sheaf',
  badge: 'Neu: Antworten, die Ihnen die Seite zeigen',
  headline: 'Ordnen Sie Ihre Unterlagen. Dann fragen Sie sie einfach.',
  lede: 'Sheaf fügt Ihre Dokumente zusammen, teilt, komprimiert und liest sie und beantwortet Fragen mit der Textstelle, die es auf der Seite gefunden hat.',
  fine: 'Der Einstieg ist kostenlos. Keine Karte nötig.',
  getStarted: 'Kostenlos starten',
  tryDemo: 'Demo ansehen',
  toDashboard: 'Zum Dashboard',
  counters: {
    title: 'Was dieses Sheaf bisher getan hat',
    users: 'Zufriedene Nutzer',
    files_processed: 'Bearbeitete Dateien',
    operations: 'Vorgänge',
  },
  toolsTitle: 'Ein Schreibtisch, an dem jedes Tool zur Hand ist',
  toolsLede: 'Jedes zeigt, was es mit Ihren Seiten tun wird, bevor es das tut.',
  tools: [
    {
      picture: 'merge',
      title: 'PDFs intelligent zusammenfügen',
      text: 'Seiten und Dateien in einer Reihenfolge, mit Lesezeichen, Seitenzahlen und Titelblatt.',
    },
    {
      picture: 'split',
      title: 'Genau aufteilen',
      text: 'Nach Seiten, nach Größe oder nach Lesezeichen. Jeder Teil bekommt einen eigenen Namen.',
    },
    {
      picture: 'compress',
      title: 'Sichtbar komprimieren',
      text: 'Die Ergebnisse nebeneinander, mit ihrer echten Größe, bevor Sie eines behalten.',
    },
    {
      picture: 'images',
      title: 'Bilder zu PDF',
      text: 'Fotos und Scans auf richtigen Seiten angeordnet, eins bis vier auf jeder.',
    },
    {
      picture: 'batch',
      title: 'Stapelverarbeitung',
      text: 'Stellen Sie die Schritte einmal zusammen und schicken Sie viele Dateien hindurch. Sie können zusehen, müssen aber nicht.',
    },
    {
      picture: 'api',
      title: 'Ordner und eine API',
      text: 'Alles bleibt abgelegt. Dieselben Tools antworten Ihren eigenen Programmen.',
    },
  ],
  readingTitle: 'Sheaf liest, damit Sie nachschlagen können',
  readingLede: 'Text, Zusammenfassungen und Antworten, jede mit der Seite, von der sie stammt.',
  reading: [
    {
      picture: 'scan',
      title: 'Intelligente Texterkennung',
      text: 'Aus Scans und Fotos wird Text zum Suchen und Kopieren, und jede Seite sagt, wie sicher er gelesen wurde.',
    },
    {
      picture: 'summary',
      title: 'KI-Zusammenfassung',
      text: 'Kurz, automatisch oder ausführlich, in Sätzen, die im Dokument stehen.',
    },
    {
      picture: 'answer',
      title: 'Chat mit PDFs',
      text: 'Fragen Sie in einfachen Worten. Antwortet keine Textstelle, sagt Sheaf es Ihnen.',
    },
  ],
  scenesTitle: 'Drei Schreibtische, für die Sheaf gemacht ist',
  scenesLede: 'Beispiele aus dem Alltag. Hier wird niemand zitiert.',
  scenes: [
    {
      text: 'Jeden Freitag wird aus einem Dutzend Rechnungen eine Datei mit Seitenzahlen und Titelblatt. Die Schritte sind als Stapel gespeichert, also ist der Freitag ein Klick.',
      who: 'Für die Sachbearbeiterin einer Wohnungsgenossenschaft',
    },
    {
      text: 'Ein Kunde fragt, was es kostet, den Mietvertrag früher zu beenden. Die Klausel wird zitiert, und die Seite, auf der sie steht, liegt offen daneben.',
      who: 'Für einen Gutachter mit den Verträgen anderer Leute',
    },
    {
      text: 'Alte Laborblätter werden einmal gescannt und gelesen. Von da an endet die Suche nach einer Probennummer auf der Seite, auf der sie steht.',
      who: 'Für die Archivarin eines Labors',
    },
  ],
  closeTitle: 'Bringen Sie einen unordentlichen Ordner mit',
  closeLede: 'Der Rest kann warten, bis Sie diesen geordnet gesehen haben.',
  startFree: 'Heute kostenlos starten',
};
