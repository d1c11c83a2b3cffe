import type { Language } from '../../lib/texts.ts';

/** Minor units as money. How many of them make a whole one is the currency's own matter: yen have none. */
export function formatMoney(minor: number, currency: string, language: Language = 'en'): string {
  const code = currency.toUpperCase();
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return new Intl.NumberFormat(language, { style: 'currency', currency: code }).format(minor / 10 ** digits);
}
