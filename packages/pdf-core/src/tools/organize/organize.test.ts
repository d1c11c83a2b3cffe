import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { makeTestPdf, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { linkTargets, outlineLines } from '../../testing/reading.ts';
import { performTool } from '../../runner/perform-tool.ts';
import { organizeOptions } from './options.ts';
import { organize } from './organize.ts';

const document = makeTestPdf({
  pages: [{ text: 'One', links: [{ to: 2 }] }, { text: 'Two' }, { text: 'Three', rotate: 90 }],
  outline: [
    { title: 'Second', page: 1 },
    { title: 'Third', page: 2 },
  ],
  info: { Title: 'Ordered' },
  attachments: { 'a.txt': 'attached' },
});

type OrganizeInput = z.input<typeof organizeOptions>['pages'];

async function reorder(pages: OrganizeInput) {
  const inputs = [{ name: 'a.pdf', bytes: document }];
  const { files } = await organize(inputs, organizeOptions.parse({ pages }));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

describe('organize', () => {
  it('reorders and turns pages, and links follow', async () => {
    const bytes = await reorder([{ page: 3, rotate: 270 }, { page: 1, rotate: -90 }, { page: 2 }]);
    const { stdout } = await runPeer('pdfinfo', ['-l', '3', 'FILE'], bytes);
    expect([...stdout.matchAll(/rot: +(\d+)/g)].map((match) => match[1])).toEqual(['0', '270', '0']);
    expect(await pdfToText(bytes, 1)).toContain('Three');
    expect(linkTargets(bytes)).toEqual([[], [1], []]);
    expect(outlineLines(bytes)).toEqual(['Second 3', 'Third 1']);
    expect(await pdfInfo(bytes)).toMatchObject({ Title: 'Ordered', Pages: '3' });
    expect((await runPeer('pdfdetach', ['-list', 'FILE'], bytes)).stdout).toContain('1 embedded');
  });

  it('deletes pages with what leads to them', async () => {
    const bytes = await reorder([{ page: 1 }, { page: 3 }]);
    expect((await pdfInfo(bytes)).Pages).toBe('2');
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Two');
    expect(outlineLines(bytes)).toEqual(['Third 2']);
  });

  it('takes a page twice', async () => {
    const bytes = await reorder([{ page: 2 }, { page: 2, rotate: 180 }]);
    expect(await pdfToText(bytes, 2)).toContain('Two');
  });

  it('puts empty pages and pages of another file among its own, and keeps its properties', async () => {
    const other = makeTestPdf({ pages: [{ text: 'Alpha' }, { text: 'Beta', links: [{ to: 0 }] }] });
    const blank = { width: 300, height: 400 };
    const pages = [{ page: 2 }, { blank }, { file: 2, page: 2 }, { page: 1, rotate: 90 }, { blank }];
    const { files } = await organize(
      [
        { name: 'a.pdf', bytes: document },
        { name: 'b.pdf', bytes: other },
      ],
      organizeOptions.parse({ pages }),
    );
    const { bytes } = files[0]!;
    expect(await qpdfComplaints(bytes)).toBe('');
    expect(await pdfInfo(bytes)).toMatchObject({ Title: 'Ordered', Pages: '5' });
    const words = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => (await pdfToText(bytes, page)).trim()),
    );
    expect(words).toEqual(['Two', '', 'Beta', 'One', '']);
    const { stdout } = await runPeer('pdfinfo', ['-f', '2', '-l', '2', 'FILE'], bytes);
    expect(stdout).toMatch(/Page +2 size: +300 x 400 pts/u);
    expect(linkTargets(bytes)[3]).toEqual([0]);
  });

  it('adds empty pages to one file, and refuses what is no page or both', async () => {
    const bytes = await reorder([{ page: 1 }, { blank: { width: 200, height: 100 }, rotate: 90 }]);
    expect((await pdfInfo(bytes)).Pages).toBe('2');
    await expect(reorder([{ file: 2, page: 1 }])).rejects.toMatchObject({ code: 'invalid_options' });
    for (const page of [
      {},
      { page: 1, blank: { width: 9, height: 9 } },
      { blank: { width: 1e9, height: 9 } },
    ])
      expect(organizeOptions.safeParse({ pages: [page] }).success).toBe(false);
  });

  it('refuses pages that are not there and turns that are not right', async () => {
    await expect(reorder([{ page: 4 }])).rejects.toMatchObject({ code: 'invalid_options' });
    const wrong = [[], [{ page: 0 }], [{ page: 1, rotate: 45 }], [{ page: 1.5 }]];
    for (const pages of wrong) expect(organizeOptions.safeParse({ pages }).success).toBe(false);
  });

  it('keeps tags while all pages stay, and reports when they and a second form are left out', async () => {
    const tagged = makeDocument({
      pages: [{}, {}],
      catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 10 0 R /AcroForm << /Fields [] /XFA (x) >>',
      objects: ['<< /Type /StructTreeRoot >>'],
    });
    const order = (...pages: number[]) =>
      performTool(
        'organize',
        [{ name: 'a.pdf', bytes: tagged }],
        organizeOptions.parse({ pages: pages.map((page) => ({ page })) }),
      );
    const codes = async (...pages: number[]) => (await order(...pages)).notices.map(({ code }) => code);
    expect(await codes(2, 1)).toEqual(['dropped_xfa']);
    expect(await codes(2)).toEqual(['dropped_tags', 'dropped_xfa']);
  });
});
