import { type FileRow, type OcrPageRow, ocrPages, type OperationRow, operations } from '@sheaf/db';
import { listPages as listWantedPages, tellOtherLanguage, writePageRanges } from '@sheaf/pdf-core/options';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import type { ToolInput } from '../../ports.ts';
import { findLiveFile } from '../files/files.service.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { hasPriority } from '../usage/usage.features.ts';
import { refreshPassages } from '../passages/passages.service.ts';
import type { Cost } from '../usage/usage.costs.ts';
import { costOfPages, requireRoom } from './ai.charging.ts';
import { type ReadingPlan, readPages } from './ai.pages.service.ts';
import { presentOcrRows } from './ai.presenter.ts';
import type { OcrResult, ocrInput } from './ai.schema.ts';
import { toOperationFile } from './ai.texts.service.ts';
import { keepOcrText } from '../files/files.ocr-text.service.ts';
import { isPictureType } from '../files/upload-types.schema.ts';

type Wish = z.infer<typeof ocrInput>;

/** Fewer letters than this on a page with a picture, and it is read; pdf-core decides alike. */
const LETTERS_OF_A_TEXT = 25;

/** Runs OCR on pictures and stores the text for search and questions, with the place of each word. */
export async function recogniseFile(ctx: ActingContext, wish: Wish): Promise<OcrResult> {
  const present = async () => presentOcrRows(await ocrPages.listOcrPages(ctx.db, wish.fileId), true);
  const finish = async (file: FileRow, _input: ToolInput, run: OperationRun, cost: Cost) => {
    await ctx.db.transaction().execute(async (trx) => {
      await keepOcrText(trx, file);
      await run.finish(trx, { cost });
      await ctx.events.publish(file.user_id, { kind: 'files' }, trx);
    });
    await refreshPassages(ctx, file.user_id, file.id);
    return present();
  };
  return readPictures(ctx, wish, 'ocr', true, finish, present);
}

/** Shared by both: reads the missing pages, then `finish` makes the requested result of them. */
export async function readPictures<T>(
  ctx: ActingContext,
  wish: Wish,
  action: string,
  readAgain: boolean,
  finish: (file: FileRow, input: ToolInput, run: OperationRun, cost: Cost) => Promise<T>,
  answerAgain: (done: OperationRow) => Promise<T>,
): Promise<T> {
  const file = await findLiveFile(ctx, wish.fileId);
  requirePicture(file);
  await requireLanguage(ctx, wish.language);
  const done = await findDone(ctx, wish.operationId, action);
  if (done) return answerAgain(done);
  if (file.page_count) listWanted(wish.pages, file.page_count);
  const { language, enhanceImage, operationId: id } = wish;
  const options = { language, enhanceImage, ...(wish.pages ? { pages: wish.pages } : {}) };
  const start = { id, action, file, inputs: [toOperationFile(file)], options, isResumable: true };
  const work = async (run: OperationRun) => {
    // Planning reads the text of every page, which takes seconds in a long document: it can be followed and stopped too.
    run.onProgress({ done: 0, total: file.page_count ?? 1, unit: 'page' });
    const { plan, toRead } = await planReading(ctx, run, file, wish, readAgain);
    await requireRoom(ctx, costOfPages(toRead));
    return ctx.blobs.withFile(file.blob_key, async (path) => {
      const input = { name: file.filename, path };
      const cost = await readPages(ctx, run, input, plan);
      return finish(file, input, run, cost);
    });
  };
  return runOperation(ctx, file.user_id, start, work, answerAgain);
}

/** A repeated request for finished work needs no room in the limits. */
async function findDone(
  ctx: ActingContext,
  id: string | undefined,
  action: string,
): Promise<OperationRow | undefined> {
  const row = id === undefined ? undefined : await operations.findOperation(ctx.db, ctx.member.user.id, id);
  return row?.status === 'done' && row.action === action ? row : undefined;
}

/** `toRead` is the most that it can cost: some pages may turn out to be blank. */
async function planReading(
  ctx: ActingContext,
  { signal }: OperationRun,
  file: FileRow,
  wish: Wish,
  readAgain: boolean,
): Promise<{ plan: ReadingPlan; toRead: number }> {
  const priority = await hasPriority(ctx);
  const cut = ctx.resumes === undefined ? undefined : await findCut(ctx, ctx.resumes);
  const paid = cut?.cost['ocrPagesPerMonth'] ?? 0;
  const whole = { file, language: wish.language, enhanceImage: wish.enhanceImage, priority, paid };
  const rows = await ocrPages.listOcrPages(ctx.db, file.id);
  const isOver = file.has_ocr && !readAgain;
  if (isOver && rows.length >= (file.page_count ?? 1))
    return { plan: { ...whole, turns: [], kept: 0 }, toRead: 0 };
  const pages = await listPages(ctx, file, priority, signal);
  const wanted = listWanted(wish.pages, pages.length);
  // Pages that were read to their end are read anew; where the reading was cut, or other pages are asked for, it goes on.
  const known = new Set(rows.map(({ page }) => page));
  const isAnew = file.has_ocr && readAgain && [...wanted].every((page) => known.has(page));
  const isKept = (row: OcrPageRow) => {
    if (cut && Date.parse(row.created_at) > Date.parse(cut.created_at)) return true;
    return isAnew ? !wanted.has(row.page) : isOver || isReadIn(row, wish.language);
  };
  const kept = new Set(rows.filter(isKept).map(({ page }) => page));
  const missing = pages.filter(({ page }) => !kept.has(page));
  const pictures = missing.filter(({ page, hasText }) => !hasText && wanted.has(page));
  // Taking over the text that pages carry costs nothing, and is done in a moment for all of them together.
  const carried = missing.filter(({ hasText }) => hasText);
  const turns = pictures.map(({ page }) => ({ pages: `${page}`, count: 1 }));
  if (carried.length)
    turns.push({ pages: writePageRanges(carried.map(({ page }) => page)), count: carried.length });
  return { plan: { ...whole, turns, kept: wanted.intersection(kept).size }, toRead: pictures.length };
}

/** As asked, or in the language that the page is in: asked again, it would be read in that one again. */
function isReadIn({ language, content }: OcrPageRow, asked: string): boolean {
  const other = language === asked ? undefined : tellOtherLanguage(content, asked);
  return language === asked || (other !== undefined && language.split('+').includes(other.code));
}

/** The first part of what is gone on with: what it read is kept, also where pages were to be read anew. */
function findCut(ctx: ActingContext, id: string): Promise<OperationRow | undefined> {
  return operations.findOperation(ctx.db, ctx.member.user.id, id);
}

/** Pages of a document, counted from 1. Refuses those that it does not have. */
export function listWanted(ranges: string | undefined, count: number): Set<number> {
  const read = listWantedPages(ranges ?? 'all', count);
  if ('pages' in read) return new Set(read.pages.map((index) => index + 1));
  throw refuseField('pages', ...read.problem);
}

async function listPages(
  ctx: ActingContext,
  file: FileRow,
  priority: boolean,
  signal: AbortSignal,
): Promise<{ page: number; hasText: boolean }[]> {
  if (isPicture(file)) return [{ page: 1, hasText: false }];
  const settings = { member: ctx.member.user.id, priority, signal };
  return ctx.blobs.withFile(file.blob_key, (path) =>
    ctx.tools.run('text', [{ name: file.filename, path }], {}, settings, async ({ report }) =>
      report.pages.map(({ page, text }) => ({
        page,
        hasText: (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LETTERS_OF_A_TEXT,
      })),
    ),
  );
}

function isPicture({ type }: FileRow): boolean {
  return isPictureType(type);
}

function requirePicture(file: FileRow): void {
  const { type, filename } = file;
  if (type === 'application/pdf' || isPicture(file)) return;
  throw new AppError('ocr_needs_pdf_or_image', null, { details: { filename, type } });
}

/** Also checked when the work is planned, long before it begins. */
export async function requireLanguage(ctx: ActingContext, language: string): Promise<void> {
  const known = new Map((await ctx.ocrLanguages.list()).map((one) => [one.code, one]));
  for (const code of language.split('+')) {
    const one = known.get(code);
    if (!one) throw refuseField('language', 'ocr_language_unavailable', { language: code });
    if (one.damaged)
      throw refuseField('language', 'ocr_language_damaged', { language: code, file: `${code}.traineddata` });
  }
}
