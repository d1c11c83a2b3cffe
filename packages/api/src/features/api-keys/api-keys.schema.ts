import { z } from 'zod';

export const MAX_KEYS = 50;

const scope = z.enum(['read', 'write']);

export const createApiKeyInput = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Please enter a name.')
      .max(100, 'The name can have 100 characters at most.')
      .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'The name has characters that cannot be shown.'),
    scopes: z
      .array(scope)
      .min(1, 'A key must be able to do something.')
      .max(2)
      .default(['read', 'write'])
      .transform((scopes) => [...new Set(scopes)])
      .describe('`read` for calls that only look, `write` for all others'),
    expires_at: z.iso
      .datetime({ offset: true, error: 'This is no time.' })
      .nullable()
      .default(null)
      .refine((time) => time === null || Date.parse(time) > Date.now(), 'This time is over already.')
      .describe('Absent or null: until it is revoked'),
  })
  .strict();
export const apiKeyIdInput = z.object({ id: z.uuid() }).strict();

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().describe('How the key begins'),
    scopes: z.array(scope),
    expires_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKeySchema>;
