import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './test-server.ts';

/** Everything that lies in the store and the spool. */
export async function listBytes(server: TestServer): Promise<string[]> {
  const stored = await Array.fromAsync(server.ctx.blobs.list(new Date(Date.now() + 60_000)));
  const spooled = await readdir(join(server.dataDir, 'spool'), { recursive: true });
  return [...stored, ...spooled].toSorted();
}
