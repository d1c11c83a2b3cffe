import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseStartError } from '../start-error.ts';
import { stopLeftOver } from './left-over.ts';
import { type Launch, launchServer, type ServerProcess } from './server-process.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const FIRST_START_MS = 30_000;

/** Keeps a server running until `launch.stop` is aborted; `stopped` resolves when it has ended then. */
export async function superviseServer(launch: Launch): Promise<{ pid(): number; stopped: Promise<void> }> {
  let current = await startPatiently(launch);
  const keepRunning = async () => {
    for (;;) {
      const how = await current.ended;
      if (launch.stop.aborted) return;
      launch.log.warn(`PostgreSQL ended unexpectedly (${how}). Starting it again.`);
      const next = await restart(launch);
      if (!next) return;
      current = next;
      if (!launch.stop.aborted) launch.log.warn('PostgreSQL is running again.');
    }
  };
  return { pid: () => current.pid, stopped: keepRunning() };
}

/**
 * The sessions of a killed server may take a moment to notice, and a server that an interrupted Sheaf had just
 * started appears late. Until they end, no new one can start.
 */
async function startPatiently(launch: Launch): Promise<ServerProcess> {
  const deadline = Date.now() + FIRST_START_MS;
  for (;;) {
    try {
      await stopLeftOver(launch);
      return await launchServer(launch);
    } catch (error) {
      const mayPass =
        error instanceof DatabaseStartError && /still in use|already exists/.test(error.message);
      if (!mayPass || Date.now() > deadline) throw error;
      await sleep(FIRST_PAUSE_MS);
    }
  }
}

/** While Sheaf is up its database is wanted, so this gives up only when asked to stop. */
async function restart(launch: Launch): Promise<ServerProcess | undefined> {
  for (let pause = FIRST_PAUSE_MS; !launch.stop.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await stopLeftOver(launch);
      return await launchServer(launch);
    } catch (error) {
      launch.log.warn(error instanceof Error ? error.message : String(error));
      await sleep(pause);
    }
  }
  return undefined;
}
