import type { TextsOf } from '../../lib/texts.ts';
import type { searchTexts } from './search.texts.ts';

export const texts: TextsOf<typeof searchTexts> = {
  title: 'Chercher ou ouvrir',
  placeholder: 'Rechercher des noms, des étiquettes et des mots dans vos documents',
  close: 'Fermer',
  groups: {
    recent: 'Fichiers récents',
    files: 'Fichiers',
    passages: 'Dans les documents',
    folders: 'Dossiers',
    tools: 'Outils',
    pages: 'Pages',
    meaning: 'Par le sens',
    actions: 'Actions',
  },
  page: (page) => `Page ${page}`,
  tagged: (tags) => `${tags.length < 2 ? 'Étiquette' : 'Étiquettes'} : ${tags.join(', ')}`,
  folder: 'Dossier',
  listAll: (query) => `Tous les fichiers avec « ${query} »`,
  none: (query) => `Aucun résultat pour « ${query} »`,
  noneText: 'La recherche a porté sur les noms, les étiquettes et les mots des fichiers PDF, Word et Excel.',
  failed: 'La recherche n’a pas abouti. Les pages et les outils restent proposés.',
  count: (count) => (count < 2 ? `${count} résultat` : `${count} résultats`),
  meaning: {
    title: 'Par le sens',
    lede: 'Les passages les plus proches de votre saisie, quels qu’en soient les mots.',
    byWords: (count, shown) =>
      count === 1
        ? '1 fichier est dans une langue que la recherche par le sens ne connaît pas\u202f; seuls ses mots ont été comparés.'
        : `${shown} fichiers sont dans des langues que la recherche par le sens ne connaît pas\u202f; seuls leurs mots ont été comparés.`,
    waiting: (count, shown) =>
      count === 1
        ? 'La recherche par le sens ne porte pas encore sur 1 fichier.'
        : `La recherche par le sens ne porte pas encore sur ${shown} fichiers.`,
  },
  hints: { choose: 'choisir', open: 'ouvrir' },
  shortcuts: {
    title: 'Raccourcis clavier',
    text: 'Ce que font les touches sur cette page.',
    close: 'Fermer',
    groups: { anywhere: 'Partout', files: 'Dans la liste des fichiers' },
    anywhere: { search: 'Chercher ou ouvrir', help: 'Cette liste' },
    files: {
      selectAll: 'Tout sélectionner',
      clear: 'Tout désélectionner',
      remove: 'Supprimer la sélection',
      rename: 'Renommer',
      move: 'Passer d’une case à l’autre',
    },
  },
};
