import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';

export type AuditEntry = {
  actor: { id: string; email: string; ip: string } | null;
  action: string;
  target_id?: string;
  details?: object;
};

export async function insertAudit(
  db: Db,
  { actor, action, target_id, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actor?.id ?? null,
      actor_email: actor?.email ?? null,
      actor_ip: actor?.ip ?? null,
      action,
      target_id: target_id ?? null,
      details: storedJson(details),
    })
    .execute();
}

function selectAudit(db: Db) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.target_id')
    .select(['audit_log.id', 'audit_log.created_at', 'action', 'details'])
    .select(['actor_id', 'actor_email', 'actor_ip', 'target_id'])
    .select(['users.name as target_name', 'users.email as target_email']);
}

export type AuditRow = Awaited<ReturnType<typeof listAuditAfter>>[number];

export async function listAudit(db: Db, page: { order: 'asc' | 'desc'; offset: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    selectAudit(db).orderBy('audit_log.id', page.order).offset(page.offset).limit(page.limit).execute(),
    db
      .selectFrom('audit_log')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** All of it in the order it happened, a page at a time. */
export function listAuditAfter(db: Db, after: string | null, limit: number) {
  return selectAudit(db)
    .$if(after !== null, (query) => query.where('audit_log.id', '>', after))
    .orderBy('audit_log.id')
    .limit(limit)
    .execute();
}
