import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { boundReport } from '../../runner/bound-report.ts';
import type { ResultFile } from '../../runner/messages.ts';
import { performTool, type Performed } from '../../runner/perform-tool.ts';
import type { DocumentFile } from '../../tool.ts';
import { type ToolName, tools } from '../../tools/index.ts';
import type { Command } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import type { Flag } from '../flags.ts';
import { type Place, workParent } from '../output-place.ts';
import { parseCall, type Call } from '../parse-flags.ts';
import { nameResults } from '../name-results.ts';
import { planCall } from '../plan-call.ts';
import { endQuietly, listenForStop } from '../stop.ts';
import { tellResult } from '../tell-result.ts';
import { writeResults } from '../write-results.ts';
import { runToEnd } from './run-to-end.ts';

/** What the bundle knows of a command, so that no schema has to be read. `defaults`: the options of a call without any. */
export type LightCommand = { command: Command; flags: Flag[]; defaults: Record<string, unknown> | undefined };

/** Beyond these, starting a process is the smaller part of the work. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Of the processor's time. */
const MOST_MILLISECONDS = 500;

type Planned = {
  command: Command;
  call: Call;
  inputs: DocumentFile[];
  paths: string[];
  place: Place;
  options: Record<string, unknown>;
};

/**
 * Runs the command of a light tool on small documents in this process, which saves the start of another one. Undefined: the
 * ordinary way has to take the call. Only success counts here. After anything else, the command begins again, and
 * the tool runs in a process that its limits can end.
 */
export async function runLight(
  [name = '', ...words]: string[],
  commands: Record<string, LightCommand>,
  beginAgain: () => never,
): Promise<number | undefined> {
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!known) return undefined;
  const planned = await planLight(known, words).catch(() => undefined);
  if (!planned) return undefined;
  process.title = 'sheaf';
  process.stdout.on('error', endQuietly);
  // An interruption may leave a module of Node half loaded. `execve` needs this one, and it the streams that stdout has loaded.
  process.getBuiltinModule('node:worker_threads');
  const { command, inputs, options } = planned;
  const stop = listenForStop();
  const made = await runToEnd(() => performTool(command.tool, inputs, options as never), longestWait());
  if (!made || made.value.notices.length) return beginAgain();
  try {
    return stop.exitCode() ?? (await finish(planned, made.value));
  } catch (error) {
    process.stderr.write(`sheaf: ${error instanceof Error ? error.message : String(error)}\n`);
    return stop.exitCode() ?? EXIT.failed;
  } finally {
    stop.forget();
  }
}

/** Time on the clock, which passes faster where other programs keep the processors busy: as much as for this one's start. */
function longestWait(): number {
  const { user, system } = process.cpuUsage();
  const share = (user + system) / 1000 / performance.now();
  return Math.round(MOST_MILLISECONDS / Math.min(1, Math.max(0.05, share)));
}

/** Undefined, or an error: the call reads more than small files, sets limits, or is wrong. */
async function planLight(
  { command, flags, defaults }: LightCommand,
  words: string[],
): Promise<Planned | undefined> {
  if (words.some((word) => word === '-' || word === '-h' || /^--(help|options)\b/.test(word)))
    return undefined;
  const call = await parseCall(command, flags, words);
  if (call.common.timeoutMs !== undefined || call.common.memoryMb !== undefined) return undefined;
  if (!areSmallFiles(call.files)) return undefined;
  const { place, options } = await planCall(command, call);
  const isPlain = defaults && !Object.keys(options).length;
  const checked = isPlain ? defaults : (await tools[command.tool].check(options)).data;
  if (!checked) return undefined;
  await tools[command.tool].load();
  const inputs = call.files.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
  return { command, call, inputs, paths: call.files, place, options: checked };
}

/** A pipe could not be read a second time. */
function areSmallFiles(paths: string[]): boolean {
  const found = paths.map((path) => statSync(path, { throwIfNoEntry: false }));
  const bytes = found.reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : Infinity), 0);
  return bytes <= MOST_BYTES;
}

async function finish(
  { command, call, paths, place }: Planned,
  { files, report }: Performed<ToolName>,
): Promise<number> {
  const bounded = boundReport(command.tool, report);
  if (place.kind === 'none') {
    tellResult(command, call, [], bounded, []);
    return EXIT.done;
  }
  const folder = await mkdtemp(join(workParent(place), '.sheaf-'));
  try {
    const stored = await Promise.all(files.map((file, index) => storeFile(file, join(folder, `${index}`))));
    const inputs = paths.map((path) => ({ name: basename(path), path }));
    const named = nameResults(command, stored, inputs, call.options);
    const written = await writeResults(named, place, inputs, call.common.force);
    tellResult(command, call, written, bounded, []);
    return EXIT.done;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function storeFile({ name, bytes }: DocumentFile, path: string): Promise<ResultFile> {
  await writeFile(path, bytes);
  return { name: basename(name), path, size: bytes.length };
}
