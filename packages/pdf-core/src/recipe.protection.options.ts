// Without zod, so that a page that lists steps need not load it.
import type { Change } from './crypt/change.options.ts';
import { type FileKind, locks, toolOfStep } from './recipe.order.options.ts';
import { findProtectionProblem, type Protection, type ProtectionProblem } from './tools/document-state.ts';
import { tools } from './tools/index.ts';

/** Why a step refuses a document; its options may have the password. */
export function findStepProtection(
  type: string,
  options: Record<string, unknown>,
  { protection }: { protection?: Protection | undefined },
): ProtectionProblem | null {
  const { password } = options;
  const isOpened = typeof password === 'string' && password !== '' && !locks(type);
  const tool = toolOfStep(type);
  if (tool !== null && tools[tool].batch?.unlocks && protection === 'locked' && !isOpened)
    return { reason: 'password_needed', params: null };
  const problem = findProtectionProblem(tool, options, protection);
  return isOpened && problem?.reason !== 'nothing_to_unlock' ? null : problem;
}

/** What is known of the protection of a step's result: it stays what it was, where it is not taken off. */
export function protectionMade(
  type: string,
  kind: FileKind,
  files: readonly { protection?: Protection | undefined }[],
): Protection | undefined {
  const tool = toolOfStep(type);
  if (kind !== 'pdf' || (tool !== null && tools[tool].batch?.unlocks)) return 'none';
  // Of what a step locked, its steps tell.
  if (locks(type)) return undefined;
  const before = files.map(({ protection }) => protection);
  if (before.includes(undefined)) return undefined;
  if (before.includes('locked')) return 'locked';
  const forbidden = before.flatMap((one) => (Array.isArray(one) ? (one as Change[]) : []));
  return before.every((one) => one === 'none') ? 'none' : [...new Set(forbidden)];
}
