import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
/** Short, so that what waits for its next share waits for some milliseconds. */
const PERIOD_US = 20_000;
const USED = /usage_usec (\d+)/;

export type Share = {
  /** Where the id of a process is written that is to have it. */
  entries: string[];
  limit(): void;
  /** Processor time that was taken so far, in seconds. */
  used(): number;
  remove(): Promise<void>;
};

/** A share of one core for a process and all it starts, by what Linux has for it. */
export function makeShare(name: string, cores: number): Share {
  const isOld = existsSync(join(ROOT, 'cpu', 'cpu.cfs_quota_us'));
  const own = `sheaf-bench-${process.pid}-${name}`;
  const folders = (isOld ? ['cpu', 'cpuacct'] : ['']).map((controller) => join(ROOT, controller, own));
  for (const one of folders) mkdirSync(one);
  const folder = folders[0]!;
  const read = (one: string, file: string) => readFileSync(join(one, file), 'utf8');
  const set = (file: string, value: string) => writeFileSync(join(folder, file), value);
  const quota = String(Math.round(PERIOD_US * cores));
  return {
    entries: folders.map((one) => join(one, 'cgroup.procs')),
    // Not before it has started, which takes more than all it does afterwards.
    limit() {
      if (isOld) {
        set('cpu.cfs_period_us', String(PERIOD_US));
        set('cpu.cfs_quota_us', quota);
      } else set('cpu.max', `${quota} ${PERIOD_US}`);
    },
    used: () =>
      isOld
        ? Number(read(folders[1]!, 'cpuacct.usage')) / 1e9
        : Number(USED.exec(read(folder, 'cpu.stat'))?.[1]) / 1e6,
    // Tools end a moment after the process that started them.
    async remove() {
      while (folders.some((one) => read(one, 'cgroup.procs'))) await setTimeout(50);
      for (const one of folders) rmdirSync(one);
    },
  };
}
