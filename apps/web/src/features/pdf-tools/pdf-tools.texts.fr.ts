import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { pdfToolsTexts } from './pdf-tools.texts.ts';

export const texts: TextsOf<typeof pdfToolsTexts> = {
  pages: (count) => (count < 2 ? `${count} page` : `${formatNumber(count)} pages`),
  morePages: (count) => (count < 2 ? `${count} page de plus` : `${formatNumber(count)} pages de plus`),
  pageOf: (page, name) => `Page ${page} de ${name}`,
  strip: {
    list: 'Fichiers dans cet ordre',
    grip: (name, place, total) => `Déplacer ${name}, ${place} sur ${total}`,
    gripHint: 'Faites glisser, ou utilisez les touches fléchées.',
    moved: (name, place, total) => `${name} est maintenant en position ${place} sur ${total}.`,
    remove: (name) => `Retirer ${name}`,
    unread: 'Ses pages n’ont pas été lues.',
  },
  contents: {
    title: 'Le nouveau document',
    from: (first, last) =>
      first === last ? `page ${formatNumber(first)}` : `pages ${formatNumber(first)}–${formatNumber(last)}`,
    unknown: 'pages inconnues',
    empty: 'Ce que vous ajoutez apparaît ici, dans l’ordre.',
  },
  split: {
    pages: 'Pages',
    cutAfter: (page) => `Couper après la page ${page}`,
    joinAfter: (page) => `Réunir les pages ${page} et ${page + 1}`,
    leaveOut: (page) => `Page ${page} : exclure`,
    takeBack: (page) => `Page ${page} : réintégrer`,
    hint: 'Cliquez entre deux pages pour couper, et sur une page pour l’exclure.',
    leftOut: 'Exclue',
    ranges: 'Pages de chaque partie',
    rangesHint: 'Par exemple 1-3, 5, 8- : chaque élément est une partie. Réunissez des morceaux avec +.',
    wrong: (text, pages) => `« ${text} » n’est pas dans ce document (pages : ${pages}).`,
    parts: (count) => (count < 2 ? `${count} partie` : `${formatNumber(count)} parties`),
    part: (number) => `Partie ${number}`,
    noParts: 'Il ne reste aucune page : réintégrez-en.',
    every: 'Couper toutes les',
    everyUnit: 'pages',
    cut: 'Couper',
    whole: 'Aucune coupe',
    unread: 'Les pages de ce document ne sont pas encore connues',
    unreadText:
      'Elles sont en cours de lecture. Si cela dure, le document est verrouillé ou endommagé ; le diviser donne alors un fichier par page.',
  },
  compare: {
    label: 'Avant et après',
    before: 'Avant',
    slider: 'Limite entre avant et après',
    sliderText: (percent) => `${percent} % avant`,
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page',
    of: (pages) => `sur ${pages}`,
    zoom: 'Zoom',
    zooms: { fit: 'Page', width: 'Largeur', double: '200 %' },
    drawing: 'Affichage de la page',
    notDrawn: 'Cette page n’a pas pu être affichée.',
  },
  candidates: {
    making: 'Préparation des résultats',
    made: (count) =>
      count === 0
        ? 'Aucun résultat n’a pu être produit'
        : count === 1
          ? '1 résultat, déjà prêt'
          : `${count} résultats, déjà prêts`,
    seconds: (seconds) => `${seconds} s`,
    label: 'Résultat à garder',
    names: { '0.9': 'Net', '0.7': 'Équilibré', '0.5': 'Petit', '0.3': 'Minimal' },
    usual: 'Par défaut',
    saves: (percent) => `Gain de ${percent} %`,
    same: 'Impossible de faire plus petit',
    similarity: (figure) => `Similarité ${figure}`,
    facts: (quality, dpi) => `Qualité ${formatNumber(quality)}, images à ${dpi} ppp`,
    try: (quality) => `Essayer la qualité ${formatNumber(quality)}`,
    tryNote: 'le plus petit, images floues',
    note: 'La similarité compare jusqu’à cinq pages telles que vous les verriez, 1 signifiant identiques. Le texte reste du texte.',
    failed: 'Ce résultat n’a pas pu être produit',
  },
  layout: {
    pages: 'Pages du nouveau document',
    pageLabel: (page, name) => `Page ${page} : ${name}`,
  },
};
