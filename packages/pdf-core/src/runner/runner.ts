import { availableParallelism } from 'node:os';
import { PdfError } from '../errors.ts';
import type { ToolName } from '../tools/index.ts';
import type { Done, Job } from './messages.ts';
import { type JobLimits, LostProcess, startToolProcess, type ToolProcess } from './tool-process.ts';

/** Runs jobs in processes that it keeps warm, replaces those that died, and lets the rest of the jobs wait. */
export type Runner = {
  run: <Name extends ToolName>(
    job: Omit<Job<Name>, 'memoryBytes' | 'cpuMs'>,
    limits: JobLimits & { memoryMb?: number; cpuMs?: number },
  ) => Promise<Done<Name>>;
  /** Ends its processes: those that work, when their work is done. */
  close: () => void;
};

export type RunnerSettings = {
  processes?: number;
  /** The most that one process may take, engine, document and results together. */
  memoryMb?: number;
  /** The tool that will be asked for first. */
  preload?: ToolName;
  /** Nice value of tool processes: 0 to 19. */
  niceness?: number;
  /** How the processes are started, where something is taken away from them: see `ProcessSettings`. */
  launcher?: string[];
  idleMs?: number;
};

/** A process that had nothing to do for so long is ended: the next job starts one. */
const IDLE_MS = 3 * 60_000;

/** 64 million pixels drawn, in wasm and as a picture, with what the document itself takes. */
export const DEFAULT_MEMORY_MB = 2048;

export function createRunner(settings: RunnerSettings = {}): Runner {
  const {
    processes = availableParallelism(),
    memoryMb = DEFAULT_MEMORY_MB,
    preload,
    niceness,
    launcher,
    idleMs = IDLE_MS,
  } = settings;
  const idle: ToolProcess[] = preload ? [startToolProcess({ memoryMb, preload, niceness, launcher })] : [];
  const idleTimers = new WeakMap<ToolProcess, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let isClosed = false;

  async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
    if (running < processes) {
      running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(new PdfError('work_stopped'));
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** The turn goes to the run that has waited longest. */
  function giveTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  function takeWorker(tool: ToolName): ToolProcess {
    let worker = idle.pop();
    while (worker && !worker.usable()) worker = idle.pop();
    if (worker) clearTimeout(idleTimers.get(worker));
    return worker ?? startToolProcess({ memoryMb, preload: tool, niceness, launcher });
  }

  function keep(worker: ToolProcess): void {
    idle.push(worker);
    const end = () => {
      const at = idle.indexOf(worker);
      // One that died was taken out when a worker was wanted.
      if (at >= 0) idle.splice(at, 1);
      worker.stop();
    };
    idleTimers.set(worker, setTimeout(end, idleMs).unref());
  }

  async function runOnce<Name extends ToolName>(job: Job<Name>, limits: JobLimits): Promise<Done<Name>> {
    const worker = takeWorker(job.tool);
    try {
      return await worker.run(job, limits);
    } finally {
      if (isClosed) worker.stop();
      else if (worker.usable()) keep(worker);
    }
  }

  return {
    run: async (given, { memoryMb: wanted = memoryMb, cpuMs, ...limits }) => {
      const job = { ...given, memoryBytes: wanted * 1024 * 1024, cpuMs };
      await takeTurn(limits.signal);
      try {
        return await runOnce(job, limits).catch((error: unknown) => {
          // The process was killed from outside, as a machine short of memory does: it gets a second try.
          if (error instanceof LostProcess) return runOnce(job, limits);
          throw error;
        });
      } finally {
        giveTurn();
      }
    },
    close: () => {
      isClosed = true;
      for (const worker of idle.splice(0)) worker.stop();
    },
  };
}
