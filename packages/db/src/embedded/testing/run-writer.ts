import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

import { findFastFolder } from '../../testing/fast-folder.ts';
import { type EmbeddedLog, startEmbeddedPostgres } from '../index.ts';

/** A folder for one test file, and how to leave none of it behind. */
export async function makeDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await findFastFolder(), 'sheaf-db-'));
  const remove = async () => {
    // Stops what a writer that was killed left running.
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  return { dataDir, remove };
}

export const silent: EmbeddedLog = { debug: () => {}, info: () => {}, warn: () => {} };

const PROGRAM = fileURLToPath(new URL('acknowledged-writer.ts', import.meta.url));

interface Up {
  /** Of the PostgreSQL it started. */
  pid: number;
  url: string;
  dataDir: string;
}

export interface Writer {
  child: ChildProcess;
  acknowledged: number[];
  logged: string[];
  /** Also when it stopped by itself after all it had to do. */
  ended: Promise<{ stopped: boolean; refused: string | undefined }>;
  up: Promise<Up>;
}

/** Runs the program in a process group of its own, as a terminal would. */
export function runWriter(dataDir: string): Writer {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const acknowledged: number[] = [];
  const logged: string[] = [];
  let stopped = false;
  let refused: string | undefined;
  const up = Promise.withResolvers<Up>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line) as Record<string, unknown>;
    if (typeof event['wrote'] === 'number') acknowledged.push(event['wrote']);
    if (typeof event['log'] === 'string') logged.push(event['log']);
    if (typeof event['refused'] === 'string') refused = event['refused'];
    if (event['up']) up.resolve(event['up'] as Up);
    stopped ||= event['stopped'] === true;
  });
  const ended = once(child, 'close').then(() => {
    up.reject(new Error(refused ?? 'The writer ended.'));
    return { stopped, refused };
  });
  // Tests that need it await it; the others ignore its failure.
  up.promise.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGINT');
    await ended;
  });
  return { child, acknowledged, logged, ended, up: up.promise };
}

export async function untilWritten(writer: Writer, count: number): Promise<void> {
  const wanted = writer.acknowledged.length + count;
  while (writer.acknowledged.length < wanted && writer.child.exitCode === null) await sleep(2);
}

export function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  // A process that ended and was not collected by its parent yet is still listed.
  return state !== '' && !state.startsWith('Z');
}

export async function untilGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
