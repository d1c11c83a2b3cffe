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

const across = { from: { x: 30, y: 205 }, to: { x: 230, y: 206 } };
const stroke = [across.from, { x: 100, y: 209 }, across.to];

it.each([
  ['a thick line', { type: 'line', ...across, lineWidth: 24 }],
  ['a thick stroke', { type: 'ink', strokes: [stroke], lineWidth: 30 }],
  ['a black highlight', { type: 'highlight', x: 30, y: 190, width: 200, height: 40, color: '#000000' }],
])('%s over words warns, and so does flattening it', async (_, annotation) => {
  const { bytes, notices } = await draw(annotation);
  expect(notices).toEqual(told);
  const flat = await performTool('flatten', [file(bytes)], flattenOptions.parse({}));
  expect(flat.notices).toEqual(told);
});

it.each([
  ['a line through the words', { type: 'line', ...across, lineWidth: 2 }],
  [
    'a thick line at an angle',
    { type: 'line', from: { x: 30, y: 20 }, to: { x: 230, y: 260 }, lineWidth: 24 },
  ],
  ['a circle around the words', { type: 'ink', strokes: [[...stroke, { x: 130, y: 260 }]], lineWidth: 24 }],
  ['a yellow highlight', { type: 'highlight', x: 30, y: 190, width: 200, height: 40, color: '#ffff00' }],
  [
    'a black highlight that is seen through',
    { type: 'highlight', x: 30, y: 190, width: 200, height: 40, color: '#000000', opacity: 0.3 },
  ],
  ['a box beside the words', { ...box, y: 20 }],
  ['a frame', { ...box, fill: undefined }],
  ['a box that is seen through', { ...box, opacity: 0.4 }],
])('%s does not', async (_, annotation) => {
  expect((await draw(annotation)).notices).toEqual([]);
});
