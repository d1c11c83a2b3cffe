import { type FileRow, files, type TextPage, texts } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import { enqueuePassages } from '../passages/passages.jobs.ts';
import { announce } from '../webhooks/webhooks.announce.service.ts';
import { drawPicture } from './files.pictures.service.ts';
import { FIRST_WIDTH, READING_WIDTH } from './files.thumbnail-key.ts';
import { isUploadType } from './upload-types.schema.ts';

type PagesRead = { pageCount: number; pages: { width: number; height: number }[] };

/** How many pages a file has, how the first one looks, and what it says. What cannot be read stays a file like any other. */
export async function readUploadedDocument(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  const file = await files.findFile(ctx.db, userId, fileId);
  if (!file || !isUploadType(file.type)) return;
  try {
    await ctx.blobs.withFile(file.blob_key, (path) => readDocument(ctx, file, { name: file.filename, path }));
    await ctx.events.publish(userId, { kind: 'files' });
  } catch (error) {
    // Busy now is no word on the document: the job comes again.
    if (!(error instanceof AppError) || error.code === 'busy') throw error;
    // Encrypted, broken, or made to exhaust its reader: trying again would end the same way.
    ctx.log.info(
      { fileId, reason: error.details?.reason ?? error.code },
      'an uploaded document could not be read',
    );
  }
  await announceReady(ctx, userId, fileId);
}

/** Read or not: all that is found out by itself about the file is known now. */
async function announceReady(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const file = await files.findFile(trx, userId, fileId);
    if (!file) return;
    const data = { file_id: fileId, size: file.size, page_count: file.page_count };
    await announce(ctx, trx, userId, { event: 'file.ready', data });
  });
}

async function readDocument(ctx: AppContext, file: FileRow, input: ToolInput): Promise<void> {
  const whose = inLine(file);
  if (file.type.startsWith('image/')) {
    const page = { margin: 0, imageQuality: 80 };
    return ctx.tools.run('images-to-pdf', [input], page, whose, async ({ files: [pdf] }) => {
      if (pdf) await drawFirstPage(ctx, file, pdf);
    });
  }
  if (file.type !== 'application/pdf') return readText(ctx, file, input, 'office');
  await ctx.tools.run<PagesRead, void>('info', [input], {}, whose, async ({ report }) => {
    const [first] = report.pages;
    await files.setPages(ctx.db, file.id, {
      page_count: report.pageCount,
      page_width: first?.width ?? null,
      page_height: first?.height ?? null,
    });
  });
  await drawFirstPage(ctx, file, input);
  await readText(ctx, file, input, 'text-layer');
  // What stands in the page's place while a viewer opens: nobody waits for it.
  await drawPicture(ctx, file, input, { page: 1, width: READING_WIDTH }, whose);
}

/** Scans say nothing here; recognising them is for the member to ask for. */
async function readText(
  ctx: AppContext,
  file: FileRow,
  input: ToolInput,
  engine: 'text-layer' | 'office',
): Promise<void> {
  await ctx.tools.run<{ pages: TextPage[] }, void>('text', [input], {}, inLine(file), async ({ report }) => {
    await texts.replaceFileTexts(ctx.db, file, engine, report.pages);
    if (report.pages.some(({ text }) => text.trim()))
      await enqueuePassages(ctx, { userId: file.user_id, fileId: file.id });
  });
}

function drawFirstPage(ctx: AppContext, file: FileRow, pdf: ToolInput): Promise<void> {
  return drawPicture(ctx, file, pdf, { page: 1, width: FIRST_WIDTH }, inLine(file));
}

/** In a line of its own: whatever its member asks for beside it, it waits for one turn. */
function inLine(file: FileRow): ToolSettings {
  return { member: `reading for ${file.user_id}` };
}
