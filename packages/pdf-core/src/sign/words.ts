import type { Change, ChangeKind } from './change.ts';
import type { CmsProblem } from './read-cms.ts';
import type { RangeProblem } from './signed-range.ts';

export type ProblemCode = CmsProblem | RangeProblem | 'not_in_revision' | 'not_whole';

/** Why what was signed is not proved, for programs and the command line. */
export const PROBLEMS: Record<ProblemCode, string> = {
  byte_range: 'The signature does not say which bytes it covers, or they are missing.',
  bytes_left_out: 'The signature leaves bytes out that it should cover.',
  not_in_revision: 'The signature is not part of the version of the document that it covers.',
  not_whole: 'The signature covers only a part of the file as it was saved.',
  unreadable: 'The signature could not be read: it is damaged.',
  digest_mismatch: 'The document was changed after it was signed.',
  signature_mismatch: 'The signature does not match the document and its certificate.',
  certificate_missing: "The signature does not come with the signer's certificate.",
  certificate_mismatch: 'The certificate is not the one that was signed with.',
  extra_content: 'The signature contains other content than this document.',
  several_signers: 'The signature names several signers, and not each of them signed this document.',
  unsafe_algorithm: 'The signature uses a method that is no longer safe, or unknown.',
  unsupported_algorithm: 'The signature uses a method that cannot be checked here.',
};

export type Verdict = 'unchanged' | 'permitted_changes' | 'changed' | 'broken';

/** What a verdict means, for programs and the command line. */
export const VERDICTS: Record<Verdict, string> = {
  unchanged: 'What was signed is unbroken, and the document shows nothing else since.',
  permitted_changes: 'What was signed is unbroken. Changes that the signer allows were made later.',
  changed:
    'What was signed is unbroken, but the document was changed later in ways that the signer does not allow.',
  broken: 'This signature does not prove what was signed.',
};

/** What differs in a later version of the document. */
export const CHANGES: Record<ChangeKind, string> = {
  validation_data: 'Data to check signatures with was added.',
  timestamp: 'A timestamp was added.',
  metadata: 'The document properties changed.',
  signature: 'Another signature was added.',
  signature_field: 'A field for a signature was added.',
  form_fill: 'A form field was filled in.',
  structure: 'The reading order was extended.',
  comment: 'A comment was added.',
  page_content: 'The content of a page changed.',
  font: 'A font was replaced.',
  page_added: 'A page was added.',
  page_removed: 'A page was removed.',
  page_order: 'The pages are in another order.',
  annotation: 'An annotation that was signed changed.',
  annotation_removed: 'An annotation that was signed was removed.',
  annotation_added: 'Something that is not a comment was placed on a page.',
  hidden_content: 'Something was placed over signed content and hides it.',
  appearance: 'A field looks different although its value is the same.',
  field: 'The settings of a form field changed.',
  field_added: 'A form field was added.',
  field_removed: 'A form field was removed.',
  signature_changed: 'An earlier signature was replaced.',
  signature_removed: 'An earlier signature was removed.',
  catalog: 'The settings of the document changed.',
  cross_reference: 'The file was changed in a way that programs read differently.',
  unreadable: 'What was added to the file could not be read.',
};

export function describeChange({ kind, page, field, detail }: Change): string {
  const where = [page && `page ${page}`, field && `field ${field}`, detail && `/${detail}`].filter(Boolean);
  return where.length ? `${CHANGES[kind].slice(0, -1)} (${where.join(', ')}).` : CHANGES[kind];
}
