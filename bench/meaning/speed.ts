import { readFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { BUILT_IN } from '../../apps/server/src/adapters/answers/passages.ts';
import { findRunningPostgres } from '../../packages/db/src/embedded/index.ts';
import { openDatabase } from '../../packages/db/src/index.ts';
import { readDocuments } from '../chat/question-set.ts';
import { makeDataDir, startMember } from '../faults/members.ts';
import { printTable } from '../harness.ts';
import { seedPassages } from './seed.ts';

const LOOK_EVERY_MS = 10;
const ALONE = 30;

type Called = { milliseconds: number; found: number };

/** A whole Sheaf, asked over HTTP: one member with so many passages. */
export async function benchSpeed(passages: number, runs: number): Promise<void> {
  const dataDir = await makeDataDir();
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  let server = await startServerProcess(settings);
  try {
    const { token } = await startMember(server.url, dataDir);
    const database = openDatabase(findRunningPostgres(join(dataDir, 'postgres')) ?? '', { max: 1 });
    console.error(`Writing ${passages} passages: a minute or two pass before the first figure.`);
    await seedPassages(database, passages, BUILT_IN.static);
    const { rows } = await database.pool.query<{ passages: number; size: string }>(
      `select count(*)::int as passages, pg_size_pretty(pg_total_relation_size('file_passages')) as size from file_passages`,
    );
    await database.close();
    const questions = readDocuments().flatMap((document) => document.questions.map(({ text }) => text));
    const cold: Called[] = [];
    const waits: number[] = [];
    let memory = 0;
    for (let i = 0; i < 3; i++) {
      await server.end();
      server = await startServerProcess(settings);
      const before = await readMemory(server.child.pid);
      const look = keepLooking(server.url);
      cold.push(await ask(server.url, token, questions[i]!));
      waits.push(await look.stop());
      memory = (await readMemory(server.child.pid)) - before;
    }
    const look = keepLooking(server.url);
    const warm: Called[] = [];
    for (let i = 0; i < runs; i++) warm.push(await ask(server.url, token, questions[i % questions.length]!));
    const waited = await look.stop();
    // Without the looks, which cost the server something too.
    const busy = await readBusy(server.child.pid);
    for (let i = 0; i < ALONE; i++) await ask(server.url, token, questions[i]!);
    const spent = ((await readBusy(server.child.pid)) - busy) / ALONE;
    printTable(
      `${rows[0]!.passages} passages of one member, ${rows[0]!.size} in the database, load ${loadavg()[0]!.toFixed(1)}`,
      [
        {
          search: 'cold, the first after a start',
          ...tell(cold),
          'longest wait of another request, ms': Math.max(...waits).toFixed(0),
        },
        { search: 'warm', ...tell(warm), 'longest wait of another request, ms': waited.toFixed(0) },
      ],
    );
    console.log(
      `\nMemory that the first search took: ${memory.toFixed(0)} MB. Processor time of the server for a warm search: ${spent.toFixed(0)} ms.`,
    );
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ask(url: string, token: string, q: string): Promise<Called> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/search/meaning?${new URLSearchParams({ q })}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { passages } = (await answer.json()) as { passages: unknown[] };
  return { milliseconds: performance.now() - start, found: passages.length };
}

/** Whether others are answered meanwhile. */
function keepLooking(url: string) {
  const looking = new AbortController();
  let longest = 0;
  const done = (async () => {
    while (!looking.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${url}/api/health`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return {
    async stop() {
      looking.abort();
      await done;
      return longest;
    },
  };
}

/** Milliseconds of processor time that the process has had, its database not counted. */
async function readBusy(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function tell(called: Called[]) {
  const sorted = called.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0);
  const found = called.filter((one) => one.found).length;
  return {
    searches: called.length,
    'with results': found,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'worst ms': at(1),
  };
}
