import { describe, expect, it } from 'vitest';
import { richDocuments } from '../hostile/rich-documents.ts';
import { makeReport } from '../reading/testing/make-report.ts';
import { withDocument } from '../pdfium/document.ts';
import { runTool } from '../runner/run-tool.ts';
import { type ToolName, toolNames, tools } from './index.ts';
import { leftOut } from './left-out.ts';
import type { DocumentFile } from '../tool.ts';
import { pdfInfo, pdfToText, qpdfComplaints } from '../testing/index.ts';
import { twoTone } from '../testing/images.ts';
import { sampleOptions } from '../testing/sample-options.ts';

const { password } = tools.protect.example;

/** They refuse a document without tables. */
const wantsTables = new Set<ToolName>(['to-excel', 'to-csv']);

/** What a tool can be asked to work on: nothing can be filled in where there is no form. */
async function documentsFor(name: ToolName): Promise<DocumentFile[]> {
  const documents = richDocuments();
  if (name === 'fill-form' || name === 'fill-from-csv') return documents.slice(0, 1);
  if (wantsTables.has(name)) return [await makeReport()];
  if (tools[name].text === 'needed') return documents.filter((document) => document.name !== 'streams.pdf');
  return name === 'unlock' ? protectAll(documents) : documents;
}

async function protectAll(documents: DocumentFile[]): Promise<DocumentFile[]> {
  const locked = documents.map((document) => runTool('protect', [document], { password }));
  return (await Promise.all(locked)).flatMap(({ files }) => files);
}

/** The complaints of qpdf, poppler and PDFium about a document; '' if there are none. */
async function findComplaints(bytes: Uint8Array, lock: string): Promise<string> {
  const structure = await qpdfComplaints(bytes, lock);
  const pages = await withDocument(bytes, { password: lock }, (open) => open.pageCount);
  // Poppler is asked without a password, so a locked document is for the other two.
  if (structure || lock) return structure;
  await pdfToText(bytes);
  const { Pages } = await pdfInfo(bytes);
  return Pages === String(pages) ? '' : `PDFium counts ${pages} pages, poppler ${Pages}`;
}

describe('the documents that a tool makes', () => {
  const onDocuments = toolNames.filter((name) => tools[name].inputs.kind === 'pdf');

  it.each(onDocuments)('open without complaint: %s', { timeout: 120_000 }, async (name) => {
    for (const document of await documentsFor(name)) {
      const { min, max } = tools[name].inputs;
      const given = Array.from({ length: Math.min(max, Math.max(1, min)) }, () => document);
      const { files } = await runTool(name, given, sampleOptions(name));
      const made = files.filter((file) => file.name.endsWith('.pdf'));
      const complaints = made.map(({ bytes }) => findComplaints(bytes, name === 'protect' ? password : ''));
      expect(await Promise.all(complaints)).toEqual(made.map(() => ''));
    }
  });
});

it('the document that images-to-pdf makes opens without complaint', async () => {
  const bytes = await twoTone().jpeg().toBuffer();
  const { files } = await runTool(
    'images-to-pdf',
    [{ name: 'a.jpg', bytes }],
    sampleOptions('images-to-pdf'),
  );
  expect(await findComplaints(files[0]!.bytes, '')).toBe('');
});

/** The options of each tool, by name. */
const shapes = await Promise.all(
  toolNames.map(async (name) => ({ name, has: Object.keys((await tools[name].options()).shape) })),
);
const named = shapes.filter(({ has }) => has.includes('outputName')).map(({ name }) => name);
const opening = shapes.filter(({ has }) => has.includes('password')).map(({ name }) => name);

it.each(named)('%s calls its result what it is asked to', async (name) => {
  const { min, max } = tools[name].inputs;
  const [document] = await documentsFor(name);
  const given = Array.from({ length: Math.min(max, Math.max(1, min)) }, () => document!);
  const { fileOption } = tools[name];
  const options = { ...sampleOptions(name), ...(fileOption && { [fileOption]: true }) };
  const { files } = await runTool(name, given, { ...options, outputName: 'Ergebnis.pdf' });
  expect(files.map((file) => file.name)).toEqual(['Ergebnis.pdf']);
});

it.each(opening.filter((name) => name !== 'protect'))(
  '%s opens what is locked with its password only',
  async (name) => {
    const [document] = name === 'unlock' ? richDocuments() : await documentsFor(name);
    const [locked] = await protectAll([document!]);
    const run = (options: object) => runTool(name, [locked!], { ...sampleOptions(name), ...options });
    await expect(run({ password: 'wrong' })).rejects.toMatchObject({ code: 'encrypted' });
    await expect(run({ password })).resolves.toBeDefined();
  },
);

it.each(toolNames)('%s describes itself in a sentence', (name) => {
  expect(tools[name].about).toMatch(/^[A-Z].*\.$/);
});

it.each(toolNames)('%s leaves the name for what is cut off its report to that', async (name) => {
  const report = await tools[name].report();
  const own = 'shape' in report ? (report.shape as Record<string, unknown>) : {};
  expect([undefined, leftOut]).toContain(own['leftOut']);
});
