import { describe, expect, it } from 'vitest';
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

async function reorder(pages: { page: number; rotate?: number }[]) {
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

  it('refuses pages that are not there and turns that are not right', async () => {
    await expect(reorder([{ page: 4 }])).rejects.toMatchObject({ code: 'invalid_options' });
    const wrong = [[], [{ page: 0 }], [{ page: 1, rotate: 45 }], [{ page: 1.5 }]];
    for (const pages of wrong) expect(organizeOptions.safeParse({ pages }).success).toBe(false);
  });

  it('keeps tags while all pages stay, and says when they and a second form are left out', async () => {
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
