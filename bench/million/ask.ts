import type { DatabaseClient } from '../../packages/db/src/index.ts';
import { printTable } from '../harness.ts';
import { explain, type Listening } from './explain.ts';
import { emailOf } from './fill.ts';
import type { Asker } from './queries.ts';
import { makeRandom } from '../search/seed.ts';

/** The same members in the same order in each run. */
const lot = makeRandom(20_261_129);

type Queries = Record<string, (of: Asker, run: number) => Promise<unknown>>;
export type Times = { what: string; times: number[] };

const GOAL_MS = 20;
/** Of so many members one has more files than all others; the first of them is this one. */
const HEAVY_EVERY = 50_000;
const HEAVY = 7;
const at = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!;

/** Members by lot, others at each call; or those with the most files. */
export async function chooseAskers(
  { pool }: DatabaseClient,
  members: number,
  count: number,
  heavy = false,
): Promise<Asker[]> {
  const numbers = Array.from({ length: count }, (_, nth) =>
    heavy ? HEAVY + HEAVY_EVERY * (nth % Math.ceil(members / HEAVY_EVERY)) : Math.floor(lot() * members),
  );
  const { rows } = await pool.query<Asker>(
    `select users.id, email, sessions.id as session, file.id as file, folders.id as folder, file.tags[1] as tag
     from users join sessions on sessions.user_id = users.id join folders on folders.user_id = users.id and folders.name = 'Folder 1'
     cross join lateral (select id, tags from files where user_id = users.id and trashed_at is null order by created_at limit 1) as file
     where email = any ($1)`,
    [numbers.map(emailOf)],
  );
  return Array.from({ length: count }, (_, nth) => rows[nth % rows.length]!);
}

export async function timeAll(queries: Queries, askers: Asker[], atOnce: number): Promise<Times[]> {
  const all: Times[] = [];
  for (const [what, query] of Object.entries(queries)) {
    const times: number[] = [];
    let next = 0;
    const work = async () => {
      for (let run = next++; run < askers.length; run = next++) {
        const start = performance.now();
        await query(askers[run]!, run);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    all.push({ what, times });
  }
  return all;
}

export function tell(title: string, measured: Record<string, Times[]>): void {
  const [first] = Object.values(measured);
  printTable(
    title,
    first!.map(({ what }, row) => ({
      query: what,
      ...Object.fromEntries(
        Object.entries(measured).map(([name, all]) => [
          `${name}: p50 / p95 / p99 ms`,
          [0.5, 0.95, 0.99].map((share) => at(all[row]!.times, share).toFixed(1)).join(' / '),
        ]),
      ),
      '': Object.entries(measured)
        .filter(([, all]) => at(all[row]!.times, 0.95) > GOAL_MS)
        .map(([name]) => `OVER ${name}`)
        .join(', '),
    })),
  );
}

/** How many statements read more than one partition; with `isPrinted` these, and what takes long, as PostgreSQL does them. */
export async function tellPlans(
  client: DatabaseClient,
  { during }: Listening,
  queries: Queries,
  asker: Asker,
  isPrinted: boolean,
): Promise<number> {
  let wide = 0;
  for (const [what, query] of Object.entries(queries)) {
    const statements = await during(() => query(asker, 0));
    for (const statement of statements) {
      const { plan, partitions, milliseconds } = await explain(client, statement);
      if (partitions > 1) wide += 1;
      if (isPrinted && (partitions > 1 || milliseconds > GOAL_MS))
        console.log(`\n${what}: ${partitions} partitions, ${milliseconds} ms\n${statement.text}\n${plan}`);
    }
  }
  return wide;
}
