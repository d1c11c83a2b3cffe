import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { performTool } from '../runner/perform-tool.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { hasVerapdf, judgeFiles } from '../testing/verapdf.ts';
import { type ToolName, tools } from '../tools/index.ts';
import { writePacket } from './shared-claim.ts';

const stream = (keys: string, data: string) =>
  `<< ${keys} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** Two pages and a field that follow a part of PDF/A, with nothing on them that would need a font or a colour. */
function archive(part: number): Uint8Array {
  const packet = writePacket({ part, level: 'B' }, '').replace('<pdf:Producer></pdf:Producer>', '');
  const bytes = makeDocument({
    pages: [
      { content: 'q Q', entries: '/Resources << >> /Annots [12 0 R]' },
      { content: 'q Q', entries: '/Resources << >>' },
    ],
    catalog: '/Metadata 10 0 R /AcroForm << /Fields [12 0 R] >>',
    objects: [
      stream('/Type /Metadata /Subtype /XML', packet),
      stream('/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << >>', '/Tx BMC EMC'),
      '<< /FT /Tx /T (name) /DA (/Helv 12 Tf 0 g) /Type /Annot /Subtype /Widget /Rect [20 20 120 40] /F 4 /P 100 0 R /AP << /N 11 0 R >> >>',
    ],
  });
  const identified = Buffer.from(bytes)
    .toString('latin1')
    .replace('/Root 1 0 R >>', '/Root 1 0 R /ID [<01> <02>] >>');
  return Buffer.from(identified, 'latin1');
}

const CASES: [name: ToolName, part: number, verdict: 'valid' | 'none', options?: object][] = [
  ['fill-form', 2, 'valid', { fields: { name: 'Ada Ω' } }],
  ['fill-form', 1, 'valid', { fields: { name: 'Ada' } }],
  ['merge', 2, 'valid', { addPageNumbers: true }],
  ['merge', 3, 'valid', {}],
  ['watermark', 2, 'valid'],
  ['page-numbers', 1, 'valid'],
  ['annotate', 2, 'valid'],
  ['rotate', 2, 'valid'],
  ['metadata', 2, 'valid'],
  ['organize', 3, 'valid'],
];

/** veraPDF's verdict on each case. All are checked at once: starting it takes longer than a file. */
async function judgeCases(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-standards-'));
  const paths = CASES.map((_, place) => join(folder, `${place}.pdf`));
  for (const [place, [name, part, , options = sampleOptions(name)]] of CASES.entries()) {
    const bytes = archive(part);
    const given = Array.from({ length: tools[name].inputs.min }, () => ({ name: 'a.pdf', bytes }));
    const { data } = await tools[name].check(options);
    const { files } = await performTool(name, given, data as never);
    await writeFile(paths[place]!, files[0]!.bytes);
  }
  const judged = await judgeFiles(paths);
  await rm(folder, { recursive: true });
  return judged.map(({ profile, verdict, clauses }) => [verdict, profile, clauses].join(' ').trim());
}

let judged: Promise<string[]> | undefined;

it('the documents claim what they are made to follow', () => {
  expect(Buffer.from(archive(2)).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
});

// The step `machine` of the tests says why veraPDF is not on a machine; there it is not asked.
it.each((hasVerapdf ? CASES : []).map(([name, part, verdict], place) => ({ name, part, verdict, place })))(
  'veraPDF: $name of PDF/A-$part is what it claims',
  { timeout: 300_000 },
  async ({ part, verdict, place }) => {
    judged ??= judgeCases();
    expect((await judged)[place]).toBe(`${verdict} ${part}b`);
  },
);
