import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import type { AppContext } from '@sheaf/api/context';
import type { Machine } from '@sheaf/api/ports';
import type { Env } from '../../env.ts';
import { checkParts } from '../../readiness.ts';
import type { ClosableTools } from './document-tools.ts';

type Parts = Pick<AppContext, 'db' | 'blobs'> & { tools: ClosableTools; office: string | null };

export function createMachine(env: Env, parts: Parts): Machine {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return {
    engines: {
      storage: env.S3_BUCKET ? 's3' : 'disk',
      office: parts.office,
      ownDatabase: !env.DATABASE_URL,
    },
    async read() {
      const [checks, disk] = await Promise.all([checkParts(parts, env.dataDir), readDisk(env.dataDir)]);
      return {
        checks,
        process: {
          role: env.SHEAF_ROLE,
          startedAt,
          memory: process.memoryUsage.rss(),
          memoryTotal: totalmem(),
          memoryFree: freemem(),
          pool: parts.tools.load(),
          disk,
        },
      };
    },
  };
}

/** Null if the file system does not report it. */
async function readDisk(folder: string): Promise<{ free: number; total: number } | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}
