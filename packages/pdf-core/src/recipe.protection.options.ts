// Without zod, so that a page that lists steps need not load it.
import type { Change } from './crypt/keep-protection.ts';
import { type FileKind, locks, toolOfStep } from './recipe.order.options.ts';
import { type ToolName, tools } from './tools/index.ts';

/** A document that is open to all, opens only with a password, or opens and forbids some changes. */
export type Protection = 'none' | 'locked' | readonly Change[];

/**
 * They stand in the bytes of a document outside all that is packed: one without the first is not signed, and one without
 * the second is not protected.
 */
export const FACT_MARKS = ['/ByteRange', '/Encrypt'];

const CHANGES = ['modifying', 'annotating', 'fillingForms'] as const satisfies Change[];

/** By the permissions that `info` reports. */
export function listForbidden(permissions: Record<string, unknown>): Change[] {
  return CHANGES.filter((change) => permissions[change] === false);
}

/** Of what is known of a file; undefined until it is read. */
export function protectionOf(known: {
  locked?: boolean | undefined;
  forbids?: readonly Change[] | undefined;
  signed?: boolean | undefined;
}): Protection | undefined {
  if (known.locked) return 'locked';
  return known.forbids ?? (known.signed === undefined ? undefined : 'none');
}

/** A document that a step is certain to refuse for its password, or for want of one. */
export type ProtectionProblem = {
  reason:
    | 'password_needed'
    | 'changing_forbidden'
    | 'annotating_forbidden'
    | 'filling_forbidden'
    | 'already_protected'
    | 'protected_not_signable'
    | 'nothing_to_unlock';
  params: null;
};

const FORBIDDEN = {
  modifying: 'changing_forbidden',
  annotating: 'annotating_forbidden',
  fillingForms: 'filling_forbidden',
} as const satisfies Record<Change, ProtectionProblem['reason']>;

/** Why a tool refuses a document without its password; null if it does not, or nothing is known of the document. */
export function findProtectionProblem(
  tool: ToolName | null,
  options: Record<string, unknown>,
  protection: Protection | undefined,
): ProtectionProblem | null {
  if (protection === undefined) return null;
  const { needs: readNeeds, batch }: Partial<(typeof tools)[ToolName]> = tool === null ? {} : tools[tool];
  const needs = readNeeds?.(options);
  const refuse = (reason: ProtectionProblem['reason']) => ({ reason, params: null });
  if (batch?.unlocks) return protection === 'none' ? refuse('nothing_to_unlock') : null;
  if (protection === 'none') return null;
  if (needs === 'unprotected') return refuse(batch?.locks ? 'already_protected' : 'protected_not_signable');
  if (protection === 'locked') return refuse('password_needed');
  return needs && protection.includes(needs) ? refuse(FORBIDDEN[needs]) : null;
}

/** The same of a step, whose options may have the password. */
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
