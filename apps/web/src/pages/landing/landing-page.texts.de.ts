import type { TextsOf } from '../../lib/texts.ts';
import type { landingPageTexts } from './landing-page.texts.ts';

export const texts: TextsOf<typeof landingPageTexts> = {
  pricesTitle: 'Klare Preise',
  pricesLede: 'Wechseln oder kündigen Sie, wann Sie wollen. Was Sie abgelegt haben, bleibt Ihres.',
  actions: { free: 'Kostenlos starten', pro: 'Pro testen', premium: 'Zu Premium' },
  failed: 'Die Tarife konnten gerade nicht abgerufen werden.',
  toPricing: 'Alle Preise ansehen',
};
