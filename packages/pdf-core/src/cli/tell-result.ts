import type { Command } from './commands.ts';
import type { Call } from './parse-flags.ts';
import { oneLine, reportLines, writtenLines } from './print-report.ts';
import type { Written } from './write-results.ts';

/** Prints what a tool made: its report for a script or a reader, and its files on a terminal. */
export function tellResult(
  command: Command,
  { common }: Call,
  files: Written[],
  report: unknown,
  notices: { code: string; message: string }[],
): void {
  if (common.json) {
    process.stdout.write(`${JSON.stringify({ ok: true, files, report, notices }, undefined, 2)}\n`);
    return;
  }
  // Losses go to standard error, because scripts read standard output.
  for (const { message } of notices) process.stderr.write(`${oneLine(message)}\n`);
  // A file that is written to standard output stands there alone.
  if (common.output === '-') return;
  // That nothing was found has been told.
  const isTold = notices.some(({ code }) => code === 'nothing_found');
  if (command.makes === 'report' || (!files.length && !isTold))
    process.stdout.write(`${reportLines(report).join('\n')}\n`);
  else if (!common.quiet && process.stderr.isTTY) process.stderr.write(`${writtenLines(files).join('\n')}\n`);
}
