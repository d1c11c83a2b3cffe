import type { Db } from '../client.ts';
import type { InstanceSettingsRow } from '../tables-admin.ts';

/** `undefined` until an administrator has changed a setting. */
export function findInstanceSettings(db: Db): Promise<InstanceSettingsRow | undefined> {
  return db
    .selectFrom('instance_settings')
    .select(['signup', 'require_verified_email', 'oidc_domain', 'require_admin_second_factor'])
    .select(['use', 'default_plan', 'trial_days', 'plan_limits', 'mail', 'model', 'name', 'logo'])
    .select(['versions_kept', 'version_days', 'demo'])
    .executeTakeFirst();
}

export async function saveInstanceSettings(db: Db, settings: Partial<InstanceSettingsRow>): Promise<void> {
  const { mail, model, plan_limits, ...rest } = settings;
  const row = {
    ...rest,
    ...(plan_limits && { plan_limits: JSON.stringify(plan_limits) }),
    ...(model !== undefined && { model: model && JSON.stringify(model) }),
    ...(mail !== undefined && { mail: mail && JSON.stringify(mail) }),
  };
  await db
    .insertInto('instance_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
