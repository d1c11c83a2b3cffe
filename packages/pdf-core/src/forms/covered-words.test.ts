import { expect, it } from 'vitest';
import { performTool } from '../runner/perform-tool.ts';
import { pdfToText } from '../testing/index.ts';
import { twoTone } from '../testing/images.ts';
import { makeTestPdf } from '../testing/documents.ts';
import { annotateOptions, type Annotation } from '../tools/annotate/options.ts';
import { flattenOptions } from '../tools/flatten/options.ts';

/** The words start at 40 and stand on 200, in 18 points. */
const page = makeTestPdf({ pages: [{ text: 'Secret words' }, { text: 'Other words' }] });
const file = (bytes: Uint8Array) => ({ name: 'a.pdf', bytes });

async function draw(annotation: Record<string, unknown>) {
  const options = annotateOptions.parse({ annotations: [annotation as Annotation] });
  const { files, notices } = await performTool('annotate', [file(page)], options);
  return { bytes: files[0]!.bytes, notices };
}

const box = { type: 'rectangle', x: 30, y: 190, width: 200, height: 40, fill: '#000000' };
const told = [{ code: 'words_underneath', params: { pages: 1 } }];

it('a filled box over words warns that they are still there, and so does flattening it', async () => {
  const { bytes, notices } = await draw(box);
  expect(notices).toEqual(told);
  const flat = await performTool('flatten', [file(bytes)], flattenOptions.parse({}));
  expect(flat.notices).toEqual(told);
  expect(await pdfToText(flat.files[0]!.bytes)).toContain('Secret words');
});

it('a picture over words warns as well', async () => {
  const image = (await twoTone().jpeg().toBuffer()).toString('base64');
  const { notices } = await draw({ type: 'stamp', x: 30, y: 190, width: 200, height: 40, image });
  expect(notices).toEqual(told);
});

it.each([
  ['a box beside the words', { ...box, y: 20 }],
  ['a frame', { ...box, fill: undefined }],
  ['a box that is seen through', { ...box, opacity: 0.4 }],
])('%s does not', async (_, annotation) => {
  expect((await draw(annotation)).notices).toEqual([]);
});
