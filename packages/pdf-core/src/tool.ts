import { PdfError } from './errors.ts';
import type { Notice } from './tools/notices.ts';

/** A file as the tools see it: its name matters (bookmarks, part names), where it lies does not. */
export type DocumentFile = { name: string; bytes: Uint8Array };

export type ToolContext = {
  /** Aborted when the person stops waiting or the time is up; tools look between pages and between files. */
  signal?: AbortSignal;
  /** Real progress only: `done` of `total` things, and what they are. */
  progress?: (done: number, total: number, unit: ProgressUnit) => void;
};

export type ProgressUnit = 'page' | 'image' | 'annotation' | 'part' | 'file' | 'percent';

/** The result of every tool: the files it made (none for info and similar tools), and its report. */
export type ToolResult<Report = undefined> = {
  files: DocumentFile[];
  report: Report;
  /** Notices for the caller about the result. */
  notices?: Notice[];
  /** The documents made, where the file is an archive of them. */
  documents?: DocumentFile[];
};

/** Every tool has this shape, so that the pool, batches and the command line run them all the same way. */
export type Tool<Options, Report = undefined> = (
  inputs: DocumentFile[],
  options: Options,
  context?: ToolContext,
) => Promise<ToolResult<Report>>;

/** Called between pages and files: a cancelled tool stops there. */
export function throwIfAborted(context: ToolContext | undefined): void {
  if (context?.signal?.aborted) throw new PdfError('work_stopped');
}
