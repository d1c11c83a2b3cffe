import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { toolDeskTexts } from './tool-desk.texts.ts';

const countPages = (count: number) => (count < 2 ? `${count} page` : `${formatNumber(count)} pages`);

export const texts: TextsOf<typeof toolDeskTexts> = {
  picker: {
    title: (isSeveral) => (isSeveral ? 'Choisir des fichiers' : 'Choisir un fichier'),
    search: 'Rechercher dans vos fichiers',
    recent: 'Récents',
    folders: 'Dossiers',
    where: 'Où chercher',
    root: 'Accueil',
    up: 'Retour',
    path: 'Dossier',
    list: 'Vos fichiers',
    none: 'Rien ici que cet outil puisse prendre.',
    noneFound: (query) => `Aucun fichier de ce type ne s’appelle « ${query} ».`,
    failed: 'Impossible de charger les fichiers',
    again: 'Réessayer',
    device: 'Depuis cet appareil',
    cancel: 'Annuler',
    add: (count) => (count === 0 ? 'Ajouter' : `Ajouter ${count}`),
    choose: 'Choisir',
    more: 'Voir plus',
    pages: countPages,
  },
  drop: {
    active: 'Déposez les fichiers ici…',
    into: 'Ils sont importés, puis utilisés ici.',
    orDrop: 'ou déposez-en de nouveaux ici',
    choose: 'Choisir dans vos fichiers',
    uploading: 'Importation',
  },
  chosen: {
    change: 'Changer',
    pages: countPages,
    remove: (name) => `Retirer ${name}`,
  },
  bar: 'Résultat',
  name: 'Nom du résultat',
  result: {
    title: 'Votre document est prêt',
    zipTitle: 'Les parties sont prêtes',
    open: 'Aperçu',
    download: 'Télécharger',
    downloadFailed: 'Échec du téléchargement',
    next: 'Continuer avec',
    nextText: 'Le résultat vous suit : il n’y a rien à choisir de nouveau.',
    again: 'Refaire',
    anew: 'Recommencer',
    took: (seconds) => `fait en ${seconds} s`,
    kept: 'Enregistré dans vos fichiers.',
    parts: (count) => (count < 2 ? `${count} partie` : `${formatNumber(count)} parties`),
  },
  failed: {
    title: 'Cela n’a pas fonctionné',
    kept: 'Vos fichiers sont intacts, et rien n’a été décompté.',
    again: 'Réessayer',
  },
  cancelled: 'Arrêté. Rien n’a été enregistré, et rien n’a été décompté.',
  tabs: {
    merge: 'Fusionner',
    split: 'Diviser',
    compress: 'Compresser',
    convert: 'Convertir',
    ocr: 'OCR',
    'ai-chat': 'Chat IA',
  },
};
