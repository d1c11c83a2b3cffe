import type { Db } from '../client.ts';

/** `undefined` while the mail server takes emails. */
export function findMailFailure(db: Db): Promise<{ since: string; answer: string } | undefined> {
  return db.selectFrom('mail_failure').select(['since', 'answer']).executeTakeFirst();
}

/** A failure goes on since its first one. */
export async function saveMailFailure(db: Db, answer: string): Promise<void> {
  await db
    .insertInto('mail_failure')
    .values({ answer })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ answer }))
    .execute();
}

export async function deleteMailFailure(db: Db): Promise<void> {
  await db.deleteFrom('mail_failure').execute();
}
