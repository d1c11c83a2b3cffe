import { deflateSync } from 'node:zlib';

export type SamplePage = {
  /** Left, bottom, right, top. */
  media?: number[];
  crop?: number[];
  rotate?: number;
  userUnit?: number;
  content?: string;
  /** Further entries of the page's dictionary, as PDF. */
  entries?: string;
};

export type SampleDocument = {
  pages?: SamplePage[];
  /** Further objects; the first has number 10. */
  objects?: string[];
  /** Further entries of the catalog. */
  catalog?: string;
  /** Cross-reference and objects in streams, as PDF 1.5 has them. */
  compressed?: boolean;
};

const FIRST_PAGE = 100;

/** A small document, written out by hand so that a test sees exactly what it starts from. */
export function makeDocument({
  pages = [{}],
  objects = [],
  catalog = '',
  compressed,
}: SampleDocument = {}): Uint8Array {
  const list = new Map<number, string>();
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  list.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  list.set(
    2,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /Resources << /Font << /F1 3 0 R >> >> >>`,
  );
  list.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  objects.forEach((object, index) => list.set(10 + index, object));
  pages.forEach((page, index) => {
    const content = page.content ?? `BT /F1 18 Tf 72 700 Td (Page ${index + 1} body) Tj ET`;
    const boxes = `/MediaBox [${(page.media ?? [0, 0, 612, 792]).join(' ')}]${page.crop ? ` /CropBox [${page.crop.join(' ')}]` : ''}`;
    const turn = `${page.rotate ? `/Rotate ${page.rotate}` : ''} ${page.userUnit ? `/UserUnit ${page.userUnit}` : ''}`;
    const number = FIRST_PAGE + index * 2;
    list.set(
      number,
      `<< /Type /Page /Parent 2 0 R ${boxes} ${turn} /Contents ${number + 1} 0 R ${page.entries ?? ''} >>`,
    );
    list.set(number + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });
  return compressed ? writeCompressed(list) : writeClassic(list);
}

function writeClassic(list: Map<number, string>): Uint8Array {
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const size = Math.max(...list.keys()) + 1;
  const offsets = new Map<number, number>();
  for (const [number, object] of list) {
    offsets.set(number, body.length);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table, 'latin1');
}

function writeCompressed(list: Map<number, string>): Uint8Array {
  const size = Math.max(...list.keys()) + 3;
  const [objectStream, xref] = [size - 2, size - 1];
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const rows = Buffer.alloc(size * 6);
  let index = '';
  let packed = '';
  let count = 0;
  for (const [number, object] of list) {
    if (object.includes('\nstream\n')) {
      rows.writeUInt8(1, number * 6);
      rows.writeUInt32BE(body.length, number * 6 + 1);
      body += `${number} 0 obj\n${object}\nendobj\n`;
      continue;
    }
    rows.writeUInt8(2, number * 6);
    rows.writeUInt32BE(objectStream, number * 6 + 1);
    rows.writeUInt8(count++, number * 6 + 5);
    index += `${number} ${packed.length} `;
    packed += `${object}\n`;
  }
  const data = deflateSync(index + packed).toString('latin1');
  rows.writeUInt8(1, objectStream * 6);
  rows.writeUInt32BE(body.length, objectStream * 6 + 1);
  body += `${objectStream} 0 obj\n<< /Type /ObjStm /N ${count} /First ${index.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
  rows.writeUInt8(1, xref * 6);
  rows.writeUInt32BE(body.length, xref * 6 + 1);
  const dict = `/Type /XRef /Size ${size} /W [1 4 1] /Root 1 0 R /Length ${rows.length}`;
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([
    Buffer.from(`${body}${xref} 0 obj\n<< ${dict} >>\nstream\n`, 'latin1'),
    rows,
    Buffer.from(end),
  ]);
}
