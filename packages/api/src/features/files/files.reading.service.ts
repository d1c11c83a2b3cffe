import { type FileRow, files, type TextPage, texts } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import { drawPicture } from './files.pictures.service.ts';
import { FIRST_WIDTH } from './files.thumbnail-key.ts';
import { isUploadType } from './upload-types.schema.ts';

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
  await ctx.tools.run<{ pageCount: number }, void>('info', [input], {}, whose, async ({ report }) => {
    await files.setPageCount(ctx.db, file.id, report.pageCount);
  });
  await drawFirstPage(ctx, file, input);
  await readText(ctx, file, input, 'text-layer');
}

/** Scans say nothing here; recognising them is for the member to ask for. */
async function readText(
  ctx: AppContext,
  file: FileRow,
  input: ToolInput,
  engine: 'text-layer' | 'office',
): Promise<void> {
  await ctx.tools.run<{ pages: TextPage[] }, void>('text', [input], {}, inLine(file), ({ report }) =>
    texts.replaceFileTexts(ctx.db, file, engine, report.pages),
  );
}

function drawFirstPage(ctx: AppContext, file: FileRow, pdf: ToolInput): Promise<void> {
  return drawPicture(ctx, file, pdf, { page: 1, width: FIRST_WIDTH }, inLine(file));
}

/** In a line of its own: whatever its member asks for beside it, it waits for one turn. */
function inLine(file: FileRow): ToolSettings {
  return { member: `reading for ${file.user_id}` };
}
