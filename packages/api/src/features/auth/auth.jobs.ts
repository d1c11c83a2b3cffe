import { openArea, readLanguage } from '@sheaf/messages';
import {
  type Db,
  endedAccess,
  type EndedThing,
  oneTimeTokens,
  secondFactors,
  signIns,
  users,
} from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { type Recipient, writeEmail } from '../../emails/write-email.ts';
import { endedCause, endedKind, type EndedCause } from './auth.ending.schema.ts';
import { nameInstance, readInstanceSettings } from './auth.instance.service.ts';
import { handedExpiry, issueLink, issueWayBack, passwordPage } from './auth.links.ts';
import { CONFIRM_DAYS, HANDED_DAYS, RESET_HOURS, UNDO_DAYS } from './auth.times.schema.ts';
import { createLucia } from './auth.lucia.ts';
import { LOST_ANSWER_SECONDS } from './auth.sessions.ts';

const sendVerification = defineJob(
  'auth.send-verification',
  z.object({ userId: z.uuid() }),
  async (ctx, { userId }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user || user.email_verified) return;
    await sendLink(ctx, user, 'verify-email', 'verification');
  },
);

/** To the address that was asked for. */
const sendAddressChange = defineJob(
  'auth.send-address-change',
  z.object({ userId: z.uuid() }),
  async (ctx, { userId }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user?.pending_email) return;
    await sendLink(ctx, { ...user, email: user.pending_email }, 'change-email', 'newAddress');
  },
);

/** To the address that an account has left, with a link that takes the account back. */
const sendWayBack = defineJob(
  'auth.send-way-back',
  z.object({ userId: z.uuid(), email: z.string(), expiresAt: z.iso.datetime() }),
  async (ctx, { userId, email, expiresAt }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user || user.email === email) return;
    const left = { ...user, email };
    const token = await ctx.db.transaction().execute((trx) => issueWayBack(trx, left, expiresAt));
    if (token) await mailLink(ctx, left, 'undo-email', 'wayBack', token, UNDO_DAYS);
  },
);

/** Whether the account exists is looked up here, not in the request: its answer and its time are the same for all. */
const sendReset = defineJob('auth.send-reset', z.object({ email: z.string() }), async (ctx, { email }) => {
  const user = await users.findUserByEmail(ctx.db, email);
  if (user && user.demo_until === null) await sendLink(ctx, user, 'reset-password', 'reset');
});

const handed = z.enum(['invitation', 'signInReset']);

/** What an administrator has asked for: a link to choose a password by. */
const sendHandedLink = defineJob(
  'auth.send-handed-link',
  z.object({ userId: z.uuid(), about: handed }),
  async (ctx, { userId, about }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user) return;
    const token = await ctx.db
      .transaction()
      .execute((trx) => issueLink(trx, user, 'reset-password', handedExpiry()));
    await mailLink(ctx, user, 'reset-password', about, token, HANDED_DAYS);
  },
);

const notice = z.enum(['address', 'password', 'factorAdded', 'factorRemoved', 'recoveryCodeUsed']);

/** Reports a change to the address that the account had at the time. */
const sendNotice = defineJob(
  'auth.send-notice',
  z.object({ userId: z.uuid(), email: z.string(), about: notice }),
  async (ctx, { userId, email, about }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user) return;
    const words = openArea(readLanguage(user.language), 'emails').record(about, {
      instance: nameInstance(await readInstanceSettings(ctx)),
    });
    await ctx.mailer.send(writeEmail({ ...user, email }, words, `${ctx.settings.publicUrl}/profile`));
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
    await endedAccess.deleteOldEndedAccess(db);
    await secondFactors.deleteExpiredChallenges(db);
    await createLucia(db).deleteExpiredSessions();
  },
  '17 * * * *',
);

export function enqueueVerification(ctx: AppContext, db: Db, userId: string): Promise<void> {
  return sendVerification.enqueue(ctx, db, { userId });
}

export function enqueueAddressChange(ctx: AppContext, db: Db, userId: string): Promise<void> {
  return sendAddressChange.enqueue(ctx, db, { userId });
}

export function enqueueWayBack(
  ctx: AppContext,
  db: Db,
  user: { id: string; email: string },
  expiresAt: Date,
): Promise<void> {
  const { id: userId, email } = user;
  return sendWayBack.enqueue(ctx, db, { userId, email, expiresAt: expiresAt.toISOString() });
}

export function enqueueEndedNotice(
  ctx: AppContext,
  db: Db,
  userId: string,
  cause: EndedCause,
  ended: EndedThing[],
): Promise<void> {
  const groups = Map.groupBy(ended, ({ kind }) => kind);
  const counts = [...groups].map(([kind, things]) => ({ kind, count: things.length }));
  return sendEndedNotice.enqueue(ctx, db, { userId, cause, counts });
}

export function enqueueReset(ctx: AppContext, email: string): Promise<void> {
  return sendReset.enqueue(ctx, ctx.db, { email });
}

export function enqueueHandedLink(
  ctx: AppContext,
  db: Db,
  userId: string,
  about: z.infer<typeof handed>,
): Promise<void> {
  return sendHandedLink.enqueue(ctx, db, { userId, about });
}

export function enqueueNotice(
  ctx: AppContext,
  db: Db,
  user: { id: string; email: string },
  about: z.infer<typeof notice>,
): Promise<void> {
  return sendNotice.enqueue(ctx, db, { userId: user.id, email: user.email, about });
}

/**
 * What the owner learns about ended access: the number of each kind, without names, which someone else may have
 * chosen.
 */
const sendEndedNotice = defineJob(
  'auth.send-ended-notice',
  z.object({
    userId: z.uuid(),
    cause: endedCause,
    counts: z.array(z.object({ kind: endedKind, count: z.number().int() })),
  }),
  async (ctx, { userId, cause, counts }) => {
    const user = await users.findUser(ctx.db, userId);
    if (!user) return;
    const language = readLanguage(user.language);
    const t = openArea(language, 'emails');
    const parts = counts.map(({ kind, count }) => t(`ended.kinds.${kind}`, { count }));
    const list = new Intl.ListFormat(language).format(parts);
    const words = {
      subject: t('ended.subject'),
      text: t(`ended.text.${cause}`, { list }),
      button: t('ended.button'),
      after: t('ended.after'),
    };
    await ctx.mailer.send(writeEmail(user, words, `${ctx.settings.publicUrl}/profile`));
  },
);

async function sendLink(
  ctx: AppContext,
  user: Recipient & { id: string },
  purpose: 'verify-email' | 'change-email' | 'reset-password',
  about: 'verification' | 'reset' | 'newAddress',
): Promise<void> {
  const token = await ctx.db.transaction().execute((trx) => issueLink(trx, user, purpose));
  await mailLink(ctx, user, purpose, about, token, CONFIRM_DAYS);
}

async function mailLink(
  ctx: AppContext,
  user: Recipient,
  purpose: keyof typeof pages | 'reset-password',
  about: 'verification' | 'reset' | 'newAddress' | 'wayBack' | z.infer<typeof handed>,
  token: string,
  days: number,
): Promise<void> {
  const words = openArea(readLanguage(user.language), 'emails').record(about, {
    instance: nameInstance(await readInstanceSettings(ctx)),
    hours: RESET_HOURS,
    days,
  });
  const page =
    purpose === 'reset-password'
      ? passwordPage(token, about === 'invitation' ? user : undefined)
      : `${pages[purpose]}#token=${token}`;
  await ctx.mailer.send(writeEmail(user, words, `${ctx.settings.publicUrl}/${page}`));
}

/** Where the other links lead. */
const pages = {
  'verify-email': 'verify-email',
  'change-email': 'verify-email',
  'undo-email': 'undo-email',
};

export const authJobs = [
  sendVerification,
  sendAddressChange,
  sendWayBack,
  sendReset,
  sendHandedLink,
  sendNotice,
  sendEndedNotice,
  sweepExpired,
];
