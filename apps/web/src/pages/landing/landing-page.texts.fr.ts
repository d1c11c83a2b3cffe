import type { TextsOf } from '../../lib/texts.ts';
import type { landingPageTexts } from './landing-page.texts.ts';

export const texts: TextsOf<typeof landingPageTexts> = {
  pricesTitle: 'Des prix simples',
  pricesLede: 'Changez ou arrêtez quand vous voulez. Ce que vous avez déposé reste à vous.',
  actions: { free: 'Commencer gratuitement', pro: 'Essayer Pro', premium: 'Choisir Premium' },
  failed: 'Impossible d’afficher les forfaits pour le moment.',
  toPricing: 'Voir tous les tarifs',
};
