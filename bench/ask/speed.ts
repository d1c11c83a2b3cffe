import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { BUILT_IN } from '../../apps/server/src/adapters/answers/passages.ts';
import { findRunningPostgres } from '../../packages/db/src/embedded/index.ts';
import { openDatabase } from '../../packages/db/src/index.ts';
import { readDocuments } from '../chat/question-set.ts';
import { makeDataDir, startMember } from '../faults/members.ts';
import { printTable } from '../harness.ts';
import { seedPassages } from '../meaning/seed.ts';

/** Of the questions beside those of the documents: with a kind of file and a condition. */
const TYPED = [
  'Which contracts end this year?',
  'What did we pay for heating in 2025?',
  'Which invoices are due before March?',
];

type Asked = { milliseconds: number; lookedAt: number; rows: number };

/** A whole Sheaf, asked over HTTP: one member with so many passages, ten of a file. */
export async function benchSpeed(passages: number, runs: number): Promise<void> {
  const dataDir = await makeDataDir();
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', BILLING: 'off' };
  const server = await startServerProcess(settings);
  try {
    const { token } = await startMember(server.url, dataDir);
    const database = openDatabase(findRunningPostgres(join(dataDir, 'postgres')) ?? '', { max: 1 });
    console.error(`Writing ${passages} passages: a minute or two pass before the first figure.`);
    await seedPassages(database, passages, BUILT_IN.static);
    await database.close();
    const others = readDocuments().flatMap((document) => document.questions.map(({ text }) => text));
    const questions = [...TYPED, ...others];
    const cold = [await ask(server.url, token, others.at(-1)!)];
    const warm: Asked[] = [];
    for (let i = 0; i < runs; i++) warm.push(await ask(server.url, token, questions[i % questions.length]!));
    printTable(`${passages / 10} files of ten passages each, load ${loadavg()[0]!.toFixed(1)}`, [
      { question: 'cold, the first after a start', ...tell(cold) },
      { question: 'warm', ...tell(warm) },
    ]);
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ask(url: string, token: string, question: string): Promise<Asked> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/library/ask`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(body);
  const { rows, counts } = JSON.parse(body) as { rows: unknown[]; counts: { lookedAt: number } };
  return { milliseconds: performance.now() - start, lookedAt: counts.lookedAt, rows: rows.length };
}

function tell(asked: Asked[]) {
  const sorted = asked.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0);
  return {
    questions: asked.length,
    'files read': Math.max(...asked.map(({ lookedAt }) => lookedAt)),
    'with rows': asked.filter(({ rows }) => rows).length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'worst ms': at(1),
  };
}
