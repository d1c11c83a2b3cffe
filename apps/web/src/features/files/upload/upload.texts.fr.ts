import type { TextsOf } from '../../../lib/texts.ts';
import type { uploadTexts } from './upload.texts.ts';

const files = (count: number) => (count < 2 ? `${count} fichier` : `${count} fichiers`);

export const texts: TextsOf<typeof uploadTexts> = {
  title: 'Importer des fichiers',
  lede: (limit) => `PDF, images, fichiers Word ou Excel (${limit} au maximum chacun)`,
  drop: 'Déposez des fichiers ici, ou cliquez pour les choisir',
  dropActive: 'Déposez les fichiers ici…',
  supports: 'Formats acceptés : PDF, JPG, PNG, DOC, DOCX, XLS, XLSX',
  into: (place) => `Destination : ${place}.`,
  chosen: 'Fichiers choisis',
  remove: (name) => `Retirer ${name}`,
  cancelOne: (name) => `Annuler ${name}`,
  uploading: 'Importation…',
  percent: (percent) => `${percent} %`,
  of: (loaded, size) => `${loaded} sur ${size}`,
  waiting: 'En attente de son tour',
  storing: 'Mise en place',
  done: 'Importé',
  inFolder: (path) => `dans ${path}`,
  duplicate: 'Ce fichier se trouve déjà ici :',
  cancel: 'Annuler',
  close: 'Fermer',
  upload: (count) => `Importer ${files(count)}`,
  retry: (count) => (count < 2 ? `Réessayer ${count} échec` : `Réessayer ${count} échecs`),
  stop: 'Tout annuler',
  tray: (count) => `Importation de ${files(count)}`,
  open: 'Voir les importations',
  typeRefused: (type) => `Les fichiers de type ${type} ne sont pas acceptés`,
  sizeRefused: (size, limit) => `Le fichier pèse ${size}, la limite est de ${limit}`,
  tooLarge: (file, limit) => `${file} est trop volumineux. La taille maximale est de ${limit}.`,
  notSupported: (file) => `Le type du fichier ${file} n’est pas pris en charge.`,
  noneValid: 'Aucun fichier à importer',
  failed: (message) => `Échec de l’importation : ${message}`,
  success: (count) => (count < 2 ? `${count} fichier importé` : `${count} fichiers importés`),
};
