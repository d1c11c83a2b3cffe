import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { SummaryRow } from '../tables-ai.ts';

export type NewSummary = Omit<SummaryRow, 'id' | 'created_at'>;

export function insertSummary(db: Db, { sentences, ...rest }: NewSummary): Promise<SummaryRow> {
  return db
    .insertInto('summaries')
    .values({ ...rest, sentences: storedJson(sentences) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of the file as it is now, newest first. */
export function listSummaries(db: Db, userId: string, fileId: string): Promise<SummaryRow[]> {
  return db
    .selectFrom('summaries')
    .innerJoin('files', 'files.id', 'summaries.file_id')
    .selectAll('summaries')
    .where('file_id', '=', fileId)
    .where('files.user_id', '=', userId)
    .whereRef('summaries.sha256', '=', 'files.sha256')
    .orderBy('summaries.id', 'desc')
    .limit(100)
    .execute();
}

export function listSummariesOf(db: Db, userId: string): Promise<SummaryRow[]> {
  return db.selectFrom('summaries').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}
