export const sentences: Record<string, string> = {
  'page {} of {}': 'página {} de {}',
  'part {} of {}': 'parte {} de {}',
  'file {} of {}': 'archivo {} de {}',
  'image {} of {}': 'imagen {} de {}',
  'annotation {} of {}': 'anotación {} de {}',
  'page {} compared': 'página {} comparada',
  'page {}': 'página {}',
  'level {}': 'nivel {}',
  pages: 'páginas',
  images: 'imágenes',
  summary: 'resumen',
  translation: 'traducción',
  'data that is not compressed': 'datos sin comprimir',
  'data that is there more than once': 'datos repetidos',
  'images at a higher resolution than they are shown': 'imágenes con más resolución de la que se muestra',
  'images stored without loss': 'imágenes guardadas sin pérdida',
  'Extract the text': 'Extraer el texto',
  'This is a scan or an image. With its text it can be searched, summed up and asked.':
    'Es un escaneo o una imagen. Con su texto podrás buscar en él, resumirlo y hacerle preguntas.',
  'Enable chat': 'Activar el chat',
  'Ask questions, and be shown the passages that answer them.':
    'Haz preguntas y mira los pasajes que las responden.',
  Summarize: 'Resumir',
  'It has {} pages. A summary says in a minute what they are about.':
    'Tiene {} páginas. Un resumen dice en un minuto de qué tratan.',
  'A summary says in a minute what it is about.': 'Un resumen dice en un minuto de qué trata.',
  'Unlock it': 'Desbloquearlo',
  'It is locked with a password. Until it is unlocked it cannot be read, searched or asked.':
    'Está bloqueado con una contraseña. Hasta que se desbloquee no se puede leer, ni buscar en él, ni hacerle preguntas.',
  'Its owner has restricted what may be done with it. The password lifts that.':
    'Su propietario ha restringido lo que se puede hacer con él. Con la contraseña se quita la restricción.',
  'Sign it': 'Firmarlo',
  'It is a form, and nobody has signed it.': 'Es un formulario y nadie lo ha firmado.',
  'Add bookmarks': 'Añadir marcadores',
  'It has {} pages and no bookmarks. They can be made from its headings.':
    'Tiene {} páginas y ningún marcador. Se pueden crear a partir de sus títulos.',
  'Make it smaller': 'Hacerlo más pequeño',
  'About {} % of {} can be saved.': 'Se puede ahorrar alrededor del {} % de {}.',
  'I did not find this in this document.': 'No lo he encontrado en este documento.',
  'I did not find this in these documents.': 'No lo he encontrado en estos documentos.',
  'I am not sure that this document says it.': 'No estoy seguro de que este documento lo diga.',
  'I am not sure that these documents say it.': 'No estoy seguro de que estos documentos lo digan.',
  'These passages come closest.': 'Estos pasajes son los más cercanos.',
  'None of this could be found in the documents word for word.':
    'Nada de esto se ha podido encontrar literalmente en los documentos.',
  '“{}” (page {})': '«{}» (página {})',
  '“{}” ({}, page {})': '«{}» ({}, página {})',
  'This conversation is about another document.': 'Esta conversación trata de otro documento.',
  'This question is longer than the language model may be sent here.':
    'Esta pregunta es más larga de lo que aquí se puede enviar al modelo.',
  'The language model said nothing. Please try again.':
    'El modelo de lenguaje no ha respondido. Vuelve a intentarlo.',
  'The language model did not sum it up. Please try again.':
    'El modelo de lenguaje no lo ha resumido. Vuelve a intentarlo.',
  'The language model did not finish the translation. Please try again.':
    'El modelo de lenguaje no ha terminado la traducción. Vuelve a intentarlo.',
  'The language model broke off in the middle. Please try again.':
    'El modelo de lenguaje se ha interrumpido a la mitad. Vuelve a intentarlo.',
  'Translation needs a language model, and this Sheaf has none.':
    'Para traducir hace falta un modelo de lenguaje, y este Sheaf no tiene.',
  'There are no sentences in it to sum up.': 'No contiene frases que resumir.',
  'Run OCR to extract text before enabling chat.': 'Extrae el texto con OCR antes de activar el chat.',
  'Run OCR to extract text before generating a summary.':
    'Extrae el texto con OCR antes de generar un resumen.',
  'Text can be extracted from PDFs and images.': 'Se puede extraer texto de PDF e imágenes.',
  'Text recognition for the language "{}" is not installed here.':
    'El reconocimiento de texto para el idioma «{}» no está instalado aquí.',
  'Text recognition for the language "{}" is not installed.':
    'El reconocimiento de texto para el idioma «{}» no está instalado.',
  'The work was stopped. Nothing was saved.': 'El trabajo se ha detenido. No se ha guardado nada.',
  'The work was stopped. Pages that were read are kept, and are not read or paid for again.':
    'El trabajo se ha detenido. Las páginas leídas se conservan y no se leen ni se cuentan otra vez.',
  'The server stopped while it worked. Nothing was saved.':
    'El servidor se detuvo durante el trabajo. No se ha guardado nada.',
  'The server stopped while it worked. Pages that were read are kept, and are not read or paid for again.':
    'El servidor se detuvo durante el trabajo. Las páginas leídas se conservan y no se leen ni se cuentan otra vez.',
  'The server stopped twice while it worked on this file.':
    'El servidor se detuvo dos veces al trabajar en este archivo.',
  'The work failed.': 'El trabajo ha fallado.',
  'The work was cut short. Please try again.': 'El trabajo se ha interrumpido. Vuelve a intentarlo.',
  'The work took longer than {} seconds.': 'El trabajo ha tardado más de {} segundos.',
  'The work was stopped.': 'El trabajo se ha detenido.',
  'This operation is still running.': 'Esta operación sigue en marcha.',
  'This operation has been done already.': 'Esta operación ya se ha hecho.',
  'This cannot be done again from here.': 'Esto no se puede repetir desde aquí.',
  'Passwords, pictures and answers are not kept. Please start this one anew.':
    'Las contraseñas, imágenes y respuestas no se guardan. Empieza de nuevo.',
  'That would be {} files. Ask for one zip instead.': 'Serían {} archivos. Pide un solo zip.',
  'All selected files must be PDFs': 'Todos los archivos elegidos deben ser PDF',
  'All selected files must be images': 'Todos los archivos elegidos deben ser imágenes',
  'The selected file must be a Word or Excel file': 'El archivo elegido debe ser de Word o Excel',
  'Please select at least 2 PDF files to merge': 'Elige al menos 2 archivos PDF para unir',
  'Please select at least one image file': 'Elige al menos una imagen',
  '{} has not been read, or cannot be: it may be damaged or protected.':
    '{} no se ha leído, o no se puede: quizá esté dañado o protegido.',
  'This server cannot convert Word and Excel files: LibreOffice is not installed on it.':
    'Este servidor no puede convertir archivos de Word y Excel: no tiene LibreOffice.',
  'Write pages like 1-3,5,8- or "all".': 'Escribe las páginas como 1-3,5,8- o «all».',
  'The document has {} pages: "{}" is not among them.':
    'El documento tiene {} páginas: «{}» no está entre ellas.',
  'The document has no page {}: it has {}.': 'El documento no tiene página {}: tiene {}.',
  'The document has no such page.': 'El documento no tiene esa página.',
  'The document has no pages.': 'El documento no tiene páginas.',
  'This PDF has no pages.': 'Este PDF no tiene páginas.',
  'All pages are blank.': 'Todas las páginas están en blanco.',
  'Keep at least one page.': 'Conserva al menos una página.',
  'A file has at least 1 page.': 'Un archivo tiene al menos 1 página.',
  'A file has at most 50 pages.': 'Un archivo tiene como máximo 50 páginas.',
  'Pages per file is a whole number.': 'Las páginas por archivo son un número entero.',
  'The largest size of a part is at least 1 MB.': 'El tamaño máximo de una parte es de al menos 1 MB.',
  'The largest size of a part is at most 100 MB.': 'El tamaño máximo de una parte es de 100 MB como mucho.',
  'Page {} alone is larger than {} MB: choose a larger size, or compress the document first.':
    'La página {} sola supera los {} MB: elige un tamaño mayor o comprime antes el documento.',
  'This document has no bookmarks that lead to a page: split it another way.':
    'Este documento no tiene marcadores que lleven a una página: divídelo de otra manera.',
  'A password has at most 127 bytes.': 'Una contraseña tiene como máximo 127 bytes.',
  'The password is wrong.': 'La contraseña es incorrecta.',
  'The document is protected by a password.': 'El documento está protegido con contraseña.',
  'The document is protected with a password.': 'El documento está protegido con contraseña.',
  'This PDF is protected with a password. Unlock it first.':
    'Este PDF está protegido con contraseña. Desbloquéalo antes.',
  'The document is protected already. Unlock it first.':
    'El documento ya está protegido. Desbloquéalo antes.',
  'The document is not protected: there is nothing to unlock.':
    'El documento no está protegido: no hay nada que desbloquear.',
  'The document is protected in a way that only its own software can open.':
    'El documento está protegido de un modo que solo abre su propio programa.',
  'The document is encrypted in a way that is not supported.':
    'El documento está cifrado de un modo que no se admite.',
  'A protected document cannot be signed as it is. Unlock it first.':
    'Un documento protegido no se puede firmar así. Desbloquéalo antes.',
  'The file is not a PDF document, or it is damaged beyond repair.':
    'El archivo no es un documento PDF o está demasiado dañado.',
  'The document has no catalog: it is damaged or not a PDF.':
    'El documento no tiene catálogo: está dañado o no es un PDF.',
  'The document has no page tree.': 'El documento no tiene árbol de páginas.',
  'The document is damaged and could not be read.': 'El documento está dañado y no se ha podido leer.',
  'The document is damaged in a way that cannot be read.':
    'El documento está dañado de un modo que no se puede leer.',
  'The file is damaged in a way that cannot be read.':
    'El archivo está dañado de un modo que no se puede leer.',
  'The document is damaged in so many places that it cannot be read.':
    'El documento está dañado en tantos sitios que no se puede leer.',
  'The document is damaged, and text cannot be added to it.':
    'El documento está dañado y no se le puede añadir texto.',
  'The document is too damaged to be written anew.':
    'El documento está demasiado dañado para escribirlo de nuevo.',
  'This PDF is damaged and could not be repaired.': 'Este PDF está dañado y no se ha podido reparar.',
  'The document has more than {} pages.': 'El documento tiene más de {} páginas.',
  'The document has too many pages.': 'El documento tiene demasiadas páginas.',
  'The document needs more memory than it may have.': 'El documento necesita más memoria de la permitida.',
  'The page is too large to be drawn.': 'La página es demasiado grande para dibujarla.',
  'An image in the document is too large to be drawn.':
    'Una imagen del documento es demasiado grande para dibujarla.',
  'Page {} cannot be read.': 'La página {} no se puede leer.',
  'Page {} has no size.': 'La página {} no tiene tamaño.',
  'This PDF asks for more than a document needs.': 'Este PDF pide más de lo que necesita un documento.',
  'The image could not be read.': 'No se ha podido leer la imagen.',
  'At least one image is needed.': 'Hace falta al menos una imagen.',
  '{} is not an image that can be read.': '{} no es una imagen que se pueda leer.',
  '{} is not a JPEG, PNG, WebP, TIFF, GIF or BMP image.':
    '{} no es una imagen JPEG, PNG, WebP, TIFF, GIF ni BMP.',
  '{} is a kind of BMP that is not supported.': '{} es un tipo de BMP que no se admite.',
  '{} is cut off.': '{} está cortado.',
  '{} is empty.': '{} está vacío.',
  '{} has no size.': '{} no tiene tamaño.',
  '{} has too many pixels.': '{} tiene demasiados píxeles.',
  '{} has too many pages.': '{} tiene demasiadas páginas.',
  '{} carries more hidden data than an image needs.':
    '{} lleva más datos ocultos de los que necesita una imagen.',
  'The document was made by a Word older than Word 97.':
    'El documento se hizo con un Word anterior a Word 97.',
  'The workbook was made by an Excel older than Excel 97.':
    'El libro se hizo con un Excel anterior a Excel 97.',
  'The file is neither a Word nor an Excel document.': 'El archivo no es un documento de Word ni de Excel.',
  'The document has no form fields.': 'El documento no tiene campos de formulario.',
  'The field {} is signed already.': 'El campo {} ya está firmado.',
  'Signing needs a certificate: a PKCS#12 file (.p12 or .pfx) and its passphrase.':
    'Para firmar hace falta un certificado: un archivo PKCS#12 (.p12 o .pfx) y su frase de paso.',
  'The certificate file must hold a certificate and its private key.':
    'El archivo debe contener un certificado y su clave privada.',
  'The private key in the certificate file belongs to none of its certificates.':
    'La clave privada del archivo no pertenece a ninguno de sus certificados.',
  'Two fields have the same name.': 'Dos campos tienen el mismo nombre.',
  'A field name has no dots.': 'Un nombre de campo no lleva puntos.',
  'A radio or dropdown field needs options.': 'Un campo de selección necesita opciones.',
  'This document took too long to think about.': 'Este documento ha tardado demasiado.',
  'The document is protected: its password is needed.':
    'El documento está protegido: hace falta su contraseña.',
  '{} is protected with a password. Unlock it first.':
    '{} está protegido con contraseña. Desbloquéalo antes.',
  '{} is damaged beyond repair, or no PDF.': '{} está demasiado dañado o no es un PDF.',
  '{} has no pages.': '{} no tiene páginas.',
  '{} asks for more than a document needs.': '{} pide más de lo que necesita un documento.',
  'The document asks for more than it may have.': 'El documento pide más de lo que se le permite.',
  'The owner of the document does not allow its pages to be changed. Unlock it first.':
    'El propietario del documento no permite cambiar sus páginas. Desbloquéalo antes.',
  'The owner of the document does not allow notes on it. Unlock it first.':
    'El propietario del documento no permite añadir notas. Desbloquéalo antes.',
  'The owner of the document does not allow its form to be filled in. Unlock it first.':
    'El propietario del documento no permite rellenar el formulario. Desbloquéalo antes.',
  'The passphrase does not open the certificate file.':
    'La frase de paso no abre el archivo del certificado.',
  'The certificate file could not be read. It must be PKCS#12 (.p12 or .pfx).':
    'No se ha podido leer el archivo del certificado. Tiene que ser PKCS#12 (.p12 o .pfx).',
  'More than {} ranges are too many.': 'Más de {} rangos son demasiados.',
  'This operation has been done already, and its result is gone.':
    'Esta operación ya se ha hecho, y su resultado ya no está.',
};
