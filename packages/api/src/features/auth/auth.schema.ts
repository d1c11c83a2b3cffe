import { z } from 'zod';
import { INSTANCE_USES } from './auth.uses.schema.ts';
import { emailAddress, memberLanguage, displayName, userSchema } from './auth.user.schema.ts';

export const MIN_PASSWORD_LENGTH = 6;
/** What is advised. */
export const GOOD_PASSWORD_LENGTH = 12;

const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'fields.password_too_short')
  // Argon2 takes any length; a megabyte of password is only work for the server.
  .max(1024, 'fields.password_too_long');
const password = z.string().min(1, 'fields.password_needed').max(1024);
const token = z.string().min(1, 'fields.link_incomplete').max(256, 'fields.link_incomplete');

export const registerInput = z
  .object({
    email: emailAddress,
    password: newPassword,
    name: displayName,
    language: memberLanguage.optional(),
    use: z
      .enum(INSTANCE_USES)
      .optional()
      .describe(
        'What the instance is for: taken from its first account alone. Unless it is `sold`, others join by invitation',
      ),
    setupCode: z
      .string()
      .max(100)
      .optional()
      .describe('Which the log prints at start: for the first account of an instance that others reach'),
  })
  .strict();
export const loginInput = z.object({ email: emailAddress, password }).strict();
export const refreshInput = z.object({ refresh_token: token }).strict();
export const forgotPasswordInput = z.object({ email: emailAddress }).strict();
/** The page that a link of an email leads to. */
export const checkLinkInput = z
  .object({
    token,
    page: z.enum(['reset-password', 'verify-email', 'undo-email']).describe('Where the link leads'),
  })
  .strict();
export const resetPasswordInput = z.object({ token, password: newPassword }).strict();
export const changePasswordInput = z
  .object({
    currentPassword: z.string().min(1, 'fields.current_password_needed').max(1024),
    newPassword,
  })
  .strict();
/** Asked for again before what could take the account over; who has none signs in anew. */
export const ownPassword = password
  .optional()
  .describe('Your password, where your account has one. Without one, a sign-in of a few minutes ago');
export const verifyEmailInput = z
  .object({
    token,
    password: password
      .optional()
      .describe('Where nobody is signed in: shows that whoever confirms the address opened the account'),
  })
  .strict();
export const undoEmailInput = z.object({ token }).strict();
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

export const signedIn = z.object({ user: userSchema, session: sessionSchema });

/** The password was right, and a second factor is asked for: its token goes to `/auth/second-step`. */
export const secondStep = z.object({
  second_step: z.object({
    token: z.string(),
    methods: z.array(z.enum(['authenticator', 'passkey', 'recovery-code'])),
  }),
});

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
