import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PdfError, type PdfErrorArguments } from '../errors.ts';
import type { ToolName } from '../tools/index.ts';
import type { ToolContext } from '../tool.ts';
import { compileCacheFolder } from './compile-cache.ts';
import {
  type Answer,
  type Done,
  type Failed,
  type Job,
  TOO_LONG_A_PAGE,
  TOO_MUCH_MEMORY,
  TOO_MUCH_WORK,
} from './messages.ts';

export type JobLimits = ToolContext & { timeoutMs: number };

/** A process that runs one job at a time, and that can be ended at any moment. */
export type ToolProcess = {
  run: <Name extends ToolName>(job: Job<Name>, limits: JobLimits) => Promise<Done<Name>>;
  /** False once it has died or should not be used again. */
  usable: () => boolean;
  stop: () => void;
};

/** What runs in a process of tools. */
export const processEntry = fileURLToPath(new URL('./process-entry.ts', import.meta.url));

/** A process that has not even loaded its tool by now never will; on a busy machine that takes seconds. */
const START_WITHIN_MS = 60_000;

/** Documents are read with no secret of the caller in reach. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'TZ', 'SystemRoot', 'TESSDATA_PREFIX'];

export type ProcessSettings = {
  memoryMb: number;
  preload?: ToolName;
  niceness?: number;
  /** A command, and its first arguments, that starts the process in its own place with something taken away from it. */
  launcher?: string[];
};

/** The process was ended by neither its guard nor its caller. */
export class LostProcess extends PdfError {}

export function startToolProcess({
  memoryMb,
  preload,
  niceness,
  launcher = [],
}: ProcessSettings): ToolProcess {
  const [execPath = process.execPath, ...execArgv] = [
    ...launcher,
    process.execPath,
    `--max-old-space-size=${memoryMb}`,
  ];
  const child = fork(processEntry, preload ? [preload] : [], {
    execPath,
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(),
  });
  if (niceness && child.pid) standBack(child.pid, niceness);
  let usable = true;
  child.once('exit', () => {
    usable = false;
  });
  child.on('message', (answer: Answer) => {
    if ('worn' in answer && answer.worn) usable = false;
  });
  // A process that could not be started, or that died while it was written to, ends in `exit` or in the job's timeout.
  child.on('error', () => {
    usable = false;
  });
  return {
    usable: () => usable,
    stop: () => {
      usable = false;
      if (child.connected) child.disconnect();
    },
    run: async (job, limits) => {
      setIdle(child, false);
      try {
        return await runJob(child, job, limits);
      } catch (error) {
        if (child.killed) usable = false;
        throw error;
      } finally {
        setIdle(child, true);
        if (!usable && child.connected) child.disconnect();
      }
    },
  };
}

/** An idle process does not keep the caller from ending. */
function setIdle(child: ChildProcess, idle: boolean): void {
  if (idle) child.unref();
  else child.ref();
  if (idle) child.channel?.unref();
  else child.channel?.ref();
}

function runJob<Name extends ToolName>(
  child: ChildProcess,
  job: Job<Name>,
  { timeoutMs, signal, progress }: JobLimits,
): Promise<Done<Name>> {
  const { promise, resolve, reject } = Promise.withResolvers<Done<Name>>();
  let verdict: PdfError | undefined;
  const end = (reason: PdfError) => {
    verdict ??= reason;
    child.kill('SIGKILL');
  };
  const tooLong = () => end(new PdfError('work_timed_out', { seconds: Math.round(timeoutMs / 1000) }));
  let timer = setTimeout(tooLong, START_WITHIN_MS);
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(tooLong, timeoutMs);
  };
  const cancel = () => end(new PdfError('work_stopped'));
  const hear = (answer: Answer<Name>) => {
    if (answer.kind === 'started') startTimer();
    else if (answer.kind === 'progress') progress?.(answer.done, answer.total, answer.unit);
    else if (answer.kind === 'done') resolve(answer);
    else reject(toError(answer));
  };
  const die = (code: number | null, deadly: NodeJS.Signals | null) =>
    reject(verdict ?? deathError(code, deadly, job.cpuMs));
  const fail = (error: Error) => reject(error);
  child.on('message', hear);
  child.once('exit', die);
  child.once('error', fail);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  else child.send(job);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    child.off('message', hear).off('exit', die).off('error', fail);
  });
}

function toError({ reason, params, message, details, cause }: Failed): Error {
  if (!reason) return new Error(message);
  const extra = { details, cause: cause === undefined ? undefined : new Error(cause) };
  // The process that threw it has checked that these params belong to this reason.
  return new PdfError(...([reason, params, extra] as unknown as PdfErrorArguments));
}

/** Ended by its guard, by V8, or by a system that is short of memory: each time the document wanted too much. */
function deathError(code: number | null, signal: NodeJS.Signals | null, cpuMs = 0): PdfError {
  const cause = new Error(`The process ended with ${signal ?? code}.`);
  if (signal === TOO_MUCH_WORK && signal !== 'SIGKILL')
    return new PdfError('too_much_work', { seconds: Math.round(cpuMs / 1000) }, { cause });
  if (signal === TOO_LONG_A_PAGE && signal !== 'SIGKILL')
    return new PdfError('document_too_complex', null, {
      cause,
      details: { what: 'a page that takes too long' },
    });
  if (signal === 'SIGKILL') return new LostProcess('too_much_memory', null, { cause });
  if (signal === TOO_MUCH_MEMORY || signal === 'SIGABRT' || code === 134)
    return new PdfError('too_much_memory', null, { cause });
  return new PdfError('document_damaged', null, { cause });
}

/** Not every system lets a process do that; it works all the same. */
function standBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

function childEnvironment(): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: compileCacheFolder() };
}
