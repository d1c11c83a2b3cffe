import { type FileRow, files, ocrPages, type StoredWord, texts } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput } from '../../ports.ts';
import { findLiveFile } from '../files/files.service.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { hasPriority } from '../usage/usage.features.ts';
import { type Cost, giveBack, withReserved } from './ai.charging.ts';
import { refreshPassages } from './ai.passages.service.ts';
import { presentReading } from './ai.presenter.ts';
import type { OcrResult, ocrInput } from './ai.schema.ts';
import { toOperationFile } from './ai.texts.service.ts';

type Page = {
  page: number;
  source: 'ocr' | 'text' | 'blank';
  text: string;
  confidence: number;
  width: number;
  height: number;
  words: StoredWord[];
};
export type Reading = { pages: Page[] };
type Wish = z.infer<typeof ocrInput>;

/** Fewer letters than this on a page with a picture, and it is read; pdf-core decides alike. */
const LETTERS_OF_A_TEXT = 25;

/** Reads what is in pictures and keeps it: the text to be searched and asked, and where each word stands. */
export async function recogniseFile(ctx: ActingContext, wish: Wish): Promise<OcrResult> {
  return readPictures(ctx, wish, 'ocr', { searchable: false }, async (file, _output, run, cost, reading) => {
    await ctx.db.transaction().execute(async (trx) => {
      await keepReading({ ...ctx, db: trx }, file, wish.language, reading);
      await run.finish(trx, { cost: await settle({ ...ctx, db: trx }, cost, reading) });
      await ctx.events.publish(file.user_id, { kind: 'files' }, trx);
    });
    await refreshPassages(ctx, file.id);
    return presentReading(wish.language, reading.pages, true);
  });
}

/** The way of both: plan, pages taken from the limit, the tool, and then what is kept. */
export async function readPictures<T>(
  ctx: ActingContext,
  { fileId, language, enhanceImage, operationId }: Wish,
  action: string,
  options: { searchable: boolean },
  keep: (
    file: FileRow,
    made: (ToolInput & { size: number })[],
    run: OperationRun,
    cost: Cost,
    reading: Reading,
  ) => Promise<T>,
): Promise<T> {
  const userId = ctx.member.user.id;
  const file = await findLiveFile(ctx, fileId);
  requirePicture(file);
  requireLanguage(ctx, language);
  const priority = await hasPriority(ctx);
  const pages = await countPagesToRead(ctx, file, priority);
  const cost = { ocrPagesPerMonth: pages, aiOperations: pages };
  const start = {
    id: operationId,
    action,
    file,
    inputs: [toOperationFile(file)],
    options: { language, enhanceImage },
  };
  return withReserved(ctx, cost, () =>
    runOperation(ctx, userId, start, (run) =>
      ctx.blobs.withFile(file.blob_key, (path) => {
        const settings = { member: userId, priority, signal: run.signal, onProgress: run.onProgress };
        const how = { ...options, language, enhanceImage, languageFolder: ctx.settings.ocr.folder };
        const input = { name: file.filename, path };
        return ctx.tools.run<Reading, T>('ocr', [input], how, settings, ({ files: made, report }) =>
          keep(file, made, run, cost, report),
        );
      }),
    ),
  );
}

/** What was read takes the place of what was known of the text. */
export async function keepReading(
  ctx: ActingContext,
  file: FileRow,
  language: string,
  { pages }: Reading,
): Promise<void> {
  await texts.writeFileTexts(ctx.db, file, 'ocr', pages);
  const rows = pages.map(({ text, words, ...page }) => ({
    ...page,
    content: text,
    language,
    // Pages with a text of their own have their words' places in the document.
    words: page.source === 'ocr' ? words : [],
  }));
  await ocrPages.saveOcrPages(ctx.db, file, rows);
  await files.markFile(ctx.db, file.id, 'has_ocr');
}

/** Pages that carried text after all, or were blank, are given back. What it cost then. */
export async function settle(ctx: ActingContext, reserved: Cost, { pages }: Reading): Promise<Cost> {
  const read = pages.filter(({ source }) => source === 'ocr').length;
  const over = Math.max(0, (reserved.aiOperations ?? 0) - read);
  await giveBack(ctx.db, ctx.member.user.id, { ocrPagesPerMonth: over, aiOperations: over });
  const taken = (reserved.aiOperations ?? 0) - over;
  return { ocrPagesPerMonth: taken, aiOperations: taken };
}

/** At most: some may turn out to be blank. */
async function countPagesToRead(ctx: ActingContext, file: FileRow, priority: boolean): Promise<number> {
  if (file.type.startsWith('image/')) return 1;
  const settings = { member: ctx.member.user.id, priority, signal: ctx.signal };
  return ctx.blobs.withFile(file.blob_key, (path) =>
    ctx.tools.run<{ pages: { text: string }[] }, number>(
      'text',
      [{ name: file.filename, path }],
      {},
      settings,
      async ({ report }) =>
        report.pages.filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LETTERS_OF_A_TEXT)
          .length,
    ),
  );
}

function requirePicture({ type, filename }: FileRow): void {
  if (type === 'application/pdf' || type.startsWith('image/')) return;
  throw new AppError('unsupported_type', 'Text can be extracted from PDFs and images.', { filename, type });
}

function requireLanguage(ctx: ActingContext, language: string): void {
  const missing = language.split('+').find((code) => !ctx.settings.ocr.languages.includes(code));
  if (!missing) return;
  const message = `Text recognition for the language "${missing}" is not installed here.`;
  throw new AppError('invalid_request', message, { fields: { language: message } });
}
