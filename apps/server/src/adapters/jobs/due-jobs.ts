import type { Log } from '@sheaf/api/ports';
import { type Db, jobCounts } from '@sheaf/db';

/** No job is later than this, also where its notice was lost or another process delayed it. */
const LOOK_EVERY_MS = 5000;

/**
 * NOTIFY tells of jobs that can begin at once. Those that come due later (delayed ones, and second tries) are looked up
 * here, in one query for all queues, so that the workers of a queue sleep until there is something to do.
 */
export function watchDueJobs(
  db: Db,
  log: Log,
  wake: (queue: string) => void,
): { look(): void; stop(): void } {
  const timers = new Map<string, NodeJS.Timeout>();
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  function wakeIn(queue: string, milliseconds: number): void {
    clearTimeout(timers.get(queue));
    timers.set(queue, setTimeout(wake, milliseconds, queue).unref());
  }

  async function look(): Promise<void> {
    clearTimeout(next);
    try {
      for (const { name, inMs } of await jobCounts.listDueJobs(db, LOOK_EVERY_MS / 1000)) wakeIn(name, inMs);
    } catch (err) {
      log.warn({ err }, 'the jobs that are due could not be looked up; the next look follows');
    }
    clearTimeout(next);
    if (!isStopped) next = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  next = setTimeout(look, 0).unref();
  return {
    look: () => void look(),
    stop: () => {
      isStopped = true;
      for (const timer of [next, ...timers.values()]) clearTimeout(timer);
    },
  };
}
