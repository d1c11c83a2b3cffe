import { exitCodeOf, UsageError } from './cli/exit-codes.ts';
import { endQuietly, listenForStop } from './cli/stop.ts';

/** The `sheaf` command. What a call does not need is not even read: `--help` loads no tool and no schema. */
export async function main(args: string[]): Promise<void> {
  // Passwords given as arguments do not stay in the list of processes.
  process.title = 'sheaf';
  process.stdout.on('error', endQuietly);
  const stop = listenForStop();
  try {
    process.exitCode = await runCommand(args, stop.signal);
  } catch (error) {
    process.exitCode = stop.exitCode() ?? exitCodeOf(error);
    const { describeError } = await import('./cli/describe-error.ts');
    process.stderr.write(`sheaf: ${describeError(error)}\n`);
    if (error instanceof UsageError && error.command)
      process.stderr.write(`Try "sheaf ${error.command} --help".\n`);
  } finally {
    stop.forget();
  }
}

async function runCommand(args: string[], signal: AbortSignal): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--version' || name === '-V') return (await import('./cli/overview.ts')).printVersion();
  if (name === '--help' || name === '-h') return (await import('./cli/overview.ts')).printOverview();
  if (name === 'help') return rest[0] ? runCommand([rest[0], '--help'], signal) : runCommand([], signal);
  if (name === 'completion') return (await import('./cli/completion.ts')).printCompletion(rest);
  if (name === 'batch') return (await import('./cli/batch-command.ts')).runBatchCommand(rest, signal);
  if (name === 'ask') return (await import('./cli/ask/ask-command.ts')).runAskCommand(rest, signal);
  if (name === 'mcp') return (await import('./mcp/mcp-command.ts')).runMcpCommand(rest, signal);
  const { findCommand } = await import('./cli/commands.ts');
  const command = findCommand(name);
  if (!command) throw new UsageError(`There is no command "${name}". "sheaf --help" lists them.`);
  if (rest.includes('--help') || rest.includes('-h'))
    return (await import('./cli/tool-help.ts')).printToolHelp(command);
  // The tool is loaded in its own process while this one still reads schemas and files.
  const { createRunner } = await import('./runner/runner.ts');
  const runner = createRunner({ processes: 1, preload: command.tool });
  try {
    return await (await import('./cli/tool-command.ts')).runToolCommand(command, rest, runner, signal);
  } finally {
    runner.close();
  }
}
