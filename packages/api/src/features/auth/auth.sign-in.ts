import { type Db, secondFactors, type UserRow } from '@sheaf/db';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { issueLink } from './auth.links.ts';
import type { secondStep, signedIn } from './auth.schema.ts';
import { openSession, refuseDisabled } from './auth.sessions.ts';
import { presentUser } from './auth.user.presenter.ts';

export type SignedIn = z.infer<typeof signedIn>;
type SignInAnswer = SignedIn | z.infer<typeof secondStep>;

/** Who has shown the password, or was vouched for, is signed in; where there is a second factor, once that is shown too. */
export async function completeSignIn(ctx: RequestContext, trx: Db, user: UserRow): Promise<SignInAnswer> {
  refuseDisabled(user);
  const methods = await secondFactors.listKinds(trx, user.id);
  if (methods.length) return { second_step: { token: await issueLink(trx, user, 'second-step'), methods } };
  return { user: presentUser(user), session: await openSession(ctx, trx, user) };
}
