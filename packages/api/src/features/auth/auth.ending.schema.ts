import { z } from 'zod';

export const endedCause = z
  .enum(['provider', 'reset', 'confirmation', 'address'])
  .describe(
    'Signed in by a provider, reset the password, confirmed the address, or took the account back from another address',
  );
export type EndedCause = z.infer<typeof endedCause>;

export const endedKind = z.enum([
  'password',
  'sign-in',
  'identity',
  'api-key',
  'webhook',
  'passkey',
  'authenticator',
]);
export type EndedKind = z.infer<typeof endedKind>;

export const endedAccessSchema = z
  .object({
    id: z.uuid(),
    cause: endedCause,
    kind: endedKind,
    name: z
      .string()
      .nullable()
      .describe('Of the key or passkey; the browser, the provider, the address that was told'),
    ended_at: z.string(),
  })
  .meta({ id: 'EndedAccess' });
export type EndedAccess = z.infer<typeof endedAccessSchema>;
