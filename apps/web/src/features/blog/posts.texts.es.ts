import type { TextsOf } from '../../lib/texts.ts';
import type { postsTexts } from './posts.texts.ts';

export const texts: TextsOf<typeof postsTexts> = [
  {
    slug: 'first-release',
    date: '2026-11-21',
    title: 'Qué hay en la 0.1',
    lede: 'La primera versión con número, y lo que todavía no hace.',
    text: `
Esta es la primera versión de Sheaf que lleva un número. Hace esto:

- **Archivos**: subidas que siguen donde se detuvieron, carpetas, etiquetas, una papelera y una búsqueda que encuentra palabras dentro de archivos PDF, Word y Excel.
- **Herramientas**: unir, dividir, organizar, comprimir, imágenes a PDF, formularios, notas, firmas, contraseñas, reconocimiento de texto. Cada una en una página, por la API y como comando.
- **Lotes** de pasos sobre muchos archivos, que sobreviven a un reinicio.
- **Respuestas y resúmenes** que son citas del documento, sin clave y sin red.
- **Alojamiento**: un comando, su propia base de datos, copia de seguridad y restauración en un solo archivo.

Lo que no hace: los miembros no pueden compartir archivos entre ellos, la escritura a mano no se lee, y el motor de respuestas solo conoce el significado de las palabras inglesas; en otros idiomas se guía por las palabras mismas.`,
  },
  {
    slug: 'why-answers-quote',
    date: '2026-11-21',
    title: 'Por qué las respuestas son citas',
    lede: 'Una respuesta que no puedes comprobar es una opinión. Qué medimos antes de creer en las nuestras.',
    text: `
Pregunta a un documento cuándo se puede terminar el alquiler: la respuesta útil no es una frase. Es el lugar del documento. Por eso Sheaf corta un documento en pasajes, los ordena según la pregunta y muestra los mejores palabra por palabra, marcados en su página.

### Cómo se encuentra un pasaje

Su puntuación es una suma ponderada: las palabras que comparten (BM25 sobre raíces, con sinónimos de poco peso), trozos de cuatro letras para lo que se leyó mal en un escaneo, y la semejanza entre vectores de palabras, la de todo el pasaje y la de su mejor frase. Los vectores vienen con Sheaf en un archivo de 16 MB. No se descarga nada y no se envía nada.

### Cuánto vale eso

Hicimos 236 preguntas que tienen respuesta, sobre catorce documentos escritos para ello, y elegimos todos los pesos con una mitad de los documentos. En la otra mitad:

| la página correcta está entre las 3 primeras | todas | con las palabras del documento | con otras palabras |
|---|---|---|---|
| solo palabras (BM25) | 68,3\u00A0% | 100\u00A0% | 45,1\u00A0% |
| la mezcla | 82,9\u00A0% | 100\u00A0% | 70,4\u00A0% |

### Tres desenlaces, no uno

Un motor que siempre responde se equivoca sin sonrojarse. El nuestro solo responde cuando está seguro. De 48 respuestas en la mitad reservada, el 93,8\u00A0% eran correctas. En los demás casos muestra tres pasajes y dice que no está seguro; eso ocurre la mayoría de las veces cuando una pregunta no usa ninguna de las palabras del documento.

Lo que casi nunca puede hacer es saber que un documento **no** dice algo: para los vectores de palabras, un pasaje sobre el tema y una respuesta con otras palabras parecen lo mismo. Preferimos escribirlo aquí a que lo descubras tú.

Los conjuntos son pequeños y tienen un solo autor. La explicación completa, con lo que miramos y cuántas veces, está en \`docs/benchmarks.md\`.`,
  },
  {
    slug: 'merging-keeps-links',
    date: '2026-11-21',
    title: 'Unir sin perder los enlaces',
    lede: 'Poner páginas en fila es fácil. El trabajo es conservar lo que apunta de una a otra.',
    text: `
Un PDF es un grafo. Una página es un objeto entre miles, y un marcador, un enlace o un campo de formulario es otro que apunta a ella. Si copias las páginas a un archivo nuevo, todo lo que apuntaba a ellas apunta a la nada.

La mayoría de las herramientas lo dejan ahí. En una prueba con 100 archivos públicos, con 579 páginas, 1447 marcadores, 489 enlaces que llevan a algún sitio y 51 campos de formulario, Sheaf los conservó todos. mutool no conservó ningún enlace ni campo; qpdf, un enlace y ningún marcador.

### Qué hay que reescribir

- **Destinos con nombre.** Dos archivos pueden tener un lugar llamado \`chapter1\`. Los nombres se mantienen separados, y cada enlace de un archivo lleva al suyo.
- **Campos.** Dos formularios pueden tener un campo llamado \`Name\`. En un mismo documento, los campos con el mismo nombre comparten un valor, así que el segundo cambia de nombre.
- **Marcadores.** El esquema de cada archivo se conserva y se puede colgar de un título para cada uno.
- **Páginas que no muestran nada.** Se pueden omitir, y los marcadores que llevaban a una llevan a la siguiente.

Tarda 0,55 veces lo que tarda mutool con los mismos archivos; lo nuestro funciona en procesos que ya están en marcha, mientras que mutool inicia uno. Las cifras, y cómo repetirlas, están en \`docs/benchmarks.md\`.`,
  },
  {
    slug: 'compression-you-can-compare',
    date: '2026-11-21',
    title: 'Una compresión que se demuestra',
    lede: 'Cómo se reduce un documento, cómo comprobamos que sigue siendo el mismo y dónde no alcanzamos nuestro objetivo.',
    text: `
La mayoría de los bytes de un documento de texto son fuentes; la mayoría de los de un escaneo, imágenes. Sheaf lee todo lo que el documento alcanza en un grafo, cambia el grafo y lo escribe de nuevo: lo que nada alcanza desaparece solo con eso.

### Imágenes

Cada una se prueba como imagen sin pérdida, como imagen de pocos colores y como JPEG, y se guarda la más pequeña. A los escaneos en blanco y negro nunca se les reduce la resolución, porque se perderían los trazos finos.

### Fuentes, y una prueba

Una fuente se recorta a los signos que se usan. Un recorte al que le falta uno es peor que un archivo grande, y las fuentes incumplen todas las reglas de sus formatos. Por eso cada signo que se muestra se dibuja por separado antes y después, y se comparan las dos imágenes. Si uno difiere, vuelve la fuente entera.

### Frente a Ghostscript

| archivos y nivel | bytes, proporción | tiempo, proporción | semejanza (SSIM), la nuestra | la suya |
|---|---|---|---|---|
| PDF de imágenes, medio | 0,581 | 0,45 | 0,969 | 0,877 |
| PDF de texto, medio | 0,632 | 0,46 | 0,994 | 0,952 |
| PDF de imágenes, máximo | 0,429 | 0,34 | 0,924 | 0,850 |
| PDF de texto, máximo | 0,650 | 0,32 | 0,985 | 0,945 |

Por debajo de 1 es más pequeño o más rápido que Ghostscript con su configuración habitual para ese nivel.

**Estas no son las cifras de archivos nunca vistos.** Teníamos a la vista los totales de esta mitad de los archivos mientras trabajábamos, y paramos cuando se cumplió el objetivo. En la otra mitad, las imágenes llegan a 0,575 y el texto a 0,966: ahí, dos perfiles de color que dejamos en su sitio suman el 43\u00A0% de nuestros bytes. Tendrá que decidirlo un conjunto nuevo de archivos.

En la página no hace falta que creas nada de esto. Cada resultado se hace antes de que elijas, con sus bytes, y puedes mover una línea por la página para ver el antes y el después.`,
  },
];
