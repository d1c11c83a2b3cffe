import { setTimeout as sleep } from 'node:timers/promises';
import { type FileRow, ocrPages, operations, type StoredWord } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import type { OperationRun } from '../operations/operations.run.service.ts';
import { type Cost, takeCost } from '../usage/usage.costs.ts';
import { costOfPages } from './ai.charging.ts';
import { requireUnchanged } from '../files/files.ocr-text.service.ts';

type Page = {
  page: number;
  source: 'ocr' | 'text' | 'blank';
  text: string;
  confidence: number;
  width: number;
  height: number;
  words: StoredWord[];
  language?: string | undefined;
};

/** What is to be read of a file. Each turn is a run of the tool, so that other members' work comes in between. */
export type ReadingPlan = {
  file: FileRow;
  language: string;
  enhanceImage: boolean;
  priority: boolean;
  turns: { pages: string; count: number }[];
  /** Pages that were kept by a run that was cut. */
  kept: number;
  /** Pages that this operation was charged for before its process died. */
  paid: number;
};

/**
 * Reads the pages, as many at a time as the pool has places. Each is kept and paid for as soon as it is read, in one
 * transaction: work that is cut loses, and costs, nothing of it.
 */
export async function readPages(
  ctx: ActingContext,
  run: OperationRun,
  input: ToolInput,
  plan: ReadingPlan,
): Promise<Cost> {
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const total = plan.turns.reduce((sum, { count }) => sum + count, plan.kept);
  const count = { done: plan.kept, read: plan.paid };
  // One after another, so that the reported cost of the operation only grows.
  let keeping = Promise.resolve();
  const keepAfter = async (earlier: Promise<void>, pages: Page[]) => {
    await earlier;
    const read = count.read + pages.filter(({ source }) => source === 'ocr').length;
    await keepPages(ctx, run.id, plan, pages, { before: count.read, now: read });
    count.read = read;
    count.done += pages.length;
    run.onProgress({ done: count.done, total: Math.max(total, count.done), unit: 'page' });
  };
  // Of a single page the tool tells how much is read; of several they are counted as they are kept.
  const control = { signal, ...(total === 1 && { onProgress: run.onProgress.bind(run) }) };
  const waiting = plan.turns.values();
  const lane = async () => {
    for (const { pages } of waiting)
      await whenThereIsRoom(
        signal,
        () => count.done > plan.kept,
        () =>
          readTurn(ctx, input, plan, pages, control, ({ pages: read }) => {
            keeping = keepAfter(keeping, read);
            return keeping;
          }),
      );
  };
  const lanes = Array.from({ length: ctx.settings.ocr.parallel }, lane);
  try {
    await Promise.all(lanes);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(lanes);
    throw withKeptPages(error, count.done);
  }
  return costOfPages(count.read);
}

const AGAIN_AFTER_MS = 5000;

/** A full pool refuses new work; work that has begun waits and tries again. */
async function whenThereIsRoom(
  signal: AbortSignal,
  hasBegun: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'busy' || !hasBegun()) throw error;
    }
    // Stopped work reports this itself.
    await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }
}

function readTurn(
  ctx: ActingContext,
  input: ToolInput,
  { language, enhanceImage, priority }: ReadingPlan,
  pages: string,
  control: Pick<ToolSettings, 'signal' | 'onProgress'>,
  keep: (report: { pages: Page[] }) => Promise<void>,
): Promise<void> {
  const reading = { language, enhanceImage, languageFolder: ctx.settings.ocr.folder };
  const options = { ...reading, pages, searchable: false, parallel: 1 };
  const settings = { member: ctx.member.user.id, priority, ...control };
  return ctx.tools.run('ocr', [input], options, settings, ({ report }) => keep(report));
}

async function keepPages(
  ctx: ActingContext,
  operationId: string,
  { file, language }: ReadingPlan,
  pages: Page[],
  read: { before: number; now: number },
): Promise<void> {
  const rows = pages.map(({ page, source, text, confidence, width, height, words, language: readIn }) => ({
    page,
    source,
    confidence,
    width,
    height,
    content: text,
    language: readIn ?? language,
    // Pages with a text of their own have their words' places in the document.
    words: source === 'ocr' ? words : [],
  }));
  await ctx.db.transaction().execute(async (trx) => {
    await requireUnchanged(trx, file);
    await takeCost(trx, ctx.member.user.id, costOfPages(read.now - read.before));
    await ocrPages.saveOcrPages(trx, file, rows);
    await operations.setCost(trx, ctx.member.user.id, operationId, costOfPages(read.now));
  });
}

function withKeptPages(error: unknown, kept: number): unknown {
  if (!(error instanceof AppError) || error.code !== 'cancelled' || !kept) return error;
  return new AppError('reading_stopped', null, { details: { kept }, cause: error });
}
