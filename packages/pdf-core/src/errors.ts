/** The classes of refusal. The API maps these to its own codes; the command line to exit codes. */
export const PDF_ERROR_CODES = [
  'corrupt',
  'encrypted',
  'empty',
  'too_complex',
  'timed_out',
  'cancelled',
  'invalid_options',
  'unsupported',
] as const;
export type PdfErrorCode = (typeof PDF_ERROR_CODES)[number];

/** Every refusal of a tool, with its class. Each has its sentence in packages/messages (area `errors`). */
export const PDF_REASONS = {
  document_damaged: 'corrupt',
  not_a_pdf: 'corrupt',
  catalog_missing: 'corrupt',
  page_tree_missing: 'corrupt',
  page_unreadable: 'corrupt',
  page_without_size: 'corrupt',
  document_unwritable: 'corrupt',
  text_layer_impossible: 'corrupt',
  file_damaged: 'corrupt',
  image_cut_off: 'corrupt',
  image_without_size: 'corrupt',
  image_file_unreadable: 'corrupt',
  entities_declared: 'corrupt',
  field_on_no_page: 'corrupt',
  signature_missing: 'invalid_options',
  password_needed: 'encrypted',
  password_wrong: 'encrypted',
  file_protected: 'encrypted',
  already_protected: 'encrypted',
  changing_forbidden: 'encrypted',
  annotating_forbidden: 'encrypted',
  filling_forbidden: 'encrypted',
  file_empty: 'empty',
  named_file_empty: 'empty',
  document_without_pages: 'empty',
  file_without_pages: 'empty',
  all_pages_blank: 'empty',
  document_without_text: 'empty',
  document_without_tables: 'empty',
  document_too_complex: 'too_complex',
  form_too_deep: 'too_complex',
  file_too_complex: 'too_complex',
  too_many_pages: 'too_complex',
  too_many_pixels: 'too_complex',
  too_much_hidden_data: 'too_complex',
  too_many_image_pages: 'too_complex',
  too_much_memory: 'too_complex',
  image_too_large: 'too_complex',
  page_too_large: 'too_complex',
  text_too_long: 'too_complex',
  too_much_damage: 'too_complex',
  work_timed_out: 'timed_out',
  too_much_work: 'timed_out',
  work_stopped: 'cancelled',
  protection_unknown: 'unsupported',
  encryption_unsupported: 'unsupported',
  bmp_unsupported: 'unsupported',
  image_unsupported: 'unsupported',
  ocr_language_missing: 'unsupported',
  ocr_language_damaged: 'unsupported',
  word_too_old: 'unsupported',
  excel_too_old: 'unsupported',
  not_office: 'unsupported',
  not_text: 'unsupported',
  signed_not_changeable: 'unsupported',
  office_unavailable: 'unsupported',
  page_missing: 'invalid_options',
  page_range_missing: 'invalid_options',
  page_range_unreadable: 'invalid_options',
  page_range_too_long: 'invalid_options',
  page_cropped_away: 'invalid_options',
  target_size_unreachable: 'invalid_options',
  merge_file_missing: 'invalid_options',
  merge_page_missing: 'invalid_options',
  password_too_long: 'invalid_options',
  image_unreadable: 'invalid_options',
  attachment_unreadable: 'invalid_options',
  one_document_wanted: 'invalid_options',
  two_documents_wanted: 'invalid_options',
  header_or_footer_needed: 'invalid_options',
  property_needed: 'invalid_options',
  margin_needed: 'invalid_options',
  nothing_chosen: 'invalid_options',
  page_size_impossible: 'invalid_options',
  document_needed: 'invalid_options',
  image_needed: 'invalid_options',
  input_count_wrong: 'invalid_options',
  options_invalid: 'invalid_options',
  letter_takes_no_files: 'invalid_options',
  merge_needs_two: 'invalid_options',
  field_is_signature: 'invalid_options',
  field_is_button: 'invalid_options',
  field_takes_text: 'invalid_options',
  field_text_too_long: 'invalid_options',
  field_takes_option: 'invalid_options',
  field_takes_one_option: 'invalid_options',
  field_option_missing: 'invalid_options',
  field_takes_one_value: 'invalid_options',
  form_field_missing: 'invalid_options',
  form_without_fields: 'invalid_options',
  table_not_csv: 'unsupported',
  table_unreadable: 'invalid_options',
  table_without_rows: 'invalid_options',
  table_without_fields: 'invalid_options',
  table_too_long: 'invalid_options',
  table_head_twice: 'invalid_options',
  table_column_missing: 'invalid_options',
  table_row_too_long: 'invalid_options',
  table_row_wrong: 'invalid_options',
  form_field_off_page: 'invalid_options',
  signature_field_missing: 'invalid_options',
  field_signed: 'invalid_options',
  nothing_to_sign: 'invalid_options',
  sign_picture_missing: 'invalid_options',
  certificate_needed: 'invalid_options',
  certificate_incomplete: 'invalid_options',
  certificate_key_mismatch: 'invalid_options',
  passphrase_wrong: 'invalid_options',
  certificate_unreadable: 'invalid_options',
  page_larger_than_part: 'invalid_options',
  bookmarks_missing: 'invalid_options',
  bookmark_missing: 'invalid_options',
  bookmark_untitled: 'invalid_options',
  bookmarks_unreadable: 'invalid_options',
  too_many_bookmarks: 'invalid_options',
  blank_page_missing: 'invalid_options',
  code_missing: 'invalid_options',
  only_code_pages: 'empty',
  code_text_wrong: 'invalid_options',
  code_text_too_long: 'invalid_options',
  code_check_digit_wrong: 'invalid_options',
  code_too_small: 'invalid_options',
  nothing_to_unlock: 'invalid_options',
  redaction_without_target: 'invalid_options',
  redaction_box_off_page: 'invalid_options',
  redaction_box_without_page: 'invalid_options',
  redaction_word_remains: 'unsupported',
  expression_unreadable: 'invalid_options',
} as const satisfies Record<string, PdfErrorCode>;
export type PdfReason = keyof typeof PDF_REASONS;

/** What a refusal is about. Those that are not listed need nothing to be understood. */
export type PdfReasonParams = {
  signature_missing: { field: string };
  page_unreadable: { page: number };
  page_without_size: { page: number };
  file_damaged: { file: string };
  image_cut_off: { file: string };
  image_without_size: { file: string };
  image_file_unreadable: { file: string };
  field_on_no_page: { field: string };
  file_protected: { file: string };
  named_file_empty: { file: string };
  file_without_pages: { file: string };
  file_too_complex: { file: string };
  too_many_pages: { limit: number };
  text_too_long: { limit: number };
  not_text: { file: string };
  too_many_pixels: { file: string };
  too_much_hidden_data: { file: string };
  too_many_image_pages: { file: string };
  work_timed_out: { seconds: number };
  too_much_work: { seconds: number };
  bmp_unsupported: { file: string };
  image_unsupported: { file: string };
  attachment_unreadable: { file: string };
  ocr_language_missing: { language: string };
  ocr_language_damaged: { language: string; file: string };
  page_missing: { count: number; page: number };
  page_range_unreadable: { range: string; at: number };
  page_range_too_long: { most: number };
  page_cropped_away: { page: number; width: number; height: number };
  page_size_impossible: { page: number; width: number; height: number };
  merge_file_missing: { count: number; file: number };
  merge_page_missing: { count: number; file: number; page: number };
  password_too_long: { limit: number };
  input_count_wrong: { count: number; wanted: string };
  field_is_signature: { field: string };
  field_is_button: { field: string };
  field_takes_text: { field: string };
  field_text_too_long: { field: string; limit: number };
  field_takes_option: { field: string };
  field_takes_one_option: { field: string };
  field_option_missing: { field: string; option: string };
  field_takes_one_value: { field: string };
  form_field_missing: { field: string };
  table_too_long: { rows: number; limit: number };
  table_head_twice: { column: string };
  table_column_missing: { column: string };
  table_row_too_long: { row: number };
  table_row_wrong: { row: number; field: string };
  form_field_off_page: { field: string; page: number };
  bookmark_missing: { number: number; count: number };
  bookmark_untitled: { number: number };
  /** 0: the list as a whole. */
  bookmarks_unreadable: { number: number };
  too_many_bookmarks: { limit: number };
  signature_field_missing: { field: string };
  field_signed: { field: string };
  sign_picture_missing: { picture: number };
  code_text_wrong: { kind: string };
  code_text_too_long: { kind: string };
  code_check_digit_wrong: { kind: string; text: string };
  code_too_small: { page: number; width: number };
  page_larger_than_part: { limit: number; page: number };
  target_size_unreachable: { smallest: number; target: number };
  redaction_box_off_page: { box: number; page: number };
  redaction_box_without_page: { box: number; page: number; count: number };
  redaction_word_remains: { page: number };
  expression_unreadable: { expression: string };
};

type Extra = { cause?: unknown; details?: Record<string, unknown> };
type Told = keyof PdfReasonParams;
export type PlainPdfReason = Exclude<PdfReason, Told>;
export type PdfErrorArguments =
  | [reason: PlainPdfReason, params?: null, extra?: Extra]
  | { [R in Told]: [reason: R, params: PdfReasonParams[R], extra?: Extra] }[Told];

/** The only error a tool throws on purpose. It is data: the caller looks up the message. */
export class PdfError extends Error {
  readonly reason: PdfReason;
  readonly code: PdfErrorCode;
  readonly params: Record<string, string | number> | undefined;
  /** For the log and for callers in code, never for a sentence. */
  readonly details: Record<string, unknown> | undefined;

  constructor(...[reason, params, extra]: PdfErrorArguments) {
    super(params ? `${reason} ${JSON.stringify(params)}` : reason, { cause: extra?.cause });
    this.name = 'PdfError';
    this.reason = reason;
    this.code = PDF_REASONS[reason];
    this.params = params ?? undefined;
    this.details = extra?.details;
  }
}
