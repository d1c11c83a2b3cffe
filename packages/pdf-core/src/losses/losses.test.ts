import { describe, expect, it } from 'vitest';
import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { makeReport } from '../reading/testing/make-report.ts';
import { performTool } from '../runner/perform-tool.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { qpdfComplaints } from '../testing/index.ts';
import { type ToolName, toolNames, tools } from '../tools/index.ts';
import { type Part, PARTS } from '../tools/notices.ts';
import { openDocument } from '../pdf/open.ts';
import { listParts } from './list-parts.ts';
import { everythingDocument } from './testing/everything.ts';

const signed = everythingDocument();
/** What is signed has to be left alone by a tool that writes whole documents anew. */
const unsigned = everythingDocument({ isSigned: false });
const makes = toolNames.filter((name) => {
  const { inputs, makes: what = 'file' } = tools[name];
  return inputs.kind === 'pdf' && inputs.max > 0 && what !== 'report' && what !== 'text';
});

async function perform(name: ToolName, options: object = sampleOptions(name), bytes = signed) {
  const given = Array.from({ length: Math.max(1, tools[name].inputs.min) }, (_, n) => ({
    name: `${n}.pdf`,
    bytes,
  }));
  const { data } = await tools[name].check(options);
  return performTool(name, given, data as never);
}

const partsOf = (bytes: Uint8Array) => listParts(openDocument(bytes));

it('the document has each part', async () => {
  expect(await qpdfComplaints(signed)).toBe('');
  const parts = partsOf(signed);
  expect(PARTS.filter((part) => !parts[part].length)).toEqual([]);
});

const SECRET = 'open sesame';

/** What each tool is given, where that is not the signed document with everything and the tool's own example. */
const GIVEN: Partial<
  Record<ToolName, { bytes?: () => Promise<Uint8Array>; options?: object; opens?: string }>
> = {
  metadata: { bytes: async () => unsigned },
  grayscale: { bytes: async () => unsigned },
  split: { options: { outputFormat: 'pdf' } },
  protect: { opens: SECRET, options: { password: SECRET } },
  unlock: { bytes: lockedDocument, options: { password: SECRET } },
  'fill-form': { options: { fields: { name: 'Grace' } } },
  ocr: { options: { parallel: 1, readAgain: true } },
};

async function lockedDocument(): Promise<Uint8Array> {
  const { files } = await perform('protect', { password: SECRET });
  return files[0]!.bytes;
}

/** Parts that a tool was asked to take away. */
const WANTED: Partial<Record<ToolName, Part[]>> = {
  flatten: ['form_fields', 'xfa'],
  // Its thumbnails are of many documents, and it is none of them.
  'contact-sheet': PARTS.filter((part) => part !== 'signatures'),
  sanitize: ['metadata', 'attachments', 'associated_files', 'portfolio', 'scripts', 'thumbnails'],
};

/** These make files of another kind of a document, which stays as it is: there is nothing to compare. */
const CONVERSIONS = makes.filter((name) => isConversion(name));

function isConversion(name: ToolName): boolean {
  return /^(to|extract|read)-|^render$/.test(name);
}

it.each(makes.filter((name) => !isConversion(name)))(
  '%s: each part is in the result, or said not to be',
  { timeout: 60_000 },
  async (name) => {
    const { bytes, options, opens } = GIVEN[name] ?? {};
    const given = (await bytes?.()) ?? signed;
    const { files, notices } = await perform(name, options, given);
    const told = new Set(notices.map(({ code }) => code));
    const results = files.map((file) => partsOf(decryptIfNeeded(file.bytes, opens)));
    const unsaid = PARTS.filter(
      (part) =>
        part !== 'signatures' &&
        !WANTED[name]?.includes(part) &&
        !results.some((has) => has[part].length) &&
        !told.has(`dropped_${part}`),
    );
    expect(unsaid).toEqual([]);
    const isContinued = files.some((file) => Buffer.from(file.bytes.subarray(0, given.length)).equals(given));
    expect(told.has('dropped_signatures')).toBe(given !== unsigned && !isContinued);
  },
);

it.each(CONVERSIONS)('%s: makes no PDF, and reports no losses', async (name) => {
  // What writes tables alone is given a document that has one.
  const given = name === 'to-excel' || name === 'to-csv' ? (await makeReport()).bytes : signed;
  const { files, notices } = await perform(name, undefined, given);
  const documents = files.filter((file) => Buffer.from(file.bytes.subarray(0, 1024)).includes('%PDF-'));
  // The document has no picture to extract, and no code, which is no loss.
  expect(files.length > 0).toBe(name !== 'extract-images' && name !== 'read-codes');
  const losses = notices.filter(({ code }) => code !== 'nothing_found');
  expect([documents, losses]).toEqual([[], []]);
});

describe('split', () => {
  it('keeps all of a document that becomes one part', async () => {
    const { files, notices } = await perform('split', { pages: '1-2', outputFormat: 'pdf' });
    expect(notices.map(({ code }) => code)).not.toContain('dropped_attachments');
    expect(partsOf(files[0]!.bytes).attachments).toEqual(['factur-x.xml']);
  });

  it('names the attachments that no part has, in an archive too', async () => {
    const { notices } = await perform('split', {});
    expect(notices).toContainEqual({ code: 'dropped_attachments', params: {} });
  });
});

describe('merge', () => {
  it('keeps attachments, layers and tags of both', async () => {
    const { files, notices } = await perform('merge');
    const { attachments, layers, tags, associated_files } = partsOf(files[0]!.bytes);
    expect({ attachments, layers, tags, associated_files }).toEqual({
      attachments: ['factur-x.xml', 'factur-x.xml'],
      layers: ['Draft', 'Draft'],
      tags: ['tags'],
      associated_files: ['factur-x.xml', 'factur-x.xml'],
    });
    const codes = notices.map(({ code }) => code);
    for (const part of ['attachments', 'layers', 'tags'] as const)
      expect(codes).not.toContain(`dropped_${part}`);
    expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  });
});
