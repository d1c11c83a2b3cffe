import { formatNumber } from '../../../lib/format.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { advancedTexts } from './advanced.texts.ts';

const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n < 2 ? one : many}`;

export const texts: TextsOf<typeof advancedTexts> = {
  pageTitle: (tool) => `${tool} · Outils PDF professionnels · Sheaf`,
  title: 'Outils PDF professionnels',
  tabs: 'Outils',
  more: 'Plus d’outils',
  tools: {
    merge: {
      name: 'Fusionner',
      lede: 'Réunissez des fichiers en un seul, avec les numéros, le titre et le filigrane de votre choix.',
    },
    split: {
      name: 'Diviser',
      lede: 'Coupez un document par pages, par taille, aux signets ou selon vos propres plages.',
    },
    compress: {
      name: 'Compresser',
      lede: 'Allégez un document, et décidez de ce que vous acceptez d’y perdre.',
    },
    convert: { name: 'Convertir', lede: 'Disposez des images sur des pages.' },
    ocr: { name: 'OCR', lede: 'Lisez le texte de pages numérisées.' },
    'ai-chat': { name: 'Chat IA', lede: 'Posez des questions à un document.' },
    organize: {
      name: 'Organiser les pages',
      lede: 'Changez l’ordre des pages, faites-les pivoter, excluez-en.',
    },
    watermark: { name: 'Filigrane', lede: 'Inscrivez des mots en travers de chaque page.' },
    'page-numbers': { name: 'Numéros de page', lede: 'Numérotez les pages.' },
    annotate: { name: 'Annoter', lede: 'Placez des notes, des marques et des dessins sur les pages.' },
    sign: { name: 'Signer', lede: 'Signez avec un certificat que tout lecteur PDF peut vérifier.' },
    verify: {
      name: 'Vérifier les signatures',
      lede: 'Voyez qui a signé, et si quelque chose a changé depuis.',
    },
    'create-form': {
      name: 'Créer un formulaire',
      lede: 'Placez sur une page des champs que d’autres rempliront.',
    },
    'fill-form': { name: 'Remplir un formulaire', lede: 'Remplissez les champs d’un formulaire.' },
    flatten: { name: 'Aplatir', lede: 'Intégrez définitivement les champs et les notes aux pages.' },
    protect: { name: 'Protéger', lede: 'Verrouillez un document avec un mot de passe.' },
    unlock: { name: 'Déverrouiller', lede: 'Retirez le mot de passe d’un document.' },
    analyze: { name: 'Analyser', lede: 'Voyez de quoi un document est fait.' },
  },
  options: 'Options',
  reset: 'Réinitialiser',
  pageOf: (page, pages) => `Page ${formatNumber(page)} sur ${formatNumber(pages)}`,
  page: (page) => `Page ${formatNumber(page)}`,
  pages: (pages) => count(pages, 'page', 'pages'),
  files: (files) => count(files, 'fichier', 'fichiers'),
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  saved: 'Enregistré comme nouveau fichier à côté de l’original.',
  seePlans: 'Voir les forfaits',
  opening: 'Ouverture du document',
  cannotOpen: 'Ce document ne peut pas être ouvert ici.',
  tryAgain: 'Réessayer',
  locked: 'Il est verrouillé par un mot de passe. Déverrouillez-le d’abord.',
  unlock: 'Déverrouiller',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  undo: 'Annuler',
  redo: 'Rétablir',
  wrongKind: {
    pdf: 'Tous les fichiers choisis doivent être des PDF',
    image: 'Tous les fichiers choisis doivent être des images',
    scan: 'Le texte peut être lu dans les fichiers PDF, JPG et PNG.',
    text: 'Les fichiers PDF, JPG, PNG, DOCX et XLSX peuvent être interrogés.',
  },
};
