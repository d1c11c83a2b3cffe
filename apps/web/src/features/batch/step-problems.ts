import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import { type OrderProblem, type PlannedStep, tellSigned } from '@sheaf/pdf-core/options';
import { isOfProtection } from '@sheaf/pdf-core/tools/document-state.ts';

/** A file that a step is certain to fail for, and why. */
export type ShownFailure = {
  file: string | null;
  reason: string | undefined;
  params?: Record<string, string | number> | null | undefined;
};
export type StepProblems = {
  /** Why the step cannot do its work at all. */
  problem: OrderProblem | null;
  failures: ShownFailure[];
  /** OCR before it gives it the text that it needs; Unlock takes off what it is refused for. */
  lacksText: boolean;
  isLocked: boolean;
  /** Signed files whose signature it breaks, and those that it leaves as they are. */
  signed: { broken: ToldSigned | null; left: ToldSigned | null };
};
export type ToldSigned = NonNullable<ReturnType<typeof tellSigned>>;

type Told = Pick<BatchPreview, 'failures' | 'problems' | 'warnings'> | undefined;

const OF_TEXT = new Set(['batch_text_missing', 'document_without_text', 'text_missing_for_summary']);

/** By the plan of the page, and by the server as soon as it has answered: it knows more of each file. */
export function findProblems(planned: PlannedStep | undefined, index: number, told: Told): StepProblems {
  const problem =
    planned?.problem ?? listOrderProblems(told).find(({ params }) => isAt(params, index)) ?? null;
  const failures = told?.failures.filter(({ step }) => step === index + 1).map(fromServer);
  const shown = failures ?? planned?.failures ?? [];
  const reasons = [problem?.reason, ...shown.map(({ reason }) => reason)];
  return {
    problem,
    failures: problem ? [] : shown,
    lacksText: reasons.some((reason) => reason !== undefined && OF_TEXT.has(reason)),
    isLocked: reasons.some(isLock),
    signed: {
      broken: told ? findSigned(told, 'broken', index) : tellSigned(planned?.signed.broken ?? []),
      left: told ? findSigned(told, 'left', index) : tellSigned(planned?.signed.left ?? []),
    },
  };
}

const SIGNED = { broken: 'warnings.signature_broken', left: 'warnings.signature_left' } as const;

/** Whether the card of a step tells of it. */
export function isOfStep({ key }: BatchPreview['warnings'][number]): boolean {
  return Object.values<string>(SIGNED).includes(key);
}

function findSigned(
  { warnings }: NonNullable<Told>,
  fate: keyof typeof SIGNED,
  index: number,
): ToldSigned | null {
  const params = warnings.find(
    (one) => one.key === SIGNED[fate] && one.params?.['step'] === index + 1,
  )?.params;
  return params
    ? { names: String(params['names']), rest: Number(params['rest']), count: Number(params['count']) }
    : null;
}

const CURES = ['ocr', 'unlock', 'none'] as const;

/** How many files lack what, of so many: OCR gives one its text, Unlock the other its pages. */
export function countByCure(failures: readonly ShownFailure[], total: number) {
  const all = failures.slice(0, total).map(cureOf);
  return CURES.map((cure) => ({ cure, count: all.filter((one) => one === cure).length })).filter(
    ({ count }) => count,
  );
}

function cureOf({ reason }: ShownFailure): (typeof CURES)[number] {
  if (reason !== undefined && OF_TEXT.has(reason)) return 'ocr';
  return isLock(reason) ? 'unlock' : 'none';
}

const isLock = (reason: string | undefined) => reason === 'batch_file_protected' || isOfProtection(reason);

/** Of what the server told: steps that cannot follow each other, or lack something of all their files. */
export function listOrderProblems(told: Told): OrderProblem[] {
  return (told?.problems ?? []).flatMap(({ reason, params }) =>
    params?.['number'] !== undefined && params['step'] !== undefined
      ? [{ reason, params } as OrderProblem]
      : [],
  );
}

function isAt({ number }: OrderProblem['params'], index: number): boolean {
  return number === index + 1;
}

function fromServer({ filename, error: { reason, params } }: BatchPreview['failures'][number]): ShownFailure {
  return { file: filename, reason, params };
}
