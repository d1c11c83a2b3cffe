import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Fact } from './fact.ts';
import { findWritten } from './key-facts.ts';

/** Of these the words of the document name a sum: what is deducted in total is no total of it. */
const FORMS = new Set<DocumentKind>(['payslip', 'statement', 'policy']);
export const isForm = (kind: DocumentKind): boolean => FORMS.has(kind);

/** A payment of a statement stands in its row, behind its day. */
const BOOKED =
  /^\s{0,4}\|?\s?(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{2,4})?)?|\d{1,2}\.?\s?\p{L}{3,9}\.?(?:\s\d{2,4})?|\p{L}{3}\s\d{1,2}|\d{4}-\d{2}-\d{2})(?=[\s|]|$)/u;
/** What an account holds, and not what was paid. */
const BALANCE = /balance|kontostand|saldo|solde/iu;
const LAST_COLUMN = /(?:[|\t]|\s{2})[^|\t]{0,40}(?:balance|kontostand|saldo|solde)\s*$/iu;
const CLOSES = /clos|new balance|end(?:ing)? balance|neuer|endsaldo|schluss|nouveau|final/iu;
const LAST_SUM = /(-?\d{1,3}(?:[.,'’ ]\d{3}){0,4}[.,]\d{2})\s*$/u;
const LONGEST_ROW = 300;

export const isBooked = (line: string): boolean => BOOKED.test(line);
const isBalance = (label: string): boolean => BALANCE.test(label);

/** What is paid in and out is no fact of a statement, and what the account held is read by itself. */
export const isPayment = (line: string, kind: DocumentKind): boolean =>
  kind === 'statement' && isBooked(line);

const PERIOD =
  /(?<!\p{L})(?:period of (?:cover|insurance)|(?:insurance|policy|cover|statement|billing|pay) period|policy term|(?:versicherungs|abrechnungs|buchungs)?zeitraum|versicherungsdauer|période(?: d['’]assurance| de garantie)?|período?(?: de (?:cobertura|vigencia|liquidación))?|vigencia)\s?:?/giu;
/** Between the first day and the last. */
const UNTIL = /(?:^|\s)(?:to|until|till|bis(?: zum)?|au|jusqu['’]au|al|hasta(?: el)?)\s|[–—-]/u;
const REACH = 150;
const FURTHEST = 45;

/** From when to when an insurance covers or a statement counts. */
export function readPeriods(pages: Page[], kind: DocumentKind): Fact[] {
  if (kind !== 'policy' && kind !== 'statement') return [];
  for (const { page, text } of pages.slice(0, 3)) {
    for (const { index, 0: label } of text.matchAll(PERIOD)) {
      const rest = text.slice(index + label.length, index + label.length + REACH);
      const [first, last] = findWritten('date', rest);
      const between = first && last ? rest.slice(first.to, last.from) : '';
      if (!first || !last || first.from > FURTHEST || between.length > FURTHEST || !UNTIL.test(between))
        continue;
      const place = { page, from: index, to: index + label.length + last.to };
      const said = readAloud(rest.slice(0, last.to)).trim();
      if (kind === 'statement')
        return [{ kind: 'text', label: label.replace(/\s?:$/, ''), text: said, places: [place] }];
      const dateOf = ({ from, to }: { from: number; to: number }) => readAloud(rest.slice(from, to));
      return [
        { kind: 'date', name: 'start', text: dateOf(first), places: [place] },
        { kind: 'date', name: 'end', text: dateOf(last), places: [place] },
      ];
    }
  }
  return [];
}

/** `Opening balance £1,204.18 Money in £3,076.00`: names and sums that follow each other in one line. */
const INLINE =
  /(?<=^|[\s|])(\p{L}{2,20}(?: \p{L}{2,20}){0,3})\s([€$£]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?€)(?=[\s|]|$)/gu;
const LEAST_INLINE = 2;

/** What an account held, received and paid: in a line above its rows, or else behind the last of them. */
export function readBalances(pages: Page[], kind: DocumentKind, named: Fact[]): Fact[] {
  if (kind !== 'statement') return [];
  const inline = pages.slice(0, 2).flatMap(({ page, text }) => {
    let at = 0;
    return text.split('\n').flatMap((line) => {
      const from = at;
      at += line.length + 1;
      const found = line.length > LONGEST_ROW || isBooked(line) ? [] : [...line.matchAll(INLINE)];
      if (found.length < LEAST_INLINE || !isBalance(line)) return [];
      return found.map(({ index, 0: all, 1: label, 2: sum }): Fact => {
        const place = { page, from: from + index, to: from + index + all.length };
        return { kind: 'amount', label: label!, text: sum!, places: [place] };
      });
    });
  });
  const booked = listBooked(pages);
  const known = [...inline, ...booked, ...named];
  if (known.some(({ label = '', kind: of }) => isBalance(label) && CLOSES.test(label) && of !== 'date'))
    return [...inline, ...booked];
  return [...inline, ...booked, ...readLastRow(pages)];
}

/** `01 Sep Balance brought forward | 1,204.18`: a row that pays nothing. */
function listBooked(pages: Page[]): Fact[] {
  return pages.flatMap(({ page, text }) => {
    let at = 0;
    return text.split('\n').flatMap((line): Fact[] => {
      const from = at;
      at += line.length + 1;
      if (line.length > LONGEST_ROW || !isBooked(line) || !isBalance(line)) return [];
      const sum = LAST_SUM.exec(line)?.[1];
      const label = line
        .split(/[|\t]/u)
        .map((cell) => cell.replace(BOOKED, '').trim())
        .find((cell) => isBalance(cell) && !/\d/.test(cell));
      const places = [{ page, from, to: from + line.length }];
      return sum && label ? [{ kind: 'amount', label, text: sum, places }] : [];
    });
  });
}

/** Where each row ends with what the account holds behind it, the last one closes it. */
function readLastRow(pages: Page[]): Fact[] {
  const rows = pages.flatMap(({ page, text }) => {
    let at = 0;
    return text.split('\n').map((line) => {
      const from = at;
      at += line.length + 1;
      return { page, from, line };
    });
  });
  const head = rows.findIndex(({ line }) => line.length <= LONGEST_ROW && LAST_COLUMN.test(line));
  const last =
    head < 0 ? undefined : rows.slice(head + 1).findLast(({ line }) => isBooked(line) && LAST_SUM.test(line));
  const sum = last && LAST_SUM.exec(last.line)![1]!;
  const column = head < 0 ? '' : (BALANCE.exec(rows[head]!.line)?.[0] ?? '');
  const day = last && BOOKED.exec(last.line)![0].replace('|', '').trim();
  if (!last || !sum) return [];
  const place = { page: last.page, from: last.from, to: last.from + last.line.length };
  return [{ kind: 'amount', label: `${column} ${day}`, text: sum, places: [place] }];
}
