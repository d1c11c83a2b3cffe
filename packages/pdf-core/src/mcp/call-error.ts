export type CallErrorCode =
  | 'outside_root'
  | 'not_found'
  | 'not_a_file'
  | 'too_large'
  | 'exists'
  | 'name_needed';

/** A call that was refused before or after the tool's own work. */
export class CallError extends Error {
  readonly code: CallErrorCode;

  constructor(code: CallErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
