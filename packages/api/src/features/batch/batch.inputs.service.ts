import type { BatchStep, FileRow, NewBatchTask } from '@sheaf/db';
import { findStep, isOfficeType, isTextType, PREVIOUS, type StepTakes } from '@sheaf/pdf-core/options';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Grant } from '../billing/plans.grants.ts';
import { type Feature, plans, planWithMore, UNLIMITED } from '../billing/plans.schema.ts';
import { learnFacts } from '../files/files.facts.service.ts';
import { type BatchFiles, readBatchFiles } from './batch.files.ts';
import { isReadingStep } from './batch.reading-steps.ts';
import { isFed, joinsFiles, readFeatures } from './batch.steps.ts';
import { isPictureType } from '../files/upload-types.schema.ts';

/** The member's own files that the steps name, each of a kind that its step takes. */
export async function findBatchFiles(ctx: ActingContext, steps: BatchStep[]): Promise<BatchFiles> {
  const ids = steps.flatMap(({ fileIds }) => fileIds).filter((id) => id !== PREVIOUS);
  const rows = await readBatchFiles(ctx.db, ctx.member.user.id, ids, (found) => learnFacts(ctx, found));
  const found: BatchFiles = new Map([...rows].filter(([, row]) => !row.trashed_at));
  for (const { type, fileIds } of steps) {
    for (const id of fileIds) {
      if (id === PREVIOUS) continue;
      const row = found.get(id);
      if (!row) throw new AppError('file_missing');
      refuseUnfit(type, row);
    }
  }
  return found;
}

function refuseUnfit(type: string, row: FileRow): void {
  const takes = findStep(type)?.takes ?? 'pdf';
  if (kinds[takes](row)) return;
  throw new AppError(
    'batch_input_unfit',
    { step: type, takes, filename: row.filename },
    { details: { filename: row.filename, type: row.type } },
  );
}

const kinds: Record<StepTakes, (row: FileRow) => boolean> = {
  pdf: isPdf,
  scan: (row) => isPdf(row) || isPicture(row),
  'picture-or-office': (row) => isPicture(row) || isOffice(row),
  text: (row) => isPdf(row) || isPicture(row) || isOffice(row) || isTextType(row.type),
  source: (row) => isTextType(row.type) || isOffice(row),
};

function isPdf({ type }: FileRow): boolean {
  return type === 'application/pdf';
}

export function isOffice({ type }: FileRow): boolean {
  return isOfficeType(type);
}

export function isPicture({ type }: FileRow): boolean {
  return isPictureType(type);
}

/** What a plan must have for these steps. */
export async function featuresOf(steps: BatchStep[], found: BatchFiles): Promise<Feature[]> {
  const needed = steps.map(async (step, index) => {
    // On every plan: what it costs is counted by the page and the operation.
    if (isReadingStep(step)) return [];
    const [first] = ownFiles(step, found);
    return readFeatures(steps, index, Boolean(first && isOffice(first)));
  });
  return [...new Set((await Promise.all(needed)).flat())];
}

/** Each time that a step names a file counts: it is that much work. */
export function countBatchFiles(steps: BatchStep[]): number {
  return steps.reduce((sum, { fileIds }) => sum + fileIds.filter((id) => id !== PREVIOUS).length, 0);
}

/** Null when it fits. */
export function tooManyFiles(grant: Grant, count: number): AppError | null {
  const limit = grant.limits.batchFiles;
  if (limit === UNLIMITED || count <= limit) return null;
  const upgradeTo = planWithMore(grant.plan, 'batchFiles', grant.plans);
  return new AppError(
    'batch_files_limit',
    { limit, count, upgrade: upgradeTo ? plans[upgradeTo].name : 'none' },
    { details: { metric: 'batchFiles', limit, used: count, upgradeTo } },
  );
}

/** What can be done at once; what waits for a step before comes when that is done. */
export function firstTasks(
  batch: { id: string; user_id: string; priority: boolean; operations: BatchStep[] },
  found: BatchFiles,
): NewBatchTask[] {
  return batch.operations.flatMap((step, index) => {
    if (isFed(step) && joinsFiles(step)) return [];
    return groupFiles(step, found).map(({ place, rows }) => ({
      batch_id: batch.id,
      user_id: batch.user_id,
      priority: batch.priority,
      step: index,
      place: [place],
      inputs: rows.map(({ id, filename, size }) => ({ id, filename, size })),
    }));
  });
}

/** A tool that joins files gets all of them; a document of Word or Excel stays one of its own. */
export function groupFiles(step: BatchStep, found: BatchFiles): { place: number; rows: FileRow[] }[] {
  const single: { place: number; rows: FileRow[] }[] = [];
  const joined: FileRow[] = [];
  for (const [place, id] of step.fileIds.entries()) {
    const row = found.get(id);
    if (!row) continue;
    if (joinsFiles(step) && !isOffice(row)) joined.push(row);
    else single.push({ place, rows: [row] });
  }
  return joined.length ? [{ place: 0, rows: joined }, ...single] : single;
}

function ownFiles({ fileIds }: BatchStep, found: BatchFiles): FileRow[] {
  return fileIds.flatMap((id) => found.get(id) ?? []);
}
