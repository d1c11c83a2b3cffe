import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import type { OrderProblem, PlannedStep } from '@sheaf/pdf-core/options';

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
  /** OCR before it gives it the text that it needs. */
  lacksText: boolean;
};

type Told = Pick<BatchPreview, 'failures' | 'problems'> | undefined;

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
  };
}

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
