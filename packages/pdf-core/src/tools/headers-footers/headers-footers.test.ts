import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { headersFooters } from './headers-footers.ts';
import { headersFootersOptions } from './options.ts';

const run = (bytes: Uint8Array, options: object) =>
  headersFooters([{ name: 'Lease.pdf', bytes }], headersFootersOptions.parse(options));

it('fills in page, pages and file, on the pages asked for', async () => {
  const options = { headerLeft: '{file}', footerRight: '{page} / {pages}', pages: '2-', start: 5 };
  const { files } = await run(makeDocument({ pages: [{}, { rotate: 90 }, {}], compressed: true }), options);
  const made = files[0]!.bytes;
  expect(await qpdfComplaints(made)).toBe('');
  const texts = await Promise.all([1, 2, 3].map((page) => pdfToText(made, page)));
  expect(texts.map((text) => text.includes('Lease'))).toEqual([false, true, true]);
  expect(texts[1]).toMatch(/6 ?\/ ?7/);
  expect(texts[2]).toMatch(/7 ?\/ ?7/);
});

it('stands where it was put, whichever way the page is turned', async () => {
  const options = {
    headerLeft: 'NW',
    headerRight: 'NE',
    footerLeft: 'SW',
    footerCenter: 'S',
    footerRight: 'SE',
  };
  for (const rotate of [0, 90, 180, 270]) {
    const { files } = await run(makeDocument({ pages: [{ rotate, content: '' }] }), options);
    const { stdout } = await runPeer('pdftotext', ['-bbox', 'FILE', '-'], files[0]!.bytes);
    const [width, height] = rotate % 180 ? [792, 612] : [612, 792];
    const place = (word: string) => {
      const box = new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="([\\d.]+)" yMax="([\\d.]+)">${word}<`);
      const [, x1, y1, x2, y2] = box.exec(stdout)!.map(Number);
      return [(x1! + x2!) / 2 / width, (y1! + y2!) / 2 / height];
    };
    const [nw, ne, sw, s, se] = ['NW', 'NE', 'SW', 'S', 'SE'].map((word) => place(word));
    expect([nw![0]! < 0.1, nw![1]! < 0.1, ne![0]! > 0.9, ne![1]! < 0.1]).toEqual([true, true, true, true]);
    expect([sw![0]! < 0.1, sw![1]! > 0.9, se![0]! > 0.9, Math.abs(s![0]! - 0.5) < 0.02]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});

it('names letters that no font has, and leaves what is locked', async () => {
  const { report } = await run(makeDocument(), { headerLeft: '\u{10fffd}' });
  expect(report.missingCharacters).toEqual(['\u{10fffd}']);
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked, { headerLeft: 'a' })).rejects.toMatchObject({ code: 'encrypted' });
});
