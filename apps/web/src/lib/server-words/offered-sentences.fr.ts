export const sentences: Record<string, string> = {
  'Registration successful! Please check your email to verify your account.':
    'Inscription réussie ! Consultez vos e-mails pour vérifier votre compte.',
  'A new letter is on its way.': 'Un nouvel e-mail est en route.',
  'Your password is changed. Please sign in with the new one.':
    'Votre mot de passe est modifié. Connectez-vous avec le nouveau.',
  'Your password is changed. Every other device is signed out.':
    'Votre mot de passe est modifié. Tous les autres appareils sont déconnectés.',
  'You are on the {} plan now. What you paid for the old one is taken into account.':
    'Vous avez maintenant le forfait {}. Ce que vous avez payé pour l’ancien est pris en compte.',
  'Your subscription is cancelled. You are on the Free plan now.':
    'Votre abonnement est résilié. Vous avez maintenant le forfait Free.',
  'Your subscription ends on {}. Until then everything stays as it is.':
    'Votre abonnement prend fin le {}. D’ici là, rien ne change.',
  'Your {} plan goes on.': 'Votre forfait {} continue.',
  'Too expensive': 'Trop cher',
  'Not using it enough': 'Pas assez utilisé',
  'Missing features I need': 'Il manque des fonctions dont j’ai besoin',
  'Found a better alternative': 'J’ai trouvé mieux ailleurs',
  'Technical issues': 'Problèmes techniques',
  Other: 'Autre',
  'Make files smaller': 'Alléger des fichiers',
  'Every PDF compressed, each a file of its own.': 'Chaque PDF compressé, chacun dans son fichier.',
  'One tidy bundle': 'Une liasse bien rangée',
  'PDFs made smaller, joined in order and numbered through.':
    'PDF allégés, réunis dans l’ordre et numérotés.',
  'Photographs to PDF': 'Photos en PDF',
  'Pictures become one PDF, a page for each, small enough to send.':
    'Les images deviennent un PDF, une page chacune, assez léger pour l’envoi.',
  'Mark as confidential': 'Marquer comme confidentiel',
  'CONFIDENTIAL across every page, and fields and notes made fixed.':
    'CONFIDENTIAL en travers de chaque page, champs et notes figés.',
  'Scans that can be searched': 'Des scans où l’on peut chercher',
  'Words read and put under each page, then made smaller.':
    'Le texte est lu et placé sous chaque page, puis le fichier est allégé.',
  'Read and summed up': 'Lu et résumé',
  'Scans read, and the gist of each document beside it.':
    'Scans lus, et l’essentiel de chaque document à côté.',
  'Single pages, numbered': 'Pages isolées, numérotées',
  'Numbers on every page, then each page a file of its own, in one zip.':
    'Des numéros sur chaque page, puis chaque page dans son fichier, dans un zip.',
  'The document carries JavaScript that runs in some viewers.':
    'Le document contient du JavaScript que certains lecteurs exécutent.',
  'The document can start a program or open a file of the computer.':
    'Le document peut lancer un programme ou ouvrir un fichier de l’ordinateur.',
  'The document can send what is filled in to an address.':
    'Le document peut envoyer ce qui est rempli à une adresse.',
  'The document can read data from a file.': 'Le document peut lire des données d’un fichier.',
  'The document leads to other files.': 'Le document renvoie à d’autres fichiers.',
  'The document leads to files inside it.': 'Le document renvoie à des fichiers qu’il contient.',
  'The document has links to the web.': 'Le document a des liens vers le web.',
  'The document carries files: {}.': 'Le document contient des fichiers : {}.',
  'The file is damaged and was read with repairs.': 'Le fichier est endommagé et a été réparé pour être lu.',
  'Fonts are not in the file and may look different elsewhere: {}.':
    'Des polices ne sont pas dans le fichier et peuvent paraître autrement ailleurs : {}.',
  '{} of {} pages are pictures whose text cannot be searched.':
    '{} pages sur {} sont des images dont le texte ne peut pas être cherché.',
  'The document has a title': 'Le document a un titre',
  'The document says its language': 'Le document indique sa langue',
  'The document is tagged for screen readers': 'Le document est balisé pour les lecteurs d’écran',
  'All pages have text': 'Toutes les pages ont du texte',
  'All figures are described': 'Toutes les figures sont décrites',
  'Long documents have bookmarks': 'Les longs documents ont des signets',
  'The signature carries no certificate.': 'La signature ne porte pas de certificat.',
  'The signature does not say which bytes it covers, or they are missing.':
    'La signature ne dit pas quels octets elle couvre, ou ils manquent.',
  'The signature leaves bytes out that it should cover.':
    'La signature omet des octets qu’elle devrait couvrir.',
  'This kind of signature (adbe.x509.rsa_sha1) is no longer considered safe and is not checked.':
    'Ce type de signature (adbe.x509.rsa_sha1) n’est plus jugé sûr et n’est pas vérifié.',
  'The certificate was not valid at the time of signing.':
    'Le certificat n’était pas valable au moment de la signature.',
  'The document was changed after it was signed.': 'Le document a été modifié après la signature.',
  'The document was changed after it was time-stamped.': 'Le document a été modifié après l’horodatage.',
  'The certificate is not the one that was signed with.': 'Le certificat n’est pas celui de la signature.',
  'The signature does not match the document and its certificate.':
    'La signature ne correspond pas au document et à son certificat.',
  'If an account has this address, a letter with a link is on its way.':
    'Si un compte a cette adresse, un e-mail avec un lien est en route.',
  'Your email address is confirmed.': 'Votre adresse e-mail est confirmée.',
};
