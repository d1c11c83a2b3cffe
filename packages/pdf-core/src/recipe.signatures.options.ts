// Without zod, so that a page that lists steps need not load it.
import { toolOfStep } from './recipe.order.options.ts';
import { fateOfSignature } from './tools/document-state.ts';

/** A signed document, at a step that refuses it because any change would make the signature invalid. */
export type SignatureProblem = { reason: 'signed_not_changeable'; params: null };

export function findSignatureProblem(
  type: string,
  { signed }: { signed?: boolean },
): SignatureProblem | null {
  const isRefused = signed === true && fateOfSignature(toolOfStep(type)) === 'refused';
  return isRefused ? { reason: 'signed_not_changeable', params: null } : null;
}

/** Beyond these, their number. */
const NAMED = 3;

/** Of signed files: the names of the first, and of how many more; null for none. */
export function tellSigned(
  files: readonly { name: string | null; signedAs?: string | null | undefined }[],
): { names: string; rest: number; count: number } | null {
  const names = files.flatMap(({ name, signedAs }) => signedAs ?? name ?? []).slice(0, NAMED);
  if (!names.length) return null;
  return { names: names.join(', '), rest: files.length - names.length, count: files.length };
}
