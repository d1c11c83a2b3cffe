import { type FileRow, texts } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { DocumentPage } from '../../ports.ts';
import { findLiveFile } from '../files/files.service.ts';

/** A member's file and what it says; without text there is nothing to do. */
export async function findText(
  ctx: ActingContext,
  fileId: string,
  sentence: string,
): Promise<{ file: FileRow; pages: DocumentPage[] }> {
  const file = await findLiveFile(ctx, fileId);
  const pages = await texts.listFileTexts(ctx.db, file.id);
  if (!pages.length) throw noText(sentence);
  return { file, pages: pages.map(({ page, text }) => ({ page, text })) };
}

export function noText(sentence: string): AppError {
  return new AppError('unprocessable_document', sentence, { reason: 'no_text' });
}

export function toOperationFile({ id, filename, size }: FileRow) {
  return { id, filename, size };
}
