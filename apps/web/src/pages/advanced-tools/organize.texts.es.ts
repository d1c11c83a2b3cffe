import type { TextsOf } from '../../lib/texts.ts';
import type { organizeTexts } from './organize.texts.ts';

export const texts: TextsOf<typeof organizeTexts> = {
  button: 'Guardar páginas',
  done: 'Páginas organizadas',
  failed: (message) => `No se han podido organizar las páginas: ${message}`,
  order: 'Páginas en su nuevo orden',
  move: (page) => `Página ${page}: mover con las teclas de flecha`,
  rotateLeft: (page) => `Girar la página ${page} a la izquierda`,
  rotateRight: (page) => `Girar la página ${page} a la derecha`,
  remove: (page) => `Omitir la página ${page}`,
  pageOf: (page, name) => `pág. ${page}, ${name}`,
  was: (page) => `antes ${page}`,
  summary: (pages, of) => `${pages} de ${of}`,
  unchanged: 'Arrastra una página, gira una u omite una',
  allPages: 'Todas las páginas',
  turnAll: 'Girar todas a la derecha',
  reverse: 'Invertir el orden',
  odd: 'Dejar las impares',
  even: 'Dejar las pares',
  hint: 'Arrastra una página por su imagen o muévela con las teclas de flecha. Ctrl+Z deshace el último paso.',
};
