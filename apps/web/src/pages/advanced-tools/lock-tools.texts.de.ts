import type { TextsOf } from '../../lib/texts.ts';
import type { lockToolsTexts } from './lock-tools.texts.ts';

export const texts: TextsOf<typeof lockToolsTexts> = {
  protect: {
    button: 'PDF schützen',
    done: 'Passwort gesetzt',
    failed: (message) => `Das PDF konnte nicht geschützt werden: ${message}`,
    summary: 'Eine gesperrte Kopie',
    password: 'Passwort zum Öffnen',
    repeat: 'Dasselbe noch einmal',
    owner: 'Passwort für alle Rechte',
    ownerHint: 'Darf leer bleiben: Dann kann niemand die Einschränkungen aufheben.',
    missing: 'Wählen Sie ein Passwort',
    differs: 'Die Passwörter stimmen nicht überein',
    permissions: 'Wer es öffnet, darf',
    printing: 'Drucken',
    printings: { none: 'Nein', low: 'In geringer Qualität', high: 'Ja' },
    modifying: 'Die Seiten ändern',
    copying: 'Text und Bilder kopieren',
    annotating: 'Notizen hinzufügen',
    fillingForms: 'Formulare ausfüllen',
    contentAccessibility: 'Es vorlesen lassen',
    documentAssembly: 'Seiten einfügen, drehen oder entfernen',
    fact: 'Bewahren Sie das Passwort gut auf',
    factText:
      'Die Kopie wird mit AES-256 verschlüsselt und das Passwort nirgends gespeichert: Ohne es kann niemand sie öffnen, auch wir nicht.',
  },
  unlock: {
    button: 'PDF entsperren',
    done: 'Passwort entfernt',
    failed: (message) => `Das PDF konnte nicht entsperrt werden: ${message}`,
    summary: 'Eine Kopie ohne Passwort',
    password: 'Das Passwort dazu',
    hint: 'Das zum Öffnen oder das für alle Rechte.',
    fact: 'Das Original bleibt gesperrt',
    none: 'Dieses Dokument ist nicht gesperrt',
    noneText: 'Es lässt sich ohne Passwort öffnen, und nichts schränkt ein, was damit getan werden darf.',
    missing: 'Wählen Sie ein gesperrtes Dokument',
    factText:
      'Sie erhalten eine Kopie, die sich ohne Passwort öffnen lässt. Das Passwort wird einmal verwendet und nirgends aufbewahrt.',
  },
  flatten: {
    button: 'PDF fixieren',
    done: 'PDF fixiert',
    failed: (message) => `Das PDF konnte nicht fixiert werden: ${message}`,
    summary: (pages) => `${pages}, nicht mehr zu bearbeiten`,
    forms: 'Formularfelder',
    annotations: 'Notizen, Markierungen und Zeichnungen',
    missing: 'Wählen Sie, was Teil der Seiten werden soll',
  },
};
