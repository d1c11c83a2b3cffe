import { flushCompileCache } from 'node:module';
import { DatabaseStartError } from '@sheaf/db/embedded';
import { createLog } from './adapters/jobs/log.ts';
import { readEnv, SettingsError } from './env.ts';
import { startSheaf } from './start.ts';

/** Runs until it is asked to stop, and ends the process. */
export async function runSheaf(asked: Promise<void>): Promise<never> {
  try {
    const env = readEnv();
    // A person at a terminal wants to see trouble; a log collector wants to see everything.
    const quiet = process.stdout.isTTY && !env.logLevelChosen;
    const log = createLog(quiet ? 'warn' : env.LOG_LEVEL);
    const sheaf = await startSheaf(env, log);
    const where = sheaf.url ? `Sheaf is at ${sheaf.ctx.settings.publicUrl}` : 'Sheaf is doing queued work';
    process.stdout.write(`\n  ${where}\n  Files and database: ${env.dataDir}\n  Stop with Ctrl-C.\n\n`);
    flushCompileCache();
    await asked;
    await sheaf.stop().catch((err: unknown) => {
      log.error({ err }, 'stopping failed');
      process.exit(1);
    });
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n  Sheaf cannot start. ${explain(error)}\n\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseStartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
