import { type Db, instanceSecrets, instanceSettings, secondFactors, subscriptions } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Vault } from '../../ports.ts';
import { offersDemo } from '../auth/auth.demo.ts';
import type { InstanceSettings } from '../auth/auth.instance.schema.ts';
import { readInstanceSettings, sellsPlans, signUpFor } from '../auth/auth.instance.service.ts';
import { MAIL_SECRET } from '../auth/auth.mail.ts';
import { MODEL_SECRET } from '../auth/auth.model.ts';
import { endSold } from '../billing/billing.jobs.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';
import { isOtherMailServer } from './admin.mail.service.ts';
import type { AdminSettings, settingsInput } from './admin.schema.ts';

type Name = keyof InstanceSettings;

/** The settings that only administrators see. The password of the mail server is reduced to whether it is set. */
export async function readSettings(ctx: PersonContext): Promise<AdminSettings> {
  const [settings, password, mail_way, mail_failure, key, model_way, running_subscriptions] =
    await Promise.all([
      readInstanceSettings(ctx),
      instanceSecrets.findInstanceSecret(ctx.db, MAIL_SECRET),
      ctx.mailer.readWay(),
      ctx.mailer.readFailure(),
      instanceSecrets.findInstanceSecret(ctx.db, MODEL_SECRET),
      ctx.models.readWay(),
      subscriptions.countRunning(ctx.db),
    ]);
  return {
    settings,
    mail_password: password !== undefined,
    mail_way,
    mail_failure,
    model_key: key !== undefined,
    model_way,
    demo_offered: offersDemo(ctx, settings),
    running_subscriptions,
  };
}

/** Applies immediately in every process. Fields that are not given stay unchanged. */
export async function saveSettings(
  ctx: PersonContext,
  { mail_password, model_key, ...input }: z.infer<typeof settingsInput>,
): Promise<AdminSettings> {
  let isMailChanged = false;
  await changeAsAdministrator(ctx, async (trx) => {
    const before = await readInstanceSettings(ctx, trx);
    const after = { ...before, ...signUpWith(before, input), ...input };
    if (after.require_verified_email && !before.require_verified_email) refuseLockingOneselfOut(ctx);
    if (after.require_admin_second_factor && !(await secondFactors.listKinds(trx, ctx.member.user.id)).length)
      throw new AppError('own_second_factor_missing');
    const names = (Object.keys(after) as Name[]).filter((name) => !isSame(after[name], before[name]));
    const password = await saveSecret(trx, {
      name: MAIL_SECRET,
      vault: ctx.mailVault,
      secret: after.mail ? mail_password : null,
      isElsewhere: isOtherMailServer(before.mail, after.mail),
    });
    const key = await saveSecret(trx, {
      name: MODEL_SECRET,
      vault: ctx.modelVault,
      secret: after.model ? model_key : null,
      isElsewhere: before.model?.url !== after.model?.url,
    });
    if (names.length === 0 && !password && !key) return;
    isMailChanged = password !== undefined || names.includes('mail');
    await instanceSettings.saveInstanceSettings(trx, after);
    if (sellsPlans(before) && !sellsPlans(after)) await endSold.enqueue(ctx, trx, {});
    const changes = names.map((name) => [name, { from: told(name, before), to: told(name, after) }]);
    const details = {
      ...Object.fromEntries(changes),
      ...(password && { mail_password: password }),
      ...(key && { model_key: key }),
    };
    await writeAudit(ctx, trx, 'settings.change', { details });
  });
  // Before anybody is told that an email was sent by it.
  if (isMailChanged) await ctx.mailer.check();
  return readSettings(ctx);
}

/** Another use asks anew who may sign up, as the first start did. */
function signUpWith(before: InstanceSettings, { use }: Partial<InstanceSettings>) {
  return use && use !== before.use ? { signup: signUpFor(use, before.signup) } : {};
}

type Secret = {
  name: string;
  vault: Vault;
  /** Null removes it; undefined leaves it, unless it would go somewhere else. */
  secret: string | null | undefined;
  isElsewhere: boolean;
};

/**
 * Changing where mail or documents go needs the password or key again: otherwise a stolen session could send it to
 * another server. Returns the outcome for the audit log.
 */
async function saveSecret(
  trx: Db,
  { name, vault, secret, isElsewhere }: Secret,
): Promise<'set' | 'removed' | undefined> {
  if (secret) {
    await instanceSecrets.saveInstanceSecret(trx, name, vault.seal(secret));
    return 'set';
  }
  if (secret === undefined && !isElsewhere) return undefined;
  if ((await instanceSecrets.findInstanceSecret(trx, name)) === undefined) return undefined;
  await instanceSecrets.deleteInstanceSecret(trx, name);
  return 'removed';
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** The database keeps the keys of an object in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** A picture is reported as present or absent. */
function told(name: Name, settings: InstanceSettings): unknown {
  return name === 'logo' ? settings.logo !== null : settings[name];
}

function refuseLockingOneselfOut({ member }: PersonContext): void {
  if (member.user.email_verified) return;
  throw new AppError('own_email_unconfirmed');
}
