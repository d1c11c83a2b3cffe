import { describe, expect, it } from 'vitest';
import { bombs } from '../hostile/make-bombs.ts';
import { noise } from '../hostile/make-streams.ts';
import { runHostile } from '../hostile/run-hostile.ts';
import { type Objects, pageShowing, stream, writePdf } from '../hostile/write-pdf.ts';
import { limits } from '../limits.ts';
import { openDocument } from '../pdf/open.ts';
import { tallyContent } from './tally-content.ts';
import { weighPages } from './weigh-document.ts';

const tally = (content: string) => tallyContent(Buffer.from(content), limits.pageOperators);
const scalesOf = (bytes: Uint8Array) => weighPages(openDocument(bytes));

describe('a content is counted', () => {
  it('by operators, letters, and what it shows by name', () => {
    const { operators, letters, shown, fonts } = tally('BT /F 9 Tf (abc) Tj [(de) 4 <66>] TJ ET /X Do /X Do');
    expect({ operators, letters, shown, fonts }).toEqual({
      operators: 7,
      letters: 13,
      shown: new Map([['X', 2]]),
      fonts: new Map([['F', 13]]),
    });
  });

  it('with the pattern and the state that hold where something is painted', () => {
    const { patterns, states } = tally('q /G gs /P scn 0 0 9 9 re f Q 0 0 9 9 re f /Q SCN 0 0 m 9 9 l S');
    expect([patterns, states]).toEqual([
      new Map([
        ['P', 1],
        ['Q', 1],
      ]),
      new Map([['G', 1]]),
    ]);
  });

  it('without what stands in strings, comments and pictures', () => {
    expect(tally('(f f \\) f) Tj % f f f\nBI /W 1 ID f f\nf EI f').operators).toBe(4);
  });

  it('no further than asked', () => {
    expect(tallyContent(Buffer.from('f '.repeat(1000)), 10).operators).toBe(11);
  });
});

describe('pages', () => {
  it.each(['patterns within patterns', 'letters that write letters', 'a masked form within masked forms'])(
    'with %s are read and not drawn',
    (name) => {
      const scales = scalesOf(bombs[name]!());
      expect(() => scales.read(0)).not.toThrow();
      expect(() => scales.draw(0)).toThrow('document_too_complex');
    },
  );

  it('of a form that shows itself are drawn: viewers leave it out', () => {
    const form = stream(
      '/X Do',
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
    );
    expect(() =>
      scalesOf(pageShowing('/X Do', '/XObject << /X 6 0 R >>', { 6: form })).draw(0),
    ).not.toThrow();
  });

  it('of a map with 800 000 lines, and of hatching over all of the paper, are drawn', () => {
    const map = pageShowing('1 2 m 300 400 l S\n'.repeat(800_000), '');
    expect(() => scalesOf(map).draw(0)).not.toThrow();
    const cell = stream(
      '0 0 m 4 4 l S',
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>',
    );
    const hatched = pageShowing(
      '/Pattern cs /P scn 0 0 300 300 re f '.repeat(200),
      '/Pattern << /P 6 0 R >>',
      { 6: cell },
    );
    expect(() => scalesOf(hatched).draw(0)).not.toThrow();
  });
});

/** 400 KB of noise a page, as a scan that nothing makes smaller. */
function largeScan(pages: number): Uint8Array {
  const objects: Objects = { 1: '<< /Type /Catalog /Pages 2 0 R >>' };
  const numbers = Array.from({ length: pages }, (_, page) => 10 + page * 3);
  objects[2] = `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`;
  for (const number of numbers) {
    const resources = `<< /XObject << /I ${number + 2} 0 R >> >>`;
    objects[number] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources ${resources} >>`;
    objects[number + 1] = stream('q 595 0 0 842 0 0 cm /I Do Q');
    const entries =
      '/Type /XObject /Subtype /Image /Width 400 /Height 333 /ColorSpace /DeviceRGB /BitsPerComponent 8';
    objects[number + 2] = stream(noise(400 * 333 * 3), entries);
  }
  return writePdf(objects);
}

it('500 pages and 200 MB of scans are an ordinary document', { timeout: 300_000 }, async () => {
  const bytes = largeScan(500);
  expect(bytes.length).toBeGreaterThan(190_000_000);
  const limitsOfServer = { timeoutMs: 240_000, memoryMb: 2048, lanes: 1 };
  const outcomes = await runHostile(
    [{ name: 'scan.pdf', bytes }],
    ['text', 'rotate', 'organize'],
    limitsOfServer,
  );
  expect(outcomes.map(({ tool, code }) => `${tool} ${code}`)).toEqual([
    'text done',
    'rotate done',
    'organize done',
  ]);
});
