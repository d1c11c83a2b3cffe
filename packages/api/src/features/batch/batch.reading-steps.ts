import { type BatchStep, type OperationFile, texts } from '@sheaf/db';
import { findStep } from '@sheaf/pdf-core/options';
import { tools } from '@sheaf/pdf-core/tools';
import type { ActingContext } from '../../context.ts';
import { requireLanguage } from '../ai/ai.ocr.service.ts';
import { ocrInput, summarizeInput } from '../ai/ai.schema.ts';
import { makeSearchable } from '../ai/ai.searchable.service.ts';
import { summarizeFile } from '../ai/ai.summary.service.ts';
import { readUploadedDocument } from '../files/files.reading.service.ts';

/**
 * Steps that work on the text of a document. Their pages and operations are taken from the limits, and returned when
 * they fail.
 */
const READING = ['ocr', 'summarize'] as const;
export type ReadingType = (typeof READING)[number];

export function isReadingType(type: string): type is ReadingType {
  return READING.some((one) => one === type);
}

export function isReadingStep<Step extends { type: string }>(
  step: Step | undefined,
): step is Step & { type: ReadingType } {
  return step !== undefined && isReadingType(step.type);
}

/** Its files go on as they are. */
export function keepsFiles(step: BatchStep | undefined): boolean {
  return step !== undefined && findStep(step.type)?.keeps === true;
}

/** What its operations are called in the history. */
export function actionOfStep(step: BatchStep | undefined): string {
  const tool = step && findStep(step.type)?.tool;
  if (step?.type === 'ocr') return 'searchable-pdf';
  return tool ? (tools[tool].action ?? tool) : (step?.type ?? 'batch');
}

/** A language that is not installed fails a batch as it is made, not at each of its files. */
export async function requireLanguages(ctx: ActingContext, steps: BatchStep[]): Promise<void> {
  for (const { type, options } of steps)
    if (type === 'ocr' && typeof options.language === 'string') await requireLanguage(ctx, options.language);
}

/** What goes on to the next step: a PDF with its text under it, or the same file, which has a summary now. */
export async function runReadingStep(
  ctx: ActingContext,
  { type, options }: BatchStep & { type: ReadingType },
  file: OperationFile,
  { operationId, name }: { operationId: string; name: string },
): Promise<OperationFile[]> {
  const given = { ...options, fileId: file.id, operationId };
  if (type === 'ocr') {
    const { id, filename, size } = (await makeSearchable(ctx, ocrInput.parse(given), name)).file;
    return [{ id, filename, size }];
  }
  const known = await texts.listFileTexts(ctx.db, ctx.member.user.id, file.id);
  // What the step before has just made is read by a job, which may still have to come.
  if (!known.length) await readUploadedDocument(ctx, ctx.member.user.id, file.id);
  await summarizeFile(ctx, summarizeInput.parse(given));
  return [file];
}
