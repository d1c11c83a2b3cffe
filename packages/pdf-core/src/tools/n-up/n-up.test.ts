import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { nUp } from './n-up.ts';
import { nUpOptions } from './options.ts';

async function run(bytes: Uint8Array, options: object = {}) {
  const { files, report } = await nUp([{ name: 'a.pdf', bytes }], nUpOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes, '')).toBe('');
  return { bytes: files[0]!.bytes, report };
}

/** Where poppler finds each word of a page, from its upper left corner. */
async function places(bytes: Uint8Array, page = 1): Promise<Record<string, [number, number]>> {
  const { stdout } = await runPeer(
    'pdftotext',
    ['-bbox', '-f', `${page}`, '-l', `${page}`, 'FILE', '-'],
    bytes,
  );
  const words = [...stdout.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>([^<]+)</g)];
  return Object.fromEntries(words.map(([, x, y, word]) => [word!, [Number(x), Number(y)]]));
}

const numbered = (count: number) =>
  makeDocument({
    pages: Array.from({ length: count }, (_, i) => ({ content: `BT /F1 40 Tf 72 700 Td (N${i + 1}) Tj ET` })),
  });

it('two upright pages stand side by side on lying paper', async () => {
  const { bytes, report } = await run(numbered(3));
  expect(report).toEqual({ pages: 3, sheets: 2 });
  expect((await pdfInfo(bytes))['Page size']).toMatch(/^841.89 x 595.28/);
  const { N1, N2 } = await places(bytes);
  expect(N2![0] - N1![0]).toBeGreaterThan(380);
  expect(Math.abs(N2![1] - N1![1])).toBeLessThan(1);
  expect(Object.keys(await places(bytes, 2))).toEqual(['N3']);
});

it('four follow one another in rows, or in columns', async () => {
  const rows = await places((await run(numbered(4), { perSheet: 4 })).bytes);
  expect(rows.N2![0]).toBeGreaterThan(rows.N1![0]);
  expect(rows.N3![1]).toBeGreaterThan(rows.N1![1]);
  const columns = await places((await run(numbered(4), { perSheet: 4, order: 'columns' })).bytes);
  expect(columns.N2![1]).toBeGreaterThan(columns.N1![1]);
  expect(columns.N3![0]).toBeGreaterThan(columns.N1![0]);
});

it('pages stand upright however they are turned, cropped ones show what is left, and chosen ones come', async () => {
  const words = { content: 'BT /F1 40 Tf 300 300 Td (Seen) Tj ET BT /F1 40 Tf 10 10 Td (Gone) Tj ET' };
  const crop = [200, 200, 600, 600];
  const pages = [{ ...words, crop }, { ...words, crop, rotate: 90 }, { ...words, crop, userUnit: 2 }, {}];
  const { bytes, report } = await run(makeDocument({ pages }), { pages: '1-3', perSheet: 4 });
  expect(report).toEqual({ pages: 3, sheets: 1 });
  const text = await pdfToText(bytes);
  expect([text.match(/Seen/g)?.length, text.includes('body')]).toEqual([3, false]);
});

it('field values and notes are drawn; content with unbalanced state does not affect its neighbor', async () => {
  const mark = '1 0 0 rg 0 0 10 10 re f';
  const sample = {
    objects: [
      '<< /Type /Annot /Subtype /Square /Rect [0 0 612 792] /AP << /N 11 0 R >> /F 4 >>',
      `<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length ${mark.length} >>\nstream\n${mark}\nendstream`,
    ],
    pages: [
      { entries: '/Annots [10 0 R]', content: '' },
      { content: 'q Q Q q 0.1 0 0 0.1 0 0 cm' },
      { content: 'BT /F1 40 Tf 72 700 Td (Third) Tj ET' },
    ],
  };
  const { bytes } = await run(makeDocument(sample), { perSheet: 4 });
  expect(await pdfToText(bytes)).toContain('Third');
  const { stdout } = await runPeer('mutool', ['draw', '-F', 'pnm', '-r', '20', '-o', '-', 'FILE'], bytes);
  expect(stdout.length).toBeGreaterThan(0);
});

it('a hidden layer stays hidden, and a restricted document restricted', async () => {
  const layered = makeDocument({
    catalog: '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>',
    objects: ['<< /Type /OCG /Name (Secret) >>'],
    pages: [
      {
        content: '/OC /L BDC BT /F1 40 Tf 72 700 Td (Secret) Tj ET EMC',
        entries: '/Resources << /Font << /F1 3 0 R >> /Properties << /L 10 0 R >> >>',
      },
    ],
  });
  const { bytes } = await run(layered);
  const { stdout } = await runPeer('mutool', ['draw', '-F', 'txt', '-o', '-', 'FILE'], bytes);
  expect(stdout).not.toContain('Secret');
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked)).rejects.toMatchObject({ code: 'encrypted' });
});

it('refuses another number of pages', () => {
  expect(nUpOptions.safeParse({ perSheet: 3 }).success).toBe(false);
});
