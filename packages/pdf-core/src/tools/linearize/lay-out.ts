import { deflateSync } from 'node:zlib';
import { writeHints } from './hint-tables.ts';

/** Objects of a file in the order of a linearized one, as they are to be written. */
export type Parts = {
  /** The first line, which tells the version. */
  header: string;
  open: Piece[];
  first: Piece[];
  pages: Piece[][];
  shared: Piece[];
  rest: Piece[];
  /** The place in `shared` objects (those of the first page, then `shared`) of what each page but the first uses. */
  uses: number[][];
  outlines: { number: number; objects: number } | undefined;
  /** Numbers that are kept for what is written here. */
  dictNumber: number;
  hintNumber: number;
  /** One more than the highest number. */
  size: number;
  /** The trailer's keys but /Size and /Prev. */
  trailer: string;
  /** Encrypts the hints, where the rest is. */
  seal: (data: Buffer, number: number) => Uint8Array;
};

/** An object with its number, from `N 0 obj` to the line after `endobj`. */
export type Piece = { number: number; bytes: Buffer };

const ROW = 20;
const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** ISO 32000-1, F.3: the hints and a table of the first page come before it, all other objects after. */
export function layOut(parts: Parts): { bytes: Buffer; firstPage: number } {
  const { header, open, first, pages, shared, rest, dictNumber, hintNumber, size, trailer } = parts;
  const head = Buffer.from(`${header}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  const dict = (numbers: DictNumbers) => writeDict(dictNumber, numbers);
  const dictSize = dict({ length: 0, hint: [0, 0], page: 0, end: 0, count: 0, table: 0 }).length;
  const tableAt = head.length + dictSize;
  const tableEnd = (prev: number) =>
    `trailer\n<</Size ${size}${trailer}/Prev ${String(prev).padEnd(10)}>>\nstartxref\n0\n%%EOF\n`;
  const tableHead = `xref\n${dictNumber} ${size - dictNumber}\n`;
  const openAt = tableAt + tableHead.length + (size - dictNumber) * ROW + tableEnd(0).length;
  const hintAt = openAt + lengthOf(open);

  // Where each object would be without the hints, from which their tables count.
  const places = new Map<number, number>();
  let end = openAt;
  const take = (pieces: readonly Piece[]) => {
    for (const { number, bytes } of pieces) {
      places.set(number, end);
      end += bytes.length;
    }
  };
  take(open);
  take(first);
  const firstEnd = end;
  const later = [...pages.flat(), ...shared, ...rest];
  take(later);

  const { data, sharedAt, outlinesAt } = writeHints({
    firstPageOffset: places.get(first[0]!.number)!,
    pages: [first, ...pages].map((pieces, index) => ({
      objects: pieces.length,
      bytes: lengthOf(pieces),
      uses: index ? parts.uses[index - 1]! : [],
    })),
    shared: {
      first: first.map(({ bytes }) => bytes.length),
      others: shared.map(({ bytes }) => bytes.length),
      number: shared[0]?.number ?? 0,
      offset: shared[0] ? places.get(shared[0].number)! : 0,
    },
    outlines: describeOutlines(parts, places),
  });
  const sealed = parts.seal(deflateSync(data), hintNumber);
  const keys = `/S ${sharedAt}${outlinesAt === undefined ? '' : `/O ${outlinesAt}`}`;
  const hints = Buffer.concat([
    Buffer.from(`${hintNumber} 0 obj\n<<${keys}/Filter/FlateDecode/Length ${sealed.length}>>\nstream\n`),
    sealed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const offsetOf = (number: number): number => {
    if (number === dictNumber) return head.length;
    if (number === hintNumber) return hintAt;
    const place = places.get(number);
    return place === undefined ? 0 : place + (place >= hintAt ? hints.length : 0);
  };
  const mainAt = end + hints.length;
  const mainHead = `xref\n0 ${dictNumber}\n`;
  const main = `${mainHead}${rows(0, dictNumber, offsetOf)}trailer\n<</Size ${dictNumber}>>\nstartxref\n${tableAt}\n%%EOF\n`;
  const numbers: DictNumbers = {
    length: mainAt + main.length,
    hint: [hintAt, hints.length],
    page: first[0]!.number,
    end: firstEnd + hints.length,
    count: pages.length + 1,
    // The line break in front of the first row.
    table: mainAt + mainHead.length - 1,
  };
  const bytes = Buffer.concat([
    head,
    Buffer.from(dict(numbers)),
    Buffer.from(tableHead + rows(dictNumber, size, offsetOf) + tableEnd(mainAt), 'latin1'),
    ...open.map((piece) => piece.bytes),
    hints,
    ...[...first, ...later].map((piece) => piece.bytes),
    Buffer.from(main, 'latin1'),
  ]);
  return { bytes, firstPage: numbers.end };
}

function describeOutlines({ outlines, first, rest }: Parts, places: Map<number, number>) {
  if (!outlines) return undefined;
  const { number, objects } = outlines;
  const all = first.some((piece) => piece.number === number) ? first : rest;
  const at = all.findIndex((piece) => piece.number === number);
  return {
    number,
    objects,
    offset: places.get(number)!,
    bytes: lengthOf(all.slice(at, at + objects)),
  };
}

type DictNumbers = {
  length: number;
  hint: [at: number, length: number];
  page: number;
  end: number;
  count: number;
  table: number;
};

/** As long as any other, whatever the numbers are. */
function writeDict(number: number, { length, hint, page, end, count, table }: DictNumbers): string {
  const ten = (value: number) => String(value).padStart(10);
  const keys = `/L ${ten(length)}/H[${hint.map(ten).join(' ')}]/O ${ten(page)}/E ${ten(end)}/N ${ten(count)}/T ${ten(table)}`;
  return `${number} 0 obj\n<</Linearized 1${keys}>>\nendobj\n`;
}

function rows(from: number, to: number, offsetOf: (number: number) => number): string {
  const lines = Array.from({ length: to - from }, (_, index) => {
    const offset = offsetOf(from + index);
    return offset ? `${String(offset).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n';
  });
  return lines.join('');
}
