import { type OperationRow, operations } from '@sheaf/db';
import type { ActingContext, AppContext } from '../../context.ts';
import { AppError, keepError, toAppError } from '../../errors.ts';
import { askDocuments } from '../ai/ai.chat.service.ts';
import { recogniseFile } from '../ai/ai.ocr.service.ts';
import { chatInput, ocrInput, summarizeInput } from '../ai/ai.schema.ts';
import { translateInput } from '../ai/ai.translation.schema.ts';
import { makeSearchable } from '../ai/ai.searchable.service.ts';
import { summarizeFile } from '../ai/ai.summary.service.ts';
import { translateText } from '../ai/ai.translation.service.ts';
import { hasReceipt, redo } from '../pdf-tools/pdf-tools.rerun.service.ts';
import { endOperation } from '../operations/operations.end.service.ts';

/** Longer than a live process is ever silent, so that no running work is taken over. */
const SILENT_SECONDS = 30;

type Work = Record<string, (ctx: ActingContext, wish: object) => Promise<unknown>>;

/** Work on one file, by action; its receipt contains the request. */
const aboutOneFile: Work = {
  ocr: (ctx, wish) => recogniseFile(ctx, ocrInput.parse(wish)),
  'searchable-pdf': (ctx, wish) => makeSearchable(ctx, ocrInput.parse(wish)),
  summarize: (ctx, wish) => summarizeFile(ctx, summarizeInput.parse(wish)),
};

/** Work whose request is sealed. Everything else is a tool's: with a receipt, or sealed where that leaves something out. */
const sealed: Work = {
  chat: (ctx, wish) => askDocuments(ctx, chatInput.parse(wish)),
  translate: (ctx, wish) => translateText(ctx, translateInput.parse(wish)),
};

/** Once: what stopped its process twice is not tried a third time. */
export function canResume(row: OperationRow): boolean {
  if ('resumed' in row.options || row.cancel_asked_at !== null) return false;
  return row.sealed_input !== null || row.action in aboutOneFile || hasReceipt(row);
}

/**
 * Resumes work of a request whose process died, under the same id, so that clients that follow or repeat it get its
 * result. The reservation stays, and finished pages are neither read nor charged again.
 */
export async function resumeOperation(ctx: AppContext, userId: string, id: string): Promise<void> {
  const { stopping } = ctx;
  const row = await operations.claimAbandoned(ctx.db, userId, id, SILENT_SECONDS);
  if (!row) return;
  ctx.log.info({ operationId: id, action: row.action }, 'an operation is gone on with');
  const acting: ActingContext = { ...ctx, member: { user: { id: userId } }, signal: stopping, resumes: id };
  try {
    await goOn(acting, row);
  } catch (thrown) {
    // Refused before it began again, for example because its file is gone; otherwise the work has recorded its own
    // end.
    const error = keepError(toAppError(thrown));
    const ended = stopping.aborted
      ? undefined
      : await ctx.db
          .transaction()
          .execute((trx) => endOperation(ctx, trx, { userId, id }, { status: 'failed', error }));
    if (!ended) return;
    const { action, status } = ended;
    await ctx.events.publish(userId, { kind: 'operation', id, action, status, progress: null });
  }
}

function goOn(ctx: ActingContext, row: OperationRow): Promise<unknown> {
  const { resumed: _, ...options } = row.options;
  const operationId = row.id;
  const about = aboutOneFile[row.action];
  if (about) return about(ctx, { ...options, fileId: row.inputs[0]?.id, operationId });
  if (row.sealed_input === null) return redo(ctx, row, operationId);
  const input = openInput(ctx, row.sealed_input);
  const asked = sealed[row.action];
  return asked ? asked(ctx, { ...input, operationId }) : redo(ctx, { ...row, options: input }, operationId);
}

function openInput({ vault }: AppContext, text: string): Record<string, unknown> {
  const input = vault.open(text);
  // The secret of the instance is another one by now.
  if (input === null) throw new AppError('server_stopped');
  return JSON.parse(input) as Record<string, unknown>;
}
