import { availableParallelism } from 'node:os';
import { PdfError } from '../errors.ts';
import type { ToolName } from '../tasks.ts';
import type { Done, Job } from './messages.ts';
import { type JobLimits, startToolProcess, type ToolProcess } from './tool-process.ts';

/** Runs jobs in processes that it keeps warm, replaces those that died, and lets the rest of the jobs wait. */
export type Runner = {
  run: (job: Omit<Job, 'memoryBytes'>, limits: JobLimits & { memoryMb?: number }) => Promise<Done>;
  close: () => void;
};

export type RunnerSettings = {
  processes?: number;
  /** The most that one process may take, engine, document and results together. */
  memoryMb?: number;
  /** The tool that will be asked for first. */
  preload?: ToolName;
};

/** 64 million pixels drawn, in wasm and as a picture, with what the document itself takes. */
export const DEFAULT_MEMORY_MB = 2048;

export function createRunner(settings: RunnerSettings = {}): Runner {
  const { processes = availableParallelism(), memoryMb = DEFAULT_MEMORY_MB, preload } = settings;
  const idle: ToolProcess[] = preload ? [startToolProcess(memoryMb, preload)] : [];
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
    if (running < processes) {
      running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(new PdfError('cancelled', 'The work was stopped.'));
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** The turn goes to whoever waits longest, without being free in between. */
  function giveTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    run: async (job, { memoryMb: wanted = memoryMb, ...limits }) => {
      await takeTurn(limits.signal);
      let worker = idle.pop();
      while (worker && !worker.usable()) worker = idle.pop();
      worker ??= startToolProcess(memoryMb, job.tool);
      try {
        return await worker.run({ ...job, memoryBytes: wanted * 1024 * 1024 }, limits);
      } finally {
        if (worker.usable()) idle.push(worker);
        giveTurn();
      }
    },
    close: () => {
      for (const worker of idle.splice(0)) worker.stop();
    },
  };
}
