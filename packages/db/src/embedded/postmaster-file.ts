import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes about itself in its data directory. */
export interface PostmasterFile {
  pid: number;
  ready: boolean;
}

export const postmasterPath = (cluster: string): string => join(cluster, 'postmaster.pid');

const PID_LINE = 0;
const STATUS_LINE = 7;

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(postmasterPath(cluster), 'utf8').split('\n');
    const pid = Number.parseInt(lines[PID_LINE] ?? '', 10);
    return pid > 0 ? { pid, ready: lines[STATUS_LINE]?.trim() === 'ready' } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
