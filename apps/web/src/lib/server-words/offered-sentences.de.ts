export const sentences: Record<string, string> = {
  'Registration successful! Please check your email to verify your account.':
    'Registrierung erfolgreich! Bitte bestätigen Sie Ihr Konto über die E-Mail, die Sie erhalten.',
  'A new letter is on its way.': 'Eine neue E-Mail ist unterwegs.',
  'Your password is changed. Please sign in with the new one.':
    'Ihr Passwort ist geändert. Bitte melden Sie sich mit dem neuen an.',
  'Your password is changed. Every other device is signed out.':
    'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  'You are on the {} plan now. What you paid for the old one is taken into account.':
    'Sie haben jetzt den Tarif {}. Was Sie für den alten bezahlt haben, wird angerechnet.',
  'Your subscription is cancelled. You are on the Free plan now.':
    'Ihr Abonnement ist gekündigt. Sie haben jetzt den Tarif Free.',
  'Your subscription ends on {}. Until then everything stays as it is.':
    'Ihr Abonnement endet am {}. Bis dahin bleibt alles, wie es ist.',
  'Your {} plan goes on.': 'Ihr Tarif {} läuft weiter.',
  'Too expensive': 'Zu teuer',
  'Not using it enough': 'Zu selten genutzt',
  'Missing features I need': 'Mir fehlen Funktionen',
  'Found a better alternative': 'Etwas Besseres gefunden',
  'Technical issues': 'Technische Probleme',
  Other: 'Anderes',
  'Make files smaller': 'Dateien verkleinern',
  'Every PDF compressed, each a file of its own.': 'Jedes PDF komprimiert, jedes eine eigene Datei.',
  'One tidy bundle': 'Ein ordentliches Bündel',
  'PDFs made smaller, joined in order and numbered through.':
    'PDFs verkleinert, der Reihe nach zusammengefügt und durchnummeriert.',
  'Photographs to PDF': 'Fotos zu PDF',
  'Pictures become one PDF, a page for each, small enough to send.':
    'Aus Bildern wird ein PDF, je eine Seite, klein genug zum Senden.',
  'Mark as confidential': 'Als vertraulich kennzeichnen',
  'CONFIDENTIAL across every page, and fields and notes made fixed.':
    'CONFIDENTIAL quer über jede Seite; Felder und Notizen werden fixiert.',
  'Scans that can be searched': 'Durchsuchbare Scans',
  'Words read and put under each page, then made smaller.':
    'Text erkannt und unter jede Seite gelegt, dann verkleinert.',
  'Read and summed up': 'Gelesen und zusammengefasst',
  'Scans read, and the gist of each document beside it.':
    'Scans gelesen und daneben das Wesentliche jedes Dokuments.',
  'Single pages, numbered': 'Einzelne Seiten, nummeriert',
  'Numbers on every page, then each page a file of its own, in one zip.':
    'Nummern auf jeder Seite, dann jede Seite eine eigene Datei, in einem Zip.',
  'The document carries JavaScript that runs in some viewers.':
    'Das Dokument enthält JavaScript, das manche Betrachter ausführen.',
  'The document can start a program or open a file of the computer.':
    'Das Dokument kann ein Programm starten oder eine Datei des Rechners öffnen.',
  'The document can send what is filled in to an address.':
    'Das Dokument kann Ausgefülltes an eine Adresse senden.',
  'The document can read data from a file.': 'Das Dokument kann Daten aus einer Datei lesen.',
  'The document leads to other files.': 'Das Dokument verweist auf andere Dateien.',
  'The document leads to files inside it.': 'Das Dokument verweist auf Dateien, die es enthält.',
  'The document has links to the web.': 'Das Dokument hat Links ins Web.',
  'The document carries files: {}.': 'Das Dokument enthält Dateien: {}.',
  'The file is damaged and was read with repairs.':
    'Die Datei ist beschädigt und wurde mit Reparaturen gelesen.',
  'Fonts are not in the file and may look different elsewhere: {}.':
    'Schriften fehlen in der Datei und können anderswo anders aussehen: {}.',
  '{} of {} pages are pictures whose text cannot be searched.':
    '{} von {} Seiten sind Bilder, deren Text sich nicht durchsuchen lässt.',
  'The document has a title': 'Das Dokument hat einen Titel',
  'The document says its language': 'Das Dokument nennt seine Sprache',
  'The document is tagged for screen readers': 'Das Dokument ist für Screenreader ausgezeichnet',
  'All pages have text': 'Alle Seiten haben Text',
  'All figures are described': 'Alle Abbildungen sind beschrieben',
  'Long documents have bookmarks': 'Lange Dokumente haben Lesezeichen',
  'The signature carries no certificate.': 'Die Signatur enthält kein Zertifikat.',
  'The signature does not say which bytes it covers, or they are missing.':
    'Die Signatur sagt nicht, welche Bytes sie abdeckt, oder sie fehlen.',
  'The signature leaves bytes out that it should cover.':
    'Die Signatur lässt Bytes aus, die sie abdecken müsste.',
  'This kind of signature (adbe.x509.rsa_sha1) is no longer considered safe and is not checked.':
    'Diese Art der Signatur (adbe.x509.rsa_sha1) gilt nicht mehr als sicher und wird nicht geprüft.',
  'The certificate was not valid at the time of signing.':
    'Das Zertifikat war zum Zeitpunkt der Signatur nicht gültig.',
  'The document was changed after it was signed.': 'Das Dokument wurde nach der Signatur geändert.',
  'The document was changed after it was time-stamped.': 'Das Dokument wurde nach dem Zeitstempel geändert.',
  'The certificate is not the one that was signed with.':
    'Das Zertifikat ist nicht das, mit dem signiert wurde.',
  'The signature does not match the document and its certificate.':
    'Die Signatur passt nicht zum Dokument und seinem Zertifikat.',
  'If an account has this address, a letter with a link is on its way.':
    'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs.',
  'Your email address is confirmed.': 'Ihre E-Mail-Adresse ist bestätigt.',
};
