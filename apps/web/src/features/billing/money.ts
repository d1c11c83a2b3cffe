import { formatMoney } from '@sheaf/api/features/billing/money.schema.ts';
import { currentLanguage } from '../../lib/messages/language.ts';

/** As the chosen language writes it. */
export function showMoney(minor: number, currency: string): string {
  return formatMoney(minor, currency, currentLanguage());
}

/** What a plan costs. */
export function showPrice(dollars: number): string {
  return showMoney(dollars * 100, 'usd');
}

/** For large type, where whole dollars are shown without cents. */
export function showShortPrice(dollars: number): string {
  return showPrice(dollars).replace(/[.,]00(?=\D*$)/u, '');
}
