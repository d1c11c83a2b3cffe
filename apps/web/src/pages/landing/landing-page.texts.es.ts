import type { TextsOf } from '../../lib/texts.ts';
import type { landingPageTexts } from './landing-page.texts.ts';

export const texts: TextsOf<typeof landingPageTexts> = {
  pricesTitle: 'Precios claros',
  pricesLede: 'Cambia o déjalo cuando quieras. Lo que has guardado sigue siendo tuyo.',
  actions: { free: 'Empezar gratis', pro: 'Probar Pro', premium: 'Pasar a Premium' },
  failed: 'Ahora mismo no se han podido cargar los planes.',
  toPricing: 'Ver todos los precios',
};
