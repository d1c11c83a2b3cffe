import { DatabaseStartError } from '@sheaf/db/embedded';
import { createLog } from './adapters/jobs/log.ts';
import { readEnv, SettingsError } from './env.ts';
import { startSheaf } from './start.ts';

// Attached first: a signal that comes while Sheaf starts must stop it in order too, and not kill it.
const asked = waitForSignal();
try {
  const env = readEnv();
  // A person at a terminal wants to see trouble; a log collector wants to see everything.
  const quiet = process.stdout.isTTY && !env.logLevelChosen;
  const log = createLog(quiet ? 'warn' : env.LOG_LEVEL);
  const sheaf = await startSheaf(env, log);
  const where = sheaf.url ? `Sheaf is at ${sheaf.ctx.settings.publicUrl}` : 'Sheaf is doing queued work';
  process.stdout.write(`\n  ${where}\n  Files and database: ${env.dataDir}\n  Stop with Ctrl-C.\n\n`);
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

/** Resolves at the first signal to stop; a later one ends the process at once. */
function waitForSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal and npm may both pass on the same Ctrl-C; a later one is a person who will not wait.
      if (askedAt !== undefined && Date.now() - askedAt > 1000) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = Date.now();
      process.stdout.write('\n  Finishing what is running, then stopping.\n');
      resolve();
    });
  }
  return promise;
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseStartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
