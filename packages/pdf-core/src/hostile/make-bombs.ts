import { constants, deflateSync } from 'node:zlib';
import { latin, type Objects, onePage, pageShowing, stream, writePdf } from './write-pdf.ts';

const MB = 1 << 20;
const FLATE = '/Filter /FlateDecode';
const CHAIN = 10;
const PER_STREAM = 100_000;
const NOTE = '/Type /Annot /Subtype /Square /C [1 0 0] /Rect [9 9 90 90] /P 3 0 R';

/**
 * Small files that expand to gigabytes, hundreds of millions of operators or millions of objects in a reader without
 * limits.
 */
export const bombs: Record<string, () => Uint8Array> = {
  'zeros of 2 GB as content': () => onePage({ 4: stream(deflatedText('\0', 2048), FLATE) }),
  'zeros of 10 GB, deflated three times': () => {
    const twice = deflateSync(deflatedText('\0', 10_240), { level: 9 });
    const filters = '/Filter [/FlateDecode /FlateDecode /FlateDecode]';
    return onePage({ 4: stream(deflateSync(twice, { level: 9 }), filters) });
  },
  'runs of bytes within deflated runs': () =>
    onePage({
      4: stream(deflatedText('\x81\x20', 16), '/Filter [/FlateDecode /RunLengthDecode /RunLengthDecode]'),
    }),
  '130 million operators': () => onePage({ 4: stream(deflatedText('f ', 250), FLATE) }),
  '18 million lines': () => onePage({ 4: stream(deflatedText('0 0 m 9 9 l S ', 250), FLATE) }),
  'ten million letters': () =>
    onePage({ 4: stream(deflatedText('BT /F1 9 Tf 9 9 Td (abcdefghijklmnop) Tj ET ', 30), FLATE) }),
  'a thousand times the same content': () =>
    onePage({ 4: `[${'6 0 R '.repeat(1000)}]`, 6: stream(deflatedText('0 0 m 9 9 l S ', 4), FLATE) }),
  '1 200 000 objects in streams': () => objectsInStreams(1_200_000),
  'one object of 400 MB in a stream': () =>
    withTableStream(
      [stream(deflatedText(' ', 400, '100 0 null'), `/Type /ObjStm /N 1 /First 6 ${FLATE}`)],
      1,
    ),
  '500 000 annotations': () => onePage({}, `/Annots [${`<< ${NOTE} >>`.repeat(500_000)}]`),
  'one annotation 500 000 times': () =>
    onePage({ 6: `<< ${NOTE} >>` }, `/Annots [${'6 0 R '.repeat(500_000)}]`),
  'one field 500 000 times': () =>
    onePage(
      { 6: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [9 9 90 90] /P 3 0 R >>' },
      `/Annots [${'6 0 R '.repeat(500_000)}]`,
      `/AcroForm << /Fields [${'6 0 R '.repeat(500_000)}] /DA (/F1 9 Tf) >>`,
    ),
  'patterns within patterns': () => nestedPatterns(),
  'letters that write letters': () => nestedLetters(),
  'a masked form within masked forms': () => nestedMasks(),
  'twenty pictures of 144 million pixels': () => {
    const entries = '/Type /XObject /Subtype /Image /Width 12000 /Height 12000 /BitsPerComponent 8';
    const image = () => stream(deflatedText('\0', 432), `${entries} /ColorSpace /DeviceRGB ${FLATE}`);
    const numbers = Array.from({ length: 20 }, (_, i) => i + 10);
    return pageShowing(
      numbers.map((n) => `q 300 0 0 300 0 0 cm /I${n} Do Q`).join('\n'),
      `/XObject << ${numbers.map((n) => `/I${n} ${n} 0 R`).join(' ')} >>`,
      Object.fromEntries(numbers.map((n) => [n, image()])),
    );
  },
  'a font of 400 MB': () =>
    pageShowing('BT /F 18 Tf 40 150 Td (body) Tj ET', '/Font << /F 6 0 R >>', {
      6: '<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 97 /LastChar 97 /Widths [500] /FontDescriptor 7 0 R >>',
      7: '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 8 0 R >>',
      8: stream(deflatedText('\0', 400), `${FLATE} /Length1 419430400`),
    }),
  '20 000 pages of the same half million lines': () => manyPages(),
};

/** The same few bytes again and again, deflated so many megabytes of them. Made quickly: each megabyte looks the same. */
function deflatedText(text: string, megabytes: number, head = ''): Uint8Array {
  const deflate = (piece: Uint8Array) =>
    deflateSync(piece, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const body = deflate(Buffer.alloc(Math.floor(MB / text.length) * text.length, text, 'latin1')).subarray(2);
  // Readers go on without the sum of all bytes, which stands at the end.
  return Buffer.concat([
    deflate(latin(head)),
    ...Array.from({ length: megabytes }, () => body),
    Buffer.from([3, 0]),
  ]);
}

function objectsInStreams(count: number): Uint8Array {
  const streams: Uint8Array[] = [];
  for (let first = 100; first < 100 + count; first += PER_STREAM) {
    const index = Array.from({ length: PER_STREAM }, (_, place) => `${first + place} ${place * 5}`).join(' ');
    const text = `${index} ${'null '.repeat(PER_STREAM)}`;
    const entries = `/Type /ObjStm /N ${PER_STREAM} /First ${index.length + 1} ${FLATE}`;
    streams.push(stream(deflateSync(text), entries));
  }
  return withTableStream(streams, count);
}

/** A document with object streams 10, 11 and so on, whose members are numbered from 100 on. */
function withTableStream(streams: Uint8Array[], members: number): Uint8Array {
  const whole = Buffer.from(onePage(Object.fromEntries(streams.map((body, i) => [i + 10, body]))));
  const start = whole.lastIndexOf('xref\n0 1');
  const size = 100 + members;
  const rows = Buffer.alloc(size * 7);
  for (let number = 1; number < 10 + streams.length; number += 1) {
    const at = whole.indexOf(`\n${number} 0 obj`) + 1;
    if (at > 0) rows.set([1, at >>> 24, (at >> 16) & 255, (at >> 8) & 255, at & 255, 0, 0], number * 7);
  }
  for (let member = 0; member < members; member += 1) {
    const holder = 10 + Math.floor(member / PER_STREAM);
    rows.set([2, 0, 0, holder >> 8, holder & 255, 0, 0], (100 + member) * 7);
  }
  const table = stream(deflateSync(rows), `/Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R ${FLATE}`);
  const head = whole.subarray(0, start);
  return Buffer.concat([head, latin('99 0 obj\n'), table, latin(`\nendobj\nstartxref\n${start}\n%%EOF\n`)]);
}

function nestedPatterns(): Uint8Array {
  const extra: Objects = {};
  const entries = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 90 90] /XStep 1 /YStep 1';
  for (let level = 10; level < 10 + CHAIN; level += 1)
    extra[level] = stream(
      '/Pattern cs /P scn 0 0 90 90 re f 9 9 50 50 re f 20 20 m 50 70 l 80 20 l f',
      `${entries} /Resources << /Pattern << /P ${level + 1} 0 R >> >>`,
    );
  extra[10 + CHAIN] = stream('1 0 0 rg 0 0 1 1 re f', `${entries} /Resources << >>`);
  return pageShowing('/Pattern cs /P scn 0 0 300 300 re f', '/Pattern << /P 10 0 R >>', extra);
}

function nestedLetters(): Uint8Array {
  const extra: Objects = {};
  const font = (level: number, resources: string) =>
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 97 /Widths [1000] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${level + 1} 0 R >> /Resources << ${resources} >> >>`;
  for (let level = 10; level < 10 + 2 * CHAIN; level += 2) {
    extra[level] = font(level, `/Font << /F ${level + 2} 0 R >>`);
    extra[level + 1] = stream('1000 0 d0 BT /F 100 Tf (aaaaaaaaaa) Tj ET');
  }
  extra[10 + 2 * CHAIN] = font(10 + 2 * CHAIN, '');
  extra[11 + 2 * CHAIN] = stream('1000 0 d0 0 0 900 900 re f');
  return pageShowing('BT /F 18 Tf 40 150 Td (aaaaaaaaaa) Tj ET', '/Font << /F 10 0 R >>', extra);
}

function nestedMasks(): Uint8Array {
  const extra: Objects = {};
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Group << /S /Transparency >>';
  for (let level = 10; level < 10 + 2 * CHAIN; level += 2) {
    extra[level] = `<< /SMask << /S /Luminosity /G ${level + 1} 0 R >> >>`;
    extra[level + 1] = stream(
      'q /G gs 0 0 300 300 re f Q q /G gs 0 0 99 300 re f Q q /G gs 9 9 300 99 re f Q',
      `${form} /Resources << /ExtGState << /G ${level + 2} 0 R >> >>`,
    );
  }
  extra[10 + 2 * CHAIN] = '<< /ca 0.5 >>';
  return pageShowing('/G gs 0 0 300 300 re f', '/ExtGState << /G 10 0 R >>', extra);
}

function manyPages(): Uint8Array {
  const objects: Objects = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    3: stream(deflatedText('0 0 m 9 9 l S ', 7), FLATE),
  };
  const numbers = Array.from({ length: 20_000 }, (_, i) => i + 10);
  objects[2] = `<< /Type /Pages /Count ${numbers.length} /Kids [${numbers.map((n) => `${n} 0 R`).join(' ')}] >>`;
  for (const n of numbers)
    objects[n] = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 3 0 R >>';
  return writePdf(objects);
}
