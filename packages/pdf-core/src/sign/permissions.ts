import type { PdfDocument } from '../pdf/document.ts';
import { textOf } from '../pdf/text.ts';
import { nameOf, type PdfDict } from '../pdf/values.ts';
import { type Change, CHANGE_LEVELS } from './change.ts';

/** What a signer allows to be changed later. */
export type Permissions = {
  /** 1 nothing but proof, 2 filling in and signing, 3 comments too. Without a word of the signer all of these. */
  level: 1 | 2 | 3;
  locks: FieldLock[];
};

/** Fields that were not to be changed after the signature. */
type FieldLock = { action: string; names: string[] };

/** The rules for a signature: its own, and those of an earlier certification. */
export function readPermissions(document: PdfDocument, signature: PdfDict, field: PdfDict): Permissions {
  const certification = document.dict(document.dict(document.root.get('Perms'))?.get('DocMDP'));
  const permissions: Permissions = { level: 3, locks: [] };
  for (const source of [signature, certification]) addReferences(document, source, permissions);
  addLock(document, document.dict(field.get('Lock')), permissions);
  return permissions;
}

export function isCertification(document: PdfDocument, signature: PdfDict): boolean {
  return references(document, signature).some(({ method }) => method === 'DocMDP');
}

function references(document: PdfDocument, signature: PdfDict | undefined) {
  return document.array(signature?.get('Reference')).flatMap((value) => {
    const dict = document.dict(value);
    const method = nameOf(document.resolve(dict?.get('TransformMethod')));
    return dict && method ? [{ method, params: document.dict(dict.get('TransformParams')) }] : [];
  });
}

function addReferences(
  document: PdfDocument,
  signature: PdfDict | undefined,
  permissions: Permissions,
): void {
  for (const { method, params } of references(document, signature)) {
    if (method === 'DocMDP') lower(permissions, document.resolve(params?.get('P')) ?? 2);
    if (method === 'FieldMDP') addLock(document, params, permissions);
  }
}

function addLock(document: PdfDocument, dict: PdfDict | undefined, permissions: Permissions): void {
  const action = nameOf(document.resolve(dict?.get('Action')));
  if (!dict || !action) return;
  const names = document.array(dict.get('Fields')).flatMap((name) => textOf(document.resolve(name)) ?? []);
  permissions.locks.push({ action, names });
  if (dict.has('P')) lower(permissions, document.resolve(dict.get('P')));
}

function lower(permissions: Permissions, level: unknown): void {
  if ((level === 1 || level === 2) && level < permissions.level) permissions.level = level;
}

export function isPermitted({ level, locks }: Permissions, change: Change): boolean {
  const needed = CHANGE_LEVELS[change.kind];
  return needed > 0 && needed <= level && !locks.some((lock) => isLocked(lock, change));
}

/** A lock binds the fields that were there; a field that came later is judged by the level alone. */
function isLocked({ action, names }: FieldLock, { kind, field, added }: Change): boolean {
  if (field === undefined || added || CHANGE_LEVELS[kind] < 2) return false;
  const named = names.some((name) => field === name || field.startsWith(`${name}.`));
  return action === 'All' || (action === 'Include' && named) || (action === 'Exclude' && !named);
}
