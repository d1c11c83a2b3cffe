import { describe, expect, it } from 'vitest';
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

/** Of a document that is encrypted, pictures, or the words alone there is nothing to compare. */
const COMPARED = makes.filter(
  (name) => !['protect', 'unlock', 'ocr', 'render', 'extract-images', 'fill-form'].includes(name),
);

it.each(COMPARED)('%s: each part is in the result, or said not to be', { timeout: 60_000 }, async (name) => {
  const given = name === 'metadata' ? unsigned : signed;
  const { files, notices } = await perform(
    name,
    name === 'split' ? { outputFormat: 'pdf' } : undefined,
    given,
  );
  const told = new Set(notices.map(({ code }) => code));
  const wanted: readonly Part[] = name === 'flatten' ? ['form_fields', 'xfa'] : [];
  const results = files.map(({ bytes }) => partsOf(bytes));
  const unsaid = PARTS.filter(
    (part) =>
      part !== 'signatures' &&
      !wanted.includes(part) &&
      !results.some((has) => has[part].length) &&
      !told.has(`dropped_${part}`),
  );
  expect(unsaid).toEqual([]);
  const isContinued = files.some(({ bytes }) => Buffer.from(bytes.subarray(0, given.length)).equals(given));
  expect(told.has('dropped_signatures')).toBe(given === signed && !isContinued);
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
