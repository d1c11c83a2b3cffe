import type { TextsOf } from '../../../../lib/texts.ts';
import type { stampTexts } from './stamp.texts.ts';

export const texts: TextsOf<typeof stampTexts> = {
  words: 'Texto',
  wordsMissing: 'Una marca de agua necesita un texto.',
  opacity: 'Opacidad',
  rotation: 'Rotación',
  color: 'Color',
  position: 'Posición',
  positions: {
    'top-left': 'Arriba a la izquierda',
    'top-center': 'Arriba en el centro',
    'top-right': 'Arriba a la derecha',
    'bottom-left': 'Abajo a la izquierda',
    'bottom-center': 'Abajo en el centro',
    'bottom-right': 'Abajo a la derecha',
  },
  style: 'Estilo',
  styles: { arabic: '1, 2, 3', roman: 'i, ii, iii' },
  start: 'Primer número',
  addWatermark: 'Añadir marca de agua',
  addNumbers: 'Numerar páginas',
  watermarked: 'Marca de agua añadida',
  numbered: 'Páginas numeradas',
  watermarkFailed: (message) => `No se ha podido añadir la marca de agua: ${message}`,
  numbersFailed: (message) => `No se han podido numerar las páginas: ${message}`,
  summary: (pages) => `${pages} en un archivo`,
};
