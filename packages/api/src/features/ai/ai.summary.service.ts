import { files, summaries, texts } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { DocumentFact } from '../../ports.ts';
import { findLiveFile } from '../files/files.service.ts';
import { runOperation } from '../operations/operations.run.service.ts';
import { presentSummary } from './ai.presenter.ts';
import type { Summary, summarizeInput } from './ai.schema.ts';
import { summariseByModel } from './ai.summary-by-model.ts';
import { findText, toOperationFile } from './ai.texts.service.ts';

const NO_TEXT = 'Run OCR to extract text before generating a summary.';
/** The engine that quotes the document's own sentences. */
const LOCAL = 'extracts';

export async function summarizeFile(
  ctx: ActingContext,
  { fileId, summaryType, operationId }: z.infer<typeof summarizeInput>,
): Promise<Summary> {
  const userId = ctx.member.user.id;
  const { file, pages } = await findText(ctx, fileId, NO_TEXT);
  const start = {
    id: operationId,
    action: 'summarize',
    file,
    inputs: [toOperationFile(file)],
    options: { summaryType },
  };
  return runOperation(ctx, userId, start, async (run) => {
    const { languageModel: model } = ctx;
    const written = model && (await summariseByModel(model, pages, summaryType, run));
    const made = written ?? (await ctx.passages.summarise(pages, summaryType));
    if (!made.text) {
      throw new AppError('unprocessable_document', 'There are no sentences in it to sum up.', {
        reason: 'no_text',
      });
    }
    return ctx.db.transaction().execute(async (trx) => {
      const row = await summaries.insertSummary(trx, {
        file_id: file.id,
        user_id: userId,
        summary_type: summaryType,
        summary_text: made.text,
        word_count: made.wordCount,
        sentences: made.sentences,
        engine: model && written ? model.model : LOCAL,
      });
      await files.markFile(trx, file.id, 'has_summary');
      await run.finish(trx, {});
      await ctx.events.publish(userId, { kind: 'files' }, trx);
      return presentSummary(row);
    });
  });
}

/** Newest first. */
export async function listSummaries(ctx: MemberContext, fileId: string): Promise<Summary[]> {
  await findLiveFile(ctx, fileId);
  return (await summaries.listSummaries(ctx.db, fileId)).map(presentSummary);
}

/** Dates, amounts, parties and addresses that a file names; none where it says nothing. */
export async function listFacts(ctx: MemberContext, fileId: string): Promise<DocumentFact[]> {
  const file = await findLiveFile(ctx, fileId);
  const pages = await texts.listFileTexts(ctx.db, file.id);
  if (!pages.length) return [];
  return ctx.passages.listFacts(pages.map(({ page, text }) => ({ page, text })));
}
