import type { TextsOf } from '../../lib/texts.ts';
import type { helpReadingTexts } from './help-reading.texts.ts';

export const texts: TextsOf<typeof helpReadingTexts> = {
  title: 'Leer y preguntar',
  articles: [
    {
      slug: 'ocr',
      title: 'Leer el texto de un escaneo',
      lede: 'Para poder buscarlo, copiarlo, resumirlo y preguntarle.',
      words: 'ocr escaneo escanear reconocer texto imagen extraer idioma',
      text: `
1. Abre [OCR](/tools?tab=ocr) y elige un escaneo o la fotografía de una página.
2. Elige el idioma en que está escrito y empieza.
3. El texto aparece página a página, con lo segura que es la lectura.

Leer cada página tarda unos segundos. La lectura sigue aunque dejes la página, y se puede detener. Se leen mejor los escaneos rectos y nítidos de 200 a 300 puntos por pulgada; la escritura a mano no se lee.`,
    },
    {
      slug: 'ask',
      title: 'Preguntar a un documento',
      lede: 'La respuesta es una cita, y se muestra la página en la que está.',
      words: 'chat pregunta respuesta ia asistente cita fuente',
      text: `
1. Abre un documento y elige **Asistente**. Si dice **Activar chat**, elige eso primero.
2. Escribe una pregunta con palabras corrientes.
3. Debajo de la respuesta están sus fuentes. Elige una y el pasaje se marca en su página.

![Una pregunta, su respuesta y el pasaje en la página](ask.webp)

Cuando Sheaf no está seguro, muestra los pasajes más cercanos y lo dice. Cuando el documento no contiene nada al respecto, también lo dice. Mira siempre el pasaje antes de fiarte de una respuesta.

La mayoría de las instancias responden citando, sin modelo de lenguaje: nada de lo que preguntas sale de la máquina. Si quien administra una ha configurado un modelo, la respuesta dice cuál la ha escrito.`,
    },
    {
      slug: 'summary',
      title: 'Resumir un documento',
      lede: 'Breve, automático o detallado.',
      words: 'resumen resumir breve datos clave fechas importes',
      text: `
Abre un documento, elige **Asistente** y allí **Resumen**. Un escaneo tiene que [leerse](/help/ocr) primero.

Un resumen se hace con frases enteras del documento, cada una con su página, para que veas de dónde viene. Debajo están los datos clave que se han encontrado: fechas, importes, partes. **Otra extensión** hace uno nuevo.`,
    },
  ],
};
