import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InsertQueryNode, KyselyPlugin } from 'kysely';

/** Three segments of PostgreSQL's log. */
const ROOM = 48 * 1024 * 1024;
/** Given up when somebody else filled the disk to its last byte: enough to delete things, which makes room. */
const RESERVE = 16 * 1024 * 1024;
const LOOKS_AGAIN_MS = 250;
/** What signing in, staying signed in and deleting leave behind. */
const TRACES = new Set([
  'audit_log',
  'ended_access',
  'operations',
  'sessions',
  'sign_ins',
  'spent_refresh_tokens',
]);

/** With PostgreSQL's own code for it. */
class DiskNearlyFull extends Error {
  readonly code = '53100';
}

/**
 * Refuses new rows while the disk of our own database is nearly full. PostgreSQL stops at once when it cannot write its
 * log. With this much room left it can still be read, and what is there can change and be deleted.
 */
export function keepRoom(folder: string): KyselyPlugin {
  const reserve = join(folder, 'reserve');
  let isReserved = existsSync(reserve);
  let enoughUntil = 0;
  const isNearlyFull = () => {
    if (performance.now() < enoughUntil) return false;
    const { bavail, bsize } = statfsSync(folder);
    const room = bavail * bsize;
    if (room < ROOM) {
      rmSync(reserve, { force: true });
      isReserved = false;
      return true;
    }
    if (!isReserved && room > ROOM + 2 * RESERVE) {
      writeFileSync(reserve, Buffer.alloc(RESERVE));
      isReserved = true;
    }
    enoughUntil = performance.now() + LOOKS_AGAIN_MS;
    return false;
  };
  return {
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode' && isNearlyFull() && !TRACES.has(tableOf(node)))
        throw new DiskNearlyFull('The disk of the database is nearly full.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

function tableOf({ into }: InsertQueryNode): string {
  return into?.table.identifier.name ?? '';
}
