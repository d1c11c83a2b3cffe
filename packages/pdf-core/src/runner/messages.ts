import type { PdfErrorCode } from '../errors.ts';
import type { ToolName } from '../tasks.ts';

/** A document where it lies on the disk. */
export type StoredFile = { name: string; path: string };
/** A document that a tool made: in the job's folder, under a number, since its name may hold anything. */
export type ResultFile = StoredFile & { size: number };

/** To the process. */
export type Job = {
  tool: ToolName;
  inputs: StoredFile[];
  options: unknown;
  /** Where the results go. */
  folder: string;
  memoryBytes: number;
};

/** `worn`: the process is better replaced, since it grew large or an engine in it may be in any state. */
export type Done = { kind: 'done'; files: ResultFile[]; report: unknown; worn: boolean };
/** `code` is absent when the machine failed and not the document: a full disk, an unreadable file. */
export type Failed = {
  kind: 'failed';
  code: PdfErrorCode | undefined;
  message: string;
  details: Record<string, unknown> | undefined;
  /** What was really thrown, for the log alone. */
  cause: string | undefined;
  worn: boolean;
};
/** The tool is loaded and the document read: from here on the time is the document's. */
export type Started = { kind: 'started' };
export type Progress = { kind: 'progress'; done: number; total: number; what: string };

/** From the process. */
export type Answer = Started | Progress | Done | Failed;

/** What a guard ends its process with, so that it is told apart from an end that nobody here wanted. */
export const TOO_MUCH_MEMORY: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';
