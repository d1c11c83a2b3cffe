import type { ToolName } from '@sheaf/pdf-core/tasks';

/** LibreOffice stands in line with pdf-core's tools. */
export type PoolTool = ToolName | 'office-to-pdf';

type Limits = { timeoutMs: number; memoryMb: number };

const SECOND = 1000;
const USUAL: Limits = { timeoutMs: 60 * SECOND, memoryMb: 2048 };
const READING: Limits = { timeoutMs: 30 * SECOND, memoryMb: 1024 };

/** What looks at every picture or page takes longer; what only reads needs less. */
const special: Partial<Record<PoolTool, Limits>> = {
  info: READING,
  signatures: READING,
  text: { ...READING, timeoutMs: 60 * SECOND },
  analyze: USUAL,
  compress: { ...USUAL, timeoutMs: 180 * SECOND },
  'preview-compression': { ...USUAL, timeoutMs: 180 * SECOND },
  split: { ...USUAL, timeoutMs: 120 * SECOND },
  'images-to-pdf': { ...USUAL, timeoutMs: 120 * SECOND },
  'form-fields': READING,
  'office-to-pdf': { ...USUAL, timeoutMs: 120 * SECOND },
  // A page at a time, or a layer for all pages.
  ocr: { ...USUAL, timeoutMs: 180 * SECOND },
};

/** The most time and memory that one piece of work may take. */
export function limitsOf(tool: PoolTool): Limits {
  return special[tool] ?? USUAL;
}
