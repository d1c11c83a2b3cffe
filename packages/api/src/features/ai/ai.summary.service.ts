import { reading, summaries, texts } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { DocumentFacts, DocumentPage, DocumentSummary } from '../../passages.port.ts';
import { findLiveFile } from '../files/files.service.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { modelFailureOf } from './ai.model-failures.ts';
import type { ModelFailure } from './ai.model-failures.schema.ts';
import { presentSummary } from './ai.presenter.ts';
import type { Summary, summarizeInput, SummaryType } from './ai.schema.ts';
import { summariseByModel } from './ai.summary-by-model.ts';
import { readText, toOperationFile } from './ai.texts.service.ts';
import { type TextMissing, waitUntilRead, whyNoText } from './ai.waiting.service.ts';
import { countAiCall, turnOf } from './ai.turns.ts';
import { requireUnchanged } from '../files/files.ocr-text.service.ts';

type Facts = Omit<DocumentFacts, 'kind'> & { kind?: string; text_missing?: TextMissing };

/** The engine that quotes the document's own sentences. */
const LOCAL = 'extracts';
/** Of a bill or a sheet, which have no sentences that say what they are about. */
const TOLD = 'facts';

export async function summarizeFile(
  ctx: ActingContext,
  { fileId, summaryType, operationId }: z.infer<typeof summarizeInput>,
): Promise<Summary> {
  const userId = ctx.member.user.id;
  await countAiCall(ctx);
  const file = await findLiveFile(ctx, fileId);
  // A file that cannot be summarized is refused before it enters the history. For one that is still being read, the
  // history shows the progress.
  if (file.reading !== 'pending') await readText(ctx, file, 'text_missing_for_summary');
  const start = {
    id: operationId,
    action: 'summarize',
    file,
    inputs: [toOperationFile(file)],
    options: { summaryType },
    isResumable: true,
  };
  const work = async (run: OperationRun) => {
    const pages = await readText(ctx, file, 'text_missing_for_summary', run);
    const { engine, fallback, ...made } = await sumUp(ctx, file.filename, pages, summaryType, run);
    if (!made.text) {
      throw new AppError('summary_without_sentences', null, { details: { reason: 'no_text' } });
    }
    return ctx.db.transaction().execute(async (trx) => {
      await requireUnchanged(trx, file);
      const row = await summaries.insertSummary(trx, {
        file_id: file.id,
        user_id: userId,
        summary_type: summaryType,
        summary_text: made.text,
        word_count: made.wordCount,
        sentences: made.sentences,
        engine,
        fallback,
        sha256: file.sha256,
      });
      await reading.markSummarized(trx, userId, file.id);
      await run.finish(trx, { answer: { summaryId: row.id } });
      await ctx.events.publish(userId, { kind: 'files' }, trx);
      return presentSummary(row);
    });
  };
  return runOperation(ctx, userId, start, work, async ({ answer }) => {
    const found = (await summaries.listSummaries(ctx.db, file.user_id, file.id)).find(
      ({ id }) => id === answer?.['summaryId'],
    );
    if (!found) throw new AppError('operation_result_gone');
    return presentSummary(found);
  });
}

type Made = DocumentSummary & { engine: string; fallback: ModelFailure | null };

/** By the language model where there is one that does it, else by quoting. */
async function sumUp(
  ctx: ActingContext,
  filename: string,
  pages: DocumentPage[],
  kind: SummaryType,
  run: OperationRun,
): Promise<Made> {
  const model = await ctx.models.open();
  let fallback: ModelFailure | null = null;
  if (model) {
    const { signal } = run;
    const onProgress = run.onProgress.bind(run);
    try {
      const work = { named: filename, signal, onProgress };
      const written = await summariseByModel({ ...ctx, signal }, model, pages, kind, work);
      if (written) return { ...written, engine: model.model, fallback };
    } catch (thrown) {
      fallback = modelFailureOf(thrown) ?? null;
      if (!fallback) throw thrown;
      ctx.log.warn({ err: thrown, model: model.model }, 'the language model did not sum up');
    }
  }
  const quoted = await ctx.passages.summarise(pages, kind, { ...turnOf(ctx), signal: run.signal });
  return { ...quoted, engine: quoted.isTold ? TOLD : LOCAL, fallback };
}

/** Newest first. */
export async function listSummaries(ctx: MemberContext, fileId: string): Promise<Summary[]> {
  await countAiCall(ctx);
  await findLiveFile(ctx, fileId);
  return (await summaries.listSummaries(ctx.db, ctx.member.user.id, fileId)).map(presentSummary);
}

/** What a file that was read is, and its facts, typed and named. Empty with a reason if the file has no text. */
export async function listFacts(ctx: MemberContext, fileId: string): Promise<Facts> {
  await countAiCall(ctx);
  const file = await findLiveFile(ctx, fileId);
  const read = await waitUntilRead(ctx, [file], ctx);
  const pages = await texts.listFileTexts(ctx.db, file.user_id, file.id);
  if (!pages.length) return { facts: [], more: 0, text_missing: whyNoText(read) };
  return ctx.passages.listFacts(
    pages.map(({ page, text }) => ({ page, text })),
    turnOf(ctx),
  );
}
