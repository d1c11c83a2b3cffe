import { parentPort, workerData } from 'node:worker_threads';
import { TOO_LONG_A_PAGE, TOO_MUCH_MEMORY, TOO_MUCH_WORK } from './messages.ts';

// A thread of its own beside the tool, since a tool that is busy or mad answers nobody. No setting of Node bounds
// what wasm and native code take, so the whole process is measured, and ended at once when it has too much. It also
// ends with the process that started it, however that one died.
const MEASURE_EVERY_MS = 20;
/** Between jobs there is only the parent to watch. */
const IDLE_EVERY_MS = 1000;

const { limit, parent } = workerData as { limit: SharedArrayBuffer; parent: number };
/**
 * Bytes of memory, the processor time of the process at which its job is over, and for each of two threads that and the
 * time of day at which its page is; 0 where there is no limit.
 */
const most = new Float64Array(limit);

let next: NodeJS.Timeout | undefined;

function measure(): void {
  clearTimeout(next);
  const [bytes, worked, ...pages] = most as unknown as [number, number, number, number, number, number];
  if (bytes > 0 && process.memoryUsage.rss() > bytes) process.kill(process.pid, TOO_MUCH_MEMORY);
  const { user, system } = process.cpuUsage();
  const work = (user + system) / 1000;
  if (worked > 0 && work > worked) process.kill(process.pid, TOO_MUCH_WORK);
  // Both: other threads work as well, and the machine may have other things to do.
  if (isOver(pages[0], pages[1], work) || isOver(pages[2], pages[3], work))
    process.kill(process.pid, TOO_LONG_A_PAGE);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  next = setTimeout(measure, bytes > 0 ? MEASURE_EVERY_MS : IDLE_EVERY_MS);
}

// A job begins.
parentPort?.on('message', measure);
measure();

function isOver(pageWorked: number, pageTime: number, work: number): boolean {
  return pageWorked > 0 && work > pageWorked && Date.now() > pageTime;
}
