import type { TextsOf } from '../../lib/texts.ts';
import type { organizeTexts } from './organize.texts.ts';

export const texts: TextsOf<typeof organizeTexts> = {
  button: 'Enregistrer',
  done: 'Pages organisées',
  failed: (message) => `Impossible d’organiser les pages : ${message}`,
  order: 'Pages dans leur nouvel ordre',
  move: (page) => `Page ${page} : déplacer avec les touches fléchées`,
  rotateLeft: (page) => `Faire pivoter la page ${page} à gauche`,
  rotateRight: (page) => `Faire pivoter la page ${page} à droite`,
  remove: (page) => `Exclure la page ${page}`,
  pageOf: (page, name) => `p. ${page}, ${name}`,
  was: (page) => `avant : ${page}`,
  summary: (pages, of) => `${pages} sur ${of}`,
  unchanged: 'Déplacez une page, faites-la pivoter ou excluez-la',
  allPages: 'Toutes les pages',
  turnAll: 'Tout faire pivoter à droite',
  reverse: 'Inverser l’ordre',
  odd: 'Garder les impaires',
  even: 'Garder les paires',
  hint: 'Faites glisser une page par son image, ou déplacez-la avec les touches fléchées. Ctrl+Z annule la dernière action.',
};
