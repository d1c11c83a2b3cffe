/** Why the database cannot be used. Each comes with a sentence for the person who started Sheaf. */
export type DatabaseStartCode =
  | 'already_running'
  | 'not_startable'
  | 'binaries_missing'
  | 'unreachable'
  | 'server_too_old'
  | 'extension_missing'
  | 'wrong_encoding'
  | 'newer_than_code'
  | 'migration_failed';

/** The only error that opening, checking or migrating a database throws on purpose. */
export class DatabaseStartError extends Error {
  readonly code: DatabaseStartCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: DatabaseStartCode, message: string, details?: Record<string, unknown>, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseStartError';
    this.code = code;
    this.details = details;
  }
}
