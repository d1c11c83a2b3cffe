import { spawnSync } from 'node:child_process';
import type { Wrapper } from './server-process.ts';

/** Files of the process can have so many bytes; writing past them fails the way a full disk does. Any user may do that. */
export function withFileLimit(bytes: number): Wrapper {
  // The shell counts in blocks of 512.
  const script = `ulimit -S -f ${Math.floor(bytes / 512)} && exec "$0" "$@"`;
  return { command: 'sh', args: ['-c', script] };
}

/** The process has its own disk of this many bytes at `folder`; null if the system does not allow it. */
export function onSmallDisk(folder: string, bytes: number): Wrapper | null {
  const [user, group] = [process.getuid?.(), process.getgid?.()];
  const isRoot = user === 0;
  const flags = isRoot ? ['-m'] : ['-Urm'];
  // Root in a separate namespace, to make the disk, and then the original user again: PostgreSQL does not run as
  // root.
  const asBefore = isRoot ? '' : `unshare -U --map-user=${user} --map-group=${group}`;
  const script = `mount -t tmpfs -o mode=1777,size=${bytes} tmpfs '${folder}' && exec ${asBefore} "$0" "$@"`;
  const args = [...flags, 'sh', '-c', script];
  const { status } = spawnSync('unshare', [...args, 'true']);
  return status === 0 ? { command: 'unshare', args } : null;
}
