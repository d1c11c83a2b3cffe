import type { Reason } from '@sheaf/messages/reasons';
import type { ErrorCode } from './error-codes.ts';

/** Those of batches. */
export const batchCodes = {
  batch_missing: 'not_found',
  batch_results_missing: 'not_found',
  batch_running: 'conflict',
  batch_fails_again: 'conflict',
  batch_nothing_failed: 'conflict',
  batch_nothing_to_leave_out: 'conflict',
  batch_nothing_to_cure: 'conflict',
  batch_file_not_cured: 'conflict',
  batch_password_lost: 'conflict',
  batch_files_limit: 'limit_reached',
  batch_input_unfit: 'unsupported_type',
  batch_order_kind: 'invalid_request',
  batch_order_count: 'invalid_request',
  batch_order_locked: 'invalid_request',
  batch_order_signed: 'invalid_request',
  batch_page_missing: 'invalid_request',
  batch_text_missing: 'invalid_request',
  batch_nothing_to_read: 'invalid_request',
  batch_file_protected: 'invalid_request',
  batch_file_signed: 'invalid_request',
  batch_nothing_locked: 'invalid_request',
  batch_password_needed: 'invalid_request',
  batch_step_idle: 'invalid_request',
  batch_cancelled: 'cancelled',
} as const satisfies Partial<Record<Reason, ErrorCode>>;
