export const sentences: Record<string, string> = {
  'page {} of {}': 'Seite {} von {}',
  'part {} of {}': 'Teil {} von {}',
  'file {} of {}': 'Datei {} von {}',
  'image {} of {}': 'Bild {} von {}',
  'annotation {} of {}': 'Anmerkung {} von {}',
  'page {} compared': 'Seite {} verglichen',
  'page {}': 'Seite {}',
  'level {}': 'Stufe {}',
  pages: 'Seiten',
  images: 'Bilder',
  summary: 'Zusammenfassung',
  translation: 'Übersetzung',
  'data that is not compressed': 'Daten, die nicht komprimiert sind',
  'data that is there more than once': 'Daten, die mehrfach vorhanden sind',
  'images at a higher resolution than they are shown': 'Bilder mit höherer Auflösung, als sie gezeigt werden',
  'images stored without loss': 'verlustfrei gespeicherte Bilder',
  'Extract the text': 'Text auslesen',
  'This is a scan or an image. With its text it can be searched, summed up and asked.':
    'Das ist ein Scan oder ein Bild. Mit seinem Text lässt es sich durchsuchen, zusammenfassen und befragen.',
  'Enable chat': 'Chat einschalten',
  'Ask questions, and be shown the passages that answer them.':
    'Stellen Sie Fragen und sehen Sie die Textstellen, die sie beantworten.',
  Summarize: 'Zusammenfassen',
  'It has {} pages. A summary says in a minute what they are about.':
    'Es hat {} Seiten. Eine Zusammenfassung sagt in einer Minute, wovon sie handeln.',
  'A summary says in a minute what it is about.':
    'Eine Zusammenfassung sagt in einer Minute, wovon es handelt.',
  'Unlock it': 'Entsperren',
  'It is locked with a password. Until it is unlocked it cannot be read, searched or asked.':
    'Es ist mit einem Passwort gesperrt. Solange es gesperrt ist, kann es nicht gelesen, durchsucht oder befragt werden.',
  'Its owner has restricted what may be done with it. The password lifts that.':
    'Was damit getan werden darf, ist eingeschränkt. Das Passwort hebt das auf.',
  'Sign it': 'Signieren',
  'It is a form, and nobody has signed it.': 'Es ist ein Formular, und niemand hat es signiert.',
  'Add bookmarks': 'Lesezeichen hinzufügen',
  'It has {} pages and no bookmarks. They can be made from its headings.':
    'Es hat {} Seiten und keine Lesezeichen. Sie können aus seinen Überschriften gemacht werden.',
  'Make it smaller': 'Kleiner machen',
  'About {} % of {} can be saved.': 'Etwa {} % von {} lassen sich sparen.',
  'I did not find this in this document.': 'Das habe ich in diesem Dokument nicht gefunden.',
  'I did not find this in these documents.': 'Das habe ich in diesen Dokumenten nicht gefunden.',
  'I am not sure that this document says it.': 'Ich bin nicht sicher, ob dieses Dokument das sagt.',
  'I am not sure that these documents say it.': 'Ich bin nicht sicher, ob diese Dokumente das sagen.',
  'These passages come closest.': 'Diese Textstellen kommen dem am nächsten.',
  'None of this could be found in the documents word for word.':
    'Nichts davon ließ sich wörtlich in den Dokumenten finden.',
  '“{}” (page {})': '„{}“ (Seite {})',
  '“{}” ({}, page {})': '„{}“ ({}, Seite {})',
  'This conversation is about another document.': 'Diese Unterhaltung handelt von einem anderen Dokument.',
  'This question is longer than the language model may be sent here.':
    'Diese Frage ist länger, als das Sprachmodell hier bekommen darf.',
  'The language model said nothing. Please try again.':
    'Das Sprachmodell hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  'The language model did not sum it up. Please try again.':
    'Das Sprachmodell hat es nicht zusammengefasst. Bitte versuchen Sie es noch einmal.',
  'The language model did not finish the translation. Please try again.':
    'Das Sprachmodell hat die Übersetzung nicht beendet. Bitte versuchen Sie es noch einmal.',
  'The language model broke off in the middle. Please try again.':
    'Das Sprachmodell hat mittendrin abgebrochen. Bitte versuchen Sie es noch einmal.',
  'Translation needs a language model, and this Sheaf has none.':
    'Zum Übersetzen braucht es ein Sprachmodell, und dieses Sheaf hat keines.',
  'There are no sentences in it to sum up.': 'Es enthält keine Sätze zum Zusammenfassen.',
  'Run OCR to extract text before enabling chat.':
    'Lesen Sie den Text mit OCR aus, bevor Sie den Chat einschalten.',
  'Run OCR to extract text before generating a summary.':
    'Lesen Sie den Text mit OCR aus, bevor Sie eine Zusammenfassung erstellen.',
  'Text can be extracted from PDFs and images.': 'Text lässt sich aus PDFs und Bildern auslesen.',
  'Text recognition for the language "{}" is not installed here.':
    'Die Texterkennung für die Sprache „{}“ ist hier nicht installiert.',
  'Text recognition for the language "{}" is not installed.':
    'Die Texterkennung für die Sprache „{}“ ist nicht installiert.',
  'The work was stopped. Nothing was saved.': 'Die Arbeit wurde abgebrochen. Es wurde nichts gespeichert.',
  'The work was stopped. Pages that were read are kept, and are not read or paid for again.':
    'Die Arbeit wurde abgebrochen. Gelesene Seiten bleiben und werden nicht noch einmal gelesen oder gezählt.',
  'The server stopped while it worked. Nothing was saved.':
    'Der Server wurde während der Arbeit angehalten. Es wurde nichts gespeichert.',
  'The server stopped while it worked. Pages that were read are kept, and are not read or paid for again.':
    'Der Server wurde während der Arbeit angehalten. Gelesene Seiten bleiben und werden nicht noch einmal gelesen oder gezählt.',
  'The server stopped twice while it worked on this file.':
    'Der Server wurde bei der Arbeit an dieser Datei zweimal angehalten.',
  'The work failed.': 'Die Arbeit ist fehlgeschlagen.',
  'The work was cut short. Please try again.':
    'Die Arbeit wurde unterbrochen. Bitte versuchen Sie es noch einmal.',
  'The work took longer than {} seconds.': 'Die Arbeit dauerte länger als {} Sekunden.',
  'The work was stopped.': 'Die Arbeit wurde abgebrochen.',
  'This operation is still running.': 'Dieser Vorgang läuft noch.',
  'This operation has been done already.': 'Dieser Vorgang wurde schon ausgeführt.',
  'This cannot be done again from here.': 'Das lässt sich von hier aus nicht wiederholen.',
  'Passwords, pictures and answers are not kept. Please start this one anew.':
    'Passwörter, Bilder und Antworten werden nicht aufbewahrt. Bitte beginnen Sie neu.',
  'That would be {} files. Ask for one zip instead.': 'Das wären {} Dateien. Nehmen Sie stattdessen ein Zip.',
  'All selected files must be PDFs': 'Alle gewählten Dateien müssen PDFs sein',
  'All selected files must be images': 'Alle gewählten Dateien müssen Bilder sein',
  'The selected file must be a Word or Excel file':
    'Die gewählte Datei muss eine Word- oder Excel-Datei sein',
  'Please select at least 2 PDF files to merge': 'Bitte wählen Sie mindestens 2 PDF-Dateien',
  'Please select at least one image file': 'Bitte wählen Sie mindestens ein Bild',
  '{} has not been read, or cannot be: it may be damaged or protected.':
    '{} wurde noch nicht gelesen oder lässt sich nicht lesen: vielleicht beschädigt oder geschützt.',
  'This server cannot convert Word and Excel files: LibreOffice is not installed on it.':
    'Dieser Server kann Word- und Excel-Dateien nicht umwandeln: LibreOffice ist nicht installiert.',
  'Write pages like 1-3,5,8- or "all".': 'Geben Sie Seiten ein wie 1-3,5,8- oder „all“.',
  'The document has {} pages: "{}" is not among them.': 'Das Dokument hat {} Seiten: „{}“ ist nicht dabei.',
  'The document has no page {}: it has {}.': 'Das Dokument hat keine Seite {}, es hat {}.',
  'The document has no such page.': 'Diese Seite hat das Dokument nicht.',
  'The document has no pages.': 'Das Dokument hat keine Seiten.',
  'This PDF has no pages.': 'Dieses PDF hat keine Seiten.',
  'All pages are blank.': 'Alle Seiten sind leer.',
  'Keep at least one page.': 'Behalten Sie mindestens eine Seite.',
  'A file has at least 1 page.': 'Eine Datei hat mindestens 1 Seite.',
  'A file has at most 50 pages.': 'Eine Datei hat höchstens 50 Seiten.',
  'Pages per file is a whole number.': 'Seiten je Datei ist eine ganze Zahl.',
  'The largest size of a part is at least 1 MB.': 'Die Höchstgröße eines Teils beträgt mindestens 1 MB.',
  'The largest size of a part is at most 100 MB.': 'Die Höchstgröße eines Teils beträgt höchstens 100 MB.',
  'Page {} alone is larger than {} MB: choose a larger size, or compress the document first.':
    'Seite {} allein ist größer als {} MB: Wählen Sie eine größere Höchstgröße oder komprimieren Sie das Dokument zuerst.',
  'This document has no bookmarks that lead to a page: split it another way.':
    'Dieses Dokument hat keine Lesezeichen, die zu einer Seite führen: Teilen Sie es anders.',
  'A password has at most 127 bytes.': 'Ein Passwort hat höchstens 127 Bytes.',
  'The password is wrong.': 'Das Passwort ist falsch.',
  'The document is protected by a password.': 'Das Dokument ist mit einem Passwort geschützt.',
  'The document is protected with a password.': 'Das Dokument ist mit einem Passwort geschützt.',
  'This PDF is protected with a password. Unlock it first.':
    'Dieses PDF ist mit einem Passwort geschützt. Entsperren Sie es zuerst.',
  'The document is protected already. Unlock it first.':
    'Das Dokument ist schon geschützt. Entsperren Sie es zuerst.',
  'The document is not protected: there is nothing to unlock.':
    'Das Dokument ist nicht geschützt: Es gibt nichts zu entsperren.',
  'The document is protected in a way that only its own software can open.':
    'Das Dokument ist so geschützt, dass nur seine eigene Software es öffnen kann.',
  'The document is encrypted in a way that is not supported.':
    'Das Dokument ist auf eine Weise verschlüsselt, die nicht unterstützt wird.',
  'A protected document cannot be signed as it is. Unlock it first.':
    'Ein geschütztes Dokument lässt sich so nicht signieren. Entsperren Sie es zuerst.',
  'The file is not a PDF document, or it is damaged beyond repair.':
    'Die Datei ist kein PDF-Dokument oder zu stark beschädigt.',
  'The document has no catalog: it is damaged or not a PDF.':
    'Dem Dokument fehlt der Katalog: Es ist beschädigt oder kein PDF.',
  'The document has no page tree.': 'Dem Dokument fehlt der Seitenbaum.',
  'The document is damaged and could not be read.':
    'Das Dokument ist beschädigt und konnte nicht gelesen werden.',
  'The document is damaged in a way that cannot be read.':
    'Das Dokument ist so beschädigt, dass es sich nicht lesen lässt.',
  'The file is damaged in a way that cannot be read.':
    'Die Datei ist so beschädigt, dass sie sich nicht lesen lässt.',
  'The document is damaged in so many places that it cannot be read.':
    'Das Dokument ist an so vielen Stellen beschädigt, dass es sich nicht lesen lässt.',
  'The document is damaged, and text cannot be added to it.':
    'Das Dokument ist beschädigt, und Text lässt sich nicht hinzufügen.',
  'The document is too damaged to be written anew.':
    'Das Dokument ist zu beschädigt, um neu geschrieben zu werden.',
  'This PDF is damaged and could not be repaired.':
    'Dieses PDF ist beschädigt und ließ sich nicht reparieren.',
  'The document has more than {} pages.': 'Das Dokument hat mehr als {} Seiten.',
  'The document has too many pages.': 'Das Dokument hat zu viele Seiten.',
  'The document needs more memory than it may have.':
    'Das Dokument braucht mehr Speicher, als es bekommen darf.',
  'The page is too large to be drawn.': 'Die Seite ist zu groß, um gezeichnet zu werden.',
  'An image in the document is too large to be drawn.':
    'Ein Bild im Dokument ist zu groß, um gezeichnet zu werden.',
  'Page {} cannot be read.': 'Seite {} lässt sich nicht lesen.',
  'Page {} has no size.': 'Seite {} hat keine Größe.',
  'This PDF asks for more than a document needs.': 'Dieses PDF verlangt mehr, als ein Dokument braucht.',
  'The image could not be read.': 'Das Bild konnte nicht gelesen werden.',
  'At least one image is needed.': 'Mindestens ein Bild wird gebraucht.',
  '{} is not an image that can be read.': '{} ist kein Bild, das sich lesen lässt.',
  '{} is not a JPEG, PNG, WebP, TIFF, GIF or BMP image.':
    '{} ist kein Bild der Art JPEG, PNG, WebP, TIFF, GIF oder BMP.',
  '{} is a kind of BMP that is not supported.': '{} ist eine Art BMP, die nicht unterstützt wird.',
  '{} is cut off.': '{} ist abgeschnitten.',
  '{} is empty.': '{} ist leer.',
  '{} has no size.': '{} hat keine Größe.',
  '{} has too many pixels.': '{} hat zu viele Bildpunkte.',
  '{} has too many pages.': '{} hat zu viele Seiten.',
  '{} carries more hidden data than an image needs.':
    '{} enthält mehr verborgene Daten, als ein Bild braucht.',
  'The document was made by a Word older than Word 97.': 'Das Dokument stammt von einem Word vor Word 97.',
  'The workbook was made by an Excel older than Excel 97.':
    'Die Arbeitsmappe stammt von einem Excel vor Excel 97.',
  'The file is neither a Word nor an Excel document.':
    'Die Datei ist weder ein Word- noch ein Excel-Dokument.',
  'The document has no form fields.': 'Das Dokument hat keine Formularfelder.',
  'The field {} is signed already.': 'Das Feld {} ist schon signiert.',
  'Signing needs a certificate: a PKCS#12 file (.p12 or .pfx) and its passphrase.':
    'Zum Signieren braucht es ein Zertifikat: eine PKCS#12-Datei (.p12 oder .pfx) und ihre Passphrase.',
  'The certificate file must hold a certificate and its private key.':
    'Die Zertifikatsdatei muss ein Zertifikat und seinen privaten Schlüssel enthalten.',
  'The private key in the certificate file belongs to none of its certificates.':
    'Der private Schlüssel in der Zertifikatsdatei gehört zu keinem ihrer Zertifikate.',
  'Two fields have the same name.': 'Zwei Felder haben denselben Namen.',
  'A field name has no dots.': 'Ein Feldname enthält keine Punkte.',
  'A radio or dropdown field needs options.': 'Ein Auswahlfeld braucht Auswahlmöglichkeiten.',
  'This document took too long to think about.': 'Dieses Dokument hat zu lange gebraucht.',
  'The document is protected: its password is needed.':
    'Das Dokument ist geschützt: Es braucht sein Passwort.',
  '{} is protected with a password. Unlock it first.':
    '{} ist mit einem Passwort geschützt. Entsperren Sie die Datei zuerst.',
  '{} is damaged beyond repair, or no PDF.': '{} ist zu stark beschädigt oder kein PDF.',
  '{} has no pages.': '{} hat keine Seiten.',
  '{} asks for more than a document needs.': '{} verlangt mehr, als ein Dokument braucht.',
  'The document asks for more than it may have.': 'Das Dokument verlangt mehr, als es bekommen darf.',
  'The owner of the document does not allow its pages to be changed. Unlock it first.':
    'Der Besitzer des Dokuments erlaubt nicht, seine Seiten zu ändern. Entsperren Sie es zuerst.',
  'The owner of the document does not allow notes on it. Unlock it first.':
    'Der Besitzer des Dokuments erlaubt keine Notizen darauf. Entsperren Sie es zuerst.',
  'The owner of the document does not allow its form to be filled in. Unlock it first.':
    'Der Besitzer des Dokuments erlaubt nicht, das Formular auszufüllen. Entsperren Sie es zuerst.',
  'The passphrase does not open the certificate file.': 'Die Passphrase öffnet die Zertifikatsdatei nicht.',
  'The certificate file could not be read. It must be PKCS#12 (.p12 or .pfx).':
    'Die Zertifikatsdatei konnte nicht gelesen werden. Es muss eine PKCS#12-Datei sein (.p12 oder .pfx).',
  'More than {} ranges are too many.': 'Mehr als {} Bereiche sind zu viele.',
  'This operation has been done already, and its result is gone.':
    'Dieser Vorgang wurde schon ausgeführt, und sein Ergebnis ist nicht mehr da.',
};
