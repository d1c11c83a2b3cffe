import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes in buffers that something still holds: when the collector comes by itself depends on the machine. */
export function usedMemory(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
