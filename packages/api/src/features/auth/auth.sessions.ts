import { type Db, signIns, type UserRow, users } from '@sheaf/db';
import type { Member, MemberContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentUser } from './auth.user.presenter.ts';
import type { User } from './auth.user.schema.ts';
import { ACCESS_TOKEN_MINUTES, createLucia } from './auth.lucia.ts';
import type { Session } from './auth.schema.ts';
import { createToken, hashToken } from './auth.tokens.ts';

const REFRESH_TOKEN_DAYS = 30;

/** Whose access token this is; null when it is unknown, expired or revoked. */
export async function readAccessToken(db: Db, token: string): Promise<Member | null> {
  const { user, session } = await createLucia(db).validateSession(token);
  return user && session ? { user, signInId: session.signInId } : null;
}

/** Lets signed-in callers through, for procedures and for routes that are none. */
export function requireMember(ctx: RequestContext): MemberContext {
  if (!ctx.member) throw new AppError('unauthenticated', 'Please sign in.');
  return { ...ctx, member: ctx.member };
}

/** A new device is signed in. */
export async function openSession(ctx: RequestContext, db: Db, user: UserRow): Promise<Session> {
  const refresh = createToken();
  const signInId = await signIns.insertSignIn(db, {
    user_id: user.id,
    refresh_hash: refresh.hash,
    refresh_expires_at: refreshExpiry(),
    ...device(ctx),
  });
  return issueAccessToken(db, presentUser(user), signInId, refresh.token);
}

/**
 * Exchanges a refresh token. One that was exchanged before has been copied: whoever shows it, the real device or the
 * thief, the whole family ends.
 */
export async function rotateSession(ctx: RequestContext, refreshToken: string): Promise<Session> {
  const spentHash = hashToken(refreshToken);
  const next = createToken();
  const session = await ctx.db.transaction().execute(async (trx) => {
    const signIn = await signIns.rotateSignIn(trx, spentHash, {
      refresh_hash: next.hash,
      refresh_expires_at: refreshExpiry(),
      ...device(ctx),
    });
    const user = signIn && (await users.findUser(trx, signIn.user_id));
    if (!signIn || !user) return null;
    await signIns.insertSpentRefreshToken(trx, spentHash, signIn.id);
    return issueAccessToken(trx, presentUser(user), signIn.id, next.token);
  });
  if (session) return session;

  const ended = await signIns.deleteSignInBySpentToken(ctx.db, spentHash);
  if (ended)
    ctx.log.warn(
      { userId: ended.user_id, signInId: ended.id },
      'a spent refresh token came back; sign-in ended',
    );
  throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
}

async function issueAccessToken(
  db: Db,
  user: User,
  signInId: string,
  refreshToken: string,
): Promise<Session> {
  const { token } = createToken();
  const { expiresAt } = await createLucia(db).createSession(
    user.id,
    { sign_in_id: signInId },
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
