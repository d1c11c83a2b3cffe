import type { DocumentKind } from '../summaries/document-kind.ts';

/** A policy is a contract as well, and some are written as rules. */
const ALSO: Partial<Record<DocumentKind, DocumentKind[]>> = {
  contract: ['policy'],
  policy: ['rules'],
};

/** Whether a file of one kind is meant where another is asked for. */
export const isKindAsked = (kind: DocumentKind, asked: DocumentKind): boolean =>
  kind === asked || ALSO[asked]?.includes(kind) === true;
