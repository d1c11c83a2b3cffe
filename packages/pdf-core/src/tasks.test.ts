import { describe, expect, it } from 'vitest';
import { richDocuments } from './hostile/rich-documents.ts';
import { withDocument } from './pdfium/document.ts';
import { runTool } from './runner/run-tool.ts';
import { type ToolName, tools } from './tasks.ts';
import type { DocumentFile } from './tool.ts';
import { pdfInfo, pdfToText, qpdfComplaints } from './testing/index.ts';
import { sampleCalls } from './testing/sample-calls.ts';

const calls = sampleCalls();
const password = 'probe';

/** What a tool can be asked to work on: nothing can be filled in where there is no form. */
async function documentsFor(name: ToolName): Promise<DocumentFile[]> {
  const documents = richDocuments();
  if (name === 'fill-form') return documents.slice(0, 1);
  if (name !== 'unlock') return documents;
  const locked = documents.map((document) => runTool('protect', [document], { password }));
  return (await Promise.all(locked)).flatMap(({ files }) => files);
}

describe.each(Object.keys(tools) as ToolName[])('%s', (name) => {
  const { inputs, about } = tools[name];

  it.runIf(inputs.kind === 'pdf')(
    'makes what qpdf, poppler and PDFium open',
    { timeout: 120_000 },
    async () => {
      for (const document of await documentsFor(name)) {
        const given = Array.from({ length: Math.max(1, inputs.min) }, () => document);
        const { files } = await runTool(name, given, calls[name]);
        for (const { name: fileName, bytes } of files)
          if (fileName.endsWith('.pdf')) await expectSound(bytes, name);
      }
    },
  );
});

it.each(names)('%s says what it is for in a sentence', (name) => {
  expect(tools[name].about).toMatch(/^[A-Z].*\.$/);
});

async function expectSound(bytes: Uint8Array, name: ToolName): Promise<void> {
  const lock = name === 'protect' ? password : '';
  expect(await qpdfComplaints(bytes, lock)).toBe('');
  const pages = await withDocument(bytes, { password: lock }, (open) => open.pageCount);
  if (lock) return;
  expect(await pdfInfo(bytes)).toMatchObject({ Pages: String(pages) });
  await pdfToText(bytes);
}
