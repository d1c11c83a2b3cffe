import { type FileRow, files } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput } from '../../ports.ts';
import { drawPicture } from './files.pictures.service.ts';
import { FIRST_WIDTH, type PictureWidth, READING_WIDTH } from './files.thumbnail-key.ts';
import { isPictureType } from './upload-types.schema.ts';

/** How the first page looks, on a card and where a viewer opens; nobody waits for it. */
export async function drawUploadedDocument(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  const file = await files.findFile(ctx.db, userId, fileId);
  if (!file) return;
  try {
    await ctx.blobs.withFile(file.blob_key, (path) => drawDocument(ctx, file, { name: file.filename, path }));
    await ctx.events.publish(userId, { kind: 'files' });
  } catch (error) {
    ctx.log.info({ fileId, reason: refuseBusy(error) }, 'an uploaded document could not be drawn');
  }
}

/** Why a document was refused. Busy now is no word on the document: the job comes again. */
export function refuseBusy(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code === 'busy') throw error;
  return error.details?.['reason'] ?? error.code;
}

/** In a line of its own: whatever its member asks for beside it, it waits for one turn. */
async function drawDocument(ctx: AppContext, file: FileRow, input: ToolInput): Promise<void> {
  const whose = { member: `drawing for ${file.user_id}` };
  const draw = (pdf: ToolInput, width: PictureWidth) =>
    drawPicture(ctx, file, pdf, { page: 1, width }, whose);
  if (isPictureType(file.type)) {
    const page = { margin: 0, imageQuality: 80 };
    return ctx.tools.run('images-to-pdf', [input], page, whose, async ({ files: [pdf] }) => {
      if (pdf) await draw(pdf, FIRST_WIDTH);
    });
  }
  await draw(input, FIRST_WIDTH);
  await draw(input, READING_WIDTH);
}
