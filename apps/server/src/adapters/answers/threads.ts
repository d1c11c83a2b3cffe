import { AppError } from '@sheaf/api/errors';
import { Piscina } from 'piscina';
import { createTurns, type Turns } from '../tools/tool-turns.ts';

export type ThreadTurn = {
  /** Whose work it is: members take turns in each thread. */
  member: string;
  /** Leaves the line when it is aborted; what has begun is ended soon after, and its thread with it. */
  signal?: AbortSignal;
  /** Done by the thread that `key` belongs to, so that it finds what it remembers of it. */
  key?: string;
};

export type Threads = {
  ask(task: object, turn: ThreadTurn): Promise<unknown>;
  close(): Promise<void>;
};

type Settings = {
  file: URL;
  count: number;
  deadlineMs: number;
  memoryMb: number;
  /** How much of one member may wait in each thread. */
  maxWaitingEach?: number;
  data: () => unknown;
};
type Lane = { pool: Piscina | null; turns: Turns };

export const MAX_WAITING = 200;
const MAX_WAITING_EACH = 20;
const IDLE_MS = 10 * 60_000;
/** A thread remembers what it was asked about: what is nearly done may end by itself. */
const STOP_AFTER_MS = 300;

/**
 * Threads that each run one task after another. Each is a pool of one, so that a key always reaches the thread with
 * its index. A thread that fails or times out is ended; the next task starts a new one.
 */
export function createThreads({
  file,
  count,
  deadlineMs,
  memoryMb,
  maxWaitingEach = MAX_WAITING_EACH,
  data,
}: Settings): Threads {
  const lanes = Array.from({ length: count }, (): Lane => {
    return { pool: null, turns: createTurns({ size: 1, maxWaiting: MAX_WAITING, maxWaitingEach }) };
  });
  let isClosed = false;

  /** Starts nothing yet: the first task does. */
  function openPool(): Piscina {
    return new Piscina({
      filename: file.href,
      workerData: data(),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      minThreads: 0,
      maxThreads: 1,
      // What a thread remembers is worth its place for as long as somebody asks.
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
    });
  }

  async function run(lane: Lane, task: object, signal: AbortSignal | undefined): Promise<unknown> {
    const pool = (lane.pool ??= openPool());
    const deadline = AbortSignal.timeout(deadlineMs);
    const stop = new AbortController();
    let patience: NodeJS.Timeout | undefined;
    const stopSoon = () => {
      patience = setTimeout(() => stop.abort(), STOP_AFTER_MS);
    };
    signal?.addEventListener('abort', stopSoon, { once: true });
    try {
      return await pool.run(task, { signal: AbortSignal.any([deadline, stop.signal]) });
    } catch (error) {
      lane.pool = null;
      await pool.destroy();
      if (stop.signal.aborted) throw new AppError('operation_stopped');
      if (deadline.aborted) throw new AppError('passages_timed_out');
      if (isClosed || hasExited(error)) throw new AppError('work_interrupted');
      throw error;
    } finally {
      clearTimeout(patience);
      signal?.removeEventListener('abort', stopSoon);
    }
  }

  return {
    async ask(task, { member, signal, key }) {
      const lane = key === undefined ? shortest(lanes) : lanes[spread(key) % lanes.length]!;
      const giveBack = await lane.turns.take({ member, priority: false, signal });
      try {
        if (isClosed) throw new AppError('server_busy');
        return await run(lane, task, signal);
      } finally {
        giveBack();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane.pool?.destroy()));
    },
  };
}

/** The thread exited without an error; piscina reports its exit code as a message. */
function hasExited(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('worker exited with code');
}

function shortest(lanes: Lane[]): Lane {
  const load = ({ turns }: Lane) => turns.waiting() + turns.running();
  return lanes.reduce((best, lane) => (load(lane) < load(best) ? lane : best));
}

function spread(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + sign.codePointAt(0)!) >>> 0;
  return sum;
}
