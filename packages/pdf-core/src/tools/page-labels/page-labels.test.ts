import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { qpdfComplaints } from '../../testing/index.ts';
import { info } from '../info/info.ts';
import { pageLabelsOptions } from './options.ts';
import { pageLabels } from './page-labels.ts';

async function labelsOf(options: object, count = 4): Promise<string[]> {
  const bytes = makeDocument({ pages: Array.from({ length: count }, () => ({})), compressed: true });
  const { files } = await pageLabels([{ name: 'a.pdf', bytes }], pageLabelsOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  const { report } = await info(files, {});
  return report.pages.map(({ label }) => label);
}

it.each([
  [{ start: 7 }, ['7', '8', '9', '10']],
  [{ style: 'roman-capitals', prefix: 'B-' }, ['B-I', 'B-II', 'B-III', 'B-IV']],
  [{ style: 'letters' }, ['a', 'b', 'c', 'd']],
  [{ style: 'none', prefix: 'Anhang (ü)' }, Array.from({ length: 4 }, () => 'Anhang (ü)')],
  [{ frontPages: 2 }, ['i', 'ii', '1', '2']],
  [{ frontPages: 4 }, ['i', 'ii', 'iii', 'iv']],
])('%j', async (options, labels) => {
  expect(await labelsOf(options)).toEqual(labels);
});

it('refuses more pages at the front than there are', async () => {
  await expect(labelsOf({ frontPages: 5 })).rejects.toMatchObject({ code: 'invalid_options' });
});
