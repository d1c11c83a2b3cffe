import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { BatchStep, BatchTemplateRow } from '../tables.batch.ts';

export type NewBatchTemplate = {
  user_id: string;
  name: string;
  description: string;
  operations: BatchStep[];
};

export function insertTemplate(db: Db, { operations, ...rest }: NewBatchTemplate): Promise<BatchTemplateRow> {
  return db
    .insertInto('batch_templates')
    .values({ ...rest, operations: storedJson(operations) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findTemplate(db: Db, userId: string, id: string): Promise<BatchTemplateRow | undefined> {
  return db
    .selectFrom('batch_templates')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function listTemplates(db: Db, userId: string): Promise<BatchTemplateRow[]> {
  return db
    .selectFrom('batch_templates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteTemplate(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('batch_templates')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
