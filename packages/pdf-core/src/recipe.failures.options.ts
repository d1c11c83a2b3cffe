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
  /** The files that it was made of and whose protection, or lack of text, it has: it is not there itself yet. */
  protectedAs?: readonly string[];
  textlessAs?: readonly string[];
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
export type StepFailure = { file: string | null } & Problem;
type Problem = PageProblem | TextProblem | ProtectionProblem | SignatureProblem;

/** None if it will not fail, as far as that is known; one for each file that it is made of and fails for. */
export function listFailures({ type, options }: FlowStep, file: FlowFile): StepFailure[] {
  const { name, signedAs, protectedAs, textlessAs } = file;
  const tell = (problem: Problem, sources: readonly string[] = []): StepFailure[] =>
    (sources.length ? sources : [name]).map((one) => ({ file: one, ...problem }));
  const protection = findStepProtection(type, options, file);
  if (protection) return tell(protection, protectedAs);
  const signature = findSignatureProblem(type, file);
  if (signature) return tell(signature, signedAs ? [signedAs] : []);
  const page = findPageProblem(type, options, file);
  if (page) return tell(page);
  const text = findTextProblem(type, file);
  return text ? tell(text, textlessAs) : [];
}

/** What a result has of the files that it is made of, for telling which of them a later step fails for. */
export function traceSources(files: readonly FlowFile[]): Pick<FlowFile, 'protectedAs' | 'textlessAs'> {
  const named = ({ name }: FlowFile) => (name === null ? [] : [name]);
  const isProtected = ({ protection }: FlowFile) => protection !== undefined && protection !== 'none';
  return {
    protectedAs: files.filter(isProtected).flatMap((file) => file.protectedAs ?? named(file)),
    textlessAs: files.filter(({ text }) => text).flatMap((file) => file.textlessAs ?? named(file)),
  };
}

const MOST_NAMED = 3;

/** The same where it fails for all files of a step. */
export function describeFailure(step: string, number: number, failures: StepFailure[]): OrderProblem | null {
  const [first] = failures;
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
  // Each has to be unlocked, or removed.
  const names = [...new Set(failures.flatMap(({ file }) => file ?? []))];
  const file = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return { reason: 'batch_file_protected', params: { ...at, file: file || 'none' } };
}
