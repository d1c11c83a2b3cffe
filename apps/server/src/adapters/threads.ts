import { Worker } from 'node:worker_threads';
import { AppError } from '@sheaf/api/errors';

export type Threads = {
  /** Done by the thread that `key` belongs to, so that it finds what it remembers of it. */
  ask(task: object, key?: string): Promise<unknown>;
  close(): Promise<void>;
};

type Settings = { file: URL; count: number; deadlineMs: number; memoryMb: number; data: () => unknown };
type Waiting = { task: object; done: (answer: unknown) => void; fail: (error: unknown) => void };
type Lane = { worker: Worker | null; waiting: Waiting[]; isBusy: boolean };

const MAX_WAITING = 200;

/** Threads that each do one task after another. One that fails or takes too long is ended; the next task starts a new one. */
export function createThreads({ file, count, deadlineMs, memoryMb, data }: Settings): Threads {
  const lanes = Array.from({ length: count }, (): Lane => ({ worker: null, waiting: [], isBusy: false }));
  let isClosed = false;

  function start(): Worker {
    const worker = new Worker(file, {
      workerData: data(),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    return worker;
  }

  function next(lane: Lane): void {
    const one = lane.isBusy || isClosed ? undefined : lane.waiting.shift();
    if (!one) return;
    lane.isBusy = true;
    const worker = (lane.worker ??= start());
    const end = (isUsable: boolean) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // Told by nobody any more, and no reason for the process to fall.
      worker.on('error', () => undefined);
      const forget = () => {
        if (lane.worker === worker) lane.worker = null;
      };
      worker.once('exit', forget);
      if (!isUsable) {
        forget();
        void worker.terminate();
      }
      lane.isBusy = false;
      next(lane);
    };
    const timer = setTimeout(() => {
      end(false);
      one.fail(new AppError('timed_out', 'This document took too long to think about.'));
    }, deadlineMs);
    worker.removeAllListeners();
    worker.once('message', (answer) => {
      end(true);
      one.done(answer);
    });
    worker.once('error', (error) => {
      end(false);
      one.fail(error);
    });
    worker.once('exit', () => {
      end(false);
      one.fail(new AppError('unavailable', 'The work was cut short. Please try again.'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(one.task);
  }

  return {
    ask(task, key) {
      const lane = key === undefined ? shortest(lanes) : lanes[spread(key) % lanes.length]!;
      if (isClosed || lane.waiting.length >= MAX_WAITING) {
        return Promise.reject(new AppError('busy', 'Too much is being asked right now. Please try again.'));
      }
      return new Promise((done, fail) => {
        lane.waiting.push({ task, done, fail });
        next(lane);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane.worker?.terminate()));
    },
  };
}

function shortest(lanes: Lane[]): Lane {
  const load = ({ waiting, isBusy }: Lane) => waiting.length + Number(isBusy);
  return lanes.reduce((best, lane) => (load(lane) < load(best) ? lane : best));
}

function spread(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + sign.codePointAt(0)!) >>> 0;
  return sum;
}
