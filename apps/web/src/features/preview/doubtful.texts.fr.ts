import type { TextsOf } from '../../lib/texts.ts';
import type { doubtfulTexts } from './doubtful.texts.ts';

export const texts: TextsOf<typeof doubtfulTexts> = {
  toggle: (count) => (count === '0' || count === '1' ? `${count} mot douteux` : `${count} mots douteux`),
  title: 'Mots douteux',
  place: (current, total, page) => `${current} sur ${total}, page ${page}`,
  previous: 'Mot précédent',
  next: 'Mot suivant',
  close: 'Fermer les mots douteux',
  field: 'Le mot tel qu’il devrait être',
  sure: (percent) => `Lu avec un indice de confiance de ${percent}.`,
  hint: 'Entrée garde le mot tel qu’il est dans le champ et passe au suivant.',
  confirm: 'C’est exact',
  save: 'Corriger',
  failed: 'Le mot n’a pas été modifié',
  done: 'Plus aucun mot douteux.',
  loadFailed: 'Impossible de charger les mots.',
  again: 'Réessayer',
  mark: (text) => `Douteux : ${text}`,
};
