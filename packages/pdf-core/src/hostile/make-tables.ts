import { deflateSync } from 'node:zlib';
import { deflatedZeros, latin, onePage, stream } from './write-pdf.ts';

const FLATE = '/Filter /FlateDecode';

/** Tables of objects that lead nowhere, in circles, or to the same place for ever; and locks that no key fits. */
export const tables: Record<string, () => Uint8Array> = {
  'tables in a circle': () => circleOfTables(),
  'a table before itself': () => onePage({}, '', '', '/Prev 0 /XRefStm 0'),
  'a table of 2^31 objects': () => classicTable('0 2147483647\n0000000000 65535 f \n'),
  'a table of a negative number of objects': () => classicTable('-7 -9\n0000000000 65535 f \n'),
  'a table of which each line is wrong': () => classicTable(`0 6\n${'9999999999 00000 n \n'.repeat(6)}`),
  'a size of 2^40': () => onePage({}, '', '', '/Size 1099511627776'),
  'object numbers beyond numbers': () =>
    onePage({ 2_147_483_646: '(far)' }, '/Far 2147483646 0 R /Off 99999999999999999999 0 R'),
  'columns of no width': () =>
    tableStream('/W [0 0 0] /Index [0 2147483647] /Size 2147483647', Buffer.alloc(9)),
  'columns of 2^31 bytes': () =>
    tableStream('/W [2147483647 2147483647 2147483647] /Size 9', Buffer.alloc(9)),
  'columns of negative width': () => tableStream('/W [-1 -4 -1] /Size 9', Buffer.alloc(9)),
  'an index beyond numbers': () =>
    tableStream('/W [1 4 1] /Index [-9 99999999999 4 -4] /Size 9', Buffer.alloc(60)),
  'a table that is a bomb': () => tableStream(`/W [1 1 1] /Size 400000000 ${FLATE}`, deflatedZeros(400)),
  'objects that hold themselves': () => objectStream('6 0 7 9 ', '<< /A 6 0 R >> << /B 7 0 R >>'),
  'objects without number': () => objectStream('', '', '/N 2147483647 /First 2147483647'),
  'a negative number of objects': () => objectStream('6 0 ', '<< >>', '/N -1 /First -1'),
  'extensions in a circle': () =>
    onePage({ 6: stream('7 0 1', '/Type /ObjStm /N 1 /First 4 /Extends 6 0 R') }, '/Far 6 0 R'),
  'objects in a bomb': () =>
    onePage({ 6: stream(deflatedZeros(400), `/Type /ObjStm /N 100000000 /First 9 ${FLATE}`) }),
  'a lock of garbage': () =>
    onePage({ 6: lock('/V 2 /R 3 /Length 128', 32) }, '', '', '/Encrypt 6 0 R /ID [(a) (b)]'),
  'a lock of the newest kind, of garbage': () =>
    onePage(
      {
        6: lock(
          '/V 5 /R 6 /Length 256 /OE (x) /UE (x) /Perms (x) /CF << /StdCF << /CFM /AESV3 >> >> /StmF /StdCF /StrF /StdCF',
          48,
        ),
      },
      '',
      '',
      '/Encrypt 6 0 R /ID [(a) (b)]',
    ),
  'a lock of no known kind': () =>
    onePage({ 6: '<< /Filter /Nobody /V 99 /R 99 /Length 1000000000 >>' }, '', '', '/Encrypt 6 0 R'),
  'a lock that locks itself': () => onePage({}, '', '', '/Encrypt 3 0 R /ID 3 0 R'),
  'a lock that is a number': () => onePage({}, '', '', '/Encrypt 7'),
};

function circleOfTables(): Uint8Array {
  const first = Buffer.from(onePage()).toString('latin1');
  const start = first.lastIndexOf('xref\n0 1');
  const second = first.length;
  const back = first.replace('/Root', `/Prev ${second + 20} /Root`);
  const moved = back.length - first.length;
  const rows = `xref\n0 0\ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\nstartxref\n${second + 20}\n%%EOF\n`;
  return latin(back + ' '.repeat(20 - moved) + rows);
}

function classicTable(section: string): Uint8Array {
  const whole = Buffer.from(onePage()).toString('latin1');
  const start = whole.lastIndexOf('xref\n0 1');
  const end = whole.lastIndexOf('trailer');
  return latin(`${whole.slice(0, start)}xref\n${section}${whole.slice(end)}`);
}

/** A file whose only table is a stream as given. */
function tableStream(entries: string, data: Uint8Array): Uint8Array {
  const whole = Buffer.from(onePage()).toString('latin1');
  const start = whole.lastIndexOf('xref\n0 1');
  const object = Buffer.concat([
    latin('9 0 obj\n'),
    stream(data, `/Type /XRef /Root 1 0 R ${entries}`),
    latin('\nendobj\n'),
  ]);
  return Buffer.concat([latin(whole.slice(0, start)), object, latin(`startxref\n${start}\n%%EOF\n`)]);
}

/** The whole document in an object stream, whose own entry places it inside itself. */
function objectStream(index: string, body: string, counts = `/N 2 /First ${index.length}`): Uint8Array {
  const whole = Buffer.from(
    onePage({ 6: stream(deflateSync(index + body), `/Type /ObjStm ${counts} ${FLATE}`) }),
  ).toString('latin1');
  const start = whole.lastIndexOf('xref\n0 1');
  const rows = Buffer.alloc(8 * 7);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const offset = whole.indexOf(`${number} 0 obj`);
    const row =
      number >= 6 || offset < 0 ? [2, 0, 0, 0, 6, 0, number - 6] : [1, 0, 0, offset >> 8, offset & 255, 0, 0];
    rows.set(row, number * 7);
  }
  const table = stream(rows, '/Type /XRef /Size 8 /W [1 4 2] /Root 1 0 R');
  return Buffer.concat([
    latin(`${whole.slice(0, start)}8 0 obj\n`),
    table,
    latin(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

function lock(entries: string, length: number): string {
  const garbage = `<${'5a'.repeat(length)}>`;
  return `<< /Filter /Standard ${entries} /P -1 /O ${garbage} /U ${garbage} >>`;
}
