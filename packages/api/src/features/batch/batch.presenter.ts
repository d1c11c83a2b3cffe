import { type BatchRow, type BatchTaskRow, batchTasks, type Db, type OperationFile } from '@sheaf/db';
import { countFiles, type FileCount } from './batch.file-count.ts';
import { type BatchCount, countWork, percentOf } from './batch.progress.ts';
import { type Batch, type BatchTask, nothingFound } from './batch.schema.ts';
import { isFed } from './batch.steps.ts';
import { openArea } from '@sheaf/messages';
import { AppError, keepError, presentKept } from '../../errors.ts';

const MOST_NAMED = 20;

/** Reads batches for display, with the same number of queries for a list as for one batch. */
export async function presentBatches(db: Db, rows: BatchRow[]): Promise<Batch[]> {
  const ids = rows.map(({ id }) => id);
  const [counts, placed, failed, done] = await Promise.all([
    batchTasks.countTasks(db, ids),
    batchTasks.listPlaced(db, ids),
    batchTasks.listFailed(db, ids),
    batchTasks.listDone(db, ids),
  ]);
  return rows.map((row) => {
    const of = <Of extends { batch_id: string }>(all: Of[]) => all.filter((one) => one.batch_id === row.id);
    const count = countWork(row.operations, of(counts));
    const results = of(done)
      .filter(({ step }) => !isFed(row.operations[step + 1]))
      .flatMap(({ outputs }) => outputs.map(presentFile));
    const files = countFiles(row.operations, of(placed));
    return presentBatch(row, { ...count, files }, of(failed), results);
  });
}

function presentBatch(
  { id, name, operations, status, created_at, started_at, finished_at }: BatchRow,
  count: BatchCount & { files: FileCount },
  failed_tasks: Failure[],
  result_files: Batch['result_files'],
): Batch {
  const { current, total, failed, files } = count;
  // One that was cancelled shows how far it came.
  const progress = percentOf(count, finished_at !== null && status !== 'cancelled');
  const named = failed_tasks.slice(0, MOST_NAMED).map(presentFailure);
  const error_message = describeFailures(named, failed_tasks.length - named.length);
  const told = { files, current, total, failed, error_message, failures: named, result_files };
  return { id, name, operations, status, progress, ...told, created_at, started_at, finished_at };
}

type Failure = Pick<BatchTaskRow, 'step' | 'inputs' | 'error'>;

function presentFailure({ step, inputs, error }: Failure): Batch['failures'][number] {
  const [first] = inputs;
  const kept = error ?? keepError(new AppError('operation_failed'));
  return {
    step: step + 1,
    filename: first?.filename ?? '',
    others: Math.max(0, inputs.length - 1),
    error: presentKept(kept),
  };
}

/** The same in English, a line for each. */
function describeFailures(failures: Batch['failures'], rest: number): string | null {
  if (!failures.length) return null;
  const say = openArea('en', 'answers');
  const lines = failures.map(({ filename: file, others, error: { message: why } }) =>
    others ? say('failures.several', { file, others, why }) : say('failures.one', { file, why }),
  );
  return [...lines, ...(rest > 0 ? [say('failures.rest', { count: rest })] : [])].join('\n');
}

export function presentTask(row: BatchTaskRow, cure?: BatchTask['cure']): BatchTask {
  const { id, step, state, attempts, operation_id, inputs, outputs, answer, error } = row;
  const { saved, signature } = answer ?? {};
  return {
    id,
    step: step + 1,
    state,
    attempts,
    operation_id,
    inputs: inputs.map(presentFile),
    outputs: state === 'done' ? outputs.map(presentFile) : [],
    saved: typeof saved === 'number' ? saved : null,
    signature: signature === 'lost' || signature === 'left' ? signature : null,
    nothing_found: nothingFound.catch(null).parse(answer?.nothing ?? null),
    error: error && presentKept(error),
    cure: cure ?? null,
  };
}

function presentFile({ id, filename, size }: OperationFile) {
  return { id, filename, size };
}
