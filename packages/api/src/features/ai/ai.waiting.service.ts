import { type FileRow, files } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError, type PlainReason } from '../../errors.ts';
import type { Progress } from '../../ports.ts';
import type { textMissing } from './ai.facts.schema.ts';

const LONGEST_MS = 30_000;
/** Polling interval: events arrive sooner, and a missed event costs this long. */
const LOOK_AGAIN_MS = 1000;
const AGAIN_AFTER_SECONDS = 5;

type Wait = { signal?: AbortSignal; onProgress?: (progress: Progress) => void };

/**
 * Waits until files have been read, up to a limit. If only some are read, they are used without the rest; if none is,
 * `still_reading` says when to retry.
 */
export async function waitUntilRead(
  ctx: ActingContext,
  asked: FileRow[],
  { signal, onProgress }: Wait = {},
): Promise<FileRow[]> {
  const userId = ctx.member.user.id;
  const ids = asked.map(({ id }) => id);
  const end = Date.now() + LONGEST_MS;
  for (let rows = asked; ; rows = await files.findFiles(ctx.db, userId, ids)) {
    const pending = rows.filter(({ reading, has_ocr }) => reading === 'pending' && !has_ocr);
    if (!pending.length) return rows;
    if (signal?.aborted) throw new AppError('operation_stopped');
    if (Date.now() >= end) {
      if (pending.length < rows.length) return rows;
      const details = { reason: 'still_reading', retryAfter: AGAIN_AFTER_SECONDS };
      throw new AppError('file_still_read', null, { details });
    }
    onProgress?.({ done: rows.length - pending.length, total: rows.length, unit: 'reading' });
    await nextChange(ctx, userId, signal);
  }
}

/** Until something of the member's files changes, and a second at most. */
async function nextChange(ctx: ActingContext, userId: string, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const timer = setTimeout(wake, LOOK_AGAIN_MS);
  const unsubscribe = ctx.events.subscribe(userId, ({ kind }) => {
    if (kind === 'files' || kind === 'sync') wake();
  });
  signal?.addEventListener('abort', wake, { once: true });
  await promise;
  clearTimeout(timer);
  unsubscribe();
  signal?.removeEventListener('abort', wake);
}

export type NoText = 'text_missing_for_chat' | 'text_missing_in_scope' | 'text_missing_for_summary';

export type TextMissing = z.infer<typeof textMissing>;

/** It cannot be read, OCR found nothing, there is nothing in it, or OCR has yet to be run. */
export function whyNoText(asked: FileRow[]): TextMissing {
  const isEach = (is: (file: FileRow) => boolean) => asked.length > 0 && asked.every(is);
  if (isEach(({ reading }) => reading === 'failed')) return 'unreadable';
  if (isEach(({ has_ocr }) => has_ocr)) return 'ocr_found_nothing';
  if (isEach(({ reading }) => reading === 'done')) return 'empty_text';
  return 'no_text';
}

/** The state of its text; `unread` if OCR has not run yet. */
export function noText(unread: NoText, asked: FileRow[] = []): AppError {
  const reason = whyNoText(asked);
  const told: Record<TextMissing, PlainReason> = {
    unreadable: 'file_not_readable',
    ocr_found_nothing: 'ocr_found_nothing',
    empty_text: 'file_without_text',
    no_text: unread,
  };
  return new AppError(told[reason], null, { details: { reason } });
}
