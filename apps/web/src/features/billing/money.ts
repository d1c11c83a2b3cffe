import { formatMoney } from '@sheaf/api/features/billing/money.schema.ts';
import { currentLanguage } from '../../lib/messages/language.ts';

const FIRST_LETTERS = /\b\p{Ll}/gu;

/** As the chosen language writes it. */
export function showMoney(minor: number, currency: string): string {
  return formatMoney(minor, currency, currentLanguage());
}

/** Providers write them small: `visa`, `american_express`. */
export function nameBrand(brand: string): string {
  return brand.replaceAll('_', ' ').replace(FIRST_LETTERS, (letter) => letter.toUpperCase());
}

/** What a plan costs. */
export function showPrice(dollars: number): string {
  return showMoney(dollars * 100, 'usd');
}

/** For large type, where whole dollars are shown without cents. */
export function showShortPrice(dollars: number): string {
  return showPrice(dollars).replace(/[.,]00(?=\D*$)/u, '');
}
