import { z } from 'zod';
import { ownPassword } from '../auth/auth.schema.ts';
import { displayName } from '../auth/auth.user.schema.ts';

export const MAX_PASSKEYS = 20;

const encoded = z.string().max(20_000);

/** What the browser answers; its library and ours check what is in it. */
const passkeyAnswer = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export const passkeyMade = passkeyAnswer.extend({
  response: z.looseObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const passkeyUsed = passkeyAnswer.extend({
  response: z.looseObject({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

const code = z.string().trim().min(1, 'fields.code_needed').max(40);

export const ownPasswordInput = z.object({ password: ownPassword }).strict();
export const confirmAuthenticatorInput = z.object({ code }).strict();
export const addPasskeyInput = z
  .object({
    name: displayName,
    passkey: passkeyMade,
  })
  .strict();
export const removePasskeyInput = z.object({ id: z.uuid(), password: ownPassword }).strict();

const token = z.string().min(1, 'fields.link_incomplete').max(256, 'fields.link_incomplete');
export const secondStepInput = z
  .object({
    token,
    code: code.optional().describe('Of the authenticator app, or one of the recovery codes'),
    passkey: passkeyUsed.optional(),
  })
  .strict()
  .refine((input) => input.code !== undefined || input.passkey !== undefined, {
    path: ['code'],
    error: 'fields.code_needed',
  });
export const passkeyOptionsInput = z
  .object({ token: token.optional().describe('Of a second step; without it any passkey of this instance') })
  .strict();
export const passkeySignInInput = z.object({ passkey: passkeyUsed }).strict();

export const passkeyOptions = z
  .object({ options: z.record(z.string(), z.unknown()) })
  .describe('For `navigator.credentials`, in JSON');

export const passkeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

export const secondFactorsSchema = z
  .object({
    authenticator: z.object({ created_at: z.string() }).nullable(),
    passkeys: z.array(passkeySchema),
    recovery_codes: z.number().int().describe('How many are left'),
    needed: z.boolean().describe('An administrator has to have one here, and does not'),
  })
  .meta({ id: 'SecondFactors' });

export const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .nullable()
    .describe('Told this once, with the first second factor; null where there are some already'),
});
