import { type FileRow, texts } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import type { DocumentPage } from '../../passages.port.ts';
import { findLiveFile } from '../files/files.service.ts';
import { type NoText, noText, waitUntilRead } from './ai.waiting.service.ts';

/** A member's file and its text. Throws if there is no text. */
export async function findText(
  ctx: ActingContext,
  fileId: string,
  reason: NoText,
): Promise<{ file: FileRow; pages: DocumentPage[] }> {
  const file = await findLiveFile(ctx, fileId);
  return { file, pages: await readText(ctx, file, reason) };
}

/** The text of a file, once it is read. */
export async function readText(
  ctx: ActingContext,
  file: FileRow,
  reason: NoText,
  wait: Parameters<typeof waitUntilRead>[2] = { signal: ctx.signal },
): Promise<DocumentPage[]> {
  const read = await waitUntilRead(ctx, [file], wait);
  const pages = await texts.listFileTexts(ctx.db, file.user_id, file.id);
  if (!pages.length) throw noText(reason, read);
  return pages.map(({ page, text }) => ({ page, text }));
}

export function toOperationFile({ id, filename, size }: FileRow) {
  return { id, filename, size };
}
