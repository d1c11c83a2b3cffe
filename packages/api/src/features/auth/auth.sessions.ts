import { type Db, sessions, signIns, type UserRow, users } from '@sheaf/db';
import type { Member, MemberContext, PersonContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentUser } from './auth.user.presenter.ts';
import type { User } from './auth.user.schema.ts';
import { ACCESS_TOKEN_MINUTES, createLucia } from './auth.lucia.ts';
import type { Session } from './auth.schema.ts';
import { createToken, hashToken, tokenAfter } from './auth.tokens.ts';

const REFRESH_TOKEN_DAYS = 30;
/** For how long after its exchange a token still gets the answer that may have been lost. */
export const LOST_ANSWER_SECONDS = 20;

/** Whose access token this is; null when it is unknown, expired or revoked. */
export async function readAccessToken(db: Db, token: string): Promise<Member | null> {
  const { user, session } = await createLucia(db).validateSession(token);
  if (!user || !session) return null;
  const { signInId, exchangedHash, unseen } = session;
  if (unseen) await signIns.noteSeen(db, signInId);
  if (exchangedHash) await sessions.confirmExchange(db, hashToken(token), exchangedHash);
  return { user, signInId };
}

/** Lets signed-in callers through, for procedures and for routes that are none. */
export function requireMember(ctx: RequestContext): MemberContext {
  if (!ctx.member) throw new AppError(ctx.refusal ?? 'sign_in_required');
  return { ...ctx, member: ctx.member };
}

export function requirePerson(ctx: MemberContext): PersonContext {
  const { signInId } = ctx.member;
  if (signInId === null) throw new AppError('api_key_not_accepted');
  return { ...ctx, member: { ...ctx.member, signInId } };
}

/** An administrator has disabled the account. Shown only after the correct password. */
export function refuseDisabled(user: UserRow): void {
  if (user.disabled_at !== null) throw new AppError('account_disabled');
}

/** A new device is signed in, and known from now on. */
export async function openSession(ctx: RequestContext, db: Db, user: UserRow): Promise<Session> {
  refuseDisabled(user);
  const refresh = createToken();
  ctx.device.remember(user.email);
  const signInId = await signIns.insertSignIn(db, {
    user_id: user.id,
    refresh_hash: refresh.hash,
    refresh_expires_at: refreshExpiry(),
    ...device(ctx),
  });
  return issueAccessToken(db, presentUser(user), signInId, refresh.token);
}

/**
 * Exchanges a refresh token. A token that was exchanged before has been copied, so its whole family ends, whoever
 * sends it. Exception: right after the exchange, before anything of its response was used, the response may have been
 * lost; the same next token is then returned again.
 */
export async function rotateSession(ctx: RequestContext, refreshToken: string): Promise<Session> {
  const hash = hashToken(refreshToken);
  const nonce = createToken().token;
  const next = tokenAfter(refreshToken, nonce);
  const session = await ctx.db.transaction().execute(async (trx) => {
    const changes = { refresh_hash: next.hash, refresh_expires_at: refreshExpiry(), ...device(ctx) };
    const signIn = await signIns.rotateSignIn(trx, hash, changes);
    if (!signIn) return repeatAnswer(trx, refreshToken, hash);
    await signIns.insertSpentRefreshToken(trx, { hash, sign_in_id: signIn.id, nonce });
    return issueFor(trx, signIn.user_id, signIn.id, next.token, hash);
  });
  if (session) return session;

  const ended = await signIns.deleteSignInBySpentToken(ctx.db, hash);
  if (ended)
    ctx.log.warn(
      { userId: ended.user_id, signInId: ended.id },
      'a spent refresh token came back; sign-in ended',
    );
  throw new AppError('session_ended');
}

async function repeatAnswer(trx: Db, refreshToken: string, hash: string): Promise<Session | null> {
  const spent = await signIns.findJustSpent(trx, hash, LOST_ANSWER_SECONDS);
  if (!spent?.nonce) return null;
  const next = tokenAfter(refreshToken, spent.nonce);
  return next.hash === spent.refresh_hash ? issueFor(trx, spent.user_id, spent.id, next.token, hash) : null;
}

async function issueFor(trx: Db, userId: string, signInId: string, token: string, exchanged: string) {
  const user = await users.findUser(trx, userId);
  return user && user.disabled_at === null
    ? issueAccessToken(trx, presentUser(user), signInId, token, exchanged)
    : null;
}

async function issueAccessToken(
  db: Db,
  user: User,
  signInId: string,
  refreshToken: string,
  exchanged_hash: string | null = null,
): Promise<Session> {
  const { token } = createToken();
  const { expiresAt } = await createLucia(db).createSession(
    user.id,
    { sign_in_id: signInId, exchanged_hash },
    { sessionId: token },
  );
  return {
    access_token: token,
    refresh_token: refreshToken,
    expires_at: expiresAt.toISOString(),
    expires_in: ACCESS_TOKEN_MINUTES * 60,
    user,
  };
}

function device({ peer }: RequestContext) {
  return { user_agent: peer.userAgent?.slice(0, 300) ?? null, ip: peer.ip };
}

function refreshExpiry(): Date {
  return new Date(Date.now() + REFRESH_TOKEN_DAYS * 24 * 60 * 60 * 1000);
}
