import { type FileRow, files, reading, texts } from '@sheaf/db';
import { writePageRanges } from '@sheaf/pdf-core/options';
import type { AppContext } from '../../context.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import { enqueuePassages } from '../passages/passages.jobs.ts';
import { announce } from '../webhooks/webhooks.announce.service.ts';
import { enqueueDrawing } from './files.drawing.jobs.ts';
import { keepFacts } from './files.facts.service.ts';
import { refuseBusy } from './files.drawing.service.ts';
import { isPictureType, isUploadType } from './upload-types.schema.ts';

/** Drawing a page to look at it takes a tenth of a second; of a long scan, the first pages tell what it is. */
const MOST_LOOKED_AT = 60;

/** Reads the number of pages and the text. A file that cannot be read stays a file like any other. */
export async function readUploadedDocument(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  const file = await files.findFile(ctx.db, userId, fileId);
  if (!file) return;
  try {
    await ctx.blobs.withFile(file.blob_key, (path) => readDocument(ctx, file, { name: file.filename, path }));
  } catch (error) {
    const reason = refuseBusy(error);
    // Encrypted, broken, or made to exhaust its reader: trying again would end the same way.
    ctx.log.info({ fileId, reason }, 'an uploaded document could not be read');
    await reading.setReading(ctx.db, file, 'failed', { isLocked: reason === 'encrypted' });
  }
  await ctx.events.publish(userId, { kind: 'files' });
  await announceReady(ctx, userId, fileId);
}

/** Read or not: all that is found out by itself about the file is known now. */
async function announceReady(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const file = await files.findFile(trx, userId, fileId);
    if (!file || !isUploadType(file.type)) return;
    const { size, page_count, reading: state } = file;
    const data = { file_id: fileId, size, page_count, reading: state };
    await announce(ctx, trx, userId, { event: 'file.ready', data });
  });
}

async function readDocument(ctx: AppContext, file: FileRow, input: ToolInput): Promise<void> {
  const draw = () => enqueueDrawing(ctx, { userId: file.user_id, fileId: file.id });
  if (isPictureType(file.type)) {
    const hasNothing = await countNothingToRead(ctx, file, input, [1]);
    await reading.setReading(ctx.db, file, hasNothing ? 'done' : 'needs_ocr', { unreadPages: 1 });
    return draw();
  }
  if (!isUploadType(file.type)) return reading.setReading(ctx.db, file, 'done');
  if (file.type !== 'application/pdf') return readText(ctx, file, input, 'office');
  await ctx.tools.run('info', [input], {}, inLine(file), ({ report }) => keepFacts(ctx, file, report));
  await draw();
  await readText(ctx, file, input, 'text-layer');
}

/** Scans have no text here; members start OCR themselves. */
async function readText(
  ctx: AppContext,
  file: FileRow,
  input: ToolInput,
  engine: 'text-layer' | 'office',
): Promise<void> {
  const content = { contentOnly: engine === 'text-layer' };
  await ctx.tools.run('text', [input], content, inLine(file), async ({ report: { pages } }) => {
    await texts.replaceFileTexts(ctx.db, file, engine, pages);
    const silent = pages.filter(({ text }) => !text.trim()).map(({ page }) => page);
    const saysNothing = silent.length === pages.length;
    const nothing =
      engine === 'text-layer' ? await countNothingToRead(ctx, file, input, silent) : silent.length;
    const toRead = silent.length - nothing;
    // How many sheets a workbook has is not kept: none is unread, or all of them.
    const unreadPages = saysNothing ? silent.length : toRead;
    await reading.setReading(ctx.db, file, saysNothing && toRead ? 'needs_ocr' : 'done', { unreadPages });
    if (!saysNothing) await enqueuePassages(ctx, { userId: file.user_id, fileId: file.id });
  });
}

/** Blank pages and photos are no pages that were missed. Where that cannot be told, there may be something to read. */
async function countNothingToRead(
  ctx: AppContext,
  file: FileRow,
  input: ToolInput,
  silent: number[],
): Promise<number> {
  if (!silent.length) return 0;
  const options = {
    pages: writePageRanges(silent.slice(0, MOST_LOOKED_AT)),
    lookOnly: true,
    searchable: false,
  };
  try {
    return await ctx.tools.run(
      'ocr',
      [input],
      options,
      inLine(file),
      async ({ report }) => report.nothingToRead?.length ?? 0,
    );
  } catch (error) {
    refuseBusy(error);
    return 0;
  }
}

/** Beside all other work, members in turn. */
function inLine(file: FileRow): ToolSettings {
  return { member: file.user_id, lane: 'reading' };
}
