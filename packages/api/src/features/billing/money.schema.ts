/** Minor units as money. How many of them make a whole one is the currency's own matter: yen have none. */
export function formatMoney(minor: number, currency: string, language = 'en'): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** digits);
}
