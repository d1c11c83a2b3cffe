import { type BatchStep, type FileRow, files, type NewBatchTask } from '@sheaf/db';
import { isRecipeStep, PREVIOUS, stepKind, type StepTakes } from '@sheaf/pdf-core/options';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Feature, type PlanId, plans, planWithMore, UNLIMITED } from '../billing/plans.schema.ts';
import { isReadingStep } from './batch.reading-steps.ts';
import { isFed, joinsFiles, readInput, toCall } from './batch.steps.ts';

export type BatchFiles = Map<string, FileRow>;

/** The member's own files that the steps name, each of a kind that its step takes. */
export async function findBatchFiles(ctx: ActingContext, steps: BatchStep[]): Promise<BatchFiles> {
  const ids = [...new Set(steps.flatMap(({ fileIds }) => fileIds))].filter((id) => id !== PREVIOUS);
  const rows = await files.findFiles(ctx.db, ctx.member.user.id, ids);
  const found = new Map(rows.filter((row) => !row.trashed_at).map((row) => [row.id, row]));
  for (const { type, fileIds } of steps) {
    for (const id of fileIds) {
      if (id === PREVIOUS) continue;
      const row = found.get(id);
      if (!row) throw new AppError('not_found', 'There is no such file.');
      refuseUnfit(type, row);
    }
  }
  return found;
}

function refuseUnfit(type: string, row: FileRow): void {
  const takes = isRecipeStep(type) ? stepKind(type).takes : 'pdf';
  const { fits, words } = kinds[takes];
  if (fits(row)) return;
  const sentence = `Operation "${type}" takes ${words}, and ${row.filename} is none.`;
  throw new AppError('unsupported_type', sentence, { filename: row.filename, type: row.type });
}

const kinds: Record<StepTakes, { fits: (row: FileRow) => boolean; words: string }> = {
  pdf: { fits: isPdf, words: 'PDFs' },
  scan: { fits: (row) => isPdf(row) || isPicture(row), words: 'PDFs and pictures' },
  'picture-or-office': {
    fits: (row) => isPicture(row) || isOffice(row),
    words: 'pictures, Word and Excel files',
  },
  text: {
    fits: (row) => isPdf(row) || isPicture(row) || isOffice(row),
    words: 'PDFs, pictures, Word and Excel files',
  },
};

function isPdf({ type }: FileRow): boolean {
  return type === 'application/pdf';
}

export function isOffice({ type }: FileRow): boolean {
  return /word|excel|spreadsheet/.test(type);
}

export function isPicture({ type }: FileRow): boolean {
  return type.startsWith('image/');
}

/** What a plan must have for these steps. */
export function featuresOf(steps: BatchStep[], found: BatchFiles): Feature[] {
  const needed = steps.flatMap((step, index) => {
    // On every plan: what it costs is counted by the page and the operation.
    if (isReadingStep(step)) return [];
    const [first] = ownFiles(step, found);
    const call = toCall(steps, index, [], Boolean(first && isOffice(first)));
    // Which files it is does not matter here, but a tool's own schema wants some.
    const some = { fileId: NO_FILE, fileIds: [NO_FILE, NO_FILE] };
    const { shape } = call.spec.input;
    const filled = Object.fromEntries(Object.entries(some).filter(([name]) => name in shape));
    return call.spec.needs(readInput(call, filled));
  });
  return [...new Set(needed)];
}

const NO_FILE = '00000000-0000-7000-8000-000000000000';

/** Null when it fits. */
export function tooManyFiles(plan: PlanId, count: number): AppError | null {
  const limit = plans[plan].batchFiles;
  if (limit === UNLIMITED || count <= limit) return null;
  const sentence =
    limit === 1
      ? 'Your plan allows a single file in a batch.'
      : `Your plan allows ${limit} files in a batch, and this one has ${count}.`;
  return new AppError('limit_reached', sentence, {
    metric: 'batchFiles',
    limit,
    used: count,
    upgradeTo: planWithMore(plan, 'batchFiles'),
  });
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
