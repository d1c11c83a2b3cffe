import type { TextsOf } from '../../lib/texts.ts';
import type { firstStepsTexts } from './first-steps.texts.ts';

export const texts: TextsOf<typeof firstStepsTexts> = {
  title: 'Un primer resultado en un minuto',
  done: (done, all) => `${done} de ${all} hechos`,
  hide: 'Ocultar estos pasos',
  stepDone: 'Hecho',
  files: {
    title: 'Sube un documento',
    text: 'Uno tuyo, o cuatro de ejemplo para probar.',
    upload: 'Subir archivos',
  },
  result: {
    title: 'Une dos archivos en uno',
    text: 'Ponlos en el orden que quieras, o usa otra herramienta.',
    action: 'Unir PDF',
  },
  answer: {
    title: 'Pregunta a un documento',
    text: 'La respuesta viene con el pasaje en que se apoya.',
    sample: 'Pregunta al contrato de ejemplo cuánto cuesta irse antes de tiempo.',
    action: 'Preguntar a un documento',
    sampleAction: 'Preguntar al contrato',
  },
  administrator:
    'Tú administras este Sheaf. Quién puede registrarse y cómo se envían los correos se ajusta en el panel de administración.',
  settings: 'Abrir los ajustes',
  samples: {
    added: (count) =>
      count === 1 ? '1 documento de ejemplo añadido' : `${count} documentos de ejemplo añadidos`,
    addedText: 'Están en la carpeta «Samples» y no cuentan entre tus archivos del mes.',
    there: 'Los documentos de ejemplo ya están',
    thereText: 'Los encontrarás en la carpeta «Samples».',
    failed: 'No se han podido añadir los documentos de ejemplo',
  },
};
