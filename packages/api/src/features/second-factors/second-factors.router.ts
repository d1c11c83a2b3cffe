import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { personProcedure, publicProcedure, router } from '../../trpc.ts';
import { signedIn } from '../auth/auth.schema.ts';
import {
  addPasskeyInput,
  confirmAuthenticatorInput,
  ownPasswordInput,
  passkeyOptions,
  passkeyOptionsInput,
  passkeySchema,
  passkeySignInInput,
  recoveryCodesSchema,
  removePasskeyInput,
  secondFactorsSchema,
  secondStepInput,
} from './second-factors.schema.ts';
import * as factors from './second-factors.service.ts';
import { beginPasskeyUse, passSecondStep, signInWithPasskey } from './second-factors.sign-in.service.ts';

const tags = ['Second factors'];
type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: `/${string}`, summary: string) => ({
  openapi: { method, path: `/auth${path}` as const, tags, summary, protect: true },
});
const openCall = (path: `/${string}`, summary: string) => ({
  openapi: { method: 'POST' as const, path: `/auth${path}` as const, tags, summary },
});

export const secondFactorsRouter = router({
  list: personProcedure
    .meta(call('GET', '/second-factors', 'Your second factors'))
    .input(z.void())
    .output(secondFactorsSchema)
    .query(({ ctx }) => factors.listSecondFactors(ctx)),

  beginAuthenticator: personProcedure
    .meta(call('POST', '/second-factors/authenticator', 'Begin to add an authenticator app'))
    .input(ownPasswordInput)
    .output(z.object({ secret: z.string(), uri: z.string().describe('For a QR code') }))
    .mutation(({ ctx, input }) => factors.beginAuthenticator(ctx, input.password)),

  confirmAuthenticator: personProcedure
    .meta(call('POST', '/second-factors/authenticator/confirm', 'Add the app, by its first code'))
    .input(confirmAuthenticatorInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => ({
      recovery_codes: await factors.confirmAuthenticator(ctx, input.code),
    })),

  removeAuthenticator: personProcedure
    .meta(call('DELETE', '/second-factors/authenticator', 'Remove the authenticator app'))
    .input(ownPasswordInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await factors.removeAuthenticator(ctx, input.password);
      return { success: true };
    }),

  renewRecoveryCodes: personProcedure
    .meta(call('POST', '/second-factors/recovery-codes', 'New recovery codes in place of the old'))
    .input(ownPasswordInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => ({
      recovery_codes: await factors.renewRecoveryCodes(ctx, input.password),
    })),

  beginPasskey: personProcedure
    .meta(call('POST', '/second-factors/passkeys/begin', 'Begin to add a passkey'))
    .input(ownPasswordInput)
    .output(passkeyOptions)
    .mutation(({ ctx, input }) => factors.beginPasskey(ctx, input.password)),

  addPasskey: personProcedure
    .meta(call('POST', '/second-factors/passkeys', 'Add a passkey'))
    .input(addPasskeyInput)
    .output(recoveryCodesSchema.extend({ passkey: passkeySchema }))
    .mutation(({ ctx, input }) => factors.addPasskey(ctx, input)),

  removePasskey: personProcedure
    .meta(call('DELETE', '/second-factors/passkeys/{id}', 'Remove a passkey'))
    .input(removePasskeyInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await factors.removePasskey(ctx, input.id, input.password);
      return { success: true };
    }),

  passStep: publicProcedure
    .meta(openCall('/second-step', 'Finish a sign-in that asks for a second factor'))
    .input(secondStepInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => passSecondStep(ctx, input)),

  beginPasskeySignIn: publicProcedure
    .meta(openCall('/passkeys/begin', 'Begin to sign in with a passkey'))
    .input(passkeyOptionsInput)
    .output(passkeyOptions)
    .mutation(({ ctx, input }) => beginPasskeyUse(ctx, input.token)),

  passkeySignIn: publicProcedure
    .meta(openCall('/passkeys', 'Sign in with a passkey'))
    .input(passkeySignInInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
});
