// Without zod and the steps of batches: every page of a tool asks it.
import type { Change } from '../crypt/change.options.ts';
import { extensionOf, type ToolName, tools } from './index.ts';

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
    | 'nothing_to_unlock';
  params: null;
};

const FORBIDDEN = {
  modifying: 'changing_forbidden',
  annotating: 'annotating_forbidden',
  fillingForms: 'filling_forbidden',
} as const satisfies Record<Change, ProtectionProblem['reason']>;

/** Whether a refusal is one that Unlock takes away. */
export function isOfProtection(reason: string | undefined): boolean {
  return reason !== undefined && OF_PROTECTION.has(reason);
}

const OF_PROTECTION = new Set<string>([...Object.values(FORBIDDEN), 'password_needed', 'already_protected']);

/** Why a tool refuses a document without its password; null if it does not, or nothing is known of the document. */
export function findProtectionProblem(
  tool: ToolName | null,
  options: Record<string, unknown>,
  protection: Protection | undefined,
): ProtectionProblem | null {
  if (protection === undefined) return null;
  const {
    needs: least,
    needsWith = {},
    batch,
  }: Partial<(typeof tools)[ToolName]> = tool === null ? {} : tools[tool];
  const given = Object.keys(needsWith).filter((option) => options[option] !== undefined);
  const needs = [...(least ? [least] : []), ...given.map((option) => needsWith[option]!)];
  const refuse = (reason: ProtectionProblem['reason']) => ({ reason, params: null });
  if (batch?.unlocks) return protection === 'none' ? refuse('nothing_to_unlock') : null;
  if (protection === 'none') return null;
  if (needs.includes('unprotected')) return refuse('already_protected');
  if (protection === 'locked') return refuse('password_needed');
  const forbidden = needs.find((one) => one !== 'unprotected' && protection.includes(one));
  return forbidden && forbidden !== 'unprotected' ? refuse(FORBIDDEN[forbidden]) : null;
}

/** What a tool does to the signature of a document. */
export type SignatureFate = 'kept' | 'left' | 'refused' | 'broken';

/**
 * By the record of the tool. `kept` also where the result is no PDF, of which nobody expects the signature: a text, a
 * report, a Word file or pictures.
 */
export function fateOfSignature(tool: ToolName | null): SignatureFate {
  if (tool === null) return 'kept';
  const { onSigned, makes = 'file', contains } = tools[tool];
  if (onSigned !== undefined) return onSigned;
  const isStillPdf =
    makes === 'folder' ? contains === 'pdf' : makes === 'file' && extensionOf(tool) === 'pdf';
  return isStillPdf ? 'broken' : 'kept';
}
