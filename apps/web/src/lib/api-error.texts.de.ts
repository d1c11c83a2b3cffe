import type { apiErrorTexts } from './api-error.texts.ts';
import type { TextsOf } from './texts.ts';
import { sentences as account } from './server-words/account-sentences.de.ts';
import { sentences as document } from './server-words/document-sentences.de.ts';
import { sentences as offered } from './server-words/offered-sentences.de.ts';

export const texts: TextsOf<typeof apiErrorTexts> = {
  network: 'Keine Verbindung: Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  unknown: 'Die Anfrage ist fehlgeschlagen',
  codes: {
    invalid_request: 'Die Angaben sind so nicht gültig.',
    unauthenticated: 'Bitte melden Sie sich an.',
    limit_reached: 'Ein Limit Ihres Tarifs ist erreicht.',
    feature_not_in_plan: 'Das ist in Ihrem Tarif nicht enthalten.',
    payment_failed: 'Die Zahlung ist fehlgeschlagen.',
    forbidden: 'Dazu haben Sie keine Berechtigung.',
    not_found: 'Das gibt es hier nicht.',
    conflict: 'Das verträgt sich nicht mit dem, was schon da ist.',
    cancelled: 'Der Vorgang wurde abgebrochen.',
    file_too_large: 'Die Datei ist zu groß.',
    unsupported_type: 'Dateien dieser Art werden nicht angenommen.',
    range_not_satisfiable: 'Diesen Teil der Datei gibt es nicht.',
    unprocessable_document: 'Mit diesem Dokument lässt sich nicht arbeiten.',
    rate_limited: 'Das waren zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    busy: 'Gerade ist viel zu tun. Bitte versuchen Sie es gleich noch einmal.',
    unavailable:
      'Ein Dienst, den Sheaf braucht, antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    timed_out: 'Das hat zu lange gedauert und wurde beendet.',
    storage_full:
      'Auf dem Server ist kein Platz mehr. Es wurde nichts gespeichert; was da ist, bleibt lesbar.',
  },
  sentences: { ...account, ...document, ...offered },
};
