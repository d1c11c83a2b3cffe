import { limits } from './limits.ts';

/** When the page at hand has to be done: the processor's time of the process, and the time of day; 0 while there is none. */
let clock: Float64Array | undefined;
let threadClock: Float64Array | undefined;
let isRunning = false;

/** Where the guard of this process looks: two numbers for this thread, and two for a thread that it may start. */
export function setPageClock(shared: Float64Array): void {
  clock = shared.subarray(0, 2);
  threadClock = shared.subarray(2);
}

/** For `setPageClock` in a thread beside this one. */
export function clockOfThread(): Float64Array | undefined {
  return threadClock;
}

/**
 * Runs what a hostile page could keep busy for hours, in an engine that cannot be interrupted: the guard ends the process when it
 * has worked on it for longer than a page may take.
 */
export function withinPageTime<T>(work: () => T): T {
  if (!clock || isRunning) return work();
  isRunning = true;
  const { user, system } = process.cpuUsage();
  clock[0] = (user + system) / 1000 + limits.pageSeconds * 1000;
  clock[1] = Date.now() + limits.pageSeconds * 1000;
  try {
    return work();
  } finally {
    clock.fill(0);
    isRunning = false;
  }
}
