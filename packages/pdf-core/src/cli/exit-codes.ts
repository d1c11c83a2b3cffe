import { PdfError, type PdfErrorCode } from '../errors.ts';

/** What a script may rely on. Part of the command's contract: numbers are never given a new meaning. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  corrupt: 10,
  encrypted: 11,
  empty: 12,
  too_complex: 13,
  timed_out: 14,
  invalid_options: 15,
  unsupported: 16,
  cancelled: 130,
} as const satisfies Record<PdfErrorCode | 'done' | 'failed' | 'usage', number>;

export const EXIT_MEANINGS: Record<keyof typeof EXIT, string> = {
  done: 'done',
  failed: 'failed for a reason outside the document (a full disk, an unreadable file)',
  usage: 'the command was written wrongly',
  corrupt: 'the document is damaged beyond repair',
  encrypted: 'the document needs a password, or another one',
  empty: 'the document is empty',
  too_complex: 'the document asks for more memory or work than it may have',
  timed_out: 'the work took longer than --timeout',
  invalid_options: 'an option does not fit the document',
  unsupported: 'the document uses something that is not supported',
  cancelled: 'stopped, as by Ctrl-C',
};

/** The command line itself is wrong; `command` is the one whose help explains it. */
export class UsageError extends Error {
  readonly command: string | undefined;
  constructor(message: string, command?: string) {
    super(message);
    this.name = 'UsageError';
    this.command = command;
  }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  return error instanceof PdfError ? EXIT[error.code] : EXIT.failed;
}
