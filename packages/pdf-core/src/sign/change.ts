/**
 * What can differ between two saves of a file, and the least permission that allows it: 1 what any signer has to expect
 * (proof added for later), 2 a form that goes on being filled in and signed, 3 comments. 0 is never allowed.
 */
export const CHANGE_LEVELS = {
  validation_data: 1,
  timestamp: 1,
  metadata: 1,
  signature: 2,
  signature_field: 2,
  form_fill: 2,
  structure: 2,
  comment: 3,
  page_content: 0,
  font: 0,
  page_added: 0,
  page_removed: 0,
  page_order: 0,
  annotation: 0,
  annotation_removed: 0,
  annotation_added: 0,
  hidden_content: 0,
  appearance: 0,
  field: 0,
  field_added: 0,
  field_removed: 0,
  signature_changed: 0,
  signature_removed: 0,
  catalog: 0,
  cross_reference: 0,
  unreadable: 0,
} as const;

export type ChangeKind = keyof typeof CHANGE_LEVELS;

export type Change = {
  kind: ChangeKind;
  /** From 1. */
  page?: number;
  field?: string;
  /** Whether the field came with this change. */
  added?: boolean;
  /** The key in the file that differs, for a closer look. */
  detail?: string;
  /** Where something was put that may cover what was there, in the page's own coordinates. */
  box?: number[];
};
