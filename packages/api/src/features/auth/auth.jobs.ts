import { type Db, oneTimeTokens, type OneTimePurpose, signIns, users } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { letterTexts, type Recipient, writeLetter } from '../../letters/letters.ts';
import { createLucia } from './auth.lucia.ts';
import { LOST_ANSWER_SECONDS } from './auth.sessions.ts';
import { createToken } from './auth.tokens.ts';

const HOUR = 60 * 60 * 1000;

const sendVerification = defineJob(
  'auth.send-verification',
  z.object({ userId: z.uuid() }),
  async (ctx, { userId }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user || user.email_verified) return;
    await sendLink(ctx, user, 'verify-email', 48 * HOUR);
  },
);

/** Whether the account exists is looked up here, not in the request: its answer and its time are the same for all. */
const sendReset = defineJob('auth.send-reset', z.object({ email: z.string() }), async (ctx, { email }) => {
  const user = await users.findUserByEmail(ctx.db, email);
  if (user) await sendLink(ctx, user, 'reset-password', HOUR);
});

/** Says to the address that the account had at the time what was changed. */
const sendNotice = defineJob(
  'auth.send-notice',
  z.object({ userId: z.uuid(), email: z.string(), about: z.enum(['address', 'password']) }),
  async (ctx, { userId, email, about }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user) return;
    const letter = letterTexts[user.language][about];
    await ctx.mailer.send(writeLetter({ ...user, email }, letter, `${ctx.settings.publicUrl}/profile`));
  },
);

/** What has expired is of no use to anyone. */
const sweepExpired = defineJob(
  'auth.sweep-expired',
  z.object({}),
  async ({ db }) => {
    await oneTimeTokens.deleteExpiredOneTimeTokens(db);
    await signIns.deleteExpiredSignIns(db);
    await signIns.forgetNonces(db, LOST_ANSWER_SECONDS);
    await createLucia(db).deleteExpiredSessions();
  },
  '17 * * * *',
);

export const authJobs = [sendVerification, sendReset, sendNotice, sweepExpired];

export function enqueueVerification(ctx: AppContext, db: Db, userId: string): Promise<void> {
  return sendVerification.enqueue(ctx, db, { userId });
}

export function enqueueReset(ctx: AppContext, email: string): Promise<void> {
  return sendReset.enqueue(ctx, ctx.db, { email });
}

export function enqueueNotice(
  ctx: AppContext,
  db: Db,
  user: { id: string; email: string },
  about: 'address' | 'password',
): Promise<void> {
  return sendNotice.enqueue(ctx, db, { userId: user.id, email: user.email, about });
}

/** The newest link is the one that works. The token stands behind `#`: it never reaches a server's log. */
async function sendLink(
  ctx: AppContext,
  user: Recipient & { id: string },
  purpose: Exclude<OneTimePurpose, 'sign-in'>,
  lifetime: number,
): Promise<void> {
  const { token, hash } = createToken();
  await ctx.db.transaction().execute(async (trx) => {
    await oneTimeTokens.deleteOneTimeTokens(trx, user.id, purpose);
    const expires_at = new Date(Date.now() + lifetime);
    await oneTimeTokens.insertOneTimeToken(trx, {
      hash,
      user_id: user.id,
      purpose,
      email: user.email,
      expires_at,
    });
  });
  const { verification, reset } = letterTexts[user.language];
  const letter = purpose === 'verify-email' ? verification : reset;
  await ctx.mailer.send(writeLetter(user, letter, `${ctx.settings.publicUrl}/${purpose}#token=${token}`));
}
