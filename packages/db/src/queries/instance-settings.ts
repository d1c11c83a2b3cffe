import type { Db } from '../client.ts';
import type { InstanceSettingsRow } from '../tables-admin.ts';

/** `undefined` until somebody has decided something. */
export function findInstanceSettings(db: Db): Promise<InstanceSettingsRow | undefined> {
  return db
    .selectFrom('instance_settings')
    .select(['signup', 'require_verified_email', 'oidc_domain', 'require_admin_second_factor'])
    .executeTakeFirst();
}

export async function saveInstanceSettings(db: Db, settings: InstanceSettingsRow): Promise<void> {
  await db
    .insertInto('instance_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(settings))
    .execute();
}
