import { type FileRow, files } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import { drawPicture } from './files.pictures.service.ts';
import { FIRST_WIDTH, thumbnailKey } from './files.thumbnail-key.ts';

/** How many pages a file has, and how the first one looks. What cannot be read stays a file like any other. */
export async function readUploadedDocument(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  const file = await files.findFile(ctx.db, userId, fileId);
  if (!file || (file.type !== 'application/pdf' && !file.type.startsWith('image/'))) return;
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
}

async function readDocument(ctx: AppContext, file: FileRow, input: ToolInput): Promise<void> {
  const whose = inLine(file);
  if (file.type !== 'application/pdf') {
    const page = { margin: 0, imageQuality: 80 };
    return ctx.tools.run('images-to-pdf', [input], page, whose, async ({ files: [pdf] }) => {
      if (pdf) await drawFirstPage(ctx, file, pdf);
    });
  }
  await ctx.tools.run<{ pageCount: number }, void>('info', [input], {}, whose, async ({ report }) => {
    await files.setPageCount(ctx.db, file.id, report.pageCount);
  });
  await drawFirstPage(ctx, file, input);
}

async function drawFirstPage(ctx: AppContext, file: FileRow, pdf: ToolInput): Promise<void> {
  const key = thumbnailKey(file.blob_key);
  await drawPicture(ctx, pdf, key, { page: 1, width: FIRST_WIDTH }, inLine(file));
  // Deleted while it was drawn: whoever deleted it came before the picture was there to remove.
  if (!(await files.findFile(ctx.db, file.user_id, file.id))) await ctx.blobs.remove(key);
}

/** In a line of its own: whatever its member asks for beside it, it waits for one turn. */
function inLine(file: FileRow): ToolSettings {
  return { member: `reading for ${file.user_id}` };
}
