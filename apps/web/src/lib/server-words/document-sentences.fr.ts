export const sentences: Record<string, string> = {
  'page {} of {}': 'page {} sur {}',
  'part {} of {}': 'partie {} sur {}',
  'file {} of {}': 'fichier {} sur {}',
  'image {} of {}': 'image {} sur {}',
  'annotation {} of {}': 'annotation {} sur {}',
  'page {} compared': 'page {} comparée',
  'page {}': 'page {}',
  'level {}': 'niveau {}',
  pages: 'pages',
  images: 'images',
  summary: 'résumé',
  translation: 'traduction',
  'data that is not compressed': 'des données non compressées',
  'data that is there more than once': 'des données présentes plusieurs fois',
  'images at a higher resolution than they are shown':
    'des images d’une résolution plus haute que celle affichée',
  'images stored without loss': 'des images stockées sans perte',
  'Extract the text': 'Extraire le texte',
  'This is a scan or an image. With its text it can be searched, summed up and asked.':
    'C’est un scan ou une image. Avec son texte, on peut y faire des recherches, le résumer et l’interroger.',
  'Enable chat': 'Activer le chat',
  'Ask questions, and be shown the passages that answer them.':
    'Posez des questions et voyez les passages qui y répondent.',
  Summarize: 'Résumer',
  'It has {} pages. A summary says in a minute what they are about.':
    'Il a {} pages. Un résumé dit en une minute de quoi elles parlent.',
  'A summary says in a minute what it is about.': 'Un résumé dit en une minute de quoi il parle.',
  'Unlock it': 'Le déverrouiller',
  'It is locked with a password. Until it is unlocked it cannot be read, searched or asked.':
    'Il est verrouillé par un mot de passe. Tant qu’il n’est pas déverrouillé, on ne peut ni le lire, ni y chercher, ni l’interroger.',
  'Its owner has restricted what may be done with it. The password lifts that.':
    'Son propriétaire a limité ce que l’on peut en faire. Le mot de passe lève ces limites.',
  'Sign it': 'Le signer',
  'It is a form, and nobody has signed it.': 'C’est un formulaire, et personne ne l’a signé.',
  'Add bookmarks': 'Ajouter des signets',
  'It has {} pages and no bookmarks. They can be made from its headings.':
    'Il a {} pages et aucun signet. Ils peuvent être créés à partir de ses titres.',
  'Make it smaller': 'Le rendre plus petit',
  'About {} % of {} can be saved.': 'On peut gagner environ {} % sur {}.',
  'I did not find this in this document.': 'Je ne l’ai pas trouvé dans ce document.',
  'I did not find this in these documents.': 'Je ne l’ai pas trouvé dans ces documents.',
  'I am not sure that this document says it.': 'Je ne suis pas sûr que ce document le dise.',
  'I am not sure that these documents say it.': 'Je ne suis pas sûr que ces documents le disent.',
  'These passages come closest.': 'Ces passages s’en approchent le plus.',
  'None of this could be found in the documents word for word.':
    'Rien de cela n’a pu être trouvé mot pour mot dans les documents.',
  '“{}” (page {})': '« {} » (page {})',
  '“{}” ({}, page {})': '« {} » ({}, page {})',
  'This conversation is about another document.': 'Cette conversation porte sur un autre document.',
  'This question is longer than the language model may be sent here.':
    'Cette question est plus longue que ce que le modèle de langage peut recevoir ici.',
  'The language model said nothing. Please try again.': 'Le modèle de langage n’a pas répondu. Réessayez.',
  'The language model did not sum it up. Please try again.':
    'Le modèle de langage ne l’a pas résumé. Réessayez.',
  'The language model did not finish the translation. Please try again.':
    'Le modèle de langage n’a pas fini la traduction. Réessayez.',
  'The language model broke off in the middle. Please try again.':
    'Le modèle de langage s’est arrêté en cours de route. Réessayez.',
  'Translation needs a language model, and this Sheaf has none.':
    'Traduire demande un modèle de langage, et ce Sheaf n’en a pas.',
  'There are no sentences in it to sum up.': 'Il ne contient pas de phrases à résumer.',
  'Run OCR to extract text before enabling chat.': 'Extrayez le texte par OCR avant d’activer le chat.',
  'Run OCR to extract text before generating a summary.':
    'Extrayez le texte par OCR avant de créer un résumé.',
  'Text can be extracted from PDFs and images.': 'On peut extraire du texte de PDF et d’images.',
  'Text recognition for the language "{}" is not installed here.':
    'La reconnaissance de texte pour la langue « {} » n’est pas installée ici.',
  'Text recognition for the language "{}" is not installed.':
    'La reconnaissance de texte pour la langue « {} » n’est pas installée.',
  'The work was stopped. Nothing was saved.': 'Le travail a été arrêté. Rien n’a été enregistré.',
  'The work was stopped. Pages that were read are kept, and are not read or paid for again.':
    'Le travail a été arrêté. Les pages lues sont gardées et ne sont ni relues ni recomptées.',
  'The server stopped while it worked. Nothing was saved.':
    'Le serveur s’est arrêté pendant le travail. Rien n’a été enregistré.',
  'The server stopped while it worked. Pages that were read are kept, and are not read or paid for again.':
    'Le serveur s’est arrêté pendant le travail. Les pages lues sont gardées et ne sont ni relues ni recomptées.',
  'The server stopped twice while it worked on this file.':
    'Le serveur s’est arrêté deux fois en travaillant sur ce fichier.',
  'The work failed.': 'Le travail a échoué.',
  'The work was cut short. Please try again.': 'Le travail a été interrompu. Réessayez.',
  'The work took longer than {} seconds.': 'Le travail a pris plus de {} secondes.',
  'The work was stopped.': 'Le travail a été arrêté.',
  'This operation is still running.': 'Cette opération est encore en cours.',
  'This operation has been done already.': 'Cette opération a déjà été faite.',
  'This cannot be done again from here.': 'Cela ne peut pas être refait d’ici.',
  'Passwords, pictures and answers are not kept. Please start this one anew.':
    'Les mots de passe, images et réponses ne sont pas gardés. Recommencez.',
  'That would be {} files. Ask for one zip instead.': 'Cela ferait {} fichiers. Demandez plutôt un zip.',
  'All selected files must be PDFs': 'Tous les fichiers choisis doivent être des PDF',
  'All selected files must be images': 'Tous les fichiers choisis doivent être des images',
  'The selected file must be a Word or Excel file': 'Le fichier choisi doit être un fichier Word ou Excel',
  'Please select at least 2 PDF files to merge': 'Choisissez au moins 2 fichiers PDF à fusionner',
  'Please select at least one image file': 'Choisissez au moins une image',
  '{} has not been read, or cannot be: it may be damaged or protected.':
    '{} n’a pas été lu, ou ne peut pas l’être : il est peut-être endommagé ou protégé.',
  'This server cannot convert Word and Excel files: LibreOffice is not installed on it.':
    'Ce serveur ne peut pas convertir les fichiers Word et Excel : LibreOffice n’y est pas installé.',
  'Write pages like 1-3,5,8- or "all".': 'Écrivez les pages comme 1-3,5,8- ou « all ».',
  'The document has {} pages: "{}" is not among them.':
    'Le document a {} pages : « {} » n’en fait pas partie.',
  'The document has no page {}: it has {}.': 'Le document n’a pas de page {} : il en a {}.',
  'The document has no such page.': 'Le document n’a pas cette page.',
  'The document has no pages.': 'Le document n’a pas de pages.',
  'This PDF has no pages.': 'Ce PDF n’a pas de pages.',
  'All pages are blank.': 'Toutes les pages sont vides.',
  'Keep at least one page.': 'Gardez au moins une page.',
  'A file has at least 1 page.': 'Un fichier a au moins 1 page.',
  'A file has at most 50 pages.': 'Un fichier a au plus 50 pages.',
  'Pages per file is a whole number.': 'Le nombre de pages par fichier est entier.',
  'The largest size of a part is at least 1 MB.': 'La taille maximale d’une partie est d’au moins 1 Mo.',
  'The largest size of a part is at most 100 MB.': 'La taille maximale d’une partie est d’au plus 100 Mo.',
  'Page {} alone is larger than {} MB: choose a larger size, or compress the document first.':
    'La page {} dépasse à elle seule {} Mo : choisissez une taille plus grande ou compressez d’abord le document.',
  'This document has no bookmarks that lead to a page: split it another way.':
    'Ce document n’a pas de signets menant à une page : divisez-le autrement.',
  'A password has at most 127 bytes.': 'Un mot de passe a au plus 127 octets.',
  'The password is wrong.': 'Le mot de passe est incorrect.',
  'The document is protected by a password.': 'Le document est protégé par un mot de passe.',
  'The document is protected with a password.': 'Le document est protégé par un mot de passe.',
  'This PDF is protected with a password. Unlock it first.':
    'Ce PDF est protégé par un mot de passe. Déverrouillez-le d’abord.',
  'The document is protected already. Unlock it first.':
    'Le document est déjà protégé. Déverrouillez-le d’abord.',
  'The document is not protected: there is nothing to unlock.':
    'Le document n’est pas protégé : il n’y a rien à déverrouiller.',
  'The document is protected in a way that only its own software can open.':
    'Le document est protégé d’une façon que seul son propre logiciel peut ouvrir.',
  'The document is encrypted in a way that is not supported.':
    'Le document est chiffré d’une manière qui n’est pas prise en charge.',
  'A protected document cannot be signed as it is. Unlock it first.':
    'Un document protégé ne peut pas être signé tel quel. Déverrouillez-le d’abord.',
  'The file is not a PDF document, or it is damaged beyond repair.':
    'Le fichier n’est pas un document PDF, ou il est trop endommagé.',
  'The document has no catalog: it is damaged or not a PDF.':
    'Le document n’a pas de catalogue : il est endommagé ou n’est pas un PDF.',
  'The document has no page tree.': 'Le document n’a pas d’arbre de pages.',
  'The document is damaged and could not be read.': 'Le document est endommagé et n’a pas pu être lu.',
  'The document is damaged in a way that cannot be read.':
    'Le document est endommagé au point d’être illisible.',
  'The file is damaged in a way that cannot be read.': 'Le fichier est endommagé au point d’être illisible.',
  'The document is damaged in so many places that it cannot be read.':
    'Le document est endommagé en tant d’endroits qu’il est illisible.',
  'The document is damaged, and text cannot be added to it.':
    'Le document est endommagé et du texte ne peut pas y être ajouté.',
  'The document is too damaged to be written anew.': 'Le document est trop endommagé pour être réécrit.',
  'This PDF is damaged and could not be repaired.': 'Ce PDF est endommagé et n’a pas pu être réparé.',
  'The document has more than {} pages.': 'Le document a plus de {} pages.',
  'The document has too many pages.': 'Le document a trop de pages.',
  'The document needs more memory than it may have.': 'Le document demande plus de mémoire que permis.',
  'The page is too large to be drawn.': 'La page est trop grande pour être affichée.',
  'An image in the document is too large to be drawn.':
    'Une image du document est trop grande pour être affichée.',
  'Page {} cannot be read.': 'La page {} ne peut pas être lue.',
  'Page {} has no size.': 'La page {} n’a pas de taille.',
  'This PDF asks for more than a document needs.': 'Ce PDF demande plus qu’il n’en faut à un document.',
  'The image could not be read.': 'L’image n’a pas pu être lue.',
  'At least one image is needed.': 'Il faut au moins une image.',
  '{} is not an image that can be read.': '{} n’est pas une image lisible.',
  '{} is not a JPEG, PNG, WebP, TIFF, GIF or BMP image.':
    '{} n’est pas une image JPEG, PNG, WebP, TIFF, GIF ou BMP.',
  '{} is a kind of BMP that is not supported.': '{} est un type de BMP non pris en charge.',
  '{} is cut off.': '{} est tronqué.',
  '{} is empty.': '{} est vide.',
  '{} has no size.': '{} n’a pas de taille.',
  '{} has too many pixels.': '{} a trop de pixels.',
  '{} has too many pages.': '{} a trop de pages.',
  '{} carries more hidden data than an image needs.':
    '{} porte plus de données cachées qu’il n’en faut à une image.',
  'The document was made by a Word older than Word 97.':
    'Le document a été fait par un Word antérieur à Word 97.',
  'The workbook was made by an Excel older than Excel 97.':
    'Le classeur a été fait par un Excel antérieur à Excel 97.',
  'The file is neither a Word nor an Excel document.':
    'Le fichier n’est ni un document Word ni un document Excel.',
  'The document has no form fields.': 'Le document n’a pas de champs de formulaire.',
  'The field {} is signed already.': 'Le champ {} est déjà signé.',
  'Signing needs a certificate: a PKCS#12 file (.p12 or .pfx) and its passphrase.':
    'Signer demande un certificat : un fichier PKCS#12 (.p12 ou .pfx) et sa phrase secrète.',
  'The certificate file must hold a certificate and its private key.':
    'Le fichier doit contenir un certificat et sa clé privée.',
  'The private key in the certificate file belongs to none of its certificates.':
    'La clé privée du fichier n’appartient à aucun de ses certificats.',
  'Two fields have the same name.': 'Deux champs portent le même nom.',
  'A field name has no dots.': 'Un nom de champ n’a pas de points.',
  'A radio or dropdown field needs options.': 'Un champ à choix demande des options.',
  'This document took too long to think about.': 'Ce document a pris trop de temps.',
  'The document is protected: its password is needed.': 'Le document est protégé : il faut son mot de passe.',
  '{} is protected with a password. Unlock it first.':
    '{} est protégé par un mot de passe. Déverrouillez-le d’abord.',
  '{} is damaged beyond repair, or no PDF.': '{} est trop endommagé, ou n’est pas un PDF.',
  '{} has no pages.': '{} n’a pas de pages.',
  '{} asks for more than a document needs.': '{} demande plus qu’il n’en faut à un document.',
  'The document asks for more than it may have.': 'Le document demande plus que ce qui lui est permis.',
  'The owner of the document does not allow its pages to be changed. Unlock it first.':
    'Le propriétaire du document ne permet pas d’en modifier les pages. Déverrouillez-le d’abord.',
  'The owner of the document does not allow notes on it. Unlock it first.':
    'Le propriétaire du document ne permet pas d’y ajouter des notes. Déverrouillez-le d’abord.',
  'The owner of the document does not allow its form to be filled in. Unlock it first.':
    'Le propriétaire du document ne permet pas d’en remplir le formulaire. Déverrouillez-le d’abord.',
  'The passphrase does not open the certificate file.':
    'La phrase secrète n’ouvre pas le fichier du certificat.',
  'The certificate file could not be read. It must be PKCS#12 (.p12 or .pfx).':
    'Le fichier du certificat n’a pas pu être lu. Il doit être au format PKCS#12 (.p12 ou .pfx).',
  'More than {} ranges are too many.': 'Plus de {} plages, c’est trop.',
  'This operation has been done already, and its result is gone.':
    'Cette opération a déjà été faite, et son résultat n’existe plus.',
};
