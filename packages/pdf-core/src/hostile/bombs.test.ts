import { expect, it } from 'vitest';
import { type ToolName, toolNames, tools } from '../tools/index.ts';
import { DOCUMENT_READERS } from '../tools/record.ts';
import { bombs } from './make-bombs.ts';
import { runHostile } from './run-hostile.ts';

/** Of the process: its document, its engines, and what it made. Its guard ends it beyond that, which fails here. */
const MEMORY_MB = 1024;
const CPU_MS = 30_000;
/** Of a machine that has too much to do. */
const WAIT_MS = 600_000;

const files = Object.entries(bombs);
/** PDFium and one other reader of documents meet each bomb, by one of their tools in turn; `npm run bench -- fuzz --bombs` is all tools. */
const readers = DOCUMENT_READERS.map((reader) =>
  toolNames.filter(
    (name) => tools[name].reader === reader && tools[name].inputs.kind === 'pdf' && tools[name].inputs.max,
  ),
);
const pdfium = DOCUMENT_READERS.indexOf('pdfium');
const meets = (file: number, tool: ToolName) =>
  [pdfium, file % readers.length].some((reader) => {
    const members = readers[reader]!;
    return members.length > 0 && members[file % members.length] === tool;
  });

it(
  'each bomb ends in a result or a reason, within a gigabyte and half a minute',
  { timeout: WAIT_MS },
  async () => {
    const limits = { timeoutMs: WAIT_MS, memoryMb: MEMORY_MB, cpuMs: CPU_MS, meets };
    const made = files.map(([name, make]) => ({ name, bytes: make() }));
    const outcomes = await runHostile(made, [...toolNames], limits);
    expect(new Set(outcomes.map(({ file }) => file)).size).toBe(files.length);
    const reasons = ['document_too_complex', 'file_too_complex', 'image_too_large', 'too_much_memory'];
    // Refusals that are expected: no form fields, no picture, no text, no tables.
    const refused = (code: string) => code === 'invalid_options' || code === 'empty';
    const isKilled = (raw = '') => raw.includes('The process ended');
    const wrong = outcomes.filter(
      ({ code, reason = '', raw }) =>
        isKilled(raw) || (code !== 'done' && !reasons.includes(reason) && !refused(code)),
    );
    expect(wrong).toEqual([]);
  },
);
