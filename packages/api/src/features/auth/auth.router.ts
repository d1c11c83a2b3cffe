import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { newcomerProcedure, personProcedure, publicProcedure, router } from '../../trpc.ts';
import { userSchema } from './auth.user.schema.ts';
import { exchangeCode } from './auth.identity.service.ts';
import { changePassword, readSignInMethods } from './auth.password.service.ts';
import {
  changePasswordInput,
  deviceSchema,
  exchangeInput,
  forgotPasswordInput,
  loginInput,
  refreshInput,
  registerInput,
  resetPasswordInput,
  revokeSessionInput,
  sessionSchema,
  verifyEmailInput,
} from './auth.schema.ts';
import * as auth from './auth.service.ts';
import { rotateSession } from './auth.sessions.ts';

const tags = ['Auth'];
const message = z.object({ message: z.string() });
const signedIn = z.object({ user: userSchema, session: sessionSchema });

export const authRouter = router({
  register: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/register', tags, summary: 'Open an account' },
      status: 201,
    })
    .input(registerInput)
    .output(signedIn.extend(message.shape))
    .mutation(async ({ ctx, input }) => ({
      ...(await auth.registerAccount(ctx, input)),
      message: 'Registration successful! Please check your email to verify your account.',
    })),

  login: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/auth/login', tags, summary: 'Sign in' } })
    .input(loginInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => auth.signIn(ctx, input)),

  refresh: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/refresh', tags, summary: 'Exchange a refresh token, once' },
    })
    .input(refreshInput)
    .output(z.object({ session: sessionSchema }))
    .mutation(async ({ ctx, input }) => ({ session: await rotateSession(ctx, input.refresh_token) })),

  logout: newcomerProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/logout', tags, summary: 'Sign this device out', protect: true },
    })
    .input(z.void())
    .output(success)
    .mutation(async ({ ctx }) => {
      await auth.signOut(ctx);
      return { success: true };
    }),

  forgotPassword: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/forgot-password', tags, summary: 'Ask for a reset link' },
    })
    .input(forgotPasswordInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await auth.requestPasswordReset(ctx, input.email);
      return { message: 'If an account has this address, a letter with a link is on its way.' };
    }),

  resetPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/reset-password',
        tags,
        summary: 'Set a new password by a link',
      },
    })
    .input(resetPasswordInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await auth.resetPassword(ctx, input);
      return { message: 'Your password is changed. Please sign in with the new one.' };
    }),

  changePassword: personProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/auth/password',
        tags,
        summary: 'Change your password',
        protect: true,
      },
    })
    .input(changePasswordInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx, input);
      return { message: 'Your password is changed. Every other device is signed out.' };
    }),

  methods: personProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/methods',
        tags,
        summary: 'By what you can sign in',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ password: z.boolean(), provider: z.boolean() }))
    .query(({ ctx }) => readSignInMethods(ctx)),

  verifyEmail: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/verify-email', tags, summary: 'Confirm an address by a link' },
    })
    .input(verifyEmailInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await auth.verifyEmail(ctx, input.token);
      return { message: 'Your email address is confirmed.' };
    }),

  resendVerification: newcomerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/resend-verification',
        tags,
        summary: 'Send the letter again',
        protect: true,
      },
    })
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await auth.resendVerification(ctx);
      return { message: 'A new letter is on its way.' };
    }),

  exchange: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/exchange',
        tags,
        summary: 'Finish a sign-in that a provider began',
      },
    })
    .input(exchangeInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => exchangeCode(ctx, input.code)),

  sessions: personProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/sessions',
        tags,
        summary: 'Where you are signed in',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ sessions: z.array(deviceSchema) }))
    .query(async ({ ctx }) => ({ sessions: await auth.listDevices(ctx) })),

  revokeSession: personProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions/{id}',
        tags,
        summary: 'Sign a device out',
        protect: true,
      },
    })
    .input(revokeSessionInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await auth.revokeDevice(ctx, input.id);
      return { success: true };
    }),

  revokeOtherSessions: personProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions',
        tags,
        summary: 'Sign all other devices out',
        protect: true,
      },
    })
    .input(z.void())
    .output(success)
    .mutation(async ({ ctx }) => {
      await auth.revokeOtherDevices(ctx);
      return { success: true };
    }),
});
