import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Below PostgreSQL's second, after which it ends one of two transactions that wait for each other: whichever it likes. */
const PATIENCE = '400ms';
const TRIES = 25;
const GAVE_WAY = new Set(['55P03', '40P01']);

/**
 * A transaction that touches much of what others are writing. Where it meets one of them it lets go of everything and
 * begins anew, so that it is never the other, who is in the middle of a request, that fails.
 */
export async function giveWay<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(trx);
        return await work(trx);
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!GAVE_WAY.has(code) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * tries * Math.random()));
    }
  }
}
