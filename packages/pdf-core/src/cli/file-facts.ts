import { readFile } from 'node:fs/promises';
import { PdfError } from '../errors.ts';
import { FACT_MARKS, listForbidden, type Protection, protectionOf } from '../tools/document-state.ts';
import type { StoredFile } from '../runner/messages.ts';
import { runTool } from '../runner/run-tool.ts';

export type StoredFacts = StoredFile & { protection?: Protection | undefined; signed?: boolean | undefined };

/** Which files are signed or protected, before a recipe runs. Of what cannot be read, its step tells. */
export async function readFacts(files: StoredFile[]): Promise<StoredFacts[]> {
  const known: StoredFacts[] = [];
  for (const file of files) known.push({ ...file, ...(await readOne(file)) });
  return known;
}

async function readOne({ name, path }: StoredFile): Promise<Omit<StoredFacts, keyof StoredFile>> {
  if (!name.toLowerCase().endsWith('.pdf')) return {};
  const bytes = await readFile(path);
  if (!FACT_MARKS.some((mark) => bytes.includes(mark))) return { protection: 'none', signed: false };
  try {
    const { report } = await runTool('info', [{ name, bytes }], {});
    const { signatures, security } = report;
    const forbids = security ? listForbidden(security.permissions) : undefined;
    const signed = signatures > 0;
    return { signed, protection: protectionOf({ signed, forbids }) };
  } catch (error) {
    return error instanceof PdfError && error.code === 'encrypted' ? { protection: 'locked' } : {};
  }
}
