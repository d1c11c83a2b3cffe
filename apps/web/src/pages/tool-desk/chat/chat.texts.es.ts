import { formatNumber } from '../../../lib/format.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { chatTexts } from './chat.texts.ts';

const documents = (count: number) => (count === 1 ? '1 documento' : `${formatNumber(count)} documentos`);
const pages = (count: number) => (count === 1 ? '1 página' : `${formatNumber(count)} páginas`);

export const texts: TextsOf<typeof chatTexts> = {
  startTitle: '¿A qué documento quieres preguntar?',
  startText:
    'Elige un PDF, un archivo de Word o Excel o una imagen cuyo texto ya se haya leído, o varios de ellos.',
  wrongKind: 'Se puede preguntar a archivos PDF, JPG, PNG, DOCX y XLSX.',
  action: 'Iniciar chat',
  summary: (count) => (count === null ? 'Listo para tus preguntas' : `Pregunta sobre ${pages(count)}`),
  summaryText: 'Cada respuesta dice en qué página está.',
  needsOcr: 'Ejecuta primero el OCR en este archivo para activar el chat',
  noWords: 'En este archivo no hay texto.',
  noWordsText: 'Elige otro al que preguntar.',
  noPages: 'Las respuestas son citas de su texto.',
  startFailed: (message) => `No se ha podido iniciar el chat: ${message}`,
  sendFailed: (message) => `No se ha podido enviar el mensaje: ${message}`,
  advancedFailed: 'El chat con IA avanzado ha fallado',
  apology: 'Lo siento, ha habido un error al procesar tu mensaje. Inténtalo de nuevo.',
  greeting: (name) => `He leído ${name}. Pregunta lo que quieras saber y te diré en qué página está.`,
  greetingSeveral: (count) =>
    `He leído ${documents(count)}. Pregunta lo que quieras saber y te diré en cuál de ellos y en qué página está.`,
  several: documents,
  asked: 'Sobre qué se pregunta',
  remove: (name) => `Excluir ${name}`,
  allAgain: (count) => `Volver a incluir ${formatNumber(count)}`,
  moreFiles: (count) => `${formatNumber(count)} más`,
  fewerFiles: 'Mostrar menos',
  addFiles: 'Añadir archivos',
  trashed: 'en la papelera',
  unread: 'sin leer todavía',
  unreadFact: (count) =>
    count === 1
      ? '1 archivo no se ha leído todavía.'
      : `${formatNumber(count)} archivos no se han leído todavía.`,
  unreadText: 'No interviene en las respuestas.',
  unreadTextSeveral: 'No intervienen en las respuestas.',
  read: 'Extraer texto',
  reading: (name, number, count) =>
    count === 1 ? `Leyendo ${name}` : `Leyendo ${name}, ${formatNumber(number)} de ${formatNumber(count)}`,
  readFailed: (name) => `No se ha podido leer ${name}`,
  beyond: (most, more) =>
    `Se pregunta a los ${formatNumber(most)} archivos más recientes de la carpeta; a ${formatNumber(more)} anteriores, no.`,
  tooMany: (most) => `Se puede preguntar a ${formatNumber(most)} archivos a la vez como máximo.`,
  nothingRead: 'Todavía no hay nada a lo que preguntar.',
  nothingReadText: 'Ninguno de estos archivos se ha leído o contiene texto.',
  gone: 'Aquello sobre lo que ibas a preguntar ya no está.',
  goneText: 'Puede que se haya eliminado o movido.',
  another: 'Elegir archivos',
  active: 'Chat en curso',
  end: 'Terminar el chat',
  document: 'El documento',
  passage: (number) => `Pasaje ${formatNumber(number)}`,
  inViewer: 'Abrir en el visor',
  options: 'Pasajes',
  reset: 'Restablecer',
  size: 'Caracteres por pasaje',
  overlap: 'Solapamiento',
  optionsText:
    'Los pasajes cortos encuentran datos sueltos; los largos, lo que se explica a lo largo de un párrafo.',
  overlapWrong: 'El solapamiento tiene que ser menor que un pasaje.',
};
