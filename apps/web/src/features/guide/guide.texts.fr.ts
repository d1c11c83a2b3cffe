import type { TextsOf } from '../../lib/texts.ts';
import type { guideTexts } from './guide.texts.ts';

export const texts: TextsOf<typeof guideTexts> = {
  search: 'Rechercher dans le guide',
  found: (count) => (count < 2 ? `${count} article` : `${count} articles`),
  none: (query) => `Rien ici sur « ${query} »`,
  noneText: 'Essayez un autre mot, ou demandez à la personne qui gère ce Sheaf.',
  contact: 'Contact',
  others: 'Dans ce chapitre',
  all: 'Tous les articles',
  gone: 'Cet article n’existe pas',
  help: {
    title: 'Centre d’aide',
    lede: 'De courtes réponses sur ce que l’on fait ici, avec des images.',
    pageTitle: 'Aide · Sheaf',
  },
  docs: {
    title: 'Documentation',
    lede: 'Pour qui gère un Sheaf, et pour qui écrit des programmes qui s’en servent.',
    pageTitle: 'Documentation · Sheaf',
    hosting: 'Hébergement',
  },
};
