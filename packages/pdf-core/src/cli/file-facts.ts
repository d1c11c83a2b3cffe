import { readFile } from 'node:fs/promises';
import { describeFailure } from './describe-error.ts';
import { PdfError } from '../errors.ts';
import { FACT_MARKS, listForbidden, type Protection, protectionOf } from '../tools/document-state.ts';
import type { StoredFile } from '../runner/messages.ts';
import { runTool } from '../runner/run-tool.ts';

export type StoredFacts = StoredFile & {
  protection?: Protection | undefined;
  signed?: boolean | undefined;
  pages?: number | undefined;
  /** Why it cannot be read. */
  broken?: string | undefined;
};

/**
 * Which files are signed or protected, before a recipe runs. Of what cannot be read, its step tells; without a run,
 * `isWhole` reads each file, and how many pages it has.
 */
export async function readFacts(files: StoredFile[], isWhole = false): Promise<StoredFacts[]> {
  const known: StoredFacts[] = [];
  for (const file of files) known.push({ ...file, ...(await readOne(file, isWhole)) });
  return known;
}

async function readOne(
  { name, path }: StoredFile,
  isWhole: boolean,
): Promise<Omit<StoredFacts, keyof StoredFile>> {
  if (!name.toLowerCase().endsWith('.pdf')) return {};
  const bytes = await readFile(path);
  if (!isWhole && !FACT_MARKS.some((mark) => bytes.includes(mark)))
    return { protection: 'none', signed: false };
  try {
    const { report } = await runTool('info', [{ name, bytes }], {});
    const { signatures, security, pageCount: pages } = report;
    const forbids = security ? listForbidden(security.permissions) : undefined;
    const signed = signatures > 0;
    return { signed, protection: protectionOf({ signed, forbids }), ...(isWhole && { pages }) };
  } catch (error) {
    if (!(error instanceof PdfError)) return {};
    if (error.code === 'encrypted') return { protection: 'locked' };
    return isWhole ? { broken: describeFailure(error).error } : {};
  }
}
