import type { TextsOf } from '../../../lib/texts.ts';
import type { planGateTexts } from './plan-gate.texts.ts';

export const texts: TextsOf<typeof planGateTexts> = {
  gains: {
    merge: [
      'Dateien oder einzelne Seiten daraus, in beliebiger Reihenfolge',
      'Seitenzahlen, ein Titelblatt und ein Wasserzeichen über das ganze Ergebnis',
      'Ein Lesezeichen für jede Datei, leere Seiten weggelassen',
    ],
    split: [
      'Nach Seiten, nach Größe, an Lesezeichen oder in eigene Bereiche',
      'Teile als einzelne Dateien oder als ein ZIP',
      'Lesezeichen und Eigenschaften bleiben in jedem Teil erhalten',
    ],
    compress: [
      'Die wirkliche Größe und die Seite vorher und nachher, bevor etwas behalten wird',
      'Qualität und Auflösung der Bilder nach Ihrer Wahl, bis hin zu Graustufen',
      'Eigenschaften, Notizen und Lesezeichen auf Wunsch weggelassen',
    ],
    convert: [
      'Bis zu vier Bilder auf einer Seite, auf fünf Papierformaten',
      'Ränder, Rahmen, Hintergrund und wie ein Bild seinen Platz füllt',
      'Seitenzahlen, das Datum und die Eigenschaften des Dokuments',
    ],
    ocr: [
      'Mehrere Sprachen in einem Dokument',
      'Scans, die vor dem Lesen bereinigt werden',
      'Der Text zum Kopieren oder ein durchsuchbares PDF',
    ],
    'ai-chat': [
      'Antworten mit der Seite, auf der sie stehen, im Dokument markiert',
      'Wie fein das Dokument durchgesehen wird, bestimmen Sie',
      'Unterhaltungen, die bei der Datei aufbewahrt werden',
    ],
    organize: [
      'Seiten in eine andere Reihenfolge ziehen',
      'Einzelne Seiten drehen oder weglassen, jeden Schritt zurücknehmen',
      'Lesezeichen, Links und Formularfelder funktionieren weiter',
    ],
    watermark: [
      'Ihr Text quer über jede Seite',
      'Deckkraft, Winkel und Farbe, vorher auf den Seiten zu sehen',
      'Jedes Alphabet, das die Schriftarten enthalten',
    ],
    'page-numbers': [
      'An einer von sechs Stellen der Seite',
      'Arabische oder römische Ziffern',
      'Auf den Seiten zu sehen, bevor sie eingefügt werden',
    ],
    annotate: [
      'Markierungen, Notizen, Text, Linien und Zeichnungen',
      'Stempel aus Text oder aus einem Bild',
      'Echte Anmerkungen, die jedes PDF-Programm zeigt und beantworten kann',
    ],
    sign: [
      'Getippt, gezeichnet oder als Bild, genau dort, wo Sie wollen',
      'Ein eigenes Zertifikat oder das dieser Instanz',
      'Eine Signatur, die jedes PDF-Programm prüfen kann',
    ],
    verify: [
      'Wer signiert hat, wann und mit welchem Zertifikat',
      'Ob seitdem etwas geändert wurde',
      'Jede Signatur des Dokuments für sich',
    ],
    'create-form': [
      'Sieben Arten von Feldern, auf ein Dokument oder auf leere Seiten gezogen',
      'Namen, Vorgaben und was ausgefüllt werden muss',
      'Ein Formular, das in jedem PDF-Programm funktioniert',
    ],
    'fill-form': [
      'Alle Felder in einer Liste, mit ihrem Platz auf der Seite',
      'Auswahl, Häkchen und Datum, wie das Formular sie verlangt',
      'Die Antworten, wenn Sie wollen, als fester Teil der Seite',
    ],
    flatten: [
      'Formularfelder und Notizen werden Teil der Seite',
      'Auch nur das eine oder das andere',
      'Jede Seite sieht aus wie zuvor',
    ],
    protect: [
      'Ein Passwort zum Öffnen, mit AES und 256 Bit',
      'Was andere drucken, ändern, kopieren oder ausfüllen dürfen',
      'Ein zweites Passwort für den Besitzer',
    ],
    unlock: [
      'Das Passwort wird entfernt, wenn Sie es kennen',
      'Die Einschränkungen gleich dazu',
      'Das gesperrte Original bleibt daneben liegen',
    ],
    analyze: [
      'Seiten, Schriften, Bilder und was jedes davon wiegt',
      'Was sich einsparen ließe und worauf zu achten ist',
      'Wie gut sich das Dokument vorlesen lässt',
    ],
  },
  inPlan: (plan) => `Teil des Tarifs ${plan}`,
  price: (plan, dollars) => `${plan} kostet ${dollars}\u00a0$ im Monat, mit allen Profi-Tools.`,
  basic: 'Die Basis-Tools haben Sie in jedem Tarif:',
  toBasic: 'PDF-Tools',
};
