export const sentences: Record<string, string> = {
  'Registration successful! Please check your email to verify your account.':
    '¡Registro completado! Revisa tu correo para verificar tu cuenta.',
  'A new letter is on its way.': 'Un correo nuevo está en camino.',
  'Your password is changed. Please sign in with the new one.':
    'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
  'Your password is changed. Every other device is signed out.':
    'Tu contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
  'You are on the {} plan now. What you paid for the old one is taken into account.':
    'Ahora tienes el plan {}. Se tiene en cuenta lo que pagaste por el anterior.',
  'Your subscription is cancelled. You are on the Free plan now.':
    'Tu suscripción está cancelada. Ahora tienes el plan Free.',
  'Your subscription ends on {}. Until then everything stays as it is.':
    'Tu suscripción termina el {}. Hasta entonces todo sigue igual.',
  'Your {} plan goes on.': 'Tu plan {} continúa.',
  'Too expensive': 'Demasiado caro',
  'Not using it enough': 'No lo uso lo suficiente',
  'Missing features I need': 'Faltan funciones que necesito',
  'Found a better alternative': 'He encontrado una alternativa mejor',
  'Technical issues': 'Problemas técnicos',
  Other: 'Otro',
  'Make files smaller': 'Reducir archivos',
  'Every PDF compressed, each a file of its own.': 'Cada PDF comprimido, cada uno en su archivo.',
  'One tidy bundle': 'Un paquete ordenado',
  'PDFs made smaller, joined in order and numbered through.': 'PDF reducidos, unidos en orden y numerados.',
  'Photographs to PDF': 'Fotos a PDF',
  'Pictures become one PDF, a page for each, small enough to send.':
    'Las imágenes se convierten en un PDF, una por página, lo bastante pequeño para enviarlo.',
  'Mark as confidential': 'Marcar como confidencial',
  'CONFIDENTIAL across every page, and fields and notes made fixed.':
    'CONFIDENTIAL sobre cada página, y los campos y notas, fijos.',
  'Scans that can be searched': 'Escaneos en los que se puede buscar',
  'Words read and put under each page, then made smaller.':
    'Se lee el texto y se pone bajo cada página; luego se reduce el archivo.',
  'Read and summed up': 'Leído y resumido',
  'Scans read, and the gist of each document beside it.':
    'Escaneos leídos, y lo esencial de cada documento al lado.',
  'Single pages, numbered': 'Páginas sueltas, numeradas',
  'Numbers on every page, then each page a file of its own, in one zip.':
    'Números en cada página, y luego cada página en su archivo, en un zip.',
  'The document carries JavaScript that runs in some viewers.':
    'El documento lleva JavaScript que algunos visores ejecutan.',
  'The document can start a program or open a file of the computer.':
    'El documento puede iniciar un programa o abrir un archivo del ordenador.',
  'The document can send what is filled in to an address.':
    'El documento puede enviar lo rellenado a una dirección.',
  'The document can read data from a file.': 'El documento puede leer datos de un archivo.',
  'The document leads to other files.': 'El documento remite a otros archivos.',
  'The document leads to files inside it.': 'El documento remite a archivos que contiene.',
  'The document has links to the web.': 'El documento tiene enlaces a la web.',
  'The document carries files: {}.': 'El documento lleva archivos: {}.',
  'The file is damaged and was read with repairs.': 'El archivo está dañado y se ha reparado para leerlo.',
  'Fonts are not in the file and may look different elsewhere: {}.':
    'Hay fuentes que no están en el archivo y pueden verse distintas en otro lugar: {}.',
  '{} of {} pages are pictures whose text cannot be searched.':
    '{} de {} páginas son imágenes en cuyo texto no se puede buscar.',
  'The document has a title': 'El documento tiene título',
  'The document says its language': 'El documento indica su idioma',
  'The document is tagged for screen readers': 'El documento está etiquetado para lectores de pantalla',
  'All pages have text': 'Todas las páginas tienen texto',
  'All figures are described': 'Todas las figuras están descritas',
  'Long documents have bookmarks': 'Los documentos largos tienen marcadores',
  'The signature carries no certificate.': 'La firma no lleva certificado.',
  'The signature does not say which bytes it covers, or they are missing.':
    'La firma no dice qué bytes cubre, o faltan.',
  'The signature leaves bytes out that it should cover.': 'La firma deja fuera bytes que debería cubrir.',
  'This kind of signature (adbe.x509.rsa_sha1) is no longer considered safe and is not checked.':
    'Este tipo de firma (adbe.x509.rsa_sha1) ya no se considera seguro y no se comprueba.',
  'The certificate was not valid at the time of signing.':
    'El certificado no era válido en el momento de la firma.',
  'The document was changed after it was signed.': 'El documento se modificó después de firmarlo.',
  'The document was changed after it was time-stamped.':
    'El documento se modificó después del sello de tiempo.',
  'The certificate is not the one that was signed with.': 'El certificado no es aquel con el que se firmó.',
  'The signature does not match the document and its certificate.':
    'La firma no coincide con el documento y su certificado.',
  'If an account has this address, a letter with a link is on its way.':
    'Si hay una cuenta con esta dirección, un correo con un enlace está en camino.',
  'Your email address is confirmed.': 'Tu dirección de correo está confirmada.',
};
