import { openArea } from '@sheaf/messages';
import { writeRow } from '../../tools/to-csv/csv-row.options.ts';
import { oneLine } from '../print-report.ts';
import type { AnswerRow, Answers } from './ask-server.ts';

/** A block per file: its name, what it says, and the words and the page where it says so. */
export function answerLines({ rows, sum, counts }: Answers): string[] {
  const say = openArea('en', 'ask');
  if (!counts.files) return [say('noFiles')];
  const answered = rows.filter(({ outcome }) => outcome === 'answered');
  const closest = rows.filter(({ outcome }) => outcome === 'closest');
  const total =
    sum && `${say('sum', { count: sum.fileIds.length })}: ${sum.amount.toFixed(2)} ${sum.currency}`;
  return [
    ...(answered.length ? answered.flatMap(rowLines) : [say('none')]),
    ...(total ? ['', total] : []),
    ...(closest.length ? ['', `${say('outcomes.closest')}:`, ...closest.flatMap(rowLines)] : []),
    '',
    say('counted', { searched: counts.searched, read: counts.lookedAt }),
  ];
}

function rowLines({ file, fit, value, quote, page }: AnswerRow): string[] {
  const say = openArea('en', 'ask');
  const doubt = fit === 'yes' ? '' : ` (${say('csv.match')}: ${say(`fit.${fit}`)})`;
  const head = [file.filename, value && (value.date ?? value.text)].filter(Boolean).join(': ');
  return [oneLine(`${head}${doubt}`), `  ${oneLine(quote)} (${say('page', { page })})`];
}

export function answersAsCsv({ rows }: Answers): string {
  const say = openArea('en', 'ask');
  const head = [
    say('columns.file'),
    say('csv.outcome'),
    say('csv.match'),
    say('csv.answer'),
    say('csv.date'),
    say('csv.amount'),
    say('csv.currency'),
    say('columns.quote'),
    say('columns.page'),
  ];
  const lines = rows.map(({ file, outcome, fit, value, quote, page }) => [
    file.filename,
    say(`outcomes.${outcome}`),
    say(`fit.${fit}`),
    value?.text ?? '',
    value?.date ?? '',
    value?.amount?.toString() ?? '',
    value?.currency ?? '',
    quote,
    String(page),
  ]);
  return `${[head, ...lines].map((cells) => writeRow(cells, ',')).join('\r\n')}\r\n`;
}
