import type { Batch, BatchTask } from '@sheaf/api/features/batch/batch.schema.ts';
import { createNumbering, PREVIOUS } from '@sheaf/pdf-core/options';

/** One file's way through the steps: a task or nothing for each step. */
export interface TaskRow {
  key: string;
  name: string;
  cells: (BatchTask | undefined)[];
}

/**
 * Rows follow a file from step to step; a step that joins files begins a row of its own. Files of one name are numbered, as
 * their results are.
 */
export function toRows(tasks: BatchTask[], stepCount: number): TaskRow[] {
  const rows: TaskRow[] = [];
  const rowOf = new Map<string, TaskRow>();
  for (const task of tasks) {
    const [input] = task.inputs;
    const before = task.inputs.length === 1 && input ? rowOf.get(input.id) : undefined;
    const isFree = before && before.cells[task.step - 1] === undefined;
    const row = isFree
      ? before
      : { key: task.id, name: nameOf(task), cells: Array<BatchTask | undefined>(stepCount).fill(undefined) };
    if (!isFree) rows.push(row);
    row.cells[task.step - 1] = task;
    for (const { id } of task.outputs) rowOf.set(id, row);
  }
  const number = createNumbering();
  return rows.map((row) => ({ ...row, name: number(row.name) }));
}

function nameOf({ inputs }: BatchTask): string {
  const [first] = inputs;
  const more = inputs.length - 1;
  return more > 0 ? `${first?.filename ?? ''} + ${more}` : (first?.filename ?? '');
}

/** The last thing that happened to it. */
export function lastTask({ cells }: TaskRow): BatchTask | undefined {
  return cells.findLast((cell) => cell !== undefined);
}

/** What would help the step that failed for it. */
export function cureOf({ cells }: TaskRow): BatchTask['cure'] {
  return cells.find((cell) => cell?.cure)?.cure ?? null;
}

/** A step broke the signature of its file. */
export function hasLostSignature({ cells }: TaskRow): boolean {
  return cells.some((cell) => cell?.signature === 'lost');
}

/** What a batch that has ended did in vain: a later step failed, or did not run, and nothing of it was saved. */
export function listUnkept(tasks: BatchTask[], operations: Batch['operations']): Set<string> {
  const unkept = new Set<string>();
  const takers = new Map<string, BatchTask[]>();
  for (const task of tasks)
    for (const { id } of task.inputs) takers.set(id, [...(takers.get(id) ?? []), task]);
  const isKept = (task: BatchTask) => task.state === 'done' && !unkept.has(task.id);
  // From the last step back: what a step made is kept if all that was made of it is.
  for (const task of tasks.toSorted((a, b) => b.step - a.step)) {
    if (task.state !== 'done' || !operations[task.step]?.fileIds.includes(PREVIOUS)) continue;
    const after = task.outputs
      .flatMap(({ id }) => takers.get(id) ?? [])
      .filter(({ step }) => step === task.step + 1);
    if (!after.length || !after.every(isKept)) unkept.add(task.id);
  }
  return unkept;
}
