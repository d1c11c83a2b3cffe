import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** This month so far, and as much of the one before; what lies between is left out. */
export type Spans = { before: string; until: string; now: string; next: string };

/** What was done in a quarter of an hour: the smallest step between time zones. */
export type Quarter = {
  at: string;
  current: boolean;
  operations: number;
  ai: number;
  /** What came in, whether it is still there or not. */
  uploads: number;
  /** Of those, outside the trash, as the total of files is counted; the bytes are counted with the trash, as storage is. */
  files: number;
  bytes: number;
};

/** What a member did and what they put in and kept, as far as there was anything. */
export async function listQuarters(db: Db, userId: string, spans: Spans): Promise<Quarter[]> {
  const { before, until, now, next } = spans;
  const quarter = sql`date_bin('15 minutes', created_at, 'epoch'::timestamptz)`;
  const current = sql`created_at >= ${now}::timestamptz`;
  const within = sql`user_id = ${userId}::uuid and created_at >= ${before}::timestamptz and created_at < ${next}::timestamptz
    and not (created_at >= ${until}::timestamptz and created_at < ${now}::timestamptz)`;
  const { rows } = await sql<Quarter>`
    select ${quarter} as at, ${current} as current, count(*) as operations,
      coalesce(sum((cost->>'aiOperations')::numeric), 0)::int8 as ai,
      coalesce(sum((cost->>'filesPerMonth')::numeric), 0)::int8 as uploads, 0 as files, 0::int8 as bytes
    from operations where ${within} group by 1, 2
    union all
    select ${quarter} as at, ${current} as current, 0 as operations,
      0::int8 as ai, 0::int8 as uploads, count(*) filter (where trashed_at is null) as files, sum(size)::int8 as bytes
    from files where ${within} group by 1, 2`.execute(db);
  return rows;
}

export type EnhancedCounts = { files: number; ocr: number; summary: number; chat: number };

/** Files outside the trash that the assistant has worked on, and how. */
export function countEnhanced(db: Db, userId: string): Promise<EnhancedCounts> {
  return db
    .selectFrom('files')
    .select((select) => [
      select.fn
        .countAll<number>()
        .filterWhere((file) =>
          file.or([
            file('has_ocr', '=', true),
            file('has_summary', '=', true),
            file('has_embeddings', '=', true),
          ]),
        )
        .as('files'),
      select.fn.countAll<number>().filterWhere('has_ocr', '=', true).as('ocr'),
      select.fn.countAll<number>().filterWhere('has_summary', '=', true).as('summary'),
      select.fn.countAll<number>().filterWhere('has_embeddings', '=', true).as('chat'),
    ])
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
}
