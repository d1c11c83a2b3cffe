import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { toolsTexts } from './tools.texts.ts';

const countFiles = (count: number) => (count < 2 ? `${count} fichier` : `${formatNumber(count)} fichiers`);
const countPages = (count: number) => (count < 2 ? `${count} page` : `${formatNumber(count)} pages`);
const countParts = (count: number) => (count < 2 ? `${count} partie` : `${count} parties`);

export const texts: TextsOf<typeof toolsTexts> = {
  pageTitle: 'Outils PDF · Sheaf',
  title: 'Outils PDF',
  tabs: 'Outils',
  ledes: {
    merge: 'Mettez les fichiers dans l’ordre où ils doivent être réunis.',
    split: 'Coupez un document là où vous le voulez.',
    compress: 'Voyez à quoi ressemble un fichier plus petit avant de le garder.',
    convert: 'Réunissez vos images en un document.',
    ocr: 'Lisez le texte des scans et des images.',
    'ai-chat': 'Demandez à un document ce que vous voulez savoir.',
  },
  batch: 'Traiter un lot',
  addFiles: 'Ajouter',
  merge: {
    startTitle: 'Quels fichiers vont ensemble ?',
    startText: 'Choisissez au moins deux fichiers PDF. Vous pouvez les ordonner avant de les réunir.',
    summary: (files, pages) => `${countFiles(files)}, ${countPages(pages)}`,
    fileCount: countFiles,
    total: (pages, size) => `${countPages(pages)} dans un seul fichier, environ ${size}`,
    totalUnknown: (files, size) => `${countFiles(files)} en un seul, environ ${size}`,
    kept: 'Les originaux restent tels quels.',
    action: 'Fusionner les PDF',
    tooFew: 'Choisissez au moins 2 fichiers PDF à fusionner',
    notPdfs: 'Tous les fichiers choisis doivent être des PDF',
    done: 'PDF fusionnés !',
    failed: (message) => `Impossible de fusionner les PDF : ${message}`,
    running: (files) => `Fusion de ${countFiles(files)}`,
    pages: countPages,
    usual: 'document-fusionné',
    more: 'Signets, numéros de page, page de titre ou filigrane :',
    moreLink: 'Outils PDF professionnels',
  },
  split: {
    startTitle: 'Quel document faut-il diviser ?',
    startText: 'Choisissez un fichier PDF, puis cliquez entre ses pages ou saisissez des plages.',
    notPdf: 'Tous les fichiers choisis doivent être des PDF',
    summary: (parts) => `${countParts(parts)} dans un zip`,
    summaryNote: (used, all) =>
      used === all
        ? `Toutes les pages (${all}) sont dans une partie.`
        : `${used} ${used < 2 ? 'page' : 'pages'} sur ${all} dans une partie.`,
    needsCut: 'Coupez au moins à un endroit, ou excluez une page.',
    action: 'Diviser le PDF',
    done: (parts) => `PDF divisé en ${countParts(parts)}`,
    failed: (message) => `Impossible de diviser le PDF : ${message}`,
    running: (name) => `Division de ${name}`,
    usual: 'document-divisé',
    parts: 'Parties',
    pagesOf: (pages) => `pages ${pages}`,
  },
  compress: {
    startTitle: 'Quel document est trop volumineux ?',
    startText:
      'Choisissez un fichier PDF : trois versions plus petites sont préparées, et vous voyez chacune avant d’en garder une.',
    notPdf: 'Tous les fichiers choisis doivent être des PDF',
    less: (size) => `${size} de moins, enregistré à côté de l’original`,
    same: 'Pas plus petit à cette qualité ; enregistré à côté de l’original',
    making: 'Préparation de trois résultats',
    action: 'Compresser le PDF',
    done: (percent) => `PDF compressé : gain de ${percent} %`,
    failed: (message) => `Impossible de compresser le PDF : ${message}`,
    running: (name) => `Compression de ${name}`,
    saved: (before, after, percent) => `De ${before} à ${after} : gain de ${percent} %`,
    usual: 'document-compressé',
  },
  convert: {
    startTitle: 'Quelles images réunir en un document ?',
    startText:
      'Choisissez des fichiers JPG ou PNG. Chacun devient une page ; faites-les glisser pour les ordonner.',
    none: 'Choisissez au moins une image',
    summary: (pages) => `${countPages(pages)}, A4 portrait`,
    note: 'Chacune aussi grande que possible, avec une marge. Les images restent telles quelles.',
    action: 'Convertir en PDF',
    done: 'Images converties !',
    failed: (message) => `Impossible de convertir les images : ${message}`,
    running: (images) => (images < 2 ? `Conversion de ${images} image` : `Conversion de ${images} images`),
    usual: 'images-converties',
    moreTitle: 'La page',
    page: 'Page',
    pageValue: 'A4, portrait',
    margin: 'Marge',
    marginValue: (points) => `${points} pt`,
    layout: 'Image',
    layoutValue: 'Entière, aussi grande que possible',
    more: 'Autres formats, plusieurs images par page, bordures et numéros :',
  },
};
