import { randomUUID } from 'node:crypto';
import { demos, users } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext, PersonContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readLanguage } from '../../language.schema.ts';
import { rateLimits } from '../../rate-limits.ts';
import { admitAccount, emailTaken } from '../auth/auth.accounts.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { enqueueVerification } from '../auth/auth.jobs.ts';
import { countAttempt } from '../auth/auth.limits.ts';
import { networkOf } from '../auth/auth.networks.ts';
import { refuseWeakPassword } from '../auth/auth.password-rules.ts';
import { hashPassword } from '../auth/auth.passwords.ts';
import { openSession } from '../auth/auth.sessions.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import type { User } from '../auth/auth.user.schema.ts';
import { addSamples } from '../first-steps/first-steps.service.ts';
import { endAfterReset, endDemo } from './demo.ending.service.ts';
import { offersDemo, requireDemo } from '../auth/auth.demo.ts';
import { DEMO_HOURS, type demoAnswer, type keepDemoInput } from './demo.schema.ts';

/** At a time, so that visitors cannot fill the disk: each may store 50 MB. */
const MOST_DEMOS = 100;

/** An account of the visitor's own, with the sample documents, that ends by itself. */
export async function openDemo(
  ctx: RequestContext,
  language: User['language'] | undefined,
): Promise<z.infer<typeof demoAnswer>> {
  if (!offersDemo(ctx, await readInstanceSettings(ctx))) throw new AppError('demo_missing');
  const { retryAfter } = await ctx.limiter.consume(rateLimits.demoByPeer, networkOf(ctx.peer.ip));
  if (retryAfter > 0) throw new AppError('too_many_demos', null, { details: { retryAfter } });
  const user = await insertDemo(ctx, language);
  try {
    const member = { user: presentUser(user), signInId: null };
    const { folder_id } = await addSamples({ ...ctx, member });
    return { user: member.user, session: await openSession(ctx, ctx.db, user), folder_id };
  } catch (error) {
    await endDemo(ctx, user.id);
    throw error;
  }
}

function insertDemo({ db }: AppContext, language: User['language'] | undefined) {
  return db.transaction().execute(async (trx) => {
    await demos.lockDemos(trx);
    if ((await demos.countDemos(trx)) >= MOST_DEMOS) throw new AppError('demos_full');
    const user = await users.insertUser(trx, {
      // No mail server has this domain (RFC 2606), and nothing is sent there.
      email: `demo-${randomUUID()}@demo.invalid`,
      name: 'Demo',
      email_verified: true,
      password_hash: null,
      language: readLanguage(language ?? 'en'),
      demo_until: new Date(Date.now() + DEMO_HOURS * 60 * 60 * 1000),
    });
    if (!user) throw new AppError('demos_full');
    return user;
  });
}

/** As it was when it was opened: a new account takes the place of this one. */
export async function resetDemo(ctx: PersonContext): Promise<z.infer<typeof demoAnswer>> {
  const { user } = ctx.member;
  requireDemo(user);
  const opened = await openDemo(ctx, user.language);
  await endAfterReset(ctx, user.id);
  return opened;
}

export function leaveDemo(ctx: PersonContext): Promise<void> {
  requireDemo(ctx.member.user);
  return endDemo(ctx, ctx.member.user.id);
}

/** It becomes an account like any other, where one could be opened; its files stay. */
export async function keepDemo(
  ctx: PersonContext,
  { email, name, password }: z.infer<typeof keepDemoInput>,
): Promise<User> {
  requireDemo(ctx.member.user);
  await countAttempt(ctx, 'register', email);
  refuseWeakPassword(password, { name, email });
  const password_hash = await hashPassword(password);
  return ctx.db.transaction().execute(async (trx) => {
    const terms = await admitAccount(ctx, trx, email, { setupCode: undefined });
    if (!terms || (await users.findUserByEmail(trx, email))) throw emailTaken();
    const demo = await users.lockUser(trx, ctx.member.user.id);
    if (!demo) throw new AppError('account_gone');
    requireDemo(demo);
    const account = { email, name, password_hash, email_verified: false, demo_until: null };
    const user = await users.updateUser(trx, demo.id, { ...account, ...terms });
    if (!user) throw new AppError('account_gone');
    await enqueueVerification(ctx, trx, user.id);
    return presentUser(user);
  });
}
