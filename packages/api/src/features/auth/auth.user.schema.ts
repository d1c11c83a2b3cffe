import { z } from 'zod';
import { LANGUAGES } from '../../language.schema.ts';

/** The address as it is kept and compared: trimmed, lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'fields.email_too_long')
  .pipe(z.email('fields.email_invalid'));

export const displayName = z
  .string()
  .trim()
  .min(1, 'fields.name_needed')
  .max(100, 'fields.name_too_long')
  // Names of people, keys and instances appear in mail headers and menus: no line breaks, and no characters that change the text direction.
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'fields.name_characters');

export const memberLanguage = z.enum(LANGUAGES).describe('What emails are written in');

export const userSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['user', 'admin']),
    email_verified: z.boolean(),
    pending_email: z.string().nullable().describe('Asked for, and not confirmed yet'),
    language: memberLanguage,
    created_at: z.string(),
    demo_until: z.string().nullable().describe('When this demo account is deleted; null: not a demo account'),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;
