import type { Formatter } from '@sheaf/messages/formatter';
import { quoteCell, withoutFormula } from '@sheaf/pdf-core/tools/to-csv/csv-row.options.ts';
import type { LibraryRow } from './rows.ts';

export function writeCsv(rows: LibraryRow[], t: Formatter<'ask'>): string {
  const head = [
    t('columns.file'),
    t('csv.outcome'),
    t('csv.match'),
    t('csv.answer'),
    t('csv.date'),
    t('csv.amount'),
    t('csv.currency'),
    t('columns.quote'),
    t('columns.page'),
  ];
  const lines = rows.map(({ file, outcome, fit, value, quote, page }) => [
    file.filename,
    t(`outcomes.${outcome}`),
    t(`fit.${fit}`),
    value?.text,
    value?.date,
    value?.amount,
    value?.currency,
    quote,
    page,
  ]);
  // The mark at the beginning says that it is UTF-8, which Excel would not guess.
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

function writeCell(value: string | number | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  return quoteCell(withoutFormula(value));
}
