export const sentences: Record<string, string> = {
  'Please enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'The email address is too long.': 'Die E-Mail-Adresse ist zu lang.',
  'Please enter a name.': 'Bitte geben Sie einen Namen ein.',
  'The name can have 100 characters at most.': 'Der Name darf höchstens 100 Zeichen haben.',
  'The name has characters that cannot be shown.':
    'Der Name enthält Zeichen, die sich nicht darstellen lassen.',
  'Please enter your password.': 'Bitte geben Sie Ihr Passwort ein.',
  'Please enter your current password.': 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  'Password must be at least 6 characters': 'Das Passwort muss mindestens 6 Zeichen haben.',
  'Please choose what to be told of.': 'Bitte wählen Sie, worüber Sie benachrichtigt werden.',
  'The address may not hold a name or password.':
    'Die Adresse darf keinen Namen und kein Passwort enthalten.',
  'The link is not complete.': 'Der Link ist nicht vollständig.',
  'The password can have 1,024 characters at most.': 'Das Passwort darf höchstens 1.024 Zeichen haben.',
  'A key must be able to do something.': 'Ein Schlüssel muss etwas dürfen.',
  'Please enter an https address.': 'Bitte geben Sie eine https-Adresse ein.',
  'The address can have 500 characters at most.': 'Die Adresse darf höchstens 500 Zeichen haben.',
  'Please enter a folder name.': 'Bitte geben Sie einen Ordnernamen ein.',
  'The folder name can have 100 characters at most.': 'Der Ordnername darf höchstens 100 Zeichen haben.',
  'The folder name has characters that a name cannot have.':
    'Der Ordnername enthält Zeichen, die in Namen nicht erlaubt sind.',
  'Please enter a file name.': 'Bitte geben Sie einen Dateinamen ein.',
  'The file name can have 255 characters at most.': 'Der Dateiname darf höchstens 255 Zeichen haben.',
  'The file name has characters that a name cannot have.':
    'Der Dateiname enthält Zeichen, die in Namen nicht erlaubt sind.',
  'A tag cannot be blank.': 'Ein Schlagwort darf nicht leer sein.',
  'A tag can have 50 characters at most.': 'Ein Schlagwort darf höchstens 50 Zeichen haben.',
  'A file can have 20 tags at most.': 'Eine Datei darf höchstens 20 Schlagwörter haben.',
  'Please enter a message.': 'Bitte geben Sie eine Nachricht ein.',
  'A message can have 4,000 characters at most.': 'Eine Nachricht darf höchstens 4.000 Zeichen haben.',
  'A word cannot be blank.': 'Ein Wort darf nicht leer sein.',
  'Please enter a text.': 'Bitte geben Sie einen Text ein.',
  'This is no time.': 'Das ist kein Zeitpunkt.',
  'This time is over already.': 'Dieser Zeitpunkt ist schon vorbei.',
  'The domain is too long.': 'Die Domain ist zu lang.',
  'Please enter a domain such as example.com.': 'Bitte geben Sie eine Domain wie example.com ein.',
  'Please enter a batch name': 'Bitte geben Sie einen Namen für den Stapel ein',
  'Please enter a template name': 'Bitte geben Sie einen Namen für die Vorlage ein',
  'The name can have 200 characters at most.': 'Der Name darf höchstens 200 Zeichen haben.',
  'Please add at least one operation': 'Bitte fügen Sie mindestens einen Schritt hinzu',
  'Please select files first': 'Bitte wählen Sie zuerst Dateien',
  'The first operation has no step before it.': 'Vor dem ersten Schritt steht keiner.',
  'Operation "{}" needs at least one file': 'Der Schritt „{}“ braucht mindestens eine Datei',
  'Operation "{}" takes pictures, Word and Excel files, not what a step made.':
    'Der Schritt „{}“ nimmt Bilder, Word- und Excel-Dateien, nicht das Ergebnis eines Schritts.',
  'Operation "{}" takes {}, and {} is none.': 'Der Schritt „{}“ nimmt {}; {} passt nicht.',
  'Step {} joins documents, and there is one only.':
    'Schritt {} fügt Dokumente zusammen, und es gibt nur eines.',
  PDFs: 'PDFs',
  'pictures, Word and Excel files': 'Bilder, Word- und Excel-Dateien',
  'Please keep it below 2,000 characters.': 'Bitte bleiben Sie unter 2.000 Zeichen.',
  'Your card number is incomplete.': 'Ihre Kartennummer ist unvollständig.',
  'Your card number is invalid.': 'Ihre Kartennummer ist ungültig.',
  'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
  'Your card has insufficient funds.': 'Ihre Karte ist nicht ausreichend gedeckt.',
  'The payment was not confirmed. Please try again or use another card.':
    'Die Zahlung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal oder nehmen Sie eine andere Karte.',
  'The sandbox takes test cards only. Try 4242 4242 4242 4242.':
    'Die Sandbox nimmt nur Testkarten. Versuchen Sie 4242 4242 4242 4242.',
  'The card provider does not answer. Nothing was changed; please try again in a moment.':
    'Der Zahlungsanbieter antwortet nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  'You are on the {} plan already.': 'Sie haben den Tarif {} schon.',
  'You are on the {} plan already. Change it instead.':
    'Sie haben schon den Tarif {}. Wechseln Sie ihn stattdessen.',
  'Please settle the open payment before you change the plan.':
    'Bitte begleichen Sie die offene Zahlung, bevor Sie den Tarif wechseln.',
  'A payment is late. Please cancel immediately, or settle it first.':
    'Eine Zahlung steht aus. Bitte kündigen Sie sofort oder begleichen Sie sie zuerst.',
  'Your subscription is not going to end.': 'Ihr Abonnement ist nicht gekündigt.',
  'You have no paid plan. Choose one first.': 'Sie haben keinen bezahlten Tarif. Wählen Sie zuerst einen.',
  'Nothing was paid here, so there is no receipt.': 'Hier wurde nichts bezahlt, also gibt es keinen Beleg.',
  'This is part of the {} plan.': 'Das ist im Tarif {} enthalten.',
  'The {} plan has more.': 'Der Tarif {} hat mehr.',
  'All of it is there again on {}.': 'Am {} steht alles wieder zur Verfügung.',
  'You have used all {} {} your plan allows this month.':
    'Sie haben alle {} {} verbraucht, die Ihr Tarif im Monat erlaubt.',
  'Your plan has no {}.': 'Ihr Tarif enthält keine {}.',
  'This takes more {} than the {} your plan has left this month.':
    'Das braucht mehr {} als die {}, die Ihr Tarif in diesem Monat noch hat.',
  'This may need {}, and your plan has {} left this month.':
    'Das braucht vielleicht {}, und Ihr Tarif hat in diesem Monat noch {}.',
  files: 'Dateien',
  'OCR pages': 'OCR-Seiten',
  'chat messages': 'Chatnachrichten',
  'AI operations': 'KI-Vorgänge',
  'API calls': 'API-Aufrufe',
  'There is not enough room left for this.': 'Dafür ist nicht genug Platz.',
  'Delete files for good to make some.': 'Löschen Sie Dateien endgültig, um welchen zu schaffen.',
  'Your storage is full.': 'Ihr Speicher ist voll.',
  'Delete files for good to make room.': 'Löschen Sie Dateien endgültig, um Platz zu schaffen.',
  'Your plan allows a single file in a batch.': 'Ihr Tarif erlaubt eine einzige Datei in einem Stapel.',
  'Your plan allows {} files in a batch, and this one has {}.':
    'Ihr Tarif erlaubt {} Dateien in einem Stapel, dieser hat {}.',
  'File size {} exceeds limit of {}': 'Die Datei ist mit {} größer als die erlaubten {}',
  'File type {} is not allowed': 'Dateien der Art {} werden nicht angenommen',
  'The file is empty.': 'Die Datei ist leer.',
  'No valid files to upload': 'Keine Datei, die hochgeladen werden könnte',
  'The upload could not be read.': 'Der Upload konnte nicht gelesen werden.',
  'The upload was cut.': 'Der Upload wurde unterbrochen.',
  'You have {} uploads on their way. Wait for one of them to end.':
    'Sie haben {} Uploads unterwegs. Warten Sie, bis einer davon fertig ist.',
  'This download is over. Please start it again.':
    'Dieser Download ist vorbei. Bitte starten Sie ihn noch einmal.',
  'There is a folder named "{}" here already.': 'Hier gibt es schon einen Ordner „{}“.',
  'This folder is not empty.': 'Dieser Ordner ist nicht leer.',
  'A folder cannot be moved into itself or a folder inside it.':
    'Ein Ordner lässt sich nicht in sich selbst oder einen Ordner darin verschieben.',
  'There is no such folder.': 'Diesen Ordner gibt es nicht.',
  'There is no such file.': 'Diese Datei gibt es nicht.',
  'There is no such page.': 'Diese Seite gibt es nicht.',
  'There is no such upload.': 'Diesen Upload gibt es nicht.',
  'There is no such user.': 'Dieses Konto gibt es nicht.',
  'There is no such conversation.': 'Diese Unterhaltung gibt es nicht.',
  'There is no such batch.': 'Diesen Stapel gibt es nicht.',
  'There is no such template.': 'Diese Vorlage gibt es nicht.',
  'There is no such key.': 'Diesen Schlüssel gibt es nicht.',
  'There is no such webhook.': 'Diesen Webhook gibt es nicht.',
  'There is no such receipt.': 'Diesen Beleg gibt es nicht.',
  'There is no such operation.': 'Diesen Vorgang gibt es nicht.',
  'There is no such subscription.': 'Dieses Abonnement gibt es nicht.',
  'The bytes of this file are gone.': 'Der Inhalt dieser Datei ist nicht mehr da.',
  'The sample documents were added a moment ago.': 'Die Beispieldokumente wurden gerade eben hinzugefügt.',
  'An account with this email address already exists.': 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
  'Sign-up is closed here. Please ask the administrator for an account.':
    'Hier lassen sich keine Konten erstellen. Bitten Sie die Verwaltung um eines.',
  'The email address or the password is not right.': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'This is not your current password.': 'Das ist nicht Ihr aktuelles Passwort.',
  'Your account has no password yet. A letter lets you choose one.':
    'Ihr Konto hat noch kein Passwort. Mit einer E-Mail können Sie eines wählen.',
  'This link has been used, or has expired. Please ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'This email address is already confirmed.': 'Diese E-Mail-Adresse ist schon bestätigt.',
  'Please confirm your email address first: open the link in the letter that came to it.':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die an sie ging.',
  'Please confirm your own email address before you ask others to.':
    'Bitte bestätigen Sie Ihre eigene E-Mail-Adresse, bevor Sie es von anderen verlangen.',
  'Your session has ended. Please sign in again.':
    'Ihre Sitzung ist zu Ende. Bitte melden Sie sich wieder an.',
  'This sign-in has expired. Please sign in again.':
    'Diese Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  'This account does not exist any more.': 'Dieses Konto gibt es nicht mehr.',
  'This device is not signed in.': 'Dieses Gerät ist nicht angemeldet.',
  'Only administrators may do this.': 'Das dürfen nur Administratoren.',
  'You cannot change your own role. Another administrator has to do it.':
    'Ihre eigene Rolle können Sie nicht ändern. Das muss ein anderer Administrator tun.',
  'You cannot delete your own account here. Your profile is the place for that.':
    'Ihr eigenes Konto können Sie hier nicht löschen. Das geht in Ihrem Profil.',
  'You are the last administrator here. Make somebody else one before you delete your account.':
    'Sie sind hier der letzte Administrator. Ernennen Sie jemand anderen, bevor Sie Ihr Konto löschen.',
  'This member has a subscription to {}. It has to end before a plan can be given.':
    'Dieses Mitglied hat ein Abonnement für {}. Es muss enden, bevor ein Tarif vergeben werden kann.',
  'You have {} keys already. Please revoke one first.':
    'Sie haben schon {} Schlüssel. Bitte widerrufen Sie zuerst einen.',
  'You have {} webhooks already. Please remove one first.':
    'Sie haben schon {} Webhooks. Bitte entfernen Sie zuerst einen.',
  'You have {} templates. Please delete one first.': 'Sie haben {} Vorlagen. Bitte löschen Sie zuerst eine.',
  'This webhook is off. Please switch it on first.':
    'Dieser Webhook ist aus. Bitte schalten Sie ihn zuerst ein.',
  'This address is not reached from the Internet.': 'Diese Adresse ist aus dem Internet nicht erreichbar.',
  'This batch is still running.': 'Dieser Stapel läuft noch.',
  'This batch has no results.': 'Dieser Stapel hat keine Ergebnisse.',
  'Nothing of this batch failed.': 'In diesem Stapel ist nichts fehlgeschlagen.',
  'The batch was cancelled.': 'Der Stapel wurde abgebrochen.',
  'The password of this batch cannot be read any more. Please start it anew.':
    'Das Passwort dieses Stapels lässt sich nicht mehr lesen. Bitte starten Sie ihn neu.',
  '{}.pdf: {}': '{}.pdf: {}',
  '{} and {} more: {}': '{} und {} weitere: {}',
  'and {} more files': 'und {} weitere Dateien',
};
