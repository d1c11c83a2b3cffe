import { type Db, instanceSettings } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { IdentityClaims } from '../../ports.ts';
import type { InstanceSettings } from './auth.instance.schema.ts';
import type { InstanceUse } from './auth.uses.schema.ts';

/** Where an administrator has not set another number. */
const TRIAL_DAYS = 7;
const VERSIONS_KEPT = 20;
const VERSION_DAYS = 90;

/** Read anew each time: every process goes by what was decided last. */
export async function readInstanceSettings(
  ctx: Pick<AppContext, 'db' | 'settings'>,
  db: Db = ctx.db,
): Promise<InstanceSettings> {
  const decided = await instanceSettings.findInstanceSettings(db);
  return {
    signup: decided?.signup ?? ctx.settings.signup,
    require_verified_email: decided?.require_verified_email ?? false,
    require_admin_second_factor: decided?.require_admin_second_factor ?? false,
    oidc_domain: decided?.oidc_domain ?? null,
    use: decided?.use ?? null,
    demo: decided?.demo ?? null,
    default_plan: decided?.default_plan ?? 'free',
    trial_days: decided?.trial_days ?? TRIAL_DAYS,
    versions_kept: decided?.versions_kept ?? VERSIONS_KEPT,
    version_days: decided?.version_days ?? VERSION_DAYS,
    plan_limits: decided?.plan_limits ?? {},
    mail: decided?.mail ?? null,
    model: decided?.model ?? null,
    name: decided?.name ?? null,
    logo: decided?.logo ?? null,
  };
}

/** What this instance is called. */
export function nameInstance({ name }: Pick<InstanceSettings, 'name'>): string {
  return name ?? 'Sheaf';
}

/** The same where only the database is at hand. Read anew each time, so that another name counts from then on. */
export async function readInstanceName(db: Db): Promise<string> {
  return nameInstance({ name: (await instanceSettings.findInstanceSettings(db))?.name ?? null });
}

/** Whether plans, prices and limits exist here. */
export function sellsPlans({ use }: Pick<InstanceSettings, 'use'>): boolean {
  return use === null || use === 'sold';
}

/** Of what is not sold, nobody takes a part uninvited: an administrator may open it in the settings. */
export function signUpFor(use: InstanceUse, signup: InstanceSettings['signup']): InstanceSettings['signup'] {
  return use !== 'sold' && signup === 'open' ? 'invited' : signup;
}

/** An unconfirmed address may belong to anyone, so instances can require confirmation first. */
export async function requireVerifiedEmail(
  ctx: AppContext,
  user: { email_verified: boolean },
): Promise<void> {
  if (user.email_verified || !(await readInstanceSettings(ctx)).require_verified_email) return;
  throw new AppError('email_unconfirmed', null, { details: { reason: 'email_not_verified' } });
}

/** Whom the provider may vouch for here. */
export async function requireAllowedDomain(ctx: AppContext, db: Db, claims: IdentityClaims): Promise<void> {
  const { oidc_domain } = await readInstanceSettings(ctx, db);
  if (oidc_domain === null) return;
  const domain = claims.email.slice(claims.email.lastIndexOf('@') + 1).toLowerCase();
  if (claims.emailVerified && domain === oidc_domain) return;
  throw new AppError('domain_not_allowed', { domain: oidc_domain }, { details: { reason: 'domain' } });
}
