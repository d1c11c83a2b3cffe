import { describe, expect, it } from 'vitest';
import { type WrittenKind, writtenKinds } from '../../codes/code-kinds.options.ts';
import { readPage } from '../../codes/testing/read-page.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { addCode } from './add-code.ts';
import { type AddCodeOptions, addCodeOptions } from './options.ts';

async function run(bytes: Uint8Array, options: Partial<AddCodeOptions> = {}) {
  const { files, report } = await addCode(
    [{ name: 'lease.pdf', bytes }],
    addCodeOptions.parse({ text: 'Sheaf', ...options }),
  );
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
}

/** A text of each kind, and what a reader says if that is more. */
const TEXTS: Record<WrittenKind, [text: string, read?: string]> = {
  qr: ['https://example.com/?q=Ä€日本 "{x}" \\'],
  datamatrix: ['Größe 12 € \\n'],
  aztec: ['Ticket 4711 – 日本'],
  pdf417: ['Boarding PASS 12 ä'],
  code128: ['Sheaf-2026/é'],
  code39: ['LOT 12.5'],
  code93: ['Lot#12'],
  codabar: ['A12-3$B'],
  itf: ['123456'],
  ean13: ['400638133393', '4006381333931'],
  ean8: ['96385074'],
  upca: ['03600029145', '0036000291452'],
};

describe('add-code', () => {
  it.each(writtenKinds)(
    '%s: a drawn page reads back to its text, and the code is no picture',
    async (kind) => {
      const [text, read = text] = TEXTS[kind];
      const { bytes, report } = await run(makeDocument(), { kind, text, width: 40 });
      expect((await readPage(bytes)).map((code) => code.text)).toEqual([read]);
      expect((await runPeer('pdfimages', ['-list', 'FILE'], bytes)).stdout.trim().split('\n')).toHaveLength(
        2,
      );
      expect(report).toMatchObject({ pages: 1 });
    },
  );

  it('the text can name the page, and other pages stay as they are', async () => {
    const { bytes, report } = await run(makeDocument({ pages: [{}, {}, {}] }), {
      text: '{file} {page}/{pages} {other}',
      pages: '2-3',
    });
    expect(report.pages).toBe(2);
    expect(await readPage(bytes, 1)).toEqual([]);
    expect(await readPage(bytes, 2)).toEqual([{ format: 'QRCode', text: 'lease 2/3 {other}' }]);
    expect(await readPage(bytes, 3)).toEqual([{ format: 'QRCode', text: 'lease 3/3 {other}' }]);
    expect(await pdfToText(bytes, 2)).toContain('Page 2 body');
  });

  it('is upright at its place on turned, cropped and scaled pages, over whatever is there', async () => {
    const content = '0 g 0 0 5000 5000 re f';
    const pages = [
      { rotate: 90, content },
      { crop: [100, 100, 400, 500], content },
      { userUnit: 2, media: [0, 0, 306, 396], content },
    ];
    const { bytes } = await run(makeDocument({ pages }), { place: 'top-left', width: 30 });
    for (const page of [1, 2, 3])
      expect(await readPage(bytes, page)).toEqual([{ format: 'QRCode', text: 'Sheaf' }]);
  });

  it('bars say below what they say, the check digit included, unless they should not', async () => {
    const ean = { kind: 'ean13', text: '400638133393', width: 40 } as const;
    expect(await pdfToText((await run(makeDocument(), ean)).bytes)).toContain('4006381333931');
    expect(await pdfToText((await run(makeDocument(), { ...ean, label: false })).bytes)).not.toContain(
      '4006',
    );
    const long = await run(makeDocument(), { kind: 'code128', text: 'x'.repeat(60), width: 90 });
    expect(await readPage(long.bytes, 1, 240)).toEqual([{ format: 'Code128', text: 'x'.repeat(60) }]);
  });

  it('a code that says the same on every page is in the document once', async () => {
    const size = async (count: number) =>
      (
        await run(makeDocument({ pages: Array.from({ length: count }, () => ({})) }), {
          text: 'x'.repeat(300),
        })
      ).bytes.length;
    expect((await size(11)) - (await size(1))).toBeLessThan(10 * 1200);
  });

  it.each<[WrittenKind, string, string]>([
    ['ean13', '12345', 'code_text_wrong'],
    ['ean13', '4006381333932', 'code_check_digit_wrong'],
    ['code39', 'lower', 'code_text_wrong'],
    ['code128', '€', 'code_text_wrong'],
    ['itf', '123', 'code_text_wrong'],
    ['codabar', '123', 'code_text_wrong'],
    ['qr', 'x'.repeat(3000), 'code_text_too_long'],
    ['aztec', 'x'.repeat(5000), 'code_text_too_long'],
    ['datamatrix', 'x'.repeat(5000), 'code_text_too_long'],
    ['pdf417', 'x'.repeat(5000), 'code_text_too_long'],
    ['code128', 'x'.repeat(5000), 'code_text_too_long'],
    ['code93', 'x'.repeat(5000), 'code_text_too_long'],
    ['itf', '12'.repeat(2000), 'code_text_too_long'],
  ])('%s refuses %.20j', async (kind, text, reason) => {
    await expect(run(makeDocument(), { kind, text })).rejects.toMatchObject({ reason });
  });

  it('refuses what no reader could read, and tells the width that it needs', async () => {
    const text = 'x'.repeat(1000);
    const refused: unknown = await run(makeDocument(), { text, width: 5 }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'code_too_small' });
    const { width } = (refused as { params: { width: number } }).params;
    const { bytes, report } = await run(makeDocument(), { text, width });
    expect(report.narrowest).toBeGreaterThanOrEqual(0.48);
    expect(await readPage(bytes, 1, 300)).toEqual([{ format: 'QRCode', text }]);
  });

  it('a locked document needs its password, one that may not be changed is refused, and pages have to exist', async () => {
    const locked = await encryptBy(makeDocument(), ['--encrypt', 'open', 'owner', '256', '--']);
    await expect(run(locked)).rejects.toMatchObject({ reason: 'password_needed' });
    const sealed = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
    await expect(run(sealed)).rejects.toMatchObject({ code: 'encrypted' });
    await expect(run(makeDocument(), { pages: '9' })).rejects.toMatchObject({ reason: 'page_missing' });
  });
});
