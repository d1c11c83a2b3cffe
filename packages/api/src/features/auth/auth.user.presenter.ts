import type { UserRow } from '@sheaf/db';
import { readLanguage } from '../../language.schema.ts';
import type { User } from './auth.user.schema.ts';

/** A user as the outside sees them: never the password's hash. */
export function presentUser(row: UserRow): User {
  const { id, name, email, role, email_verified, pending_email, language, created_at, demo_until } = row;
  return {
    id,
    name,
    email,
    role,
    email_verified,
    pending_email,
    language: readLanguage(language),
    created_at,
    demo_until,
  };
}
