import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfError } from '../errors.ts';
import { createRunner } from '../runner/runner.ts';
import { runToolInto } from '../runner/run-tool.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { type ToolName, tools } from '../tools/index.ts';

export type HostileLimits = {
  timeoutMs: number;
  memoryMb: number;
  /** The processor's work on a file, however busy the machine is. */
  cpuMs?: number;
  lanes?: number;
  /** Whether a tool meets a file, by its place in the list; all do when absent. */
  meets?: (file: number, tool: ToolName) => boolean;
};

/** How one tool took one file. `raw` is what was thrown where no code had been thought of. */
export type Outcome = {
  tool: ToolName;
  file: string;
  code: string;
  reason?: string;
  raw?: string;
  milliseconds: number;
};

/** Runs tools on files under limits, in parallel, and returns how each ended. */
export async function runHostile(
  files: { name: string; bytes: Uint8Array }[],
  names: ToolName[],
  { timeoutMs, memoryMb, cpuMs, lanes = 2, meets = () => true }: HostileLimits,
): Promise<Outcome[]> {
  const runner = createRunner({ processes: lanes, memoryMb });
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-hostile-'));
  const run = async (tool: ToolName, name: string, path: string): Promise<Outcome> => {
    const place = await mkdtemp(join(folder, 'out-'));
    const start = performance.now();
    const limits = { timeoutMs, memoryMb, runner, ...(cpuMs ? { cpuMs } : {}) };
    // A tool that wants several files gets this one several times.
    const inputs = Array.from({ length: Math.max(1, tools[tool].inputs.min) }, () => ({ name, path }));
    const ending = runToolInto(place, tool, inputs, sampleOptions(tool), limits);
    const outcome = await ending.then(() => ({ code: 'done' }), nameFailure);
    const milliseconds = Math.round(performance.now() - start);
    await rm(place, { recursive: true });
    return { tool, file: name, milliseconds, ...outcome };
  };
  try {
    const jobs: (() => Promise<Outcome>)[] = [];
    for (const [index, { name, bytes }] of files.entries()) {
      const path = join(folder, String(index));
      await writeFile(path, bytes);
      for (const tool of names) if (meets(index, tool)) jobs.push(() => run(tool, name, path));
    }
    return await inLanes(jobs, lanes);
  } finally {
    runner.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many at a time, so that the time of each is its own. */
async function inLanes<T>(jobs: (() => Promise<T>)[], lanes: number): Promise<T[]> {
  const results: T[] = [];
  const queue = jobs.values();
  const lane = async () => {
    for (const job of queue) results.push(await job());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

function nameFailure(error: unknown): Pick<Outcome, 'code' | 'reason' | 'raw'> {
  if (!(error instanceof PdfError)) return { code: `uncoded: ${String(error)}` };
  const { code, reason, cause } = error;
  return { code, reason, ...(cause instanceof Error ? { raw: cause.message } : {}) };
}
