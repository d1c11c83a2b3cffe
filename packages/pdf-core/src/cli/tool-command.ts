import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeNotices } from '@sheaf/messages/notices';
import { findOwnOffice } from './own-office.ts';
import { PdfError } from '../errors.ts';
import type { Runner } from '../runner/runner.ts';
import { runToolInto } from '../runner/run-tool.ts';
import { tools } from '../tools/index.ts';
import type { Command } from './commands.ts';
import { describeFailure, describeFields } from './describe-error.ts';
import { EXIT, exitCodeOf, UsageError } from './exit-codes.ts';
import { type Flag, listFlags } from './flags.ts';
import { askNewPassword, withPassword } from './ask-password.ts';
import { nameResults } from './name-results.ts';
import { workParent } from './output-place.ts';
import { type Call, parseCall } from './parse-flags.ts';
import { planCall } from './plan-call.ts';
import { progressLine } from './progress-line.ts';
import { tellResult } from './tell-result.ts';
import { writeResults } from './write-results.ts';

/** Reads the words, runs the tool, and puts its results where they belong. */
export async function runToolCommand(
  command: Command,
  words: string[],
  runner: Runner,
  signal: AbortSignal,
): Promise<number> {
  const flags = listFlags(await tools[command.tool].options(), command);
  const call = await parseCall(command, flags, words);
  await askNewPassword(command, flags, call);
  return reportFailure(call, flags, command, () =>
    withPassword(flags, call, () => runCall(command, call, runner, signal)),
  );
}

async function runCall(command: Command, call: Call, runner: Runner, signal: AbortSignal): Promise<number> {
  const { common } = call;
  const { inputs, place, options } = await planCall(command, call);
  const line = progressLine(common.quiet || common.json);
  const folder = await mkdtemp(join(workParent(place), '.sheaf-'));
  try {
    const { timeoutMs, memoryMb } = common;
    const office = await findOwnOffice();
    const limits = { timeoutMs, memoryMb, signal, progress: line.show, runner, office };
    const { files, report, notices } = await runToolInto(folder, command.tool, inputs, options, limits);
    const named = nameResults(command, files, inputs, call.options);
    const isNothing = !named.length && notices.some(({ code }) => code === 'nothing_found');
    const written = isNothing ? [] : await writeResults(named, place, inputs, common.force);
    line.clear();
    tellResult(command, call, written, report, describeNotices(notices));
    return EXIT.done;
  } finally {
    line.clear();
    await rm(folder, { recursive: true, force: true });
  }
}

/** With --json, a failure is JSON too. */
async function reportFailure(
  { common }: Call,
  flags: Flag[],
  command: Command,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!common.json || !(error instanceof PdfError)) throw inFlags(error, flags, command);
    process.stdout.write(`${JSON.stringify({ ok: false, ...describeFailure(error) }, undefined, 2)}\n`);
    return exitCodeOf(error);
  }
}

/** Schema errors are reported with the flag names of the command line. */
function inFlags(error: unknown, flags: Flag[], command: Command): unknown {
  if (!(error instanceof PdfError && error.reason === 'options_invalid')) return error;
  const nameFlag = (field: string) => {
    const flag = flags.find(({ path }) => path.join('.') === field);
    return flag ? `--${flag.name}` : field;
  };
  const sentences = describeFields(error, nameFlag).map((field) => field.error);
  return new UsageError(sentences.join('\n       '), command.name);
}
