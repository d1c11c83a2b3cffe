import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { pageNumbers } from './page-numbers.ts';
import { pageNumbersOptions } from './options.ts';

it('numbers every page from the first number, and reports progress', async () => {
  const seen: string[] = [];
  const bytes = makeDocument({ pages: [{}, {}, {}], compressed: true });
  const { files } = await pageNumbers([{ name: 'a.pdf', bytes }], pageNumbersOptions.parse({ start: 7 }), {
    progress: (done, total, unit) => seen.push(`${done}/${total} ${unit}`),
  });
  const numbered = files[0]!.bytes;
  expect(await qpdfComplaints(numbered)).toBe('');
  expect(await pdfToText(numbered, 3)).toMatch(/^\s*9\s*$/m);
  expect(seen.at(-1)).toBe('3/3 page');
});

it('stops on request', async () => {
  const signal = AbortSignal.abort();
  const work = pageNumbers([{ name: 'a.pdf', bytes: makeDocument() }], pageNumbersOptions.parse({}), {
    signal,
  });
  await expect(work).rejects.toMatchObject({ code: 'cancelled' });
});
