import type { TextsOf } from '../../../../lib/texts.ts';
import type { stampTexts } from './stamp.texts.ts';

export const texts: TextsOf<typeof stampTexts> = {
  words: 'Texte',
  wordsMissing: 'Un filigrane a besoin d’un texte.',
  opacity: 'Opacité',
  rotation: 'Rotation',
  color: 'Couleur',
  position: 'Position',
  positions: {
    'top-left': 'En haut à gauche',
    'top-center': 'En haut au centre',
    'top-right': 'En haut à droite',
    'bottom-left': 'En bas à gauche',
    'bottom-center': 'En bas au centre',
    'bottom-right': 'En bas à droite',
  },
  style: 'Style',
  styles: { arabic: '1, 2, 3', roman: 'i, ii, iii' },
  start: 'Premier numéro',
  addWatermark: 'Ajouter',
  addNumbers: 'Numéroter',
  watermarked: 'Filigrane ajouté',
  numbered: 'Pages numérotées',
  watermarkFailed: (message) => `Impossible d’ajouter le filigrane : ${message}`,
  numbersFailed: (message) => `Impossible de numéroter les pages : ${message}`,
  summary: (pages) => `${pages} dans un seul fichier`,
};
