import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { ask, upload } from '../load/calls.ts';
import { makeDataDir, startMember } from './members.ts';
import { audit, type Promised, sha256, someDocument, untilReady } from './sheaf-that-breaks.ts';

const SEED = 20261121;
const UPLOADERS = 3;

/** A server with a database of its own is killed at random moments of uploads and work, and started again. */
export async function killTheServer(kills: number): Promise<void> {
  const dataDir = await makeDataDir();
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
  const random = seeded(SEED);
  const promised: Promised[] = [];
  const ready: number[] = [];
  let server = await startServerProcess(settings);
  try {
    const member = await startMember(server.url, dataDir);
    for (let kill = 0; kill < kills; kill++) {
      const stop = new AbortController();
      const work = keepWorking(server, member, `${kill}`, promised, stop.signal);
      await setTimeout(50 + random() * 1450);
      await server.end('SIGKILL');
      stop.abort();
      await work;
      const started = performance.now();
      server = await startServerProcess(settings);
      ready.push(await untilReady(server.url, started));
      if ((kill + 1) % 20 === 0) console.log(`  ${kill + 1} kills, ${promised.length} files promised`);
    }
    await untilQuiet(server.url, member.token);
    const found = await audit(server.url, dataDir, member.token, promised);
    const sorted = ready.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
    console.log(`the server killed ${kills} times during uploads and work`);
    console.table(found);
    console.log(
      `  ready again after ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100), ${at(1)} ms (worst)`,
    );
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Uploads and watermarks until the server is gone; what was answered with yes is written down. */
async function keepWorking(
  { url }: ServerProcess,
  member: { token: string },
  round: string,
  promised: Promised[],
  signal: AbortSignal,
): Promise<void> {
  const isOver = () => signal.aborted;
  const uploading = Array.from({ length: UPLOADERS }, async (_, client) => {
    for (let turn = 0; !isOver(); turn++) {
      const bytes = someDocument(`${round} ${client} ${turn}`);
      const answer = await upload(url, member, bytes, `${round}-${client}-${turn}.pdf`).catch(() => null);
      if (!answer) return;
      if (answer.status === 201 && answer.id) promised.push({ id: answer.id, sha256: sha256(bytes) });
    }
  });
  const marking = async () => {
    for (let turn = 0; !isOver(); turn++) {
      const file = promised[promised.length - 1 - (turn % 5)];
      if (!file) {
        await setTimeout(20);
        continue;
      }
      const input = { fileId: file.id, text: `Mark ${round}` };
      const answer = await ask(url, member, '/pdf/advanced/watermark', input).catch(() => null);
      if (!answer) return;
    }
  };
  await Promise.all([...uploading, marking()]);
}

/** Work that was cut is found and ended some time after. */
async function untilQuiet(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (let asked = 0; asked < 90; asked++) {
    const answer = await fetch(`${url}/api/users/history?limit=100`, { headers });
    const { history } = (await answer.json()) as { history: { status: string }[] };
    if (history.every(({ status }) => status !== 'running')) return;
    await setTimeout(1000);
  }
}

/** The same moments in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
