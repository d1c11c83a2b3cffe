import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Something is missing on this machine: a sentence for the person, never a stack trace. */
export class SetupProblem extends Error {}

/**
 * Runs what a command does and ends with its exit code; a problem of this machine ends it with its sentence.
 *
 * @param {() => Promise<number>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
