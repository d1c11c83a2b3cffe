import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { newcomerProcedure, personProcedure, publicProcedure, router } from '../../trpc.ts';
import { exchangeCode } from './auth.identity.service.ts';
import { canSendMail } from './auth.mail.ts';
import { deviceProcedures } from './auth.devices.procedures.ts';
import { endedAccessSchema } from './auth.ending.schema.ts';
import { listEndedAccess } from './auth.ending.service.ts';
import * as links from './auth.links.service.ts';
import { changePassword, readSignInMethods } from './auth.password.service.ts';
import {
  changePasswordInput,
  exchangeInput,
  forgotPasswordInput,
  loginInput,
  refreshInput,
  registerInput,
  checkLinkInput,
  resetPasswordInput,
  secondStep,
  sessionSchema,
  signedIn,
  undoEmailInput,
  verifyEmailInput,
} from './auth.schema.ts';
import * as auth from './auth.service.ts';
import { rotateSession } from './auth.sessions.ts';
import { answerSchema } from '../../answer.schema.ts';
import { answerWith } from '../../answers.ts';

const tags = ['Auth'];

const followedLink = answerSchema.extend({
  password_token: z
    .string()
    .nullable()
    .describe('Chooses a new password, where what others left in the account was ended, their password too'),
});

export const authRouter = router({
  register: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/register', tags, summary: 'Open an account' },
      status: 201,
    })
    .input(registerInput)
    .output(signedIn.extend(answerSchema.shape))
    .mutation(async ({ ctx, input }) => ({
      ...(await auth.registerAccount(ctx, input)),
      ...answerWith((await canSendMail(ctx)) ? 'outcomes.registered' : 'outcomes.registered_without_email'),
    })),

  login: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/auth/login', tags, summary: 'Sign in' } })
    .input(loginInput)
    .output(z.union([signedIn, secondStep]))
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
      demo: true,
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
    .output(answerSchema)
    .mutation(async ({ ctx, input }) => {
      await auth.requestPasswordReset(ctx, input.email);
      return answerWith(
        (await canSendMail(ctx)) ? 'outcomes.reset_requested' : 'outcomes.reset_without_email',
      );
    }),

  checkLink: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/check-link',
        tags,
        summary: 'Whether the link of an email still works',
      },
    })
    .input(checkLinkInput)
    .output(z.object({ works: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({ works: await links.checkLink(ctx, input) })),

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
    .output(answerSchema)
    .mutation(async ({ ctx, input }) => {
      await links.resetPassword(ctx, input);
      return answerWith('outcomes.password_reset');
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
    .output(answerSchema)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx, input);
      return answerWith('outcomes.password_changed');
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
    .output(
      z.object({
        password: z.boolean(),
        provider: z.boolean(),
        fresh_until: z
          .string()
          .nullable()
          .describe(
            'Until then who has no password may change what opens the account; then by signing in again',
          ),
      }),
    )
    .query(({ ctx }) => readSignInMethods(ctx)),

  verifyEmail: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/verify-email', tags, summary: 'Confirm an address by a link' },
    })
    .input(verifyEmailInput)
    .output(followedLink)
    .mutation(async ({ ctx, input }) => {
      const { passwordToken } = await links.verifyEmail(ctx, input);
      const answer = answerWith(
        passwordToken ? 'outcomes.email_confirmed_choose_password' : 'outcomes.email_confirmed',
      );
      return { ...answer, password_token: passwordToken };
    }),

  undoEmailChange: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/undo-email',
        tags,
        summary: 'Take an account back to the address that it had before, by a link',
      },
    })
    .input(undoEmailInput)
    .output(followedLink)
    .mutation(async ({ ctx, input }) => {
      const { passwordToken } = await links.undoEmailChange(ctx, input.token);
      return { ...answerWith('outcomes.email_change_undone'), password_token: passwordToken };
    }),

  endedAccess: personProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/ended',
        tags,
        summary: 'What was ended when the account came to its owner',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ ended: z.array(endedAccessSchema) }))
    .query(async ({ ctx }) => ({ ended: await listEndedAccess(ctx) })),

  resendVerification: newcomerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/resend-verification',
        tags,
        summary: 'Send the email again',
        protect: true,
      },
    })
    .input(z.void())
    .output(answerSchema)
    .mutation(async ({ ctx }) => {
      await auth.resendVerification(ctx);
      return answerWith(
        (await canSendMail(ctx)) ? 'outcomes.verification_sent' : 'outcomes.verification_without_email',
      );
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
    .output(z.union([signedIn, secondStep]))
    .mutation(({ ctx, input }) => exchangeCode(ctx, input.code)),

  ...deviceProcedures,
});
