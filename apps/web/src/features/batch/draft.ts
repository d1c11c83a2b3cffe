import { isPictureType } from '@sheaf/api/features/files/upload-types.schema.ts';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import type { BatchTemplate } from '@sheaf/api/features/batch/batch.schema.ts';
import {
  findIdleProblem,
  findOrderProblem,
  findStep,
  type Flow,
  isOfficeType,
  isTextType,
  kindOfType,
  type MissingText,
  type OrderProblem,
  type PlannedStep,
  planFlow,
  protectionOf,
  PREVIOUS,
  type StepKind,
  type Stream,
  STEP_TYPES,
} from '@sheaf/pdf-core/options';
import { tools } from '@sheaf/pdf-core/tools';
import { firstOptions } from './first-options.ts';
import { isOfProtection } from '@sheaf/pdf-core/tools/document-state.ts';

export interface DraftStep {
  key: string;
  type: string;
  /** Takes what the step before made, besides files of its own. */
  isFed: boolean;
  files: StoredFile[];
  options: Record<string, unknown>;
}

export interface Draft {
  name: string;
  steps: DraftStep[];
}

/** Steps for any document; a step with page numbers applies to one document only. */
export const BUILDER_TYPES: string[] = STEP_TYPES.filter((type) => {
  const tool = findStep(type)?.tool;
  return !tool || !tools[tool].batch?.forOne;
});

let made = 0;

/** A new step merges, and takes what the one before it made. */
export function newStep(isFirst: boolean, type = 'merge'): DraftStep {
  return { key: `step-${(made += 1)}`, type, isFed: !isFirst, files: [], options: firstOptions(type) };
}

/** The first step that can follow what is there; one that takes files of its own if none can. */
export function nextStep(steps: DraftStep[]): DraftStep {
  if (!steps.length) return newStep(true);
  const canFollow = (type: string) =>
    canBeFed(type) && !planDraft([...steps, newStep(false, type)]).steps.at(-1)?.problem;
  const type = ['merge', 'compress', ...BUILDER_TYPES].find(canFollow);
  return type === undefined ? newStep(true) : newStep(false, type);
}

/** What each step takes and makes, and what cannot be, as the server sees it. */
export function planDraft(steps: DraftStep[]): Flow {
  const planned = steps.map(({ type, isFed, files, options }) => {
    const own = files.map((file) => {
      const kind = kindOfType(file.type);
      const pages = kind === 'image' ? 1 : file.page_count;
      const protection = protectionOf(file.reading);
      const { signed } = file.reading;
      return { name: file.filename, kind, pages, text: missingText(file), protection, signed };
    });
    return { type, isFed, options: withoutEmpty(options), files: own.length || isFed ? own : null };
  });
  const flow = planFlow(planned, 'kept');
  // What is still to be filled in is asked for when it is to start.
  const isOpen = ({ problem }: PlannedStep) => problem?.reason === 'batch_step_idle';
  return { ...flow, steps: flow.steps.map((step) => (isOpen(step) ? { ...step, problem: null } : step)) };
}

/** As far as a page knows it: whether the text of a file is in its pages, only the server does. */
function missingText({ type, reading }: StoredFile): MissingText | undefined {
  if (type !== 'application/pdf' && !isPictureType(type)) return undefined;
  if (reading.state === 'needs_ocr') return 'none';
  return reading.text_missing ? 'nothing' : undefined;
}

/** OCR before a step: of the files that have no text, and of what the step before made. Files with text go on to the step. */
export function readBefore(
  steps: DraftStep[],
  index: number,
  failures: readonly { file: string | null; reason?: string | undefined }[],
): DraftStep[] {
  const named = new Set(
    failures
      .filter(({ reason }) => !isOfProtection(reason) && reason !== 'nothing_to_read')
      .map(({ file }) => file),
  );
  const isUnread = (file: StoredFile) =>
    missingText(file) === undefined ? named.has(file.filename) : missingText(file) !== 'nothing';
  return putBefore('ocr', steps, index, isUnread);
}

/** The same with Unlock: of the files that are protected, and of what the step before made. */
export function unlockBefore(
  steps: DraftStep[],
  index: number,
  failures: readonly { file: string | null; reason?: string | undefined }[],
): DraftStep[] {
  const named = new Set(failures.filter(({ reason }) => isOfProtection(reason)).map(({ file }) => file));
  const isProtected = ({ filename, reading }: StoredFile) =>
    reading.locked || reading.forbids !== undefined || named.has(filename);
  return putBefore('unlock', steps, index, isProtected);
}

function putBefore(
  type: string,
  steps: DraftStep[],
  index: number,
  needsIt: (file: StoredFile) => boolean,
): DraftStep[] {
  const step = steps[index]!;
  const needing = step.files.filter(needsIt);
  // All of them, where it is the server alone that knows.
  const first = needing.length || step.isFed ? needing : fitting(type, step.files);
  const files = step.files.filter((file) => !first.includes(file));
  return steps.toSpliced(
    index,
    1,
    { ...newStep(!step.isFed, type), files: first },
    { ...step, isFed: true, files },
  );
}

/** Why this type cannot take what the step before made. A type that is never fed takes files of its own. */
export function whyNot(type: string, number: number, fed: Stream | undefined): OrderProblem | null {
  return canBeFed(type) ? findOrderProblem({ type, options: {}, number }, fed, 'kept') : null;
}

export function changeType(step: DraftStep, type: string): DraftStep {
  return {
    ...step,
    type,
    isFed: step.isFed && canBeFed(type),
    files: fitting(type, step.files),
    options: firstOptions(type),
  };
}

/** Pictures and papers of Word and Excel are no step's results. */
export function canBeFed(type: string): boolean {
  return takenBy(type) !== 'picture-or-office';
}

export function takenBy(type: string): StepKind['takes'] {
  return findStep(type)?.takes ?? 'pdf';
}

export function fitting(type: string, files: StoredFile[]): StoredFile[] {
  const takes = takenBy(type);
  return files.filter((file) => {
    const isPdf = file.type === 'application/pdf';
    if (takes === 'scan') return isPdf || isPictureType(file.type);
    if (takes === 'source') return isTextType(file.type) || isOfficeType(file.type);
    if (takes === 'picture-or-office') return !isPdf && !isTextType(file.type);
    return takes === 'text' || isPdf === (takes === 'pdf');
  });
}

export function moveStep(steps: DraftStep[], from: number, to: number): DraftStep[] {
  const next = steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]!);
  const [old] = steps;
  const [first] = next;
  if (!old || !first?.isFed) return next;
  // The first has none before it: it takes the files that the old one had, which is fed from now on.
  const files = fitting(first.type, old.files);
  const isHandedOver = canBeFed(old.type) && files.length === old.files.length;
  return next.map((step) => {
    if (step === first) return { ...step, isFed: false, files: isHandedOver ? files : [] };
    return step === old && isHandedOver ? { ...step, isFed: true, files: [] } : step;
  });
}

export function repeatStep(steps: DraftStep[], index: number): DraftStep[] {
  const step = steps[index]!;
  return steps.toSpliced(index + 1, 0, { ...step, key: newStep(false).key });
}

export function removeStep(steps: DraftStep[], index: number): DraftStep[] {
  const removed = steps[index]!;
  return steps.toSpliced(index, 1).map((step, place) => {
    if (place !== index || !step.isFed) return step;
    // What went in there goes into the step after it.
    const files = [...fitting(step.type, removed.files), ...step.files];
    return { ...step, isFed: removed.isFed, files };
  });
}

export function toOperations(steps: DraftStep[]) {
  return steps.map(({ type, isFed, files, options }) => ({
    type,
    fileIds: [...(isFed ? [PREVIOUS] : []), ...files.map(({ id }) => id)],
    options: withoutEmpty(options),
  }));
}

export function toTemplate({ name, steps }: Draft) {
  const operations = steps.map(({ type, options }, index) => {
    const { password: _, ...kept } = withoutEmpty(options);
    return { type, ...(index ? { fileIds: [PREVIOUS] as '$previous'[] } : {}), options: kept };
  });
  return { name, operations };
}

/** A template's steps; a name that was typed stays. */
export function fromTemplate({ name, operations }: BatchTemplate, before: Draft): Draft {
  const steps = operations.flatMap(({ type, options }, index) =>
    findStep(type) ? [{ ...newStep(index === 0, type), options, files: [] }] : [],
  );
  return { name: before.name.trim() ? before.name : name, steps };
}

export type DraftProblem =
  | 'name'
  | 'step'
  | { needsFile: string; step: number }
  | { order: OrderProblem; step: number };

export function findProblem({ name, steps }: Draft): DraftProblem | null {
  if (!name.trim()) return 'name';
  if (!steps.length) return 'step';
  const index = steps.findIndex(({ isFed, files }) => !isFed && !files.length);
  if (index >= 0) return { needsFile: steps[index]!.type, step: index };
  const planned = planDraft(steps).steps;
  const at = planned.findIndex(({ problem }) => problem);
  const order = planned[at]?.problem;
  if (order) return { order, step: at };
  for (const [step, { type, options }] of steps.entries()) {
    const idle = findIdleProblem(type, withoutEmpty(options), step + 1);
    if (idle) return { order: idle, step };
  }
  return null;
}

export function countFiles(steps: DraftStep[]): number {
  return steps.reduce((sum, { files }) => sum + files.length, 0);
}

function withoutEmpty(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ''));
}
