import { type Db, type PasskeyRow, secondFactors } from '@sheaf/db';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { nameInstance, readInstanceSettings } from '../auth/auth.instance.service.ts';
import type { User } from '../auth/auth.user.schema.ts';
import type { passkeyMade, passkeyUsed } from './second-factors.schema.ts';

const CHALLENGE_MINUTES = 5;

/** Some two hundred files, which only members with passkeys need. */
const loadPasskeys = () => import('@simplewebauthn/server');

/** Passkeys belong to the name that people reach the instance by. */
function readSite({ settings }: AppContext): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(settings.publicUrl);
  return { rpID: hostname, origin };
}

export async function createAddOptions(ctx: AppContext, user: User) {
  const known = await secondFactors.listPasskeys(ctx.db, user.id);
  const { generateRegistrationOptions } = await loadPasskeys();
  const options = await generateRegistrationOptions({
    rpName: nameInstance(await readInstanceSettings(ctx)),
    rpID: readSite(ctx).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: row.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx.db, options.challenge, 'add', user.id);
  return { ...options };
}

/** `userId`: one of this member's passkeys. Without it the browser offers whichever it has for this site. */
export async function createUseOptions(ctx: AppContext, userId: string | null) {
  const known = userId === null ? [] : await secondFactors.listPasskeys(ctx.db, userId);
  const { generateAuthenticationOptions } = await loadPasskeys();
  const options = await generateAuthenticationOptions({
    rpID: readSite(ctx).rpID,
    allowCredentials: known.map((row) => ({ id: row.credential_id, transports: row.transports })),
    userVerification: 'required',
  });
  await keepChallenge(ctx.db, options.challenge, 'sign-in', userId);
  return { ...options };
}

export async function readMadePasskey(ctx: AppContext, userId: string, made: z.infer<typeof passkeyMade>) {
  const challenge = await takeChallenge(ctx.db, made.response.clientDataJSON, 'add');
  if (challenge?.user_id !== userId) throw new AppError('passkey_refused');
  const { rpID, origin } = readSite(ctx);
  const { verifyRegistrationResponse } = await loadPasskeys();
  const verified = await orRefused(() =>
    verifyRegistrationResponse({
      // Its parts are checked by the library, which throws on what it cannot read.
      response: made as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
    }),
  );
  if (!verified.verified) throw new AppError('passkey_refused');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: made.response.transports ?? [],
  };
}

/** The passkey that signed; of this member, where one is asked. */
export async function readUsedPasskey(
  ctx: AppContext,
  used: z.infer<typeof passkeyUsed>,
  userId: string | null,
): Promise<PasskeyRow & { newCounter: number }> {
  const challenge = await takeChallenge(ctx.db, used.response.clientDataJSON, 'sign-in');
  const passkey = await secondFactors.findPasskey(ctx.db, used.id);
  if (!challenge || !passkey || challenge.user_id !== userId || (userId && passkey.user_id !== userId))
    throw new AppError('passkey_refused');
  const { rpID, origin } = readSite(ctx);
  const { verifyAuthenticationResponse } = await loadPasskeys();
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: used as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!verified) throw new AppError('passkey_refused');
  return { ...passkey, newCounter: authenticationInfo.newCounter };
}

async function keepChallenge(
  db: Db,
  challenge: string,
  purpose: 'add' | 'sign-in',
  user_id: string | null,
): Promise<void> {
  const expires_at = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  await secondFactors.insertChallenge(db, { challenge, purpose, user_id, expires_at });
}

/** Each is answered once, also by an answer that is refused. */
async function takeChallenge(db: Db, clientData: string, purpose: 'add' | 'sign-in') {
  const challenge = readChallenge(clientData);
  const kept = challenge === null ? undefined : await secondFactors.takeChallenge(db, challenge, purpose);
  return kept && challenge !== null ? { ...kept, challenge } : null;
}

function readChallenge(clientData: string): string | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const challenge = (told as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge.replaceAll('\0', '') : null;
  } catch {
    return null;
  }
}

async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new AppError('passkey_refused', null, { cause });
  }
}
