// Without zod, so that a page that lists steps need not load it.
import { type FileKind, type OrderProblem, toolOfStep } from './recipe.order.options.ts';
import { findPageProblem, type PageProblem } from './recipe.pages.options.ts';
import { findStepProtection } from './recipe.protection.options.ts';
import { findSignatureProblem, type SignatureProblem } from './recipe.signatures.options.ts';
import { findTextProblem, type MissingText, type TextProblem } from './recipe.text.options.ts';
import type { Protection, ProtectionProblem } from './tools/document-state.ts';
import { tools } from './tools/index.ts';

/** The name is null where only the work decides it. */
export type FlowFile = {
  name: string | null;
  kind: FileKind;
  /** Null if unknown. */
  pages?: number | null;
  /** Undefined if it has text, or nobody knows. */
  text?: MissingText | undefined;
  /** Undefined if nobody knows. */
  protection?: Protection | undefined;
  signed?: boolean | undefined;
  /** The signed file that it was made of, and whose signature it still has. */
  signedAs?: string | null | undefined;
};
export type FlowStep = {
  type: string;
  options: Record<string, unknown>;
  /** Takes what the step before made, besides its own files. */
  isFed: boolean;
  /** Its own files; null if they are not chosen yet. */
  files: FlowFile[] | null;
};

/** A file that a step will fail for, while it does its work on the others. The name is null where only the work decides it. */
export type StepFailure = { file: string | null } & (
  | PageProblem
  | TextProblem
  | ProtectionProblem
  | SignatureProblem
);

/** Null if it will not fail, as far as that is known. */
export function findFailure({ type, options }: FlowStep, file: FlowFile): StepFailure | null {
  const problem =
    findStepProtection(type, options, file) ??
    findSignatureProblem(type, file) ??
    findPageProblem(type, options, file) ??
    findTextProblem(type, file);
  return problem && { file: file.name, ...problem };
}

/** The same where it fails for all files of a step. */
export function describeFailure(step: string, number: number, [first]: StepFailure[]): OrderProblem | null {
  if (!first) return null;
  const at = { number, step, file: first.file ?? 'none' };
  if (first.reason === 'page_missing')
    return { reason: 'batch_page_missing', params: { ...at, ...first.params } };
  if (first.reason === 'document_without_text' || first.reason === 'text_missing_for_summary')
    return { reason: 'batch_text_missing', params: at };
  if (first.reason === 'nothing_to_read') return { reason: 'batch_nothing_to_read', params: at };
  if (first.reason === 'signed_not_changeable') return { reason: 'batch_file_signed', params: at };
  if (first.reason === 'nothing_to_unlock') return { reason: 'batch_nothing_locked', params: at };
  const tool = toolOfStep(step);
  if (tool !== null && tools[tool].batch?.unlocks) return { reason: 'batch_password_needed', params: at };
  return { reason: 'batch_file_protected', params: at };
}
