import { createReadStream } from 'node:fs';
import { type FileRow, files } from '@sheaf/db';
import { FACT_MARKS, listForbidden } from '@sheaf/pdf-core/options';
import type { ToolReport } from '@sheaf/pdf-core/tools';
import type { ActingContext, AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolSettings } from '../../ports.ts';
import { hasPriority } from '../usage/usage.features.ts';

/** Of a call that asks for many files, so many are read for it; the others stay unknown. */
const MOST_LEARNED = 200;

type Facts = Pick<FileRow, 'page_count' | 'page_width' | 'page_height' | 'is_signed' | 'forbids'>;

function factsOf({ pageCount, pages: [first], signatures, security }: ToolReport<'info'>): Facts {
  return {
    page_count: pageCount,
    page_width: first?.width ?? null,
    page_height: first?.height ?? null,
    is_signed: signatures > 0,
    forbids: security && listForbidden(security.permissions),
  };
}

/** Stores what a document is, as a report of `info` tells it. */
export function keepFacts(ctx: AppContext, file: FileRow, report: ToolReport<'info'>): Promise<void> {
  return files.setPages(ctx.db, file, factsOf(report));
}

/**
 * The same rows, with the facts of PDFs of which they are not known: those read before they were kept, and results that
 * nobody has read yet. What cannot be opened stays unknown, and its step tells why.
 */
export async function learnFacts<Row extends FileRow>(ctx: ActingContext, rows: Row[]): Promise<Row[]> {
  const unknown = rows.filter(isUnknown).slice(0, MOST_LEARNED);
  if (!unknown.length) return rows;
  const settings = { member: ctx.member.user.id, priority: await hasPriority(ctx), signal: ctx.signal };
  const learned = new Map<string, Partial<Facts>>();
  for (const row of unknown) {
    try {
      learned.set(row.id, await learnOne(ctx, row, settings));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.log.info({ fileId: row.id, reason: error.code }, 'the facts of a document are not known');
    }
  }
  return rows.map((row) => ({ ...row, ...learned.get(row.id) }));
}

function isUnknown({ type, is_signed, is_locked }: FileRow): boolean {
  return type === 'application/pdf' && is_signed === null && !is_locked;
}

function learnOne(ctx: AppContext, row: FileRow, settings: ToolSettings): Promise<Partial<Facts>> {
  return ctx.blobs.withFile(row.blob_key, async (path) => {
    // Most are neither, which their bytes tell at once.
    if (!(await hasMark(path))) {
      const facts = { is_signed: false, forbids: null };
      await files.setPages(ctx.db, row, facts);
      return facts;
    }
    return ctx.tools.run('info', [{ name: row.filename, path }], {}, settings, async ({ report }) => {
      await keepFacts(ctx, row, report);
      return factsOf(report);
    });
  });
}

async function hasMark(path: string): Promise<boolean> {
  const longest = Math.max(...FACT_MARKS.map(({ length }) => length));
  let before = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([before, chunk as Buffer]);
    if (FACT_MARKS.some((mark) => bytes.includes(mark))) return true;
    before = bytes.subarray(1 - longest);
  }
  return false;
}
