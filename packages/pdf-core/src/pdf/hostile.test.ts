import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { PdfError } from '../errors.ts';
import { makeTestPdf, qpdfComplaints } from '../testing/index.ts';
import { mergeOptions } from '../tools/merge/options.ts';
import { merge } from '../tools/merge/merge.ts';
import { splitOptions } from '../tools/split/options.ts';
import { split } from '../tools/split/split.ts';

/** Objects to a file whose cross-reference is found by scanning: hostile files rarely have one. */
const file = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n`,
    'latin1',
  );

const CATALOG =
  '<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R/AcroForm 6 0 R/Names<</Dests 7 0 R>>/PageLabels 8 0 R>>';
const PAGES = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>';
const bomb = deflateSync(Buffer.alloc(300 << 20), { level: 9 }).toString('latin1');

const HOSTILE: Record<string, Buffer> = {
  'a page tree that loops': file(CATALOG, '<</Type/Pages/Count 2/Kids[2 0 R 3 0 R 2 0 R]>>', PAGE),
  'a page tree that doubles at each level': file(
    CATALOG,
    ...Array.from({ length: 40 }, (_, i) => `<</Type/Pages/Kids[${i + 3} 0 R ${i + 3} 0 R]>>`),
    PAGE,
  ),
  'a page listed a million times': file(CATALOG, `<</Type/Pages/Kids[${'3 0 R '.repeat(1_000_000)}]>>`, PAGE),
  '2^31 pages': file(CATALOG, PAGES.replace('/Count 1', '/Count 2147483648'), PAGE),
  'minus one page': file(CATALOG, PAGES.replace('/Count 1', '/Count -1'), PAGE),
  'no page': file(CATALOG, '<</Type/Pages/Count 0/Kids[]>>'),
  'outlines that loop': file(
    CATALOG,
    PAGES,
    PAGE,
    '<</First 5 0 R/Last 5 0 R>>',
    '<</Title(a)/Dest[3 0 R/Fit]/First 5 0 R/Next 5 0 R/Parent 5 0 R>>',
  ),
  'outlines a hundred thousand deep': file(
    CATALOG,
    PAGES,
    PAGE,
    ...Array.from({ length: 100_000 }, (_, i) => `<</Title(a)/Dest[3 0 R/Fit]/First ${i + 5} 0 R>>`),
  ),
  'fields, names and labels that loop': file(
    CATALOG,
    PAGES,
    PAGE,
    'null',
    '<</T(f)/Kids[5 0 R]>>',
    '<</Fields[5 0 R 5 0 R]>>',
    '<</Kids[7 0 R]/Names[(a) 7 0 R]>>',
    '<</Kids[8 0 R]>>',
  ),
  'references in a ring': file(CATALOG, PAGES, PAGE, '5 0 R', '4 0 R'),
  'a hundred thousand arrays in one another': file(
    CATALOG,
    PAGES,
    PAGE.replace('>>', `/X ${'['.repeat(100_000)}>>`),
  ),
  'a hundred thousand dictionaries in one another': file(`${'<</A'.repeat(100_000)}`, PAGES, PAGE),
  'a chain of stream lengths': file(
    CATALOG,
    PAGES,
    PAGE.replace('>>', '/Contents 4 0 R>>'),
    ...Array.from({ length: 50_000 }, (_, i) => `<</Length ${i + 5} 0 R>>\nstream\nx\nendstream`),
  ),
  'an object stream that inflates without end': file(
    CATALOG,
    PAGES,
    `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n${bomb}\nendstream`,
  ),
  'a thousand filters': file(
    CATALOG,
    PAGES,
    `<</Type/ObjStm/N 1/First 4/Filter[${'/FlateDecode'.repeat(1000)}]>>\nstream\nx\nendstream`,
  ),
  'an object stream inside itself': file(
    CATALOG,
    PAGES,
    '<</Type/ObjStm/N 1/First 4/Extends 3 0 R>>\nstream\n3 0 \nendstream',
  ),
  'a cross-reference whose Prev is itself': Buffer.from(
    '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF',
  ),
  'a cross-reference of 2^31 rows': Buffer.from(
    '%PDF-1.7\nxref\n0 2147483648\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF',
  ),
  'an object with the number 2^31': Buffer.from('%PDF-1.7\n2147483648 0 obj\n<</Type/Catalog>>\nendobj\n'),
  'an unclosed string': file(CATALOG, PAGES, `<</Type/Page/X(${'('.repeat(100_000)}`),
  'only a header': Buffer.from('%PDF-1.7\n'),
};

const good = makeTestPdf({
  pages: [{ text: 'One', links: [{ named: 'two' }, { to: 0 }] }, { text: 'Two' }],
  named: { two: 1 },
  outline: [{ title: 'A', page: 0, children: [{ title: 'B', named: 'two' }] }],
  fields: [{ name: 'f', value: 'v', pages: [0, 1] }],
  labels: { 0: '/S/r' },
});

/** The result's complaints, or the code of the error: anything else is a crash and fails the test. */
async function tryBoth(bytes: Uint8Array): Promise<string[]> {
  const input = { name: 'bad.pdf', bytes };
  const runs = [
    () => merge([input, { name: 'good.pdf', bytes: good }], mergeOptions.parse({ addBookmarks: true })),
    () => split([input], splitOptions.parse({ optimizeOutput: true, addMetadata: true })),
  ];
  return Promise.all(
    runs.map(async (run) => {
      try {
        const { files } = await run();
        return await qpdfComplaints(files[0]!.bytes);
      } catch (error) {
        if (error instanceof PdfError) return error.code;
        throw error;
      }
    }),
  );
}

describe('hostile files', () => {
  let start = 0;
  beforeEach(() => {
    start = performance.now();
  });

  it.each(Object.keys(HOSTILE))('ends with a document or a code: %s', async (name) => {
    const results = await tryBoth(HOSTILE[name]!);
    for (const result of results) expect(result).toMatch(/^(|corrupt|empty|too_complex)$/);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('ends with a document or a code whatever byte is changed', async () => {
    let state = 20_261_121;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
      return (state >> 8) % below;
    };
    for (let round = 0; round < 400; round++) {
      const bytes = Buffer.from(good);
      for (let change = 0; change <= round % 8; change++) bytes[random(bytes.length)] = random(256);
      const cut = round % 5 ? bytes : bytes.subarray(0, random(bytes.length));
      const input = { name: 'bad.pdf', bytes: cut };
      const result = await split([input], splitOptions.parse({})).then(
        () => 'done',
        (error: unknown) => (error instanceof PdfError ? 'coded' : String(error)),
      );
      expect(result).toMatch(/^(done|coded)$/);
    }
  });
});
