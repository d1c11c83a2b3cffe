import { z } from 'zod';
import { emailAddress, memberLanguage, personName, userSchema } from './auth.user.schema.ts';

export const MIN_PASSWORD_LENGTH = 6;

const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
  // Argon2 takes any length; a megabyte of password is only work for the server.
  .max(1024, 'The password can have 1,024 characters at most.');
const token = z.string().min(1, 'The link is not complete.').max(256, 'The link is not complete.');

export const registerInput = z
  .object({
    email: emailAddress,
    password: newPassword,
    name: personName,
    language: memberLanguage.optional(),
  })
  .strict();
export const loginInput = z
  .object({ email: emailAddress, password: z.string().min(1, 'Please enter your password.').max(1024) })
  .strict();
export const refreshInput = z.object({ refresh_token: token }).strict();
export const forgotPasswordInput = z.object({ email: emailAddress }).strict();
export const resetPasswordInput = z.object({ token, password: newPassword }).strict();
export const changePasswordInput = z
  .object({
    currentPassword: z.string().min(1, 'Please enter your current password.').max(1024),
    newPassword,
  })
  .strict();
export const verifyEmailInput = z.object({ token }).strict();
export const exchangeInput = z.object({ code: token }).strict();
export const revokeSessionInput = z.object({ id: z.uuid() }).strict();

export const sessionSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_at: z.string(),
    expires_in: z.number().int().describe('Seconds until the access token ends.'),
    user: userSchema,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

export const deviceSchema = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    created_at: z.string(),
    last_seen_at: z.string(),
    user_agent: z.string().nullable(),
    ip: z.string().nullable(),
  })
  .meta({ id: 'SignedInDevice' });

export const DEFAULT_LANDING = '/tools';

/**
 * A path on this site to go to after signing in, or the default. Browsers read `\` as `/`, drop tabs and line breaks,
 * and take `//host` and `scheme:` as other sites, so only a path that stays itself when resolved passes.
 */
export function safePath(path: unknown, fallback = DEFAULT_LANDING): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return fallback;
  const here = 'https://here.invalid';
  const url = URL.canParse(path, here) ? new URL(path, here) : null;
  if (url?.origin !== here || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
