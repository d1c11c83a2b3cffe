import { expect } from 'vitest';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { runTool } from '../../runner/run-tool.ts';
import { qpdfComplaints } from '../../testing/index.ts';
import type { DocumentFile } from '../../tool.ts';
import type { ToolOptions } from '../../tools/index.ts';

/** Without OCR, and with few pixels. */
export const QUICK = { text: false, dpi: 100 };
export const line = (words: string, y = 700, font = 'F1') => `BT /${font} 12 Tf 72 ${y} Td (${words}) Tj ET`;
export const letter: SampleDocument = { pages: [{ content: line('Letter to Ada Lovelace, London') }] };

/** The sound result of a redaction. */
export async function redact(document: SampleDocument | DocumentFile, options: ToolOptions<'redact'>) {
  const file = 'bytes' in document ? document : { name: 'a.pdf', bytes: makeDocument(document) };
  const { files, report, notices } = await runTool('redact', [file], options);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: Buffer.from(files[0]!.bytes), report, notices, before: file.bytes };
}
