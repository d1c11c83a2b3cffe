import type { ToolReport } from '@sheaf/pdf-core/tools';
import type { Notice } from '@sheaf/pdf-core/tools/notices.ts';
import { type Db, type FileRow, type KeptResultRow, keptResults } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { findKept, type Making } from '../files/files.kept.service.ts';
import { nameResults } from './pdf-tools.results.ts';
import type { candidatesAnswer } from './pdf-tools.reports.schema.ts';

export type Candidate = z.output<typeof candidatesAnswer>['candidates'][number];
/** What is kept with a result: what the preview showed of it, and what its tool reported. */
export type KeptReport = {
  candidate: Omit<Candidate, 'previewId' | 'picture'>;
  report: ToolReport<'compress'>;
  notices: Notice[];
};

/** Options that were parsed by one schema have one order, so equal options are equal text. */
export function describeMaking(tool: string, options: object): Making {
  return { tool, options: JSON.stringify(options) };
}

export function readKept({ report }: KeptResultRow): KeptReport {
  return report as KeptReport;
}

/** A kept result by its id, and how it was made. */
export type Shown = Making & { id: string };

const gone = new Error('The result was taken meanwhile.');

/** What a preview showed of this file, ready to be saved; null where it has expired, or never was the member's. */
export async function readShown(
  ctx: ActingContext,
  source: FileRow,
  { id, tool, options }: Shown,
  name: string | undefined,
) {
  const row = await findKept(ctx, source, { tool, options }, id);
  if (!row) return null;
  const { size, sha256, blob_key } = row;
  const [named] = nameResults([{ path: '', size, name: 'result.pdf' }], name);
  if (!named) throw new Error('One result has one name.');
  const { filename, type } = named;
  const { report, notices } = readKept(row);
  return {
    report,
    notices,
    result: { size, filename, type, sha256, blob_key },
    /** With the transaction that saves it: from then on the blob belongs to the file. */
    take: async (trx: Db) => {
      if (!(await keptResults.takeKept(trx, row.id))) throw gone;
    },
  };
}

/** Undefined where another call or the clock was faster. */
export function unlessGone(error: unknown): undefined {
  if (error !== gone) throw error;
}
