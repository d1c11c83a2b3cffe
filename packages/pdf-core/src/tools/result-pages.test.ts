import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { countMade, countParts } from '../recipe.pages.options.ts';
import { runTool } from '../runner/run-tool.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { makeScan } from '../testing/scans.ts';
import { type ToolName, toolNames, tools } from './index.ts';

let bytes: Uint8Array;
beforeAll(async () => {
  const field = { type: 'text' as const, name: 'name', x: 50, y: 700 };
  const form = await runTool('create-form', [], { formFields: [field] });
  const pages = await PDFDocument.load(form.files[0]!.bytes);
  const scan = await PDFDocument.load((await makeScan({ turn: 3 })).bytes);
  pages.addPage((await pages.copyPages(scan, [0]))[0]);
  pages.addPage([300, 300]);
  bytes = await pages.save();
}, 120_000);

/** Merging its samples leaves out pages, of which a record says nothing. */
const own: Partial<Record<ToolName, Record<string, unknown>>> = {
  'fill-form': { fields: { name: 'Ada' } },
  merge: {},
};
// The result of one is locked, and the other takes what is.
const known = toolNames.filter(
  (name) => tools[name].pages !== undefined && name !== 'protect' && name !== 'unlock',
);

it.each(known)('%s makes as many pages as its record says', { timeout: 120_000 }, async (name) => {
  const count = Math.max(1, tools[name].inputs.min);
  const given = Array.from({ length: count }, () => ({ name: 'three.pdf', bytes }));
  const options = own[name] ?? sampleOptions(name);
  const { files } = await runTool(name, given, options);
  const made = await Promise.all(
    files.map((file) => PDFDocument.load(file.bytes, { ignoreEncryption: true })),
  );
  const counted = given.map(({ name: file }) => ({ name: file, pages: 3 }));
  const counts = made.map((one) => one.getPageCount());
  const isParted = tools[name].pages === 'parted';
  const expected = isParted ? countParts(name, options, counted[0]!) : [countMade(name, options, counted)];
  expect(isParted ? counts : counts.slice(0, 1)).toEqual(expected);
});
