import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { infoAnswer } from '@sheaf/api/features/pdf-tools/pdf-tools.reports.schema.ts';
import { PdfError } from '@sheaf/pdf-core/errors';
import { createRunner, runToolInto } from '@sheaf/pdf-core/runner';
import { analyzeReport } from '@sheaf/pdf-core/tools/analyze/report.ts';
import { formFieldsReport } from '@sheaf/pdf-core/tools/form-fields/report.ts';
import { signaturesReport } from '@sheaf/pdf-core/tools/signatures/report.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHeavy } from '../../../../../packages/pdf-core/src/hostile/families.ts';
import { hostileDocuments } from '../../../../../packages/pdf-core/src/hostile/hostile-set.ts';

/** As much as any answer on a document may weigh. */
const MOST_CHARACTERS = 12_000_000;
const TOOLS = {
  info: (report: object) => infoAnswer.parse({ info: report }),
  analyze: (report: object) => analyzeReport.parse(report),
  signatures: (report: object) => signaturesReport.parse(report),
  'form-fields': (report: object) => formFieldsReport.parse(report),
};
const LIMITS = { timeoutMs: 15_000, memoryMb: 1024 };

let folder: string;
let runner: ReturnType<typeof createRunner>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-reports-'));
  runner = createRunner({ processes: 2, memoryMb: LIMITS.memoryMb });
});
afterAll(async () => {
  runner.close();
  await rm(folder, { recursive: true, force: true });
});

/** The report of a tool; null if it refuses the file. */
async function ask(tool: keyof typeof TOOLS, bytes: Uint8Array): Promise<object | null> {
  const place = await mkdtemp(join(folder, 'out-'));
  const path = join(place, 'in.pdf');
  await writeFile(path, bytes);
  const limits = { ...LIMITS, runner };
  const told = runToolInto(place, tool, [{ name: 'a.pdf', path }], {}, limits);
  return told.then(
    ({ report }) => report as object,
    (error: unknown) => {
      if (error instanceof PdfError) return null;
      throw error;
    },
  );
}

/** A document of this many pages, with the given entries in pages, catalog and further objects. */
function makeDocument({ pages = 1, page = '', catalog = '', more = [] as string[] }): Buffer {
  const first = 3 + more.length;
  const kids = Array.from({ length: pages }, (_, i) => `${first + i} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    ...more,
    ...Array.from({ length: pages }, () => `<</Type/Page/Parent 2 0 R ${page || '/MediaBox[0 0 9 9]'}>>`),
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n`);
}

const long = 'x'.repeat(20_000);
const documents: Record<string, () => Uint8Array> = {
  ...Object.fromEntries(Object.entries(hostileDocuments).filter(([name]) => !isHeavy({ name }))),
  'a box of 400 digits': () => makeDocument({ page: `/MediaBox[0 0 ${'9'.repeat(400)} 792]` }),
  'a box of no size': () => makeDocument({ page: '/MediaBox[0 0 0.0001 792]' }),
  'labels with a prefix of 20 KB on each of 8 000 pages': () =>
    makeDocument({ pages: 8000, catalog: `/PageLabels<</Nums[0<</S/D/P(${long})>>]>>` }),
  'labels of the thousandfold letter': () =>
    makeDocument({ pages: 8000, catalog: '/PageLabels<</Nums[0<</S/A/St 999999999>>]>>' }),
  'bookmarks with one title of 20 KB': () => {
    const count = 5000;
    const items = Array.from(
      { length: count },
      (_, i) => `<</Title 4 0 R ${i + 1 < count ? `/Next ${i + 6} 0 R` : ''}>>`,
    );
    return makeDocument({ catalog: '/Outlines 3 0 R', more: ['<</First 5 0 R>>', `(${long})`, ...items] });
  },
  'fields of one value of 20 KB': () => {
    const fields = Array.from(
      { length: 5000 },
      (_, i) => `<</FT/Tx/T(f${i})/MaxLen ${'9'.repeat(400)}/V 4 0 R>>`,
    );
    const kids = fields.map((_, i) => `${i + 5} 0 R`).join(' ');
    return makeDocument({
      catalog: '/AcroForm 3 0 R',
      more: [`<</Fields[${kids}]>>`, `(${long})`, ...fields],
    });
  },
  'a lone surrogate for a title': () =>
    makeDocument({ catalog: '/Outlines 3 0 R', more: ['<</First 4 0 R>>', '<</Title<FEFFD800>>>'] }),
};

test.each(Object.keys(TOOLS) as (keyof typeof TOOLS)[])(
  'whatever the file, what %s tells fits its answer',
  async (tool) => {
    let told = 0;
    for (const [name, make] of Object.entries(documents)) {
      const report = await ask(tool, make());
      if (!report) continue;
      told += 1;
      const answer = JSON.stringify(TOOLS[tool](report));
      expect({ name, fits: answer.length < MOST_CHARACTERS && answer.isWellFormed() }).toEqual({
        name,
        fits: true,
      });
    }
    expect(told).toBeGreaterThan(20);
  },
  600_000,
);

test('a shortened list has the number of missing entries', async () => {
  const report = await ask('info', documents['bookmarks with one title of 20 KB']!());
  const { outline, leftOut } = infoAnswer.parse({ info: report }).info;
  expect(leftOut).toEqual({ outline: 5000 - outline.length });
  expect(outline.length).toBeGreaterThan(100);
});

test('a page whose size makes no sense is taken as a viewer takes it', async () => {
  for (const name of ['a box of 400 digits', 'a box of no size']) {
    const { info } = infoAnswer.parse({ info: await ask('info', documents[name]!()) });
    expect([info.pages[0]!.width, info.pages[0]!.height]).toEqual([612, 792]);
  }
});
