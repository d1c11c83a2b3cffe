import { PdfError } from '../errors.ts';
import { askSecret, canAsk } from './ask-secret.ts';
import type { Command } from './commands.ts';
import { UsageError } from './exit-codes.ts';
import type { Flag } from './flags.ts';
import type { Call } from './parse-flags.ts';

const TRIES = 3;

/** The option that opens a document, where a tool has one. */
const opens = (flag: Flag): boolean => flag.path.join('.') === 'password';

/** Runs a tool, and prompts for the document's password if it is missing and there is a terminal. */
export async function withPassword<T>(
  flags: Flag[],
  { options, common }: Call,
  run: () => Promise<T>,
): Promise<T> {
  const given = options['password'] !== undefined;
  let tries = given || common.json || !flags.some(opens) || !canAsk() ? 0 : TRIES;
  let question = 'Password of the document: ';
  while (true) {
    try {
      return await run();
    } catch (error) {
      const missing =
        error instanceof PdfError && error.code === 'encrypted' && !error.reason.endsWith('_forbidden');
      if (!missing || !tries) throw error;
      options['password'] = await askSecret(question);
      question = 'That password does not open it. Once more: ';
      tries -= 1;
    }
  }
}

/** A new password that was not given is asked for, twice, since nobody sees what is typed. */
export async function askNewPassword(
  command: Command,
  flags: Flag[],
  { options, common }: Call,
): Promise<void> {
  if (command.tool !== 'protect' || options['password'] !== undefined || common.json || !canAsk()) return;
  if (!flags.some(opens)) return;
  const password = await askSecret('New password: ');
  if (password !== (await askSecret('The same again: ')))
    throw new UsageError('The two passwords are not the same.', command.name);
  options['password'] = password;
}
