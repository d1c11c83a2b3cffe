import type { Called } from './calls.ts';

/** What calls of a kind took, and how many were not answered as they should. */
export function createTally() {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  return {
    async add(kind: string, calling: Promise<Called>): Promise<void> {
      const { status, milliseconds } = await calling.catch(() => ({ status: 0, milliseconds: Number.NaN }));
      times.set(kind, [...(times.get(kind) ?? []), milliseconds]);
      if (status < 200 || status >= 300)
        failures.set(`${kind} ${status}`, (failures.get(`${kind} ${status}`) ?? 0) + 1);
    },
    print(seconds: number): void {
      for (const [kind, all] of times) {
        const sorted = all.filter((time) => !Number.isNaN(time)).toSorted((a, b) => a - b);
        const at = (share: number) =>
          `${Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)} ms`;
        const figures = [
          `p50 ${at(0.5)}`,
          `p99 ${at(0.99)}`,
          `${(all.length / seconds).toFixed(1)} a second`,
        ];
        console.log(`  ${kind.padEnd(10)} ${figures.join(', ')}`);
      }
      console.log(
        `  not answered as they should: ${[...failures].map(([what, n]) => `${what}: ${n}`).join(', ') || 'none'}`,
      );
    },
  };
}

/** So many workers at once, each calling one after the other until the time is over. */
export async function keepCalling(
  clients: number,
  until: number,
  one: (client: number, turn: number) => Promise<void>,
): Promise<void> {
  const work = async (client: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) await one(client, turn);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
}
