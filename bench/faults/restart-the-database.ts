import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { ask, read } from '../load/calls.ts';
import { makeDataDir, startMember } from './members.ts';

const CLIENTS = 8;
const CALM_MS = 1500;

/** The database is killed under readers and writers. Anything but an answer or a 503 counts against us. */
export async function restartTheDatabase(restarts: number): Promise<void> {
  const dataDir = await makeDataDir();
  const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' });
  const statuses = new Map<number, number>();
  const kept: string[] = [];
  const recovered: number[] = [];
  const over = new AbortController();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  try {
    const member = await startMember(server.url, dataDir);
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; !over.signal.aborted; turn++) {
        const name = `${client}-${turn}`;
        const isWrite = turn % 3 === 0;
        const { status } = isWrite
          ? await ask(server.url, member, '/folders', { name })
          : await read(server.url, member, '/folders');
        count(status);
        if (isWrite && status === 201) kept.push(name);
        await setTimeout(status === 503 ? 50 : 10);
      }
    });
    for (let turn = 0; turn < restarts; turn++) {
      await setTimeout(CALM_MS);
      process.kill(await postmaster(dataDir), turn % 2 ? 'SIGKILL' : 'SIGINT');
      const killed = performance.now();
      await setTimeout(20);
      while (!(await read(server.url, member, '/folders').then(({ status }) => status === 200)))
        await setTimeout(20);
      recovered.push(performance.now() - killed);
    }
    over.abort();
    await Promise.all(clients);
    const { folders } = (await (
      await fetch(`${server.url}/api/folders?flat=true`, {
        headers: { authorization: `Bearer ${member.token}` },
      })
    ).json()) as { folders: { name: string }[] };
    const there = new Set(folders.map(({ name }) => name));
    const sorted = recovered.toSorted((a, b) => a - b);
    console.log(`the database stopped ${restarts} times, every second time killed, under ${CLIENTS} clients`);
    console.table({
      answers: JSON.stringify(Object.fromEntries(statuses)),
      writesPromised: kept.length,
      writesLost: kept.filter((name) => !there.has(name)).length,
      medianMs: Math.round(sorted[sorted.length >> 1] ?? Number.NaN),
      worstMs: Math.round(sorted.at(-1) ?? Number.NaN),
    });
  } finally {
    over.abort();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function postmaster(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'postgres');
  const version = (await readdir(folder)).find((name) => /^\d+$/.test(name)) ?? '';
  for (;;) {
    const text = await readFile(join(folder, version, 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number(text.split('\n')[0]);
    if (pid) return pid;
    await setTimeout(50);
  }
}
