import type { TextsOf } from '../../lib/texts.ts';
import type { doubtfulTexts } from './doubtful.texts.ts';

export const texts: TextsOf<typeof doubtfulTexts> = {
  toggle: (count) => (count === '1' ? '1 palabra dudosa' : `${count} palabras dudosas`),
  title: 'Palabras dudosas',
  place: (current, total, page) => `${current} de ${total}, página ${page}`,
  previous: 'Palabra anterior',
  next: 'Palabra siguiente',
  close: 'Cerrar las palabras dudosas',
  field: 'La palabra correcta',
  sure: (percent) => `Leída con un nivel de confianza del ${percent}.`,
  hint: 'Intro guarda lo que hay en el campo y pasa a la siguiente.',
  confirm: 'Es correcta',
  save: 'Corregir',
  failed: 'La palabra no se ha cambiado',
  done: 'Ya no queda ninguna palabra dudosa.',
  loadFailed: 'No se han podido cargar las palabras.',
  again: 'Reintentar',
  mark: (text) => `Dudosa: ${text}`,
};
