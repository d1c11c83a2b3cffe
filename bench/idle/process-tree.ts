import { readdirSync, readFileSync } from 'node:fs';

type Row = { parent: number; name: string; milliseconds: number };
export type Usage = { milliseconds: number; megabytes: number; processes: number };

const TICK_MS = 10;

/** A process and all below it: processor time so far, and memory with shared pages counted once. Linux only. */
export function measureTree(root: number): Usage {
  const rows = readProcesses();
  const tree = new Set([root]);
  // A parent may have a higher number than its child.
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const [pid, { parent }] of rows) if (tree.has(parent)) tree.add(pid);
  }
  const known = [...tree].filter((pid) => rows.has(pid));
  return {
    milliseconds: known.reduce((sum, pid) => sum + rows.get(pid)!.milliseconds, 0),
    megabytes: known.reduce((sum, pid) => sum + readShare(pid), 0),
    processes: known.length,
  };
}

/** With the time of children that have ended, which their parent keeps. */
function readProcesses(): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readIfThere(`/proc/${entry}/stat`);
    if (!stat) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    rows.set(Number(entry), { parent: Number(fields[1]), name, milliseconds: ticks * TICK_MS });
  }
  return rows;
}

/** Each page that several processes share counts for its part. */
function readShare(pid: number): number {
  const kilobytes = /^Pss: +(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // It has ended meanwhile.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return '';
    throw error;
  }
}
