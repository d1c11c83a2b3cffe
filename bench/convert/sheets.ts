import { printByOffice } from './print.ts';

export type Typed = { kind: 'number' | 'date' | 'text'; value: number | string };
export type KnownSheet = { name: string; pdf: Uint8Array; rows: Typed[][] };

type Cell = Typed & { written: string };
type Notation = {
  decimal: string;
  group: string;
  date: (day: Date) => string;
  money: (text: string) => string;
};

const two = (number: number) => String(number).padStart(2, '0');
const NOTATIONS: Record<string, Notation> = {
  english: {
    decimal: '.',
    group: ',',
    date: (day) => `${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}/${day.getUTCFullYear()}`,
    money: (text) => `$${text}`,
  },
  german: {
    decimal: ',',
    group: '.',
    date: (day) => `${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`,
    money: (text) => `${text} €`,
  },
  french: {
    decimal: ',',
    group: '\u00a0',
    date: (day) => `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`,
    money: (text) => `${text} €`,
  },
};
const GOODS = [
  'Rope',
  'Anchor',
  'Chain 12 mm',
  'Sail',
  'Order 0045',
  'Buoy',
  'A4 paper',
  'Lamp 24 V',
  'Oil',
  'Tar',
];
const EPOCH = Date.UTC(1899, 11, 30);

/** Tables with numbers, amounts, shares, days, codes and text in the notation of three languages, printed by LibreOffice. */
export async function printSheets(count: number): Promise<KnownSheet[]> {
  const random = seeded(7);
  const sheets: { name: string; html: string; rows: Cell[][] }[] = [];
  for (let at = 0; at < count; at++) {
    const language = Object.keys(NOTATIONS)[at % 3]!;
    const rows = makeRows(NOTATIONS[language]!, random, 6 + Math.floor(random() * 14));
    const border = at % 2 ? ' border="1" cellspacing="0"' : ' border="0" cellpadding="4"';
    const lines = rows.map((row) => `<tr>${row.map(({ written }) => `<td>${written}</td>`).join('')}</tr>`);
    const html = `<html><meta charset="utf-8"><body><p>What was bought in the year that has ended, as it was written down on the day.</p><table${border} width="100%">${lines.join('')}</table></body></html>`;
    sheets.push({ name: `${language} ${at}`, html, rows });
  }
  const pdfs = await printByOffice(
    'html',
    sheets.map(({ html }) => html),
    'HTML (StarWriter)',
  );
  return sheets.map(({ name, rows }, at) => ({ name, rows, pdf: pdfs[at]! }));
}

function makeRows(notation: Notation, random: () => number, count: number): Cell[][] {
  const text = (written: string): Cell => ({ kind: 'text', value: written, written });
  const number = (value: number, places: number, wrap = (plain: string) => plain, scale = 1): Cell => ({
    kind: 'number',
    value: Number((value / scale).toFixed(places + 4)),
    written: wrap(write(value, places, notation)),
  });
  const head = ['Item', 'Code', 'Day', 'Pieces', 'Price', 'Share'].map(text);
  const rows = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 1800)));
    const price = Math.round(random() * 10 ** (2 + Math.floor(random() * 5))) / 100;
    return [
      text(GOODS[Math.floor(random() * GOODS.length)]!),
      text(`0${1000 + at}`),
      { kind: 'date' as const, value: (day.getTime() - EPOCH) / 86_400_000, written: notation.date(day) },
      number(Math.floor(random() * 9000), 0),
      number(random() < 0.1 ? -price : price, 2, notation.money),
      number(Math.round(random() * 1000) / 10, 1, (plain) => `${plain}%`, 100),
    ];
  });
  return [head, ...rows];
}

function write(value: number, places: number, { decimal, group }: Notation): string {
  const [whole = '', decimals] = Math.abs(value).toFixed(places).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return (value < 0 ? '-' : '') + grouped + (decimals ? decimal + decimals : '');
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
