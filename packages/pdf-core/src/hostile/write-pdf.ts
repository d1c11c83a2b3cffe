import { constants, deflateSync } from 'node:zlib';

export type Objects = Record<number, string | Uint8Array>;

/** Objects as a file with a classic table; `trailer` comes after the entries every file needs. */
export function writePdf(objects: Objects, trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let end = parts[0]!.length;
  const offsets = new Map<number, number>();
  for (const [number, body] of Object.entries(objects)) {
    const bytes = Buffer.concat([latin(`${number} 0 obj\n`), toBytes(body), latin('\nendobj\n')]);
    offsets.set(Number(number), end);
    parts.push(bytes);
    end += bytes.length;
  }
  const rows = [...offsets].map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const size = [...offsets.keys()].reduce((most, number) => Math.max(most, number), 0) + 1;
  const head = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`;
  parts.push(latin(`${head}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${end}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** One page that shows "body", to which a hostile part is added. */
export function onePage(extra: Objects = {}, page = '', catalog = '', trailer = ''): Uint8Array {
  return writePdf(
    {
      1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
      4: stream('BT /F1 18 Tf 40 150 Td (body) Tj ET'),
      5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...extra,
    },
    trailer,
  );
}

/** One page whose content and resources are the hostile part. */
export function pageShowing(
  content: string | Uint8Array,
  resources: string,
  extra: Objects = {},
): Uint8Array {
  return onePage({ 4: stream(content), ...extra }, `/Resources << ${resources} >>`);
}

export function stream(data: string | Uint8Array, entries = ''): Uint8Array {
  const bytes = toBytes(data);
  const head = latin(`<< /Length ${bytes.length} ${entries} >>\nstream\n`);
  return Buffer.concat([head, bytes, latin('\nendstream')]);
}

const PIECE = 1 << 20;

/** So many zeros, deflated: a thousandth of their size, and made in no time since each megabyte looks the same. */
export function deflatedZeros(megabytes: number): Uint8Array {
  const piece = deflateSync(Buffer.alloc(PIECE), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const body = piece.subarray(2);
  const sum = Buffer.alloc(4);
  // Adler-32 of zeros: the first half stays 1, the second counts them.
  sum.writeUInt32BE((((megabytes * PIECE) % 65_521) * 65_536 + 1) >>> 0);
  const pieces = Array.from({ length: megabytes }, () => body);
  return Buffer.concat([piece.subarray(0, 2), ...pieces, Buffer.from([3, 0]), sum]);
}

export function latin(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

function toBytes(data: string | Uint8Array): Uint8Array {
  return typeof data === 'string' ? latin(data) : data;
}
