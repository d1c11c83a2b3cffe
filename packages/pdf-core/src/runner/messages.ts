import type { PdfError, PdfReason } from '../errors.ts';
import type { FullOptions, ToolName, ToolReport } from '../tools/index.ts';
import type { Notice } from '../tools/notices.ts';
import type { ProgressUnit } from '../tool.ts';

/** A document where it lies on the disk. */
export type StoredFile = { name: string; path: string };
/** A document that a tool made: in the job's folder, under a number, since its name may hold anything. */
export type ResultFile = StoredFile & { size: number };

/** To the process. */
export type Job<Name extends ToolName = ToolName> = {
  tool: Name;
  inputs: StoredFile[];
  options: FullOptions<Name>;
  /** Where the results go. */
  folder: string;
  memoryBytes: number;
  /** Work of the processor, of all threads together, from the moment the document is read: what else the machine does has no part in it. */
  cpuMs?: number | undefined;
};

/** `worn`: the process is better replaced, since it grew large or an engine in it may be in any state. */
export type Done<Name extends ToolName = ToolName> = {
  kind: 'done';
  files: ResultFile[];
  report: ToolReport<Name>;
  notices: Notice[];
  worn: boolean;
};
/** `reason` is absent when the machine failed and not the document: a full disk, an unreadable file. */
export type Failed = {
  kind: 'failed';
  reason: PdfReason | undefined;
  params: PdfError['params'];
  message: string;
  details: Record<string, unknown> | undefined;
  /** What was really thrown, for the log alone. */
  cause: string | undefined;
  worn: boolean;
};
/** The tool is loaded and the document read: from here on the time is the document's. */
export type Started = { kind: 'started' };
export type Progress = { kind: 'progress'; done: number; total: number; unit: ProgressUnit };

/** From the process. */
export type Answer<Name extends ToolName = ToolName> = Started | Progress | Done<Name> | Failed;

/** The exit codes of a guard, which distinguish its ends from unexpected ones. */
export const TOO_MUCH_WORK: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGXCPU';
export const TOO_MUCH_MEMORY: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';
/** A single page took longer than any honest one does. */
export const TOO_LONG_A_PAGE: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGALRM';
