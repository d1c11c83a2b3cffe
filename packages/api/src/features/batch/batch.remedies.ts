import type { BatchStep, BatchTaskRow, OperationFile } from '@sheaf/db';
import { findStep, kindOfType, PREVIOUS, type StepTakes } from '@sheaf/pdf-core/options';
import type { Reason } from '@sheaf/messages/reasons';
import type { Chain } from './batch.chains.ts';
import type { Remedy } from './batch.remedies.schema.ts';
import { isFed } from './batch.steps.ts';

const CURED: Record<Remedy, ReadonlySet<string>> = {
  ocr: new Set<Reason>(['document_without_text', 'text_missing_for_summary']),
  unlock: new Set<Reason>([
    'password_needed',
    'password_wrong',
    'file_protected',
    'already_protected',
    'changing_forbidden',
    'annotating_forbidden',
    'filling_forbidden',
  ]),
};

type Task = Pick<
  BatchTaskRow,
  'id' | 'step' | 'place' | 'state' | 'inputs' | 'outputs' | 'handed_on' | 'error'
>;
type Types = ReadonlyMap<string, { type: string }>;

/** Ways of files that are not whole, and that this step before the one that failed can help. */
export function listCurable<T extends Task>(
  broken: Chain<T>[],
  remedy: Remedy,
  steps: BatchStep[],
  types: Types,
): Chain<T>[] {
  return broken.filter((chain) => {
    const failed = failedOf(chain);
    return failed.length > 0 && failed.every((task) => isCured(task, remedy, steps, types));
  });
}

function isCured(task: Task, remedy: Remedy, steps: BatchStep[], types: Types): boolean {
  if (!CURED[remedy].has(task.error?.reason ?? '')) return false;
  const own = lackingOf(task).filter(({ id }) => steps[task.step]?.fileIds.includes(id));
  // Of several that other steps made, nobody knows which of them is protected.
  if (remedy === 'unlock' && !own.length && task.inputs.length > 1) return false;
  const takes: StepTakes = findStep(remedy)?.takes ?? 'pdf';
  return own.every(({ id }) => {
    const kind = kindOfType(types.get(id)?.type ?? '');
    return kind === 'pdf' || (takes === 'scan' && kind === 'image');
  });
}

/** The files that a step failed for: of several, the one that its refusal names. */
function lackingOf({ inputs, error }: Task): OperationFile[] {
  const named = inputs.filter(({ filename }) => filename === error?.params?.['file']);
  return named.length ? named : inputs;
}

/** The steps of these files alone, from their beginning, with the remedy before each step that failed. */
export function cureSteps(
  steps: BatchStep[],
  chains: Chain<Task>[],
  remedy: Remedy,
  options: Record<string, unknown>,
): BatchStep[] {
  const idsOf = (tasks: Task[], index: number, of: (task: Task) => OperationFile[]) =>
    new Set(tasks.filter(({ step }) => step === index).flatMap((task) => of(task).map(({ id }) => id)));
  const roots = chains.flatMap((chain) => chain.roots);
  const failed = chains.flatMap(failedOf);
  const cured: BatchStep[] = [];
  let hasBefore = false;
  for (const [index, step] of steps.entries()) {
    if (!isFed(step)) hasBefore = false;
    const own = idsOf(roots, index, ({ inputs }) => inputs);
    const fileIds = step.fileIds.filter((id) => (id === PREVIOUS ? hasBefore : own.has(id)));
    if (!fileIds.length) continue;
    const lacking = idsOf(failed, index, lackingOf);
    cured.push(
      ...(lacking.size
        ? putBefore({ type: remedy, options }, { ...step, fileIds }, lacking)
        : [{ ...step, fileIds }]),
    );
    hasBefore = true;
  }
  return cured;
}

/** What does not lack anything goes to the step as it is, unless the step before is between. */
function putBefore(
  remedy: Omit<BatchStep, 'fileIds'>,
  step: BatchStep,
  lacking: ReadonlySet<string>,
): BatchStep[] {
  const isTaken = (id: string) => isFed(step) || lacking.has(id);
  const rest = step.fileIds.map((id) => (isTaken(id) ? PREVIOUS : id));
  return [
    { ...remedy, fileIds: step.fileIds.filter(isTaken) },
    { ...step, fileIds: [...new Set(rest)] },
  ];
}

function failedOf<T extends Task>({ roots, rest }: Chain<T>): T[] {
  return [...roots, ...rest].filter(({ state }) => state === 'failed');
}
