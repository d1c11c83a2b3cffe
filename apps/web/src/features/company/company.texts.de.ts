import type { TextsOf } from '../../lib/texts.ts';
import type { companyTexts } from './company.texts.ts';

export const texts: TextsOf<typeof companyTexts> = {
  about: {
    pageTitle: 'Über Sheaf · Sheaf',
    title: 'Über Sheaf',
    lede: 'Ein eigener Platz für Dokumente.',
    text: `
„Sheaf“ heißt Garbe oder Bündel: das, was aus einem Haufen Papier wird, wenn ihn jemand geordnet und zusammengebunden hat. Dieses Programm ist für die Menschen, die das tun: Sachbearbeiter, Anwältinnen, Gutachter, Kassenwarte kleiner Vereine, alle mit einem Ordner namens „Neu“.

### Auf einem eigenen Rechner

Ein Befehl startet es samt seiner Datenbank. Was es aufbewahrt, bewahrt es dort auf. Ein Konto anderswo braucht es nicht, und es läuft auch in einem Keller ohne Netz.

### Niemand liest mit

Es gibt keinen Tracker, keine Werbung, keine Schrift und kein Skript von einer anderen Website. Eine Seite spricht nur mit ihrem eigenen Server. Die einzige Ausnahme ist das Kartenformular von Stripe, wo die Betreiber einer Instanz Zahlungen über Stripe annehmen.

### Was es nicht tut

Es ändert kein Original. Es antwortet mit der Textstelle, damit Sie nachprüfen können. Wenn etwas fehlschlägt, sagt es, was es behalten hat, und es behauptet nicht mehr, als gemessen wurde: [Der Blog](/blog) sagt wie, mitsamt den verfehlten Zielen.

### Wer es macht

Sheaf ist freie Software unter der MIT-Lizenz. Wer will, kann sie lesen, betreiben und ändern. Diese Instanz betreibt, wer Ihnen ihre Adresse gegeben hat; [Kontakt](/contact) sagt, wie Sie sie erreichen.`,
  },
  careers: {
    pageTitle: 'Mitarbeit · Sheaf',
    title: 'Mitarbeit',
    lede: 'Stellen gibt es hier nicht. Arbeit schon.',
    text: `
Sheaf ist Open Source, und niemand ist dafür angestellt. Es gibt kein Formular auszufüllen und kein Vorstellungsgespräch.

Wenn Sie gern daran arbeiten möchten, geht das so:

1. Holen Sie den Quelltext, starten Sie \`npm start\`, und benutzen Sie es einen Tag lang mit eigenen Unterlagen.
2. Lesen Sie \`docs/architecture.md\`. Es ist eine Seite, auf Englisch, und sagt, wo alles seinen Platz hat.
3. Beheben Sie, was Sie an dem Tag gestört hat. \`npm test\` führt alle Prüfungen aus, in einem echten Browser und mit einer echten Datenbank.
4. Senden Sie die Änderung an die, von denen Sie den Quelltext haben, mit einem Satz zum Warum.

Immer willkommen sind: ein Dokument, das falsch herauskommt, mit einer Notiz, was daran falsch ist; ein Text, der schwer zu verstehen ist; eine Übersetzung; eine Zahl in \`docs/benchmarks.md\`, die Sie nicht nachmessen können.`,
  },
  contact: {
    pageTitle: 'Kontakt · Sheaf',
    title: 'Kontakt',
    lede: 'Jedes Sheaf wird von jemandem betrieben. So erreichen Sie die Betreiber.',
    write: 'Schreiben Sie den Betreibern dieses Sheaf',
    unknown: 'Die Betreiber dieses Sheaf haben hier keine Adresse hinterlassen.',
    unknownText:
      'Sie haben die Adresse dieser Seite von jemandem bekommen oder sind in dessen Netz: Fragen Sie dort. Wenn Sie es selbst betreiben, setzen Sie `CONTACT_EMAIL`, und Ihre Adresse steht hier; siehe [die Einstellungen](/docs/settings).',
    failed: 'Die Adresse konnte gerade nicht abgerufen werden. Bitte laden Sie die Seite neu.',
    before: `
### Was hilft, Ihnen zu helfen

- Was Sie tun wollten, und was Sie stattdessen sahen.
- Die Uhrzeit, und die Anfrage-ID, wenn eine Meldung eine zeigte. Damit findet sich die Zeile im Protokoll.
- Nie Ihr Passwort. Niemand braucht es, und niemand wird danach fragen.

### Vielleicht ist es schon beantwortet

Das [Hilfezentrum](/help) hat kurze Artikel zu dem, was man hier tut. Wie eine Instanz betrieben wird, steht in der [Dokumentation](/docs).

### Sie haben eine Schwachstelle gefunden

Bitte sagen Sie es den Betreibern dieser Instanz vor allen anderen. Wogegen sich das Programm wehrt und wie man etwas meldet, steht in \`SECURITY.md\` im Quelltext.`,
  },
};
