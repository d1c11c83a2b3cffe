import { workerData } from 'node:worker_threads';
import { TOO_MUCH_MEMORY } from './messages.ts';

// A thread of its own beside the tool, since a tool that is busy or mad answers nobody. No setting of Node bounds
// what wasm and native code take, so the whole process is measured, and ended at once when it has too much. It also
// ends with the process that started it, however that one died.
const MEASURE_EVERY_MS = 20;

const { limit, parent } = workerData as { limit: SharedArrayBuffer; parent: number };
const bytes = new Float64Array(limit);

setInterval(() => {
  const tooMuch = bytes[0]! > 0 && process.memoryUsage.rss() > bytes[0]!;
  if (tooMuch) process.kill(process.pid, TOO_MUCH_MEMORY);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, MEASURE_EVERY_MS);
