import type { Db } from '../client.ts';

export async function findInstanceSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('instance_secrets')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.sealed;
}

/** Of several processes that create one at once, one wins. `replacing` is a secret that can no longer be decrypted. */
export async function insertInstanceSecret(
  db: Db,
  secret: { name: string; sealed: string },
  replacing?: string,
): Promise<void> {
  let query = db.insertInto('instance_secrets').values(secret);
  query =
    replacing === undefined
      ? query.onConflict((conflict) => conflict.column('name').doNothing())
      : query.onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ sealed: secret.sealed })
            .where('instance_secrets.sealed', '=', replacing),
        );
  await query.execute();
}

export async function saveInstanceSecret(db: Db, name: string, sealed: string): Promise<void> {
  await db
    .insertInto('instance_secrets')
    .values({ name, sealed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealed }))
    .execute();
}

export async function deleteInstanceSecret(db: Db, name: string): Promise<void> {
  await db.deleteFrom('instance_secrets').where('name', '=', name).execute();
}
