import { spawnSync } from 'node:child_process';
import type { Wrapper } from './server-process.ts';

/** Files of the process can have so many bytes; writing past them fails the way a full disk does. Any user may do that. */
export function withFileLimit(bytes: number): Wrapper {
  // The shell counts in blocks of 512.
  const script = `ulimit -S -f ${Math.floor(bytes / 512)} && exec "$0" "$@"`;
  return { command: 'sh', args: ['-c', script] };
}

/** The process sees a disk of its own at `folder`, which has room for so many bytes; null where the system does not let us. */
export function onSmallDisk(folder: string, bytes: number): Wrapper | null {
  const flags = process.getuid?.() === 0 ? ['-m'] : ['-Urm'];
  const script = `mount -t tmpfs -o mode=1777,size=${bytes} tmpfs '${folder}' && exec "$0" "$@"`;
  const args = [...flags, 'sh', '-c', script];
  const { status } = spawnSync('unshare', [...args, 'true']);
  return status === 0 ? { command: 'unshare', args } : null;
}
