import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import type { PlannedStep } from '@sheaf/pdf-core/options';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import { countByCure, findProblems } from './step-problems.ts';

interface FailingFilesProps {
  steps: readonly PlannedStep[];
  told: BatchPreview | undefined;
  /** Files of the batch. */
  total: number;
  onShow: () => void;
}

/** Above Start, how many files will fail; it leads to the step that says which and why, above all on a phone. */
export function FailingFiles({ steps, told, total, onShow }: FailingFilesProps) {
  const t = useMessages(batchMessages);
  const found = steps.map((step, index) => findProblems(step, index, told));
  const failures = found.flatMap((step) => step.failures);
  if (!failures.length) return null;
  // A file that fails does not go on, so that it is counted once; parts of one are not counted in advance.
  const counts = countByCure(failures, total);
  return (
    <button
      type="button"
      onClick={onShow}
      className="reach relative mr-1 rounded-[2px] text-left font-medium text-warn-ink underline underline-offset-3"
    >
      {counts.map(({ cure, count }) => t(`lacks.${cure}`, { count, total })).join(' ')}
    </button>
  );
}
