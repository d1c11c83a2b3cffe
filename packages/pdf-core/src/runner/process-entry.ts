import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { setPageClock } from '../page-clock.ts';
import { isToolName, type ToolName, tools } from '../tools/index.ts';
import type { DocumentFile, ToolContext } from '../tool.ts';
import { boundNotices, boundReport } from './bound-report.ts';
import { codeError } from './code-error.ts';
import { performTool } from './perform-tool.ts';
import { type Answer, type Done, type Job, type ResultFile, TOO_MUCH_MEMORY } from './messages.ts';

/** A process that grew larger than this is not kept: heaps of wasm never shrink. */
const WORN_BYTES = 640 * 1024 * 1024;
const PROGRESS_EVERY_MS = 40;

const limit = new SharedArrayBuffer(6 * 8);
setPageClock(new Float64Array(limit, 2 * 8));
const guard = new Worker(new URL('./guard.ts', import.meta.url), {
  workerData: { limit, parent: process.ppid },
});
guard.unref();

process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of the terminal; the parent process decides what happens to this one.
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => answer(codeError(error)));
process.on('message', (job: Job) => {
  const most = new Float64Array(limit);
  most[0] = job.memoryBytes;
  most[1] = 0;
  guard.postMessage('job', []);
  // The guard is a moment late, and what takes less than that has a limit too.
  if (job.memoryBytes > 0 && process.memoryUsage.rss() > job.memoryBytes)
    process.kill(process.pid, TOO_MUCH_MEMORY);
  runJob(job)
    .then(answer, (error: unknown) => answer(codeError(error)))
    .finally(() => {
      most[0] = 0;
    });
});

// The tool that is about to be asked for can be read while the caller still reads its options.
const [, , preload] = process.argv;
if (preload && isToolName(preload)) void tools[preload].load();

function answer(message: Answer): void {
  // Heaps of wasm do not shrink after a failure either.
  if (message.kind === 'failed') message.worn ||= isSwollen();
  process.send?.(message);
  if (message.kind === 'done' || message.kind === 'failed') setImmediate(flushCompileCache);
}

async function runJob<Name extends ToolName>(job: Job<Name>): Promise<Done<Name>> {
  // What a killed tool could not tidy up goes with the folder of its job.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = job.folder;
  await tools[job.tool].load();
  // Nothing else is to be done here meanwhile, and a hundred files are read in a tenth of the time that way.
  const inputs = job.inputs.map(({ name, path }): DocumentFile => ({ name, bytes: readFileSync(path) }));
  answer({ kind: 'started' });
  const { user, system } = process.cpuUsage();
  if (job.cpuMs) new Float64Array(limit)[1] = (user + system) / 1000 + job.cpuMs;
  const { files, report, notices } = await performTool(job.tool, inputs, job.options, {
    progress: reportProgress(),
  }).finally(() => {
    new Float64Array(limit)[1] = 0;
  });
  const stored = await Promise.all(files.map((file, index) => storeFile(file, join(job.folder, `${index}`))));
  return {
    kind: 'done',
    files: stored,
    report: boundReport(job.tool, report),
    notices: boundNotices(notices),
    worn: isSwollen(),
  };
}

function isSwollen(): boolean {
  return process.memoryUsage.rss() > WORN_BYTES;
}

async function storeFile({ name, bytes }: DocumentFile, path: string): Promise<ResultFile> {
  await writeFile(path, bytes);
  return { name: basename(name), path, size: bytes.length };
}

function reportProgress(): NonNullable<ToolContext['progress']> {
  let last = 0;
  return (done, total, unit) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    answer({ kind: 'progress', done, total, unit });
  };
}
