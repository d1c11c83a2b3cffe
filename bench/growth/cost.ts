import { median } from '../harness.ts';

/** What one thing costs at one size. */
export type Cost = { what: string; size: number; milliseconds: number };
/** What grows, by ten each time, and what is measured at each size. */
export type Axis = {
  grows: string;
  measure: (sizes: number[]) => Promise<Cost[]>;
  sizes: number[];
  /** The greatest power that is no fault. */
  steepest?: number;
};

const RUNS = 15;
const LEAST_MS = 400;

/** By the clock, for what another process does. */
export const timeOf = (work: (run: number) => unknown) => measure(work, () => performance.now());

/** Processor time of this process, which other work on the machine does not lengthen. */
export const processorTimeOf = (work: (run: number) => unknown) =>
  measure(work, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  });

/** The median of some runs, after one that does not count. Slow work is not run as often. */
async function measure(work: (run: number) => unknown, now: () => number): Promise<number> {
  await work(0);
  const times: number[] = [];
  const begin = performance.now();
  for (let run = 1; run <= RUNS && (run <= 3 || performance.now() - begin < LEAST_MS); run++) {
    const start = now();
    await work(run);
    times.push(now() - start);
  }
  return median(times);
}

/** Below this the clock, the planner and the way to the database are measured, and not what grows. */
const NOISE_MS = 1.5;

/**
 * The power of the size that the cost grows by, from its first size that is more than noise: 0 stays the same, 1 grows
 * as the size does. n log n is some 1.15 over these sizes.
 */
export function powerOf(costs: Cost[]): number {
  const sorted = costs.toSorted((one, other) => one.size - other.size);
  const last = sorted.at(-1)!;
  const first = sorted.findLast(({ milliseconds }) => milliseconds < NOISE_MS) ?? sorted[0]!;
  if (first === last) return 0;
  return Math.log(last.milliseconds / first.milliseconds) / Math.log(last.size / first.size);
}
