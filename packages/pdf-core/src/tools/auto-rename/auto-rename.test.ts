import { expect, it } from 'vitest';
import { encryptBy, makeTestPdf } from '../../testing/index.ts';
import { makeReport } from '../../reading/testing/make-report.ts';
import { readDocument } from '../../reading/read-document.ts';
import { autoRename } from './auto-rename.ts';
import { type AutoRenameOptions, autoRenameOptions } from './options.ts';

async function rename(bytes: Uint8Array, options: Partial<AutoRenameOptions> = {}) {
  const { files, report } = await autoRename(
    [{ name: 'scan0001.pdf', bytes }],
    autoRenameOptions.parse(options),
  );
  expect(files).toHaveLength(1);
  expect(files[0]!.name).toBe(report.name);
  expect(Buffer.from(files[0]!.bytes).equals(bytes)).toBe(true);
  return report;
}

const titled = (title: string, text?: string) =>
  makeTestPdf({ pages: [text ? { text } : {}], info: { Title: title } });

it('takes the heading of the first page, and the bytes stay as they are', async () => {
  const { bytes } = await makeReport();
  const { title } = await readDocument({ name: 'scan0001.pdf', bytes }, { pages: '1' });
  expect(await rename(bytes)).toEqual({ name: `${title}.pdf`, from: 'heading' });
});

it('takes the title of the properties where no page says one, without what programs add', async () => {
  expect(await rename(titled('Lease of 2026'))).toEqual({ name: 'Lease of 2026.pdf', from: 'properties' });
  expect((await rename(titled('Microsoft Word - Offer 12.docx'))).name).toBe('Offer 12.pdf');
});

it.each(['Untitled', 'Document1', ' ', 'PowerPoint Presentation', '...'])(
  'keeps the name where the title is %j',
  async (title) => {
    expect(await rename(titled(title))).toEqual({ name: 'scan0001.pdf', from: 'none' });
  },
);

it('makes a name that no file system takes for a path', async () => {
  expect((await rename(titled('../../etc/passwd: a "test"'))).name).not.toMatch(/[/\\:"]|^\./u);
  const { name } = await rename(titled('A'.repeat(5000)));
  expect(Buffer.byteLength(name)).toBeLessThan(130);
});

it('a locked document needs its password', async () => {
  const locked = await encryptBy(titled('Lease'), ['--encrypt', 'open', 'owner', '256', '--']);
  await expect(rename(locked)).rejects.toMatchObject({ reason: 'password_needed' });
  expect((await rename(locked, { password: 'open' })).name).toBe('Lease.pdf');
});
