import { z } from 'zod';
import { LANGUAGES } from '../../language.schema.ts';

/** The address as it is kept and compared: trimmed, lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'The email address is too long.')
  .pipe(z.email('Please enter a valid email address.'));

export const personName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(100, 'The name can have 100 characters at most.')
  // A name stands in mail headers and menus: no line breaks, no characters that turn the text around it.
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'The name has characters that cannot be shown.');

export const memberLanguage = z.enum(LANGUAGES).describe('What letters are written in');

export const userSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['user', 'admin']),
    email_verified: z.boolean(),
    language: memberLanguage,
    created_at: z.string(),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;
