import type { TextsOf } from '../lib/texts.ts';
import type { pagesTexts } from './pages.texts.ts';

export const texts: TextsOf<typeof pagesTexts> = {
  notFound: {
    pageTitle: 'Page introuvable · Sheaf',
    title: 'Il n’y a pas de page ici',
    text: 'L’adresse contient peut-être une faute, ou la page a été déplacée.',
    toDashboard: 'Aller au tableau de bord',
    toStart: 'Aller à la page d’accueil',
  },
  billing: {
    pageTitle: 'Facturation et utilisation · Sheaf',
    title: 'Facturation et utilisation',
    lede: 'Ce que vous payez, ce que vous avez utilisé et ce que cela a coûté.',
  },
  pricing: {
    pageTitle: 'Tarifs · Sheaf',
    title: 'Tarifs',
    lede: 'Gratuit pour un usage occasionnel. Un dollar par mois si les documents sont votre métier.',
    plans: 'Forfaits',
  },
  upgrade: {
    pageTitle: 'Forfait supérieur · Sheaf',
    title: 'Forfait supérieur',
    lede: 'Plus de place et plus d’outils, quand vous en avez besoin.',
    plans: 'Forfaits',
    back: 'Retour',
  },
};
