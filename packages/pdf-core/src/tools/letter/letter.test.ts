import { describe, expect, it } from 'vitest';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { letter } from './letter.ts';
import { letterOptions } from './options.ts';

async function write(options: object): Promise<Uint8Array> {
  const { files } = await letter([], letterOptions.parse(options));
  const bytes = files[0]!.bytes;
  expect(await qpdfComplaints(bytes)).toBe('');
  return bytes;
}

describe('letter', () => {
  it('contains its parts in order: title, facts, table, total, note', async () => {
    const bytes = await write({
      head: 'Sheaf',
      title: 'Receipt',
      facts: [{ label: 'Number', value: 'SH-0007' }],
      columns: ['What', 'When', 'Amount'],
      rows: [['Pro', 'November', '$1.00']],
      total: { label: 'Total', value: '$1.00' },
      notes: 'Thank you, Ελένη. 谢谢',
    });
    const { stdout } = await runPeer('pdftotext', ['-layout', 'FILE', '-'], bytes);
    const lines = stdout.split('\n').flatMap((line) => (line.trim() ? [line.trim().split(/\s{2,}/)] : []));
    expect(lines).toEqual([
      ['Sheaf'],
      ['Receipt'],
      ['Number', 'SH-0007'],
      ['What', 'When', 'Amount'],
      ['Pro', 'November', '$1.00'],
      ['Total', '$1.00'],
      ['Thank you, Ελένη. 谢谢'],
    ]);
  });

  it('goes on to the next page, and breaks what is too wide', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => [`row${index} ${'word '.repeat(30)}`, `${index}`]);
    const bytes = await write({ rows, pageSize: 'A5' });
    const pages = Number(/Pages:\s+(\d+)/.exec((await runPeer('pdfinfo', ['FILE'], bytes)).stdout)?.[1]);
    expect(pages).toBeGreaterThan(4);
    const words = (await pdfToText(bytes)).split(/\s+/);
    expect(words.filter((word) => word.startsWith('row'))).toEqual(rows.map((_, index) => `row${index}`));
    expect(words.filter((word) => word === 'word')).toHaveLength(80 * 30);
    const { stdout } = await runPeer('pdftotext', ['-bbox', 'FILE', '-'], bytes);
    const right = Math.max(...[...stdout.matchAll(/xMax="([\d.]+)"/g)].map(([, x]) => Number(x)));
    expect(right).toBeLessThanOrEqual(419.53 - 63);
  });

  it('takes whatever it is given as words', async () => {
    const hostile = ') Tj ET Q\n/JavaScript (x) endobj \u0000';
    const bytes = await write({
      title: hostile,
      notes: hostile,
      facts: [{ label: hostile, value: hostile }],
    });
    expect(await objectsJson(bytes)).not.toMatch(/"\/(OpenAction|JS|JavaScript)"/);
    expect((await pdfToText(bytes)).match(/endobj/g)).toHaveLength(4);
  });

  it('may be empty', async () => {
    expect((await pdfToText(await write({}))).trim()).toBe('');
  });
});
