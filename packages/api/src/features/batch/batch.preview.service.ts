import type { BatchStep, FileRow } from '@sheaf/db';
import type { PlannedStep } from '@sheaf/pdf-core/options';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { type AppError, keepError, presentKept, restoreError, toAppError } from '../../errors.ts';
import type { Grant } from '../billing/plans.grants.ts';
import { UNLIMITED } from '../billing/plans.schema.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import { readGrant, readUsage } from '../usage/usage.service.ts';
import type { BatchFiles } from './batch.files.ts';
import {
  countBatchFiles,
  featuresOf,
  findBatchFiles,
  isPicture,
  tooManyFiles,
} from './batch.inputs.service.ts';
import { listOrderErrors, planBatch } from './batch.order.ts';
import type { BatchPreview, previewBatchInput } from './batch.schema.ts';
import { isFed } from './batch.steps.ts';
import { answerWith } from '../../answers.ts';
import { warnOfSignatures } from './batch.signatures.ts';

/** Of the results, whose names are shown. */
const MOST_NAMED = 20;

type Warning = BatchPreview['warnings'][number];

/** What a batch would do, take and cost, and why it would be refused. Nothing is done. */
export async function previewBatch(
  ctx: ActingContext,
  { operations }: z.output<typeof previewBatchInput>,
): Promise<BatchPreview> {
  const userId = ctx.member.user.id;
  const found = await findBatchFiles(ctx, operations);
  const grant = await readGrant(ctx.db, userId);
  const lacking = await featuresOf(operations, found)
    .then((features) => requireFeatures(ctx, features))
    .then(() => null, toAppError);
  const flow = planBatch(operations, found);
  const problems = [
    ...listOrderErrors(flow),
    ...[tooManyFiles(grant, countBatchFiles(operations)), lacking].filter((error) => error !== null),
  ];
  const rows = [...found.values()];
  const { batchFiles, storageLimit } = grant.limits;
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  const stored = await readUsage(ctx.db, userId, 'storageLimit');
  const steps = operations.map((step, index) => presentStep(step, found, flow.steps[index]!));
  const reading = await costOfReading(ctx, grant, operations, found, steps);
  return {
    files: found.size,
    pages: sumPages(rows),
    steps,
    results: { ...flow.results, names: flow.results.names.slice(0, MOST_NAMED) },
    warnings: [...warnOfFiles(rows), ...warnOfSignatures(flow), ...reading.flatMap(warnOfLimit)],
    failures: flow.steps.flatMap(({ failures }, index) =>
      failures.map(({ file, reason, params }) => ({
        step: index + 1,
        filename: file,
        error: tell(restoreError({ reason, ...(params && { params }) })),
      })),
    ),
    problems: problems.map(tell),
    cost: [
      { metric: 'batchFiles', amount: countBatchFiles(operations), used: 0, limit: batchFiles },
      // At most: results are seldom larger than what they are made of.
      { metric: 'storageLimit', amount: bytes, used: stored, limit: storageLimit },
      ...reading,
    ],
  };
}

const tell = (error: AppError) => presentKept(keepError(error));

function presentStep(step: BatchStep, found: BatchFiles, { taken, made, pages }: PlannedStep) {
  const own = step.fileIds.filter((id) => found.has(id)).length;
  return { type: step.type, files: taken ?? own, pages, results: made };
}

/** At most: pages that carry text already are not read, and cost nothing. */
async function costOfReading(
  ctx: ActingContext,
  { limits }: Grant,
  operations: BatchStep[],
  found: BatchFiles,
  steps: BatchPreview['steps'],
): Promise<BatchPreview['cost']> {
  let onTheWay = 0;
  let pages = 0;
  let summaries = 0;
  for (const [index, step] of operations.entries()) {
    const own = step.fileIds.flatMap((id) => found.get(id) ?? []);
    const most = (isFed(step) ? onTheWay : 0) + own.reduce((sum, row) => sum + pagesOf(row), 0);
    onTheWay = steps[index]?.pages ?? most;
    if (step.type === 'ocr') pages += onTheWay;
    if (step.type === 'summarize') summaries += steps[index]?.files ?? 0;
  }
  const amounts = { ocrPagesPerMonth: pages, aiOperations: pages + summaries };
  const metrics = (['ocrPagesPerMonth', 'aiOperations'] as const).filter((metric) => amounts[metric] > 0);
  return Promise.all(
    metrics.map(async (metric) => ({
      metric,
      amount: amounts[metric],
      used: await readUsage(ctx.db, ctx.member.user.id, metric),
      limit: limits[metric],
    })),
  );
}

function warnOfLimit({ metric, amount, used, limit }: BatchPreview['cost'][number]): Warning[] {
  const left = Math.max(0, limit - used);
  if (limit === UNLIMITED || amount <= left) return [];
  const key = metric === 'ocrPagesPerMonth' ? 'warnings.ocr_pages_short' : 'warnings.ai_operations_short';
  return [answerWith(key, { amount, left })];
}

function warnOfFiles(rows: FileRow[]): Warning[] {
  return (
    rows
      // Of one that needs a password, its step tells.
      .filter((row) => row.type === 'application/pdf' && row.page_count === null && !row.is_locked)
      .slice(0, 20)
      .map(({ filename }) => answerWith('warnings.file_unread', { filename }))
  );
}

function sumPages(rows: FileRow[]): number | null {
  if (rows.some(({ type, page_count }) => type === 'application/pdf' && page_count === null)) return null;
  return rows.reduce((sum, row) => sum + pagesOf(row), 0);
}

function pagesOf(row: FileRow): number {
  return row.page_count ?? (isPicture(row) ? 1 : 0);
}
