import type { BatchStep } from '@sheaf/db';
import { type Flow, kindOfType, planFlow } from '@sheaf/pdf-core/options';
import { type AppError, restoreError } from '../../errors.ts';
import type { BatchFiles } from './batch.files.ts';
import { isFed } from './batch.steps.ts';

/** What the steps take and make; without `found`, as far as it is known before files are chosen. */
export function planBatch(steps: BatchStep[], found: BatchFiles | null): Flow {
  return planFlow(
    steps.map((step) => ({
      type: step.type,
      options: step.options,
      isFed: isFed(step),
      files: found && step.fileIds.flatMap((id) => describeFile(found, id)),
    })),
    'kept',
  );
}

function describeFile(found: BatchFiles, id: string) {
  const row = found.get(id);
  if (!row) return [];
  const kind = kindOfType(row.type);
  const pages = kind === 'image' ? 1 : row.page_count;
  const { filename: name, missingText: text, protection, is_signed } = row;
  return [{ name, kind, pages, text, protection, signed: is_signed ?? undefined }];
}

/** Why steps cannot follow each other, in their order. */
export function listOrderErrors({ steps }: Flow): AppError[] {
  return steps.flatMap(({ problem }) => (problem ? [restoreError(problem)] : []));
}

/** Refuses steps that are certain to fail, before anything is done. */
export function requireOrder(flow: Flow): void {
  const [error] = listOrderErrors(flow);
  if (error) throw error;
}
