import { z } from 'zod';
import { ownPassword } from '../auth/auth.schema.ts';
import { displayName } from '../auth/auth.user.schema.ts';

export const MAX_KEYS = 50;

const scope = z.enum(['read', 'write']);

export const createApiKeyInput = z
  .object({
    name: displayName,
    scopes: z
      .array(scope)
      .min(1, 'fields.scope_needed')
      .max(2)
      .default(['read', 'write'])
      .transform((scopes) => [...new Set(scopes)])
      .describe('`read` for calls that only look, `write` for all others'),
    expires_at: z.iso
      .datetime({ offset: true, error: 'fields.time_invalid' })
      .nullable()
      .default(null)
      .refine((time) => time === null || Date.parse(time) > Date.now(), 'fields.time_past')
      .describe('Absent or null: until it is revoked'),
    password: ownPassword,
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
